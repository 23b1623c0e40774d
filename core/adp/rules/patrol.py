"""3.2.2 Patrol: COIN cubes move along LoCs, search them and may Assault on one."""

from __future__ import annotations

from collections import deque
from functools import cache, partial
from typing import Final

from core.adp.model.atlas import ADJACENT, LOCS, OUTSIDE_PAKISTAN, SPACES
from core.adp.model.board import Board
from core.adp.model.facts import Repaired
from core.adp.model.ids import CUBES, GOVERNMENT, Faction, Side, SpaceId
from core.adp.model.lasting import AEROSTATS, ROADSIDE_IEDS, UNSHADED, in_force, side_in_force
from core.adp.rules.assault import assault_in, why_not_assault_in
from core.adp.rules.operations import (
    CANNOT_PAY,
    FREE,
    Execution,
    Operation,
    Terms,
    can_pay,
    somewhere,
)
from core.adp.rules.parts.movement import NOBODY_MOVED, Arrivals, Movement, choose_cubes, search
from core.kernel import Reason

PRICE: Final = 3
BEATS: Final = (*LOCS, SpaceId.KABUL)
"""The spaces that a Patrol can enter and pass through."""

_BEATS: Final = frozenset(BEATS)

NOT_A_BEAT: Final = Reason("patrol.not-a-beat", "3.2.2")
NOTHING_TO_DO: Final = Reason("patrol.nothing-to-do", "3.2.2")
NO_CUBES: Final = Reason("patrol.no-cubes", "3.2.2")
NO_WAY: Final = Reason("patrol.no-way", "3.2.2")
NOT_A_LOC: Final = Reason("patrol.not-a-loc", "3.2.2")
NOT_TO_REPAIR: Final = Reason("patrol.not-to-repair", "card 23")
ONE_LOC_ONLY: Final = Reason("patrol.one-loc-only", "2.3.5")


