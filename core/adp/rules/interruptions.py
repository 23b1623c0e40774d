"""1.4.1 and 1.5.1 What players may do in the middle of an action: remove pieces, give Resources.

A player Insurgent may take its own pieces off the map, and Factions may give each other Resources.
Neither may leave the interrupted question without an answer. An Operation that cannot begin yet may
get what it lacks in the same ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter
from typing import Final

from core.adp.model.atlas import SPACES
from core.adp.model.board import BASES_IN, COUNT, INVENTORY, UNDERGROUND_IN, Board
from core.adp.model.facts import Removed
from core.adp.model.ids import BASES, INSURGENTS, PIECES, Faction, Piece, Seat, SpaceId, ThingKind
from core.adp.rules.table import AdpTable
from core.adp.rules.transfers import (
    BACK,
    GIVERS,
    donors,
    enriched,
    gifts,
    give,
    give_on_request,
    request,
)
from core.kernel import Decision, Interrupt, Kind, Reason

REMOVE_OWN: Final = "remove-own"
GIVE: Final = "give"
REQUEST: Final = "request"
DECLARED: Final = "declared"
"""The question of an Operation that cannot begin yet."""

BEGIN: Final = "begin"
"""The word with which an Operation begins automatically once it can."""

_COUNTS_IN: Final = {faction: attrgetter(*PIECES[faction]) for faction in INSURGENTS}
"""Counts the pieces of an Insurgent Faction, kind by kind."""

NONE_TO_SPARE: Final = Reason("aside.none-to-spare", "1.4.1")
GIFT_FROM: Final = {giver: f"gift-from-{giver}" for giver in GIVERS}
"""8.1: The words with which players give to a Non-player when it is asked something."""

ASIDES: Final = (REMOVE_OWN, GIVE, REQUEST, *GIFT_FROM.values())
"""Everything that can be done before answering; the question is then asked again."""


def asides(table: AdpTable, faction: Faction) -> tuple[Interrupt, ...]:
    """Return the asides that are possible while a Faction executes something."""
    if table.board.seats[faction] is Seat.BOT:
        return tuple(_gifts_to_bot(table, faction)) if faction in GIVERS else ()
    offered: list[Interrupt] = []
    if faction in INSURGENTS:
        offered.append(
            Interrupt(
                REMOVE_OWN,
                faction,
                lambda: has_pieces_on_map(table.board, faction),
                lambda: remove_own(table, faction),
                partial(taken_back, faction=faction),
            )
        )
    if faction in GIVERS:
        offered.append(
            Interrupt(
                GIVE,
                faction,
                lambda: next(gifts(table.board, faction), None) is not None,
                lambda: give(table, faction, gifts(table.board, faction)),
            )
        )
        offered.append(
            Interrupt(
                REQUEST,
                faction,
                lambda: next(donors(table.board, faction), None) is not None,
                lambda: request(table, faction),
                partial(enriched, faction=faction),
            )
        )
    return tuple(offered)


def _gifts_to_bot(table: AdpTable, bot: Faction) -> Iterator[Interrupt]:
    """8.1: Players may give to an executing Non-player; it never requests a gift.

    Players give before the Non-player answers a question, so the game need not stop to ask them.
    """
    for giver, word in GIFT_FROM.items():
        if giver is not bot and table.board.seats[giver] is Seat.HUMAN:
            yield Interrupt(
                word,
                bot,
                partial(_gives_to, table, giver, bot),
                partial(give_on_request, table, giver, bot),
            )


def _gives_to(table: AdpTable, giver: Faction, receiver: Faction) -> bool:
    return giver in donors(table.board, receiver)


# 3.1 An Operation that cannot begin yet


async def get_ready(
    table: AdpTable, faction: Faction, operation: str, possible: Callable[[Board], bool]
) -> bool:
    """1.4.1, 1.5.1: Let a Faction get what a declared Operation lacks; return whether it begins.

    Until it can begin, nothing but gifts has happened, so the Faction may still go back.
    """

    def options() -> tuple[str, ...]:
        if possible(table.board):
            return (BEGIN,)
        return () if table.is_weighing else (BACK,)

    def can_take_back() -> bool:
        board = table.board
        return not possible(board) and any(map(possible, taken_back(board, faction)))

    def can_request() -> bool:
        board = table.board
        return not possible(board) and next(donors(board, faction), None) is not None

    if possible(table.board):
        return True
    word = await table.ask(
        faction,
        options,
        ask=DECLARED,
        rule="3.1",
        about=(operation,),
        also=(
            Interrupt(REMOVE_OWN, faction, can_take_back, lambda: remove_own(table, faction)),
            Interrupt(REQUEST, faction, can_request, lambda: request(table, faction)),
        ),
        idle=BEGIN,
    )
    return word == BEGIN


def within_reach(board: Board, faction: Faction) -> Iterator[Board]:
    """1.4.1, 1.5.1: Yield the positions after possible voluntary removals and gifts."""
    if board.seats[faction] is Seat.HUMAN:
        yield from taken_back(board, faction)
        for richer in enriched(board, faction):
            yield richer
            yield from taken_back(richer, faction)


def taken_back(board: Board, faction: Faction) -> Iterator[Board]:
    """1.4.1: Yield the positions after removing a piece of a kind that is not Available."""
    if faction not in INSURGENTS:
        return
    lacking = tuple(
        piece
        for piece in PIECES[faction]
        if not (BASES_IN if piece in BASES else UNDERGROUND_IN)[faction](board.available)
    )
    for space in own_spaces(board, faction) if lacking else ():
        for piece in lacking:
            if COUNT[piece](board.spaces[space]):
                yield Removed(piece, space, 1, rule="1.4.1").on(board)


# 1.4.1 Voluntary removal


def has_pieces_on_map(board: Board, faction: Faction) -> bool:
    """Whether an Insurgent Faction has any piece on the map."""
    available = board.available
    return BASES_IN[faction](available) < BASES_IN[faction](INVENTORY) or UNDERGROUND_IN[faction](
        available
    ) < UNDERGROUND_IN[faction](INVENTORY)


def own_spaces(board: Board, faction: Faction) -> tuple[SpaceId, ...]:
    """Spaces with pieces of a Faction."""
    spaces, counts_in = board.spaces, _COUNTS_IN[faction]
    return tuple([space for space in SPACES if any(counts_in(spaces[space]))])


async def remove_own(table: AdpTable, faction: Faction) -> None:
    """1.4.1: A player Insurgent returns its pieces from a space to Available."""

    def removable(space: SpaceId, piece: Piece) -> Iterator[int]:
        """Yield the possible numbers; to know whether there are any, the first is enough."""
        for number in range(1, COUNT[piece](table.board.spaces[space]) + 1):
            fact = Removed(piece, space, number, rule="1.4.1")
            if table.is_sure or not table.would_strand(fact.on(table.board)):
                yield number

    def pieces_in(space: SpaceId) -> Iterator[Piece]:
        return (piece for piece in PIECES[faction] if any(removable(space, piece)))

    spaces = (s for s in own_spaces(table.board, faction) if table.is_sure or any(pieces_in(s)))
    word = await Decision(
        faction,
        "remove-own.space",
        "1.4.1",
        Kind.PLACE,
        (*spaces, BACK),
        refuse=lambda word: NONE_TO_SPARE if word in SPACES else None,
    )
    if word == BACK:
        return
    space = SpaceId(word)
    word = await table.choose(
        faction,
        lambda: pieces_in(space),
        ask="remove-own.piece",
        rule="1.4.1",
        kind=ThingKind.PIECE,
        about=(space,),
        undisturbed=True,
    )
    piece = Piece(word)
    count = await table.choose_number(
        faction,
        lambda: tuple(removable(space, piece)),
        ask="remove-own.count",
        rule="1.4.1",
        about=(piece, space),
        undisturbed=True,
    )
    table.emit(Removed(piece, space, count, rule="1.4.1"))
