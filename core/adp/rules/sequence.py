"""2.3 An Event card: who is Eligible, in which order, and what each may do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import takewhile
from typing import Final

from core.adp.events.by_hand import ARBITER, resolve_by_hand
from core.adp.events.deck import order_of
from core.adp.model.board import Board
from core.adp.model.facts import EligibilityMarked, EligibilitySet, Entered, TurnEnded
from core.adp.model.ids import (
    COIN,
    FACTIONS,
    PROPAGANDA,
    PURSE,
    TALIBAN,
    Deception,
    Deed,
    Faction,
    Islamabad,
    Seat,
    Stage,
)
from core.adp.model.options import Eligibility
from core.adp.rules.operations import Operation, execute, why_not_begin, why_not_declare
from core.adp.rules.parts.markers import holder, player_of, shown
from core.adp.rules.table import AdpTable
from core.kernel import Interrupt, Reason

PASS: Final = "pass"
EVENT: Final = "event"
HIDDEN_ASSET: Final = "hidden-asset"

FULL: Final = (Deed.OPERATION, Deed.OPERATION_AND_SPECIAL)
NOT_ON_FINAL_EVENT_CARD: Final = ("sweep", "march")
MOST_EXECUTING: Final = 2
PASSING_EARNS_COIN: Final = 3
PASSING_EARNS_INSURGENTS: Final = 1


async def faction_turn(table: AdpTable) -> None:
    """2.3.4: The next Eligible Faction Passes, operates or plays the Event."""
    faction = next_to_act(table.board)
    assert faction is not None
    deed = await take_turn(table, faction, allowed_deeds(table.board, faction))
    table.emit(TurnEnded(faction, deed, rule="2.3.4"))
    if deed is Deed.EVENT and has_a_sponsor(table.board, faction):
        table.emit(EligibilityMarked(faction, True, rule="8.7.6"))
    if next_to_act(table.board) is None:
        end_card(table)


def has_a_sponsor(board: Board, faction: Faction) -> bool:
    """8.7.6: Whether Non-player Taliban stay Eligible after an Event, unless it forbids that."""
    return (
        faction is TALIBAN
        and board.seats[faction] is Seat.BOT
        and board.islamabad is Islamabad.SPONSORSHIP
        and faction not in board.next_eligibility
    )


async def take_turn(table: AdpTable, faction: Faction, allowed: tuple[Deed, ...]) -> Deed:
    """Ask a Faction for its choice of 2.3.4 and carry it out; return what it did."""
    limited = Deed.LIMITED in allowed
    operations = {
        operation.word: operation for operation in table.catalogue.operations.get(faction, ())
    }

    def refuse(word: str) -> Reason | None:
        return _why_not(table, faction, allowed, word, operations)

    def menu() -> tuple[str, ...]:
        return tuple(word for word in (*operations, EVENT, HIDDEN_ASSET) if refuse(word) is None)

    deed: Deed | None = None
    while deed is None:
        word = await table.ask(
            faction,
            lambda: (*menu(), PASS),
            ask="turn",
            rule="2.3.4",
            refuse=refuse,
            also=_arbiter(table, faction),
            sure=True,
        )
        deed = await _do(table, faction, word, operations, limited)
    return deed


async def _do(
    table: AdpTable, faction: Faction, word: str, operations: dict[str, Operation], limited: bool
) -> Deed | None:
    """Carry out the choice; return None if it is an Operation that did not begin."""
    if word in operations:
        return await execute(operations[word], table, faction, limited=limited)
    match word:
        case "event":
            assert table.board.card is not None
            await table.catalogue.events[table.board.card](table, faction)
            return Deed.EVENT
        case "hidden-asset":
            return await use_hidden_asset(table, faction, operations)
        case _pass:
            earned = PASSING_EARNS_COIN if faction in COIN else PASSING_EARNS_INSURGENTS
            table.gain(PURSE[faction], earned, "2.3.3")
            return Deed.PASS


def _arbiter(table: AdpTable, faction: Faction) -> tuple[Interrupt, ...]:
    """Option Arbiter: players may correct the position by hand before the turn, repeatedly."""
    if not table.board.options.arbiter:
        return ()
    card = table.board.card
    assert card is not None
    step = partial(resolve_by_hand, table, faction, card, ARBITER)
    return (Interrupt(ARBITER, faction, lambda: True, step),)


def _why_not(
    table: AdpTable,
    faction: Faction,
    allowed: tuple[Deed, ...],
    word: str,
    operations: dict[str, Operation],
) -> Reason | None:
    """Return why a Faction cannot begin something now, or None if it can."""
    board = table.board
    limited = Deed.LIMITED in allowed
    if word in operations:
        if limited and is_final_event_card(board) and word in NOT_ON_FINAL_EVENT_CARD:
            return Reason("turn.final-event-card", "2.3.8")
        specials = table.catalogue.specials_of(faction)
        return why_not_declare(operations[word], specials, board, faction, limited=limited)
    if word == EVENT:
        if board.card not in table.catalogue.events:
            return Reason("turn.event-not-ready", "5")
        return None if Deed.EVENT in allowed else Reason("turn.event-not-open", "2.3.4")
    if word == HIDDEN_ASSET:
        if not limited:
            return Reason("asset.not-limited", "7.3")
        if is_final_event_card(board):  # ruling A-83
            return Reason("asset.final-event-card", "2.3.8")
        if Deception.ASSET not in board.hidden.get(holder(board, faction), ()):
            return Reason("asset.none-held", "7.3")
        # After the marker is shown an Operation must follow, even without gifts (ruling A-7).
        specials = table.catalogue.specials_of(faction)
        if all(
            why_not_begin(operation, specials, board, faction, limited=False)
            for operation in operations.values()
        ):
            return Reason("asset.no-operation", "7.3")
        return None
    return Reason("turn.no-deed", "2.3.4")


async def use_hidden_asset(
    table: AdpTable, faction: Faction, operations: dict[str, Operation]
) -> Deed:
    """7.3: Show the marker and use it: a full Operation follows."""
    table.emit(shown(player_of(table.board, faction), Deception.ASSET))

    def refuse(word: str) -> Reason | None:
        if word in operations:
            specials = table.catalogue.specials_of(faction)
            return why_not_declare(operations[word], specials, table.board, faction, limited=False)
        return Reason("asset.shown", "7.3")

    def menu() -> tuple[str, ...]:
        return tuple(word for word in operations if refuse(word) is None)

    deed: Deed | None = None
    while deed is None:
        word = await table.ask(faction, menu, ask="turn", rule="7.3", refuse=refuse)
        deed = await execute(operations[word], table, faction, limited=False)
    return deed


def allowed_deeds(board: Board, faction: Faction) -> tuple[Deed, ...]:
    """2.3.4: What a Faction may do besides Passing, given what others did."""
    deeds = _open_deeds(board)
    if board.seats[faction] is Seat.BOT and Deed.LIMITED in deeds:
        # 8.1: Non-players do a full Operation where players do a Limited one.
        return (*FULL, *(deed for deed in deeds if deed is not Deed.LIMITED))
    return deeds


def _open_deeds(board: Board) -> tuple[Deed, ...]:
    executed = [acted.deed for acted in board.acted if acted.deed is not Deed.PASS]
    final = is_final_event_card(board)
    if not executed:
        return (Deed.LIMITED, Deed.EVENT) if final else (*FULL, Deed.EVENT)
    match executed[0]:
        case Deed.OPERATION_AND_SPECIAL:
            return (Deed.LIMITED, Deed.EVENT)
        case Deed.EVENT:
            return (Deed.LIMITED,) if final else FULL  # ruling A-13
        case _operation:
            return (Deed.LIMITED,)


def is_final_event_card(board: Board) -> bool:
    """2.3.8: Whether the final Propaganda card is revealed and no Event card comes before it."""
    if board.options.sudden_propaganda:
        return False
    ahead = tuple(takewhile(lambda card: card == PROPAGANDA, board.upcoming))
    return board.propaganda_played + len(ahead) >= board.propaganda_total


def next_to_act(board: Board) -> Faction | None:
    """2.3.2: The first Eligible Faction in order that has not acted; None after two executed."""
    acted = {act.faction: act.deed for act in board.acted}
    if sum(deed is not Deed.PASS for deed in acted.values()) >= MOST_EXECUTING:
        return None
    waiting = (
        faction
        for faction in faction_order(board)
        if faction in board.eligible
        and faction not in acted
        and board.next_eligibility.get(faction, True)  # an Event may have stopped it (2.3.6)
    )
    return next(waiting, None)


def faction_order(board: Board) -> tuple[Faction, ...]:
    """2.3.2: The Faction symbols, left to right, of the card that gives the order."""
    assert board.card is not None
    if board.options.eligibility is Eligibility.NORMAL:
        return order_of(board, board.card)
    # 2.3.1, Eligibility A and B: the next Event card, or the first one played if none is left.
    ahead, before = events_among(board.upcoming), events_among((*board.played, board.card))
    return order_of(board, (*ahead, *before)[0])


def events_among(cards: Iterable[int]) -> tuple[int, ...]:
    """Return the Event cards, without Propaganda cards."""
    return tuple(card for card in cards if card != PROPAGANDA)


def end_card(table: AdpTable) -> None:
    """2.3.6: Factions that executed become Ineligible, unless an Event says otherwise."""
    board = table.board
    executed = {act.faction for act in board.acted if act.deed is not Deed.PASS}
    if board.options.eligibility is Eligibility.B:
        executed = set()  # 2.3.1: only Events make a Faction Ineligible
    for faction in FACTIONS:
        eligible = board.next_eligibility.get(faction, faction not in executed)
        if eligible != (faction in board.eligible):
            table.emit(EligibilitySet(faction, eligible, rule="2.3.6"))
    table.emit(Entered(Stage.NEXT_CARD, rule="2.3.7"))