async def patrol(execution: Execution) -> None:
    """Select destinations and move cubes there; then search all LoCs and perhaps Assault on one."""
    arrivals = Movement()

    def why_not(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
        return why_not_patrol_in(
            board, faction, terms, space, arrivals, begun=bool(execution.spaces)
        )

    while space := await execution.select(
        why_not,
        ask="patrol.space",
        rule="3.2.2",
        among=BEATS,
        idle=partial(why_idle_patrol_in, arrivals=arrivals),
    ):
        if execution.faction is GOVERNMENT and len(execution.spaces) == 1:
            execution.pay(PRICE, "3.2.2")
        await patrol_to(execution, arrivals, space)
    if execution.spaces:
        await search_locs(execution)
        await assault_on_a_loc(execution)
        await repair_a_loc(execution)


def why_not_patrol_in(
    board: Board,
    faction: Faction,
    terms: Terms,
    space: SpaceId,
    arrivals: Arrivals = NOBODY_MOVED,
    *,
    begun: bool = False,
) -> Reason | None:
    """Why a Patrol cannot go to a space: only LoCs and Kabul; the Government pays at the start."""
    if space not in _BEATS:
        return NOT_A_BEAT
    if not begun and faction is GOVERNMENT and not can_pay(board, faction, terms, PRICE):
        return CANNOT_PAY
    return why_idle_patrol_in(board, faction, terms, space, arrivals) if terms.free else None


def why_idle_patrol_in(
    board: Board,
    faction: Faction,
    terms: Terms,
    space: SpaceId,
    arrivals: Arrivals = NOBODY_MOVED,
) -> Reason | None:
    """Why it has no effect: no cubes can move there, and there is no enemy on the LoC."""
    for origin in origins_for(board, space):
        if arrivals.any_waiting(board, faction, origin):
            return None
    if space is SpaceId.KABUL:
        return NOTHING_TO_DO
    here = board.spaces[space]
    if (here.taliban_underground or here.warlord_underground) and seekers_on(board, space):
        return None
    return NOTHING_TO_DO if why_not_clear(board, faction, terms, space) else None


# Movement


def origins_for(board: Board, destination: SpaceId) -> tuple[SpaceId, ...]:
    """The spaces with an open path to a LoC or Kabul."""
    spaces = board.spaces
    return _origins(destination, tuple([loc for loc in LOCS if spaces[loc].sabotaged]))


@cache
def _origins(destination: SpaceId, sabotaged: tuple[SpaceId, ...]) -> tuple[SpaceId, ...]:
    """Search backwards from a destination through LoCs and Kabul that are not Sabotaged."""
    passed = {destination}
    ahead = deque(passed)
    while ahead:
        for way in ADJACENT[ahead.popleft()]:
            if way in BEATS and way not in sabotaged and way not in passed:
                passed.add(way)
                ahead.append(way)
    return tuple(
        space
        for space in OUTSIDE_PAKISTAN
        if space is not destination and any(beat in passed for beat in ADJACENT[space])
    )


def why_not_come_from(
    board: Board, faction: Faction, arrivals: Arrivals, origin: SpaceId, destination: SpaceId
) -> Reason | None:
    """Why no cubes can come from a space: they must not have moved, and need an open path."""
    if not arrivals.any_waiting(board, faction, origin):
        return NO_CUBES
    return None if origin in origins_for(board, destination) else NO_WAY


async def patrol_to(execution: Execution, arrivals: Movement, destination: SpaceId) -> None:
    """Move cubes to one destination, from one space after another."""
    table, faction = execution.table, execution.faction

    def origins() -> list[SpaceId]:
        board = table.board
        ways = origins_for(board, destination)
        return [origin for origin in ways if arrivals.any_waiting(board, faction, origin)]

    while origin := await table.choose_space(
        faction,
        origins,
        ask="patrol.origin",
        rule="3.2.2",
        about=(destination,),
        refuse=lambda o: why_not_come_from(table.board, faction, arrivals, o, destination),
    ):
        there = {p: arrivals.waiting(table.board, p, origin) for p in CUBES[faction]}
        cubes = await choose_cubes(
            execution,
            there,
            sum(there.values()),
            ask="patrol",
            rule="3.2.2",
            about=(origin, destination),
        )
        for piece, count in cubes.items():
            arrivals.move(table, piece, origin, destination, count, "3.2.2")


# Then, on the LoCs


def seekers_on(board: Board, loc: SpaceId) -> int:
    """The cubes of both COIN Factions search (ruling A-16).

    By card 5 they find all Guerrillas or, shaded, only one.
    """
    here = board.spaces[loc]
    cubes = here.coalition_troops + here.government_troops + here.government_police
    match side_in_force(board, AEROSTATS) if cubes else None:
        case Side.UNSHADED:
            return max(cubes, here.taliban_underground + here.warlord_underground)
        case Side.SHADED:
            return 1
        case None:
            return cubes


async def search_locs(execution: Execution) -> None:
    """Activate Guerrillas on every LoC, entered or not."""
    seekers = {loc: seekers_on(execution.board, loc) for loc in LOCS}
    await search(execution, seekers, ask="patrol", rule="3.2.2")


def why_not_clear(board: Board, faction: Faction, terms: Terms, loc: SpaceId) -> Reason | None:
    """Why no Assault: it is free, but the Coalition pays for Government cubes (ruling A-17)."""
    return why_not_assault_in(board, faction, FREE if faction is GOVERNMENT else terms, loc)


async def assault_on_a_loc(execution: Execution) -> None:
    """Offer an Assault on one LoC; in a Limited Patrol only at its destination."""
    faction, terms = execution.faction, execution.terms

    def why_not(word: str) -> Reason | None:
        if word not in LOCS:
            return NOT_A_LOC if word in SPACES else None
        if terms.one_space and word not in execution.spaces:
            return ONE_LOC_ONLY
        return why_not_clear(execution.board, faction, terms, SpaceId(word))

    word = await execution.next_step(
        lambda: [loc for loc in LOCS if why_not(loc) is None],
        why_not,
        ask="patrol.assault",
        rule="3.2.2",
    )
    if word is not None:
        await assault_in(execution, SpaceId(word))


async def repair_a_loc(execution: Execution) -> None:
    """Card 23, unshaded: Remove Sabotage from a LoC with a cube and no Taliban Guerrilla."""
    table = execution.table
    if not in_force(table.board, ROADSIDE_IEDS, UNSHADED):
        return

    def locs() -> list[SpaceId]:
        spaces = table.board.spaces
        return [
            loc
            for loc in LOCS
            if (here := spaces[loc]).sabotaged
            and (here.troops or here.government_police)
            and not here.taliban_guerrillas
        ]

    loc = await table.choose_space(
        execution.faction, locs, ask="patrol.repair", rule="card 23", refuse=lambda _: NOT_TO_REPAIR
    )
    if loc is not None:
        table.emit(Repaired(loc, rule="card 23"))


PATROL: Final = Operation(
    "patrol",
    "3.2.2",
    somewhere(why_not_patrol_in, BEATS, "3.2.2"),
    patrol,
    idle=why_idle_patrol_in,
)
