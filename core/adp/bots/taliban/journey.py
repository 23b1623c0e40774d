"""8.7.3 step 3: Marches of several steps through Pashtun areas into Provinces far away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from heapq import heappop, heappush
from typing import Final, NamedTuple

from core.adp.atlas import ADJACENT, AREAS, PASHTUN, PROVINCES
from core.adp.board import Board
from core.adp.bots.chance import pick_space
from core.adp.bots.leaving import control_with
from core.adp.bots.mind import Mind
from core.adp.bots.notes import NO_NOTES, Notes
from core.adp.bots.priorities import Priority, qualify
from core.adp.bots.taliban.column import Expedition, number_to_spare, so_many
from core.adp.ids import PURSE, TALIBAN, SpaceId

FAR_PROVINCES: Final = 2

_NEIGHBOURS: Final = {
    space: tuple(other for other in ADJACENT[space] if other in AREAS) for space in AREAS
}
_AT_HOME: Final = frozenset(PASHTUN)

WhyNotEnter = Callable[[Board, SpaceId], str | None]
"""Why a Province is not one to be entered; None if it is."""


class Leg(NamedTuple):
    """The way from an area towards a goal."""

    cost: int
    steps: int
    then: SpaceId
    """The next area on the way."""


class Plan(NamedTuple):
    """Who goes from where to where, and how many come to the goal."""

    groups: dict[tuple[SpaceId, SpaceId], int]
    arriving: int
    cost: int


NOBODY: Final = Plan({}, 0, 0)


class Network:
    """The ways between areas that are open to a March, and who could set out."""

    def __init__(self, board: Board, trip: Expedition) -> None:
        self.board = board
        self.trip = trip
        self.purse = board.track(PURSE[TALIBAN])
        starts = dict.fromkeys((*trip.origins, *trip.new_origins()))
        self.sources = [space for space in starts if number_to_spare(board, space)]
        self.costs = {
            (origin, space): trip.cost(board, origin, space)
            for origin in AREAS
            if origin in self.sources or (origin in _AT_HOME and not trip.column.once)
            for space in _NEIGHBOURS[origin]
            if trip.can_go(board, origin, space)
        }

    def ways_to(self, goal: SpaceId) -> dict[SpaceId, Leg]:
        """Return the cheapest way from each area, then the one with the fewest steps."""
        legs: dict[SpaceId, Leg] = {}
        order = {space: number for number, space in enumerate(AREAS)}
        queue: list[tuple[int, int, int, SpaceId]] = [(0, 0, order[goal], goal)]
        seen: list[SpaceId] = []
        while queue:
            cost, steps, _, area = heappop(queue)
            if area in seen:
                continue
            seen.append(area)
            if area is not goal and (area not in _AT_HOME or self.trip.column.once):
                continue  # nobody Marches on from there
            for before in _NEIGHBOURS[area]:
                price = self.costs.get((before, area))
                if price is None or before in seen:
                    continue
                leg = Leg(cost + price, steps + 1, area)
                if before not in legs or leg[:2] < legs[before][:2]:
                    legs[before] = leg
                    heappush(queue, (leg.cost, leg.steps, order[before], before))
        return legs

    def sources_for(self, goal: SpaceId, legs: Mapping[SpaceId, Leg]) -> list[SpaceId]:
        """Return from where Guerrillas could come who have not been on the way before."""
        return [
            source
            for source in self.sources
            if source in legs
            and not any(
                space in self.trip.past.get(source, ()) for space in path(source, goal, legs)
            )
        ]

    def plan(
        self, goal: SpaceId, legs: Mapping[SpaceId, Leg], setting_out: Mapping[SpaceId, int]
    ) -> Plan:
        """Follow some Guerrillas on their ways: in each area 1 stays, and Control as it is."""
        areas = dict.fromkeys(
            area for source in setting_out for area in path(source, goal, legs)[:-1]
        )
        passing = dict.fromkeys((*areas, goal), 0)
        groups: dict[tuple[SpaceId, SpaceId], int] = {}
        prices: dict[SpaceId, int] = {}
        for area in sorted(areas, key=lambda area: -legs[area].steps):
            arrived, then = passing[area], legs[area].then
            going = min(arrived + setting_out.get(area, 0), free_with(self.board, area, arrived))
            if going:
                groups[area, then] = going
                passing[then] += going
                prices[then] = max(prices.get(then, 0), self.costs[area, then])
        return Plan(groups, passing[goal], sum(prices.values()))


def path(source: SpaceId, goal: SpaceId, legs: Mapping[SpaceId, Leg]) -> list[SpaceId]:
    """Return the areas from a source to the goal, both included."""
    areas = [source]
    while areas[-1] is not goal:
        areas.append(legs[areas[-1]].then)
    return areas


def free_with(board: Board, area: SpaceId, arrived: int) -> int:
    """How many can leave an area, with so many more there: 1 stays, and Control as it is."""
    here = board.spaces[area]
    most = max(0, here.taliban_guerrillas + arrived - 1)
    now = control_with(here, taliban=arrived)
    for leaving in range(1, most + 1):
        if control_with(here, taliban=arrived - leaving) is not now:
            return leaving - 1
    return most


def far_provinces(
    board: Board, trip: Expedition, why_not_enter: WhyNotEnter, notes: Notes = NO_NOTES
) -> dict[SpaceId, tuple[int, int]]:
    """Return the Provinces that somebody could come to, with the cost and the steps it takes."""
    return _reach(Network(board, trip), why_not_enter, notes)


def _reach(
    net: Network, why_not_enter: WhyNotEnter, notes: Notes
) -> dict[SpaceId, tuple[int, int]]:
    found: dict[SpaceId, tuple[int, int]] = {}
    if not net.sources:
        notes.look("8.7.3 step 3: nobody else may leave an origin")
        return found

    def why_not(goal: SpaceId) -> str | None:
        if goal in net.trip.column.arrived:
            return "entered already"
        if (reason := why_not_enter(net.board, goal)) is not None:
            return reason
        legs = net.ways_to(goal)
        best = [
            legs[source][:2]
            for source in net.sources_for(goal, legs)
            if _reinforced(net, goal, legs, {}, source).arriving
        ]
        if not best:
            return "no way through Pashtun areas that can be paid"
        found[goal] = min(best)
        return None

    qualify("8.7.3 step 3: Provinces within reach", PROVINCES, why_not, notes)
    return found


def _reinforced(
    net: Network,
    goal: SpaceId,
    legs: Mapping[SpaceId, Leg],
    setting_out: dict[SpaceId, int],
    source: SpaceId,
) -> Plan:
    """Return the plan with just enough from one more source to take the goal, or the most.

    The source is noted among those setting out if it helps.
    """
    here = net.board.spaces[goal]
    need = here.coin + here.warlords + 1 - here.taliban
    best = net.plan(goal, legs, setting_out)
    number = 0
    for more in range(1, number_to_spare(net.board, source) + 1):
        plan = net.plan(goal, legs, {**setting_out, source: more})
        if plan.arriving > best.arriving and plan.cost <= net.purse:
            best, number = plan, more
        if best.arriving >= need:
            break
    if number:
        setting_out[source] = number
    return best


def _cheapest_and_nearest(
    ways: Mapping[SpaceId, Leg] | Mapping[SpaceId, tuple[int, int]],
) -> tuple[Priority, ...]:
    """8.7.3 step 3: Which Provinces, and which origins, come first (ruling A-53)."""
    return (
        Priority("lowest cost", "8.7.3 step 3", lambda space: -ways[space][0]),
        Priority("fewest steps", "8.7.3 step 3", lambda space: -ways[space][1]),
    )


async def march_far(mind: Mind, trip: Expedition, why_not_enter: WhyNotEnter) -> None:
    """8.7.3 step 3: Two further Provinces, the cheapest first, then the nearest."""
    for _ in range(FAR_PROVINCES):
        net = Network(mind.board, trip)
        reach = _reach(net, why_not_enter, mind.notes)
        if not reach:
            return
        goal = await pick_space(mind, list(reach), _cheapest_and_nearest(reach))
        cost, steps = reach[goal]
        legs = net.ways_to(goal)
        plan = await _gather(mind, net, goal, legs)
        why = f"8.7.3 step 3: to {goal}, cost {cost}, steps {steps}"
        for (origin, destination), number in plan.groups.items():
            group = so_many(mind.board, origin, destination, number)
            await trip.go(mind, origin, destination, group, f"{why}: {origin} to {destination}")


async def _gather(mind: Mind, net: Network, goal: SpaceId, legs: Mapping[SpaceId, Leg]) -> Plan:
    """Choose who sets out for a Province, the cheapest ways first, until Control is won."""
    here = net.board.spaces[goal]
    need = here.coin + here.warlords + 1 - here.taliban
    setting_out: dict[SpaceId, int] = {}
    plan = NOBODY
    left = net.sources_for(goal, legs)
    while left and plan.arriving < need:
        source = await pick_space(mind, left, _cheapest_and_nearest(legs))
        left.remove(source)
        plan = _reinforced(net, goal, legs, setting_out, source)
    return plan
