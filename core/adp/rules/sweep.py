"""3.2.3 Sweep: COIN Troops move in and Activate Underground Guerrillas."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.model.atlas import ADJACENT, AFGHAN_AREAS, LOCS, OUTSIDE_PAKISTAN, PAKISTAN, SPACES
from core.adp.model.board import UNDERGROUND_IN, Board
from core.adp.model.facts import Activated
from core.adp.model.ids import (
    COALITION,
    GOVERNMENT,
    INSURGENTS,
    TROOPS,
    Faction,
    SpaceId,
    ThingKind,
    Track,
)
from core.adp.model.lasting import ISR, UNSHADED, coalition_goes_alone, in_force, most_spaces
from core.adp.rules.operations import CANNOT_PAY, Execution, Operation, Terms, can_pay, somewhere
from core.adp.rules.parts.movement import NOBODY_MOVED, Arrivals, Movement, search
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN
from core.kernel import Reason

PRICE: Final = 3
TOLL: Final = 1

NOTHING_TO_DO: Final = Reason("sweep.nothing-to-do", "3.2.3")
NOBODY_SEEKS: Final = Reason("sweep.nobody-seeks", "3.2.3")
NO_TROOPS: Final = Reason("sweep.no-troops", "3.2.3")
NO_WAY: Final = Reason("sweep.no-way", "3.2.3")
OUT_OF_BOUNDS: Final = {
    **dict.fromkeys(LOCS, Reason("sweep.not-on-a-loc", "3.2.3")),
    **dict.fromkeys(PAKISTAN, ONLY_TALIBAN_IN_PAKISTAN),
}


def _ways(destination: SpaceId) -> dict[SpaceId, SpaceId | None]:
    """The origins of Troops, each with the LoC on the way, or None if adjacent.

    There is at most one LoC between two spaces that are not adjacent.
    """
    ways: dict[SpaceId, SpaceId | None] = dict.fromkeys(
        space for space in ADJACENT[destination] if space not in PAKISTAN
    )
    for road in (space for space in ADJACENT[destination] if space in LOCS):
        for origin in ADJACENT[road]:
            if origin not in ways and origin is not destination and origin not in PAKISTAN:
                ways[origin] = road
    return {origin: ways[origin] for origin in OUTSIDE_PAKISTAN if origin in ways}


WAYS: Final = {destination: _ways(destination) for destination in AFGHAN_AREAS}


class InPlace(Terms, frozen=True):
    """Card 10: A Sweep without movement, even if there is no Underground Guerrilla."""


async def sweep(execution: Execution) -> None:
    """Select any number of spaces and move Troops into each; then search them all."""
    arrivals = Movement()
    roads: list[SpaceId] = []

    def why_not(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
        return why_not_sweep_in(board, faction, terms, space, arrivals)

    most = most_spaces(execution.board, execution.faction)
    while space := await execution.select(
        why_not,
        ask="sweep.space",
        rule="3.2.3",
        among=AFGHAN_AREAS,
        most=most,
        idle=partial(why_idle_sweep_in, arrivals=arrivals),
    ):
        if execution.faction is GOVERNMENT:
            execution.pay(PRICE, "3.2.3")
        if not isinstance(execution.terms, InPlace):
            await sweep_into(execution, arrivals, roads, space)
    seekers = {s: seekers_in(execution.board, execution.faction, s) for s in execution.spaces}
    await search(execution, seekers, ask="sweep", rule="3.2.3")
    if execution.faction is GOVERNMENT and not execution.terms.free:
        pay_tolls(execution, roads)
    if execution.faction is COALITION and execution.spaces:
        await observe(execution)


def why_not_sweep_in(
    board: Board,
    faction: Faction,
    terms: Terms,
    space: SpaceId,
    arrivals: Arrivals = NOBODY_MOVED,
) -> Reason | None:
    """Why a space cannot be Swept: only Afghan Provinces and Kabul; the Government pays."""
    if space in OUT_OF_BOUNDS:
        return OUT_OF_BOUNDS[space]
    if faction is GOVERNMENT and not can_pay(board, faction, terms, PRICE):
        return CANNOT_PAY
    return why_idle_sweep_in(board, faction, terms, space, arrivals) if terms.free else None


def why_idle_sweep_in(
    board: Board,
    faction: Faction,
    terms: Terms,
    space: SpaceId,
    arrivals: Arrivals = NOBODY_MOVED,
) -> Reason | None:
    """Why it has no effect: no Troops can move in, and cubes would find no Guerrilla."""
    here = board.spaces[space]
    if isinstance(terms, InPlace):
        return None if seekers_in(board, faction, space) else NOBODY_SEEKS
    if (here.taliban_underground or here.warlord_underground) and seekers_in(board, faction, space):
        return None
    ways = WAYS[space]
    for origin in arrivals.origins(board, TROOPS[faction], ways):
        if is_open(board, ways[origin]):
            return None
    return NOTHING_TO_DO


# Movement


def is_open(board: Board, road: SpaceId | None) -> bool:
    """Whether Troops can use a LoC, if there is one on the way."""
    return road is None or not board.spaces[road].sabotaged


def why_not_come_from(
    board: Board, faction: Faction, arrivals: Arrivals, origin: SpaceId, destination: SpaceId
) -> Reason | None:
    """Why no Troops can come from a space: they must not have moved, and need an open way."""
    if not arrivals.waiting(board, TROOPS[faction], origin):
        return NO_TROOPS
    ways = WAYS[destination]
    return None if origin in ways and is_open(board, ways[origin]) else NO_WAY


async def sweep_into(
    execution: Execution, arrivals: Movement, roads: list[SpaceId], destination: SpaceId
) -> None:
    """Move Troops into a selected space, from one space after another."""
    table, faction = execution.table, execution.faction
    paid = False

    def why_not(origin: SpaceId) -> Reason | None:
        return why_not_come_from(table.board, faction, arrivals, origin, destination)

    while origin := await table.choose_space(
        faction,
        lambda: [space for space in WAYS[destination] if why_not(space) is None],
        ask="sweep.origin",
        rule="3.2.3",
        about=(destination,),
        refuse=why_not,
    ):
        road = WAYS[destination][origin]
        if road is not None and road not in roads:
            roads.append(road)
        count = await table.choose_count(
            faction,
            1,
            arrivals.waiting(table.board, TROOPS[faction], origin),
            ask="sweep.troops",
            rule="3.2.3",
            about=(origin, destination),
        )
        arrivals.move(table, TROOPS[faction], origin, destination, count, "3.2.3")
        if faction is GOVERNMENT or coalition_goes_alone(table.board):
            continue
        if paid or execution.can_pay(PRICE):
            joined = await take_along(execution, arrivals, origin, destination, count, paid=paid)
            paid = paid or joined


async def take_along(
    execution: Execution,
    arrivals: Movement,
    origin: SpaceId,
    destination: SpaceId,
    most: int,
    *,
    paid: bool,
) -> bool:
    """Each Coalition cube may take a Government cube along; the destination is paid once."""
    table, troops = execution.table, TROOPS[GOVERNMENT]
    count = await table.choose_count(
        execution.faction,
        0,
        min(most, arrivals.waiting(table.board, troops, origin)),
        ask="sweep.government",
        rule="3.2.3",
        about=(origin, destination),
    )
    if count and not paid:
        execution.pay(PRICE, "3.2.3")
    arrivals.move(table, troops, origin, destination, count, "3.2.3")
    return count > 0


# Then, after all movement


def seekers_in(board: Board, faction: Faction, space: SpaceId) -> int:
    """Searching cubes: the Government's; for the Coalition all, if it has a piece there."""
    here = board.spaces[space]
    cubes = here.government_troops + here.government_police
    if faction is GOVERNMENT:
        return cubes
    troops = here.coalition_troops
    return cubes + troops if troops or here.coalition_bases else 0


