"""3.2.4 Assault: COIN cubes remove Insurgents they have found."""

from __future__ import annotations

from typing import Final

from core.adp.atlas import ATLAS, LOCS, OUTSIDE_PAKISTAN, SPACES, Terrain
from core.adp.board import ACTIVE_IN, BASES_IN, UNDERGROUND_IN, Board, Space
from core.adp.facts import Removed
from core.adp.ids import (
    ACTIVE,
    BASE,
    COALITION,
    GOVERNMENT,
    INSURGENTS,
    TALIBAN,
    Faction,
    SpaceId,
    Track,
)
from core.adp.rules.execution import (
    CANNOT_PAY,
    Definition,
    Execution,
    Terms,
    can_pay,
    somewhere,
)
from core.adp.rules.targets import Aim, choose_aim, share_out
from core.kernel import Reason

PRICE: Final = 3
CAPTURED_GOODS: Final = 6

POLICE_FIGHT: Final = frozenset((*LOCS, SpaceId.KABUL))
"""Where Police count beside Troops."""

CUBES_PER_LOSS: Final = {s: 3 if ATLAS[s].terrain is Terrain.MOUNTAIN else 2 for s in SPACES}
"""How many Government cubes it takes to remove one piece."""

ALONE: Final = "alone"
TOGETHER: Final = "together"

NO_COALITION_TROOPS: Final = Reason("the Coalition Assaults only where it has Troops", "3.2.4")
NOBODY_FOUND: Final = Reason("there is no Active Guerrilla and no unshielded Base", "3.2.4")
TOO_FEW_CUBES: Final = Reason("there are too few cubes to remove anything", "3.2.4")


async def assault(execution: Execution) -> None:
    """Select any number of spaces; pay for and resolve each in turn."""
    while space := await execution.select(
        why_not_assault_in, ask="assault.space", rule="3.2.4", among=OUTSIDE_PAKISTAN
    ):
        if execution.faction is GOVERNMENT:
            execution.pay(PRICE, "3.2.4")
        await assault_in(execution, space)


def why_not_assault_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Where cubes are enough to remove something; the Coalition needs its own Troops."""
    here = board.spaces[space]
    if not (here.taliban_active or here.warlord_active or here.taliban_bases or here.warlord_bases):
        return NOBODY_FOUND  # most spaces, so it is looked at first
    if faction is COALITION and here.coalition_troops:
        return None if targets_in(here) else NOBODY_FOUND
    if faction is COALITION and board.options.coalition_assault_needs_troops:
        return NO_COALITION_TROOPS
    # The Government, or in the 1st printing the Coalition, which then pays for Government cubes.
    if not losses_dealt(faction, terms, space, here, together=True):
        return TOO_FEW_CUBES
    if not targets_in(here):
        return NOBODY_FOUND
    return None if can_pay(board, faction, terms, PRICE) else CANNOT_PAY


def cubes_to_count(space: SpaceId, here: Space) -> int:
    """Government cubes that fight: Troops, in Kabul and on LoCs also Police."""
    if space in POLICE_FIGHT:
        return here.government_troops + here.government_police
    return here.government_troops


def losses_dealt(
    faction: Faction, terms: Terms, space: SpaceId, here: Space, *, together: bool
) -> int:
    """One piece for each cube of a Coalition Assault, for every 2 or 3 of the Government's."""
    if terms.each_troops_hits:
        return here.government_troops
    cubes = cubes_to_count(space, here) if together else 0
    if faction is GOVERNMENT:
        return cubes // CUBES_PER_LOSS[space]
    return here.coalition_troops + cubes


def targets_in(here: Space) -> Aim:
    """The Insurgents who have something to lose."""
    return tuple(faction for faction in INSURGENTS if exposed(faction, here))


def exposed(faction: Faction, here: Space) -> int:
    """Bases last: they can be hit only where no Guerrilla is left Underground to shield them."""
    active = ACTIVE_IN[faction](here)
    return active if UNDERGROUND_IN[faction](here) else active + BASES_IN[faction](here)


async def assault_in(execution: Execution, space: SpaceId) -> None:
    """The procedure in one selected space: targeted Factions lose all that the cubes can hit."""
    faction, here = execution.faction, execution.board.spaces[space]
    aim = await choose_aim(
        execution, targets_in(here), ask="assault.targets", rule="3.2.4", about=(space,), must=True
    )
    reach = {target: exposed(target, here) for target in aim}
    together = faction is GOVERNMENT or await choose_company(execution, space, sum(reach.values()))
    most = losses_dealt(faction, execution.terms, space, here, together=together)
    losses = await share_out(execution, space, reach, most, ask="assault.taliban", rule="3.2.4")
    for target, number in losses.items():
        remove_bases_last(execution, space, target, number)


async def choose_company(execution: Execution, space: SpaceId, reach: int) -> bool:
    """Ask the Coalition whether to pay for Government cubes, where they would remove more."""
    faction, here = execution.faction, execution.board.spaces[space]
    if (
        here.coalition_troops >= reach
        or not execution.can_pay(PRICE)
        or not cubes_to_count(space, here)
    ):
        return False
    if here.coalition_troops:
        word = await execution.table.ask(
            faction, lambda: (ALONE, TOGETHER), ask="assault.company", rule="3.2.4", about=(space,)
        )
        if word == ALONE:
            return False
    execution.pay(PRICE, "3.2.4")
    return True


def remove_bases_last(execution: Execution, space: SpaceId, target: Faction, number: int) -> None:
    """Remove Active Guerrillas, then Bases; the Government captures goods in Taliban Bases."""
    table = execution.table
    active = min(number, ACTIVE_IN[target](table.board.spaces[space]))
    bases = number - active
    if active:
        table.emit(Removed(ACTIVE[target], space, active, rule="3.2.4"))
    if bases:
        table.emit(Removed(BASE[target], space, bases, rule="3.2.4"))
        if target is TALIBAN and execution.faction is GOVERNMENT:
            table.gain(Track.AID, CAPTURED_GOODS * bases, "3.2.4")


ASSAULT: Final = Definition(
    "assault",
    "3.2.4",
    somewhere(why_not_assault_in, OUTSIDE_PAKISTAN, "3.2.4"),
    assault,
    prospects=targets_in,
)
