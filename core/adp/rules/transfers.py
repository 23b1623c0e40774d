"""1.5.1 Transfers: Factions give Resources, and the Government Patronage to the Warlords."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Final

from core.adp.model.board import Board
from core.adp.model.facts import Transferred
from core.adp.model.ids import (
    CAP,
    FACTIONS,
    GOVERNMENT,
    INSURGENTS,
    PURSE,
    WARLORDS,
    Faction,
    Seat,
    ThingKind,
    Track,
)
from core.adp.model.options import NoNonPlayer, Options, players
from core.adp.rules.table import AdpTable
from core.kernel import Decision, Kind

BACK: Final = "back"
GIVERS: Final = (GOVERNMENT, *INSURGENTS)
"""1.5.1: The Coalition has no Resources to give or to receive."""

AMPLE: Final = 8
"""More than a Special Activity and the first space of an Operation can cost together."""


def _allowed_gifts(sharing: NoNonPlayer, giver: Faction) -> tuple[tuple[Track, Track], ...]:
    """1.5, 1.5.1: The pairs of tracks between which a Faction may give to other players."""
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
    """1.5.1: Yield the pairs of tracks between which a Faction could give now.

    Most callers need only the first pair, so the others are not computed.
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
    """1.5.1: Yield the players' Factions that could give something to a Faction."""
    amounts, purse = board.resources, PURSE[receiver]
    if amounts[purse] >= CAP[purse]:
        return
    for giver, sources in _SOURCES[board.options.no_non_player][receiver].items():
        if board.seats[giver] is Seat.HUMAN and any(map(amounts.__getitem__, sources)):
            yield giver


async def request(table: AdpTable, receiver: Faction) -> None:
    """1.5.1: Ask another player for Resources; the giver decides."""
    givers = donors(table.board, receiver)
    word = await Decision(receiver, "request.from", "1.5.1", ThingKind.FACTION, (*givers, BACK))
    if word != BACK:
        await give_on_request(table, Faction(word), receiver)


async def give_on_request(table: AdpTable, giver: Faction, receiver: Faction) -> None:
    """1.5.1: Give to an executing Faction, enough for what it cannot pay yet if possible."""
    pairs = [pair for pair in gifts(table.board, giver) if pair[1] is PURSE[receiver]]

    def amounts(source: Track, target: Track) -> range:
        most = _most_given(table.board, source, target)
        enough = (n for n in range(1, most + 1) if not _gift_strands(table, source, target, n))
        return range(next(enough, 1), most + 1)

    await _give(table, giver, {pair: amounts(*pair) for pair in pairs})


async def give(table: AdpTable, giver: Faction, pairs: Iterable[tuple[Track, Track]]) -> None:
    """1.5.1: Give Resources; the Government may also give Patronage to the Warlords."""

    def amounts(source: Track, target: Track) -> range:
        def is_too_much(amount: int) -> bool:
            return _gift_strands(table, source, target, amount)

        most = _most_given(table.board, source, target)
        if most and is_too_much(most):
            # If the giver can spare an amount, it can also spare less.
            most = bisect_left(range(1, most), True, key=is_too_much)
        return range(1, most + 1)

    await _give(table, giver, {pair: amounts(*pair) for pair in pairs})


async def _give(table: AdpTable, giver: Faction, amounts: dict[tuple[Track, Track], range]) -> None:
    """Ask the giver what and how much, and transfer it."""
    words = {f"{pair[0]}-to-{pair[1]}": pair for pair, some in amounts.items() if some}
    word = await Decision(giver, "give.what", "1.5.1", Kind.MENU, (*words, BACK))
    if word == BACK:
        return
    source, target = pair = words[word]
    amount = await table.choose_number(
        giver,
        lambda: amounts[pair],
        ask="give.amount",
        rule="1.5.1",
        about=pair,
        undisturbed=True,
    )
    table.emit(Transferred(source, target, amount, rule="1.5.1"))


def _most_given(board: Board, source: Track, target: Track) -> int:
    """1.8: The most that the source has and the target has room for."""
    return min(board.track(source), CAP[target] - board.track(target))


def _gift_strands(table: AdpTable, source: Track, target: Track, amount: int) -> bool:
    """Whether a gift would leave an interrupted question without an answer."""
    return table.would_strand(Transferred(source, target, amount, rule="1.5.1").on(table.board))


def enriched(board: Board, faction: Faction) -> Iterator[Board]:
    """1.5.1: Yield the position after all possible gifts to a Faction with few Resources."""
    if faction not in GIVERS or board.track(PURSE[faction]) >= AMPLE:
        return
    richer = board
    for giver in donors(board, faction):
        for source, target in gifts(board, giver):
            if target is PURSE[faction] and (most := _most_given(richer, source, target)):
                richer = Transferred(source, target, most, rule="1.5.1").on(richer)
    if richer is not board:
        yield richer