async def observe(execution: Execution) -> None:
    """Card 1, unshaded: Activate one more Underground Guerrilla, anywhere on the map."""
    table = execution.table
    if not in_force(table.board, ISR, UNSHADED):
        return

    def hiding(space: SpaceId) -> tuple[Faction, ...]:
        here = table.board.spaces[space]
        return tuple(faction for faction in INSURGENTS if UNDERGROUND_IN[faction](here))

    space = await table.choose_space(
        COALITION, lambda: [s for s in SPACES if hiding(s)], ask="sweep.isr", rule="card 1"
    )
    if space is None:
        return
    word = await table.choose(
        COALITION,
        lambda: hiding(space),
        ask="sweep.isr.target",
        rule="card 1",
        kind=ThingKind.FACTION,
        about=(space,),
    )
    table.emit(Activated(Faction(word), space, 1, rule="card 1"))


def is_watched(board: Board, loc: SpaceId) -> bool:
    """Whether any Guerrilla is on a LoC, of either Insurgent and in either state."""
    here = board.spaces[loc]
    return bool(here.taliban_guerrillas or here.warlord_guerrillas)


def pay_tolls(execution: Execution, roads: list[SpaceId]) -> None:
    """The Government pays the Warlords for each LoC with Guerrillas (ruling A-18)."""
    for loc in roads:
        if is_watched(execution.board, loc):
            execution.table.transfer(Track.GOVERNMENT, Track.WARLORDS, TOLL, "3.2.3")


SWEEP: Final = Operation(
    "sweep",
    "3.2.3",
    somewhere(why_not_sweep_in, AFGHAN_AREAS, "3.2.3"),
    sweep,
    idle=why_idle_sweep_in,
)
