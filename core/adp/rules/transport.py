"""4.3.2 Transport: Government Troops travel by road and may have to pay tolls."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial, reduce
from types import MappingProxyType
from typing import Final

from core.adp.model.atlas import ADJACENT, LOCS, OUTSIDE_PAKISTAN
from core.adp.model.board import Board
from core.adp.model.facts import Fact, Moved, Transferred, after
from core.adp.model.ids import CAP, GOVERNMENT, Faction, Piece, SpaceId, Track
from core.adp.rules.operations import (
    CANNOT_PAY,
    FULL,
    NOT_NAMED,
    Execution,
    Operation,
    Special,
    Terms,
    possible_there,
)
from core.adp.rules.special_activities import anywhere, pick_space
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN, may_be_in
from core.kernel import Reason

NO_TROOPS: Final = Reason("transport.no-troops", "4.3.2")
NO_WAY: Final = Reason("transport.no-road", "4.3.2")

ROADS: Final = (*LOCS, SpaceId.KABUL)
"""The spaces that a group may pass through; any other space ends its way."""

_ROADS_FROM: Final = {s: tuple(n for n in ADJACENT[s] if n in ROADS) for s in OUTSIDE_PAKISTAN}
_EXITS_FROM: Final = {
    s: tuple(n for n in ADJACENT[s] if n not in ROADS and may_be_in(GOVERNMENT, n))
    for s in OUTSIDE_PAKISTAN
}


async def transport(execution: Execution) -> None:
    """Take any number of Government Troops from one space to another; then pay the tolls."""
    table, faction = execution.table, execution.faction
    origin = await pick_space(
        execution,
        lambda s: why_not_transport_from(execution.board, faction, execution.terms, s),
        OUTSIDE_PAKISTAN,
        ask="transport.origin",
        rule="4.3.2",
    )
    assert origin is not None
    tolls = tolls_from(execution.board, origin)
    destination = await pick_space(
        execution,
        lambda s: why_not_transport_to(tolls, execution.terms, s),
        OUTSIDE_PAKISTAN,
        ask="transport.destination",
        rule="4.3.2",
        about=(origin,),
    )
    assert destination is not None
    toll = 0 if execution.terms.free else tolls[destination]
    troops = execution.board.spaces[origin].government_troops
    count = await table.choose_number(
        faction,
        lambda: range(1, troops + 1),
        ask="transport.troops",
        rule="4.3.2",
        about=(origin, destination),
    )
    table.emit(*_journey(table.board, origin, destination, count, toll))


def why_not_transport_from(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why no group can leave a space: there must be Government Troops, and a destination."""
    if not board.spaces[space].government_troops:
        return NO_TROOPS
    if terms.within is None:
        return None
    if space not in terms.within:
        return NOT_NAMED
    tolls = tolls_from(board, space)
    if any(why_not_transport_to(tolls, terms, goal) is None for goal in terms.within):
        return None
    return NO_WAY


def why_not_transport_to(
    tolls: Mapping[SpaceId, int], terms: Terms, space: SpaceId
) -> Reason | None:
    """Why a group cannot go to a space."""
    if not may_be_in(GOVERNMENT, space):
        return ONLY_TALIBAN_IN_PAKISTAN
    if terms.within is not None and space not in terms.within:
        return NOT_NAMED
    return None if space in tolls else NO_WAY


def tolls_from(board: Board, origin: SpaceId) -> Mapping[SpaceId, int]:
    """Return the spaces that a group can reach, with the least toll on the way to each.

    Any number of steps into LoCs and Kabul, a Sabotaged LoC being the end of the move, then perhaps
    one into another space. One way is part of all others, so nobody need choose (ruling A-27).
    """
    return tolls_on(board)(origin)


def tolls_on(board: Board) -> Callable[[SpaceId], Mapping[SpaceId, int]]:
    """Return `tolls_from` for a position in which groups may start anywhere."""
    guarded = frozenset([s for s in OUTSIDE_PAKISTAN if has_guerrillas(board, s)])
    return partial(_tolls_from, guarded, frozenset(board.unsabotaged_locs))


