"""8.7.3 step 3: Marches of several steps through Pashtun areas to distant Provinces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.taliban.bands import muster
from core.adp.bots.taliban.expedition import Expedition, so_many
from core.adp.bots.taliban.network import NOBODY, MarchPlan, Network, Way
from core.adp.model.atlas import PROVINCES
from core.adp.model.board import Board
from core.adp.model.ids import SpaceId
from core.kernel import Why, filled
from core.kernel.reasoning import NO_NOTES, Notes, qualify

FAR_PROVINCES: Final = 2

WhyNotEnter = Callable[[Board, SpaceId], Why | None]
"""Why a Province should not be entered; None if it should."""


def far_provinces(
    board: Board, trip: Expedition, why_not_enter: WhyNotEnter, notes: Notes = NO_NOTES
) -> dict[SpaceId, Way]:
    """Return the Provinces that Guerrillas could reach, with the best way to each."""
    return _reach(Network(board, trip), why_not_enter, notes)


def _reach(net: Network, why_not_enter: WhyNotEnter, notes: Notes) -> dict[SpaceId, Way]:
    if not net.sources:
        notes.look("8.7.3 step 3: no other Guerrilla may leave an origin")
        return {}
    ways = net.ways(NOBODY)

    def why_not(goal: SpaceId) -> Why | None:
        if goal in net.trip.column.arrived:
            return "entered already"
        if (reason := why_not_enter(net.board, goal)) is not None:
            return reason
        if goal not in ways:
            return "no group could pay its way through Pashtun areas, leave 1 in each, and arrive"
        return None

    found = qualify("8.7.3 step 3: Provinces within reach", PROVINCES, why_not, notes)
    return {goal: min(ways[goal].values(), key=lambda way: way[:2]) for goal in found}


def _cheapest_and_nearest(ways: Mapping[SpaceId, Way]) -> tuple[Priority, ...]:
    """8.7.3 step 3: Which Provinces, and which origins, come first (ruling A-53)."""
    return (
        Priority("8.7.3 step 3: lowest cost", lambda space: -ways[space].cost),
        Priority("8.7.3 step 3: fewest steps", lambda space: -ways[space].steps),
    )


async def march_far(mind: Mind, trip: Expedition, why_not_enter: WhyNotEnter) -> None:
    """8.7.3 step 3: March to two more Provinces, the cheapest first, then the nearest."""
    for _ in range(FAR_PROVINCES):
        net = Network(mind.board, trip)
        reach = _reach(net, why_not_enter, mind.notes)
        if not reach:
            return
        goal = await pick_space(mind, list(reach), _cheapest_and_nearest(reach))
        plan = await _gather(mind, net, goal)
        for (origin, destination), (way, numbers) in plan.legs.items():
            board = mind.board
            wanted = so_many(board, origin, destination, sum(numbers.values()))
            who = muster(trip.bands.at(board, origin), numbers, wanted.underground)
            why = filled(
                "8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",
                goal,
                way.cost,
                way.steps,
                origin,
                destination,
            )
            await trip.send(mind, origin, destination, who, why)


async def _gather(mind: Mind, net: Network, goal: SpaceId) -> MarchPlan:
    """Choose who sets out for a Province, the cheapest ways first, until Control is won.

    The ways are computed again after each source, because no destination is paid for twice.
    """
    here = net.board.spaces[goal]
    need = here.coin + here.warlords + 1 - here.taliban
    plan = NOBODY
    no_help: list[SpaceId] = []
    while plan.arriving < need:
        ways = net.ways(plan).get(goal, {})
        left = [source for source in ways if source not in no_help]
        if not left:
            break
        source = await pick_space(mind, left, _cheapest_and_nearest(ways))
        joined = net.reinforced(plan, source, ways[source], need)
        if joined.arriving == plan.arriving:
            no_help.append(source)
        plan = joined
    return plan
