"""1.4.1 and 1.5.1 What may be done in the middle of anything one executes.

A player Insurgent may take its own pieces off the map; Factions may give one another Resources.
Neither may leave the question that it interrupts without an answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from core.adp.atlas import SPACES
from core.adp.board import BASES_IN, COUNT, INVENTORY, UNDERGROUND_IN, Board
from core.adp.facts import Fact, Removed, Transferred
from core.adp.ids import (
    CAP,
    FACTIONS,
    GOVERNMENT,
    INSURGENTS,
    PIECES,
    PURSE,
    WARLORDS,
    Faction,
    Piece,
    Seat,
    SpaceId,
    Track,
)
from core.adp.options import NoNonPlayer, Options, players
from core.adp.table import Table
from core.kernel import Decision, Interrupt, Kind, Reason

REMOVE_OWN: Final = "remove-own"
GIVE: Final = "give"
REQUEST: Final = "request"
BACK: Final = "back"
NONE_TO_SPARE: Final = Reason("aside.none-to-spare", "1.4.1")
GIVERS: Final = (GOVERNMENT, *INSURGENTS)
"""1.5.1: The Coalition has no Resources to give or to receive."""


def asides(table: Table, faction: Faction) -> tuple[Interrupt, ...]:
    """Return what a Faction may do beside the Operation, activity or Event it executes."""
    offered: list[Interrupt] = []
    board = table.board
    if faction in INSURGENTS and board.seats[faction] is Seat.HUMAN:
        offered.append(
            Interrupt(
                REMOVE_OWN,
                faction,
                lambda: has_pieces_on_map(table.board, faction),
                lambda: remove_own(table, faction),
            )
        )
    if faction in GIVERS:
        if board.seats[faction] is Seat.HUMAN:
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
            )
        )
    return tuple(offered)


# 1.4.1 Voluntary removal


def has_pieces_on_map(board: Board, faction: Faction) -> bool:
    """Whether not all pieces of an Insurgent Faction are Available."""
    available = board.available
    return BASES_IN[faction](available) < BASES_IN[faction](INVENTORY) or UNDERGROUND_IN[faction](
        available
    ) < UNDERGROUND_IN[faction](INVENTORY)


def own_spaces(board: Board, faction: Faction) -> tuple[SpaceId, ...]:
    """Spaces with pieces of a Faction."""
    pieces = PIECES[faction]
    return tuple(s for s in SPACES if any(COUNT[p](board.spaces[s]) for p in pieces))


async def remove_own(table: Table, faction: Faction) -> None:
    """1.4.1: A player Insurgent returns own pieces from a space to Available."""

    def removable(space: SpaceId, piece: Piece) -> tuple[int, ...]:
        numbers = range(1, COUNT[piece](table.board.spaces[space]) + 1)
        if table.is_sure:
            return tuple(numbers)
        return tuple(
            n for n in numbers if not _strands(table, Removed(piece, space, n, rule="1.4.1"))
        )

    spaces = (
        s
        for s in own_spaces(table.board, faction)
        if table.is_sure or any(removable(s, piece) for piece in PIECES[faction])
    )
    word = await Decision(
        faction,
        "remove-own.space",
        "1.4.1",
        Kind.SPACE,
        (*spaces, BACK),
        refuse=lambda word: NONE_TO_SPARE if word in SPACES else None,
    )
    if word == BACK:
        return
    space = SpaceId(word)
    kinds = tuple(piece for piece in PIECES[faction] if removable(space, piece))
    piece = kinds[0]
    if len(kinds) > 1:
        word = await Decision(faction, "remove-own.piece", "1.4.1", Kind.PIECE, kinds, (space,))
        piece = Piece(word)
    count = await _choose_number(
        faction, removable(space, piece), "remove-own.count", "1.4.1", (piece, space)
    )
    table.emit(Removed(piece, space, count, rule="1.4.1"))


# 1.5.1 Transfers


def _allowed_gifts(sharing: NoNonPlayer, giver: Faction) -> tuple[tuple[Track, Track], ...]:
    """1.5, 1.5.1: From which track to which a Faction may give; not among a player's own."""
    seats = dict.fromkeys(FACTIONS, Seat.HUMAN)
    own = next(p for p in players(Options(no_non_player=sharing), seats) if giver in p)
    pairs = [(PURSE[giver], PURSE[other]) for other in GIVERS if other not in own]
    if giver is GOVERNMENT and WARLORDS not in own:
        pairs.append((Track.PATRONAGE, PURSE[WARLORDS]))
    return tuple(pairs)


