"""8.7.3 step 3: The ways through Pashtun areas, and how many arrive on each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count, pairwise
from typing import Final, NamedTuple

from core.adp.bots.taliban.bands import Been
from core.adp.bots.taliban.expedition import Expedition, number_to_spare
from core.adp.model.atlas import ADJACENT, AREAS, PASHTUN
from core.adp.model.board import Board
from core.adp.model.ids import PURSE, TALIBAN, SpaceId

_NEIGHBOURS: Final = {
    space: tuple(other for other in ADJACENT[space] if other in AREAS) for space in AREAS
}
_AT_HOME: Final = frozenset(PASHTUN)

Edge = tuple[SpaceId, SpaceId]
"""From an area to its neighbour."""


class Way(NamedTuple):
    """A way from an area to a goal."""

    cost: int
    """Its extra cost: a destination that others pay for is free (ruling A-19)."""

    steps: int
    areas: tuple[SpaceId, ...]
    """From the first to the goal."""


class Party(NamedTuple):
    """A part of a band that sets out together."""

    way: Way
    been: Been
    number: int


class Leg(NamedTuple):
    """The group that goes from an area to its neighbour."""

    way: Way
    """The way of the party that was chosen first."""

    who: dict[Been, int]
    """How many of each band."""


class MarchPlan(NamedTuple):
    """All moves of a March in order, and how many Guerrillas reach the goal."""

    parties: tuple[Party, ...]
    legs: Mapping[Edge, Leg]
    prices: Mapping[SpaceId, int]
    """What is paid at each destination."""

    passing: Mapping[SpaceId, tuple[int, int]]
    """How many enter an area on the way, and how many leave it."""

    arriving: int

    @property
    def cost(self) -> int:
        """The total cost."""
        return sum(self.prices.values())

    def sent(self, source: SpaceId, been: Been) -> int:
        """How many of a band in a space set out."""
        return sum(
            party.number
            for party in self.parties
            if party.way.areas[0] is source and party.been == been
        )


NOBODY: Final = MarchPlan((), {}, {}, {}, 0)


class Network:
    """The ways between areas that a March can take, and the bands that could set out."""

    def __init__(self, board: Board, trip: Expedition) -> None:
        self.board = board
        self.trip = trip
        self.purse = board.track(PURSE[TALIBAN])
        starts = dict.fromkeys((*trip.origins, *trip.new_origins()))
        self.sources = {
            space: trip.bands.at(board, space) for space in starts if number_to_spare(board, space)
        }
        self.onward = {
            origin: [there for there in _NEIGHBOURS[origin] if trip.can_go(board, origin, there)]
            for origin in AREAS
            if origin in self.sources or (origin in _AT_HOME and not trip.column.once)
        }
        self.costs = {
            (origin, there): trip.cost(board, origin, there)
            for origin, neighbours in self.onward.items()
            for there in neighbours
        }

    def ways(self, plan: MarchPlan) -> dict[SpaceId, dict[SpaceId, Way]]:
        """Return for each area the best way from each source that can send a Guerrilla."""
        found: dict[SpaceId, dict[SpaceId, Way]] = {}
        for source, bands in self.sources.items():
            for been, band in bands.items():
                most = self._free_beside(plan, source, band.size - plan.sent(source, been))
                # Fewer may get through where more would win Control and have to stay.
                for number in range(most, 0, -1):
                    for goal, way in self._ways_from(source, been, number, plan).items():
                        ways = found.setdefault(goal, {})
                        if source not in ways or way[:2] < ways[source][:2]:
                            ways[source] = way
        return found

    def _ways_from(
        self, source: SpaceId, been: Been, number: int, plan: MarchPlan
    ) -> dict[SpaceId, Way]:
        """Return the cheapest, then shortest, way to each area that at least one can reach."""
        ways: dict[SpaceId, Way] = {}
        most_in: dict[SpaceId, int] = {}
        left = self.purse - plan.cost
        turn = count()
        start: tuple[SpaceId, ...] = (source,)
        queue = [(0, 0, -number, next(turn), start)]
        while queue:
            cost, steps, less, _, areas = heappop(queue)
            area, going = areas[-1], -less
            if going <= most_in.get(area, 0):
                continue
            most_in[area] = going
            if area is not source:
                ways.setdefault(area, Way(cost, steps, areas))
                if area not in _AT_HOME or self.trip.column.once:
                    continue  # no Guerrilla may March on from here
                going = self._free_beside(plan, area, going, arriving=going)
            for then in self.onward[area] if going else ():
                dearer = cost + (0 if plan.prices.get(then) else self.costs[area, then])
                if dearer <= left and then not in been and then not in areas:
                    heappush(queue, (dearer, steps + 1, -going, next(turn), (*areas, then)))
        return ways

    def _free_beside(self, plan: MarchPlan, area: SpaceId, number: int, arriving: int = 0) -> int:
        """How many of some can leave an area in addition to those of a plan."""
        come, go = plan.passing.get(area, (0, 0))
        return max(0, min(number, free_with(self.board, area, come + arriving) - go))

    def reinforced(self, plan: MarchPlan, source: SpaceId, way: Way, need: int) -> MarchPlan:
        """Return the plan with just enough more from a source, or as many as possible."""
        best = plan
        for been, band in self.sources[source].items():
            if not been.isdisjoint(way.areas):
                continue
            before = best
            for more in range(1, band.size - plan.sent(source, been) + 1):
                if best.arriving >= need:
                    return best
                joined = self.follow((*before.parties, Party(way, been, more)))
                if joined.arriving > best.arriving and joined.cost <= self.purse:
                    best = joined
        return best

    def follow(self, parties: Sequence[Party]) -> MarchPlan:
        """Work out all moves: in each area 1 stays, and Control does not change (8.1.2)."""
        left = [party.number for party in parties]
        legs: dict[Edge, Leg] = {}
        prices: dict[SpaceId, int] = {}
        passing: dict[SpaceId, tuple[int, int]] = {}
        for area in in_order([party.way.areas for party in parties]):
            here = [n for n, party in enumerate(parties) if area in party.way.areas[:-1]]
            arrived = sum(left[n] for n in here if parties[n].way.areas[0] is not area)
            staying = sum(left[n] for n in here) - free_with(self.board, area, arrived)
            for n in reversed(here):
                stay = min(left[n], max(0, staying))
                left[n], staying = left[n] - stay, staying - stay
            passing[area] = (arrived, sum(left[n] for n in here))
            for n in here:
                way, been, _ = parties[n]
                at = way.areas.index(area)
                edge = (area, way.areas[at + 1])
                if left[n]:
                    who = legs.setdefault(edge, Leg(way, {})).who
                    now = been.union(way.areas[:at])
                    who[now] = who.get(now, 0) + left[n]
                    prices[edge[1]] = max(prices.get(edge[1], 0), self.costs[edge])
        return MarchPlan(tuple(parties), legs, prices, passing, sum(left) if legs else 0)


def in_order(ways: Sequence[Sequence[SpaceId]]) -> Iterable[SpaceId]:
    """Return the areas that some ways leave, each after the areas it is entered from.

    If the ways form a cycle, return none.
    """
    ranks = dict.fromkeys((area for way in ways for area in way[:-1]), 1)
    changed = True
    while changed:
        changed = False
        for way in ways:
            for area, then in reversed(list(pairwise(way))):
                rank = ranks.get(then, 0) + 1
                if rank > len(AREAS):
                    return ()
                if rank > ranks[area]:
                    ranks[area] = rank
                    changed = True
    return sorted(ranks, key=lambda area: -ranks[area])


def free_with(board: Board, area: SpaceId, arrived: int) -> int:
    """How many can leave an area after others arrived: 1 stays, and Control does not change."""
    here = board.spaces[area]
    most = max(0, here.taliban_guerrillas + arrived - 1)
    taliban, coin, warlords = here.taliban + arrived, here.coin, here.warlords
    if taliban > coin + warlords:
        return min(most, taliban - coin - warlords - 1)
    if coin > taliban + warlords:
        return most
    return min(most, taliban + warlords - coin)