@lru_cache(maxsize=1_000)  # depends on nothing else; the entries used longest ago are dropped
def _tolls_from(
    guarded: frozenset[SpaceId], unbroken: frozenset[SpaceId], origin: SpaceId
) -> Mapping[SpaceId, int]:
    """Return the least tolls: 1 for each space on the way with Guerrillas."""
    on_road = {origin: 0}
    tolls: dict[SpaceId, int] = {}
    ahead = deque((origin,))
    while ahead:
        space = ahead.popleft()
        for road in _ROADS_FROM[space]:
            toll = on_road[space] + (road in guarded)
            if toll < on_road.get(road, toll + 1):
                on_road[road] = toll
                if road in unbroken or road is SpaceId.KABUL:
                    ahead.append(road)
        for exit_ in _EXITS_FROM[space]:
            toll = on_road[space] + (exit_ in guarded)
            tolls[exit_] = min(toll, tolls.get(exit_, toll))
    tolls |= on_road
    del tolls[origin]
    return MappingProxyType(tolls)


def has_guerrillas(board: Board, space: SpaceId) -> bool:
    """Whether there is any Guerrilla in a space."""
    here = board.spaces[space]
    return bool(
        here.taliban_underground
        or here.taliban_active
        or here.warlord_underground
        or here.warlord_active
    )


def transport_enables(board: Board, faction: Faction, operation: Operation) -> bool:
    """4.1: Whether Troops could be brought to where an Operation is possible with them."""
    promising = [s for s in OUTSIDE_PAKISTAN if operation.worth_a_look(board, s)]
    if not promising or operation.refuse(board, faction, FULL) is CANNOT_PAY:
        return False  # Transport earns nothing
    cheapest: dict[SpaceId, int] = {}
    tolls_of = tolls_on(board)
    origins = [s for s in OUTSIDE_PAKISTAN if board.spaces[s].government_troops]
    for origin in sorted(origins, key=lambda s: -board.spaces[s].government_troops):
        for destination, toll in tolls_of(origin).items():
            # A group that is neither larger nor cheaper than one before can do no better.
            if destination not in promising or toll >= cheapest.get(destination, toll + 1):
                continue
            cheapest[destination] = toll
            troops = board.spaces[origin].government_troops
            arrived = transported(board, origin, destination, troops, toll)
            if possible_there(operation, arrived, faction, destination):
                return True
    return False


def transported(
    board: Board, origin: SpaceId, destination: SpaceId, count: int, toll: int
) -> Board:
    """The position after a group has gone from one space to another."""
    return reduce(after, _journey(board, origin, destination, count, toll), board)


def _journey(
    board: Board, origin: SpaceId, destination: SpaceId, count: int, toll: int
) -> Iterator[Fact]:
    """What happens when a group goes: it pays as much of the toll as possible (1.8)."""
    yield Moved(Piece.GOVERNMENT_TROOPS, origin, destination, count, rule="4.3.2")
    room = CAP[Track.WARLORDS] - board.track(Track.WARLORDS)
    if paid := min(toll, board.track(Track.GOVERNMENT), room):
        yield Transferred(Track.GOVERNMENT, Track.WARLORDS, paid, rule="4.3.2")


def leads_to(execution: Execution, answers: Sequence[str]) -> Iterator[Board]:
    """4.1: The positions after each journey that could leave the Operation possible or make it so.

    If it is not possible yet, it can only become so at a promising destination. The smallest and
    the largest group are enough.
    """
    board, prospects = execution.board, execution.accompaniment.prospects()
    origins = [s for s in OUTSIDE_PAKISTAN if board.spaces[s].government_troops]
    tolls_of = tolls_on(board)
    for origin in map(SpaceId, answers[:1]) if answers else origins:
        tolls = tolls_of(origin)
        sizes = [int(word) for word in answers[2:]] or {board.spaces[origin].government_troops, 1}
        for goal in map(SpaceId, answers[1:2]) if answers[1:] else tolls:
            if prospects.reason is None or goal in prospects.promising:
                for size in sizes:
                    yield transported(board, origin, goal, size, tolls[goal])


TRANSPORT: Final = Special(
    "transport",
    "4.3.2",
    None,
    anywhere(why_not_transport_from, OUTSIDE_PAKISTAN, "4.3.2"),
    transport,
    transport_enables,
    costs=True,  # tolls
    disturbs=True,
    leads_to=leads_to,
)