_GIFTS: Final = {
    sharing: {giver: _allowed_gifts(sharing, giver) for giver in GIVERS} for sharing in NoNonPlayer
}


def gifts(board: Board, giver: Faction) -> Iterator[tuple[Track, Track]]:
    """1.5.1: Yield from which track to which a Faction could give something now.

    Almost every question asks for the first, so it comes without the others.
    """
    amounts = board.resources
    for source, target in _GIFTS[board.options.no_non_player][giver]:
        if amounts[source] and amounts[target] < CAP[target]:
            yield source, target


_SOURCES: Final = {
    sharing: {
        receiver: {
            giver: tuple(source for source, target in allowed if target is PURSE[receiver])
            for giver, allowed in _GIFTS[sharing].items()
        }
        for receiver in GIVERS
    }
    for sharing in NoNonPlayer
}


def donors(board: Board, receiver: Faction) -> Iterator[Faction]:
    """1.5.1: Yield the players' Factions that could give something to another."""
    amounts, purse = board.resources, PURSE[receiver]
    if amounts[purse] >= CAP[purse]:
        return
    for giver, sources in _SOURCES[board.options.no_non_player][receiver].items():
        if board.seats[giver] is Seat.HUMAN and any(amounts[source] for source in sources):
            yield giver


async def request(table: Table, receiver: Faction) -> None:
    """1.5.1: Ask another player for Resources; the giver decides."""
    givers = donors(table.board, receiver)
    word = await Decision(receiver, "request.from", "1.5.1", Kind.FACTION, (*givers, BACK))
    if word == BACK:
        return
    giver = Faction(word)
    pairs = gifts(table.board, giver)
    await give(table, giver, (pair for pair in pairs if pair[1] is PURSE[receiver]))


async def give(table: Table, giver: Faction, pairs: Iterable[tuple[Track, Track]]) -> None:
    """1.5.1: Give Resources, or as the Government turn Patronage into Warlord Resources."""
    words = {f"{source}-to-{target}": (source, target) for source, target in pairs}
    word = await Decision(giver, "give.what", "1.5.1", Kind.MENU, (*words, BACK))
    if word == BACK:
        return
    source, target = words[word]
    board = table.board
    most = min(board.track(source), CAP[target] - board.track(target))
    # Whoever can give so much and still go on can give less.
    while most and _strands(table, Transferred(source, target, most, rule="1.5.1")):
        most -= 1
    amounts = tuple(range(1, most + 1))
    if amounts:
        amount = await _choose_number(giver, amounts, "give.amount", "1.5.1", (source, target))
        table.emit(Transferred(source, target, amount, rule="1.5.1"))


def _strands(table: Table, fact: Fact) -> bool:
    """Whether a fact would leave an interrupted question without an answer."""
    return table.would_strand(fact.on(table.board))


async def _choose_number(
    by: Faction, numbers: tuple[int, ...], ask: str, rule: str, about: tuple[str, ...]
) -> int:
    """Ask for one of some numbers; a lone one is not asked for."""
    if len(numbers) == 1:
        return numbers[0]
    words = tuple(str(number) for number in numbers)
    return int(await Decision(by, ask, rule, Kind.COUNT, words, about))
