"""3.2.4 Assault: COIN cubes remove Active Insurgents and their Bases."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import LOCS, OUTSIDE_PAKISTAN, Terrain
from core.adp.model.board import ACTIVE_IN, BASES_IN, UNDERGROUND_IN, Board, Space
from core.adp.model.facts import Removed
from core.adp.model.ids import (
    ACTIVE,
    BASE,
    COALITION,
    GOVERNMENT,
    INSURGENTS,
    TALIBAN,
    UNDERGROUND,
    Faction,
    Piece,
    Side,
    SpaceId,
    Track,
)
from core.adp.model.lasting import (
    ACCIDENTAL_GUERRILLAS,
    FIND_FIX_FINISH,
    SHADED,
    UNSHADED,
    US_TALIBAN_TALKS,
    coalition_goes_alone,
    in_force,
    most_spaces,
    side_in_force,
)
from core.adp.rules.operations import CANNOT_PAY, Execution, Operation, Terms, can_pay, somewhere
from core.adp.rules.parts.targets import NOBODY, Aim, choose_aim, share_out
from core.kernel import Reason

PRICE: Final = 3
CAPTURED_GOODS: Final = 6

POLICE_FIGHT: Final = frozenset((*LOCS, SpaceId.KABUL))
"""Where Police count as well as Troops."""

ALONE: Final = "alone"
TOGETHER: Final = "together"

NO_COALITION_TROOPS: Final = Reason("assault.no-coalition-troops", "3.2.4")
NOBODY_FOUND: Final = Reason("assault.nobody-found", "3.2.4")
TOO_FEW_CUBES: Final = Reason("assault.too-few-cubes", "3.2.4")
TALKS: Final = Reason("assault.talks", "card 24")
NO_PARTNERS: Final = Reason("assault.no-partners", "card 10")


class EachTroopsHits(Terms, frozen=True):
    """Card 37: Each Government Troops cube removes a piece, regardless of terrain."""


async def assault(execution: Execution) -> None:
    """Select any number of spaces; pay for and resolve each one."""
    most = most_spaces(execution.board, execution.faction)
    fallen = 0
    while space := await execution.select(
        why_not_assault_in, ask="assault.space", rule="3.2.4", among=OUTSIDE_PAKISTAN, most=most
    ):
        if execution.faction is GOVERNMENT:
            execution.pay(PRICE, "3.2.4")
        fallen += await assault_in(execution, space)
    if fallen and execution.faction is COALITION:
        await avenge(execution)


def why_not_assault(board: Board, faction: Faction, terms: Terms) -> Reason | None:
    """Why no Assault is possible anywhere."""
    return TALKS if talks_forbid(board, faction, terms) else _SOMEWHERE(board, faction, terms)


def talks_forbid(board: Board, faction: Faction, terms: Terms) -> bool:
    """Card 24, shaded: The Coalition may not Assault, unless an Event grants it (5.1.2)."""
    return faction is COALITION and not terms.free and in_force(board, US_TALIBAN_TALKS, SHADED)


def why_not_assault_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why there is no Assault: it needs enough cubes and a target, the Coalition its own Troops."""
    here = board.spaces[space]
    # These checks rule out most spaces, so they come first.
    if faction is GOVERNMENT:
        if not (here.government_troops or here.government_police):
            return TOO_FEW_CUBES
    elif not here.coalition_troops and board.options.coalition_assault_needs_troops:
        return NO_COALITION_TROOPS
    finish = how_to_finish(board, faction)
    in_sight = (
        here.taliban_active or here.warlord_active or here.taliban_bases or here.warlord_bases
    )
    if not in_sight and finish is not UNSHADED:
        return NOBODY_FOUND
    if talks_forbid(board, faction, terms):
        return TALKS
    if faction is COALITION and here.coalition_troops:
        return None if targets_in(here, finish) else NOBODY_FOUND
    if faction is COALITION and coalition_goes_alone(board):
        return NO_PARTNERS
    # The Government, or in the 1st printing the Coalition, which then pays for Government cubes.
    if not losses_dealt(board, faction, terms, space, here, together=True):
        return TOO_FEW_CUBES
    if not targets_in(here, finish):
        return NOBODY_FOUND
    return None if can_pay(board, faction, terms, PRICE) else CANNOT_PAY


def cubes_to_count(space: SpaceId, here: Space) -> int:
    """Government cubes that fight: Troops, and in Kabul and on LoCs also Police."""
    if space in POLICE_FIGHT:
        return here.government_troops + here.government_police
    return here.government_troops


def cubes_per_loss(board: Board, space: SpaceId) -> int:
    """How many Government cubes it takes to remove one piece."""
    return 3 if board.terrain(space) is Terrain.MOUNTAIN else 2


def losses_dealt(
    board: Board, faction: Faction, terms: Terms, space: SpaceId, here: Space, *, together: bool
) -> int:
    """One piece for each cube in a Coalition Assault, or for every 2 or 3 in a Government one."""
    if isinstance(terms, EachTroopsHits):
        return here.government_troops
    cubes = cubes_to_count(space, here) if together else 0
    if faction is GOVERNMENT:
        return cubes // cubes_per_loss(board, space)
    return here.coalition_troops + cubes


def how_to_finish(board: Board, faction: Faction) -> Side | None:
    """The side of card 7 that applies to a Coalition Assault, if any."""
    return side_in_force(board, FIND_FIX_FINISH) if faction is COALITION else None


def targets_in(here: Space, finish: Side | None = None) -> Aim:
    """The Insurgent Factions that would lose a piece."""
    return tuple(
        faction
        for faction in INSURGENTS
        if exposed(faction, here, finish) or (finish is UNSHADED and UNDERGROUND_IN[faction](here))
    )


def exposed(faction: Faction, here: Space, finish: Side | None = None, *, found: int = 0) -> int:
    """How many pieces can be hit: Bases only if no Underground Guerrilla shields them.

    By card 7, shaded, Active Guerrillas also shield Bases; unshaded, one Underground Guerrilla may
    have been found.
    """
    active = ACTIVE_IN[faction](here) + found
    if UNDERGROUND_IN[faction](here) > found or (active and finish is SHADED):
        return active
    return active + BASES_IN[faction](here)


async def assault_in(execution: Execution, space: SpaceId) -> int:
    """Resolve one selected space: the targeted Factions lose as many pieces as the cubes can hit.

    Return how many Guerrillas were removed.
    """
    faction, here = execution.faction, execution.board.spaces[space]
    finish = how_to_finish(execution.board, faction)
    targets = targets_in(here, finish)
    aim = await choose_aim(
        execution, targets, ask="assault.targets", rule="3.2.4", about=(space,), must=True
    )
    found = await find_one(execution, space, aim) if finish is UNSHADED else None
    reach = {target: exposed(target, here, finish, found=target is found) for target in aim}
    together = faction is GOVERNMENT or await choose_company(execution, space, sum(reach.values()))
    most = losses_dealt(execution.board, faction, execution.terms, space, here, together=together)
    losses = await share_out(execution, space, reach, most, ask="assault.taliban", rule="3.2.4")
    return sum(
        remove_bases_last(execution, space, target, number, found=target is found)
        for target, number in losses.items()
    )


async def find_one(execution: Execution, space: SpaceId, aim: Aim) -> Faction | None:
    """Card 7, unshaded: Ask whose Underground Guerrilla is treated as Active, if any."""
    here = execution.board.spaces[space]
    hiding = tuple(target for target in aim if UNDERGROUND_IN[target](here))
    optional = not hiding or any(exposed(target, here) for target in aim)
    words = (*hiding, *((NOBODY,) if optional else ()))
    word = await execution.table.choose(
        execution.faction, lambda: words, ask="assault.find", rule="card 7", about=(space,)
    )
    return None if word == NOBODY else Faction(word)


async def choose_company(execution: Execution, space: SpaceId, reach: int) -> bool:
    """Ask the Coalition whether to pay for Government cubes if they would remove more."""
    faction, here = execution.faction, execution.board.spaces[space]
    if (
        here.coalition_troops >= reach
        or coalition_goes_alone(execution.board)
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


def fallen(here: Space, target: Faction, number: int, *, found: bool) -> dict[Piece, int]:
    """The pieces that a Faction loses: first one that was found, then Active ones, then Bases."""
    hidden = min(number, int(found))
    active = min(number - hidden, ACTIVE_IN[target](here))
    pieces = {
        UNDERGROUND[target]: hidden,
        ACTIVE[target]: active,
        BASE[target]: number - hidden - active,
    }
    return {piece: count for piece, count in pieces.items() if count}


def remove_bases_last(
    execution: Execution, space: SpaceId, target: Faction, number: int, *, found: bool
) -> int:
    """Remove pieces of a Faction, Bases last; return how many were Guerrillas.

    The Government captures goods if it removes Taliban Bases.
    """
    table = execution.table
    losses = fallen(table.board.spaces[space], target, number, found=found)
    for piece, count in losses.items():
        rule = "card 7" if piece is UNDERGROUND[target] else "3.2.4"
        table.emit(Removed(piece, space, count, rule=rule))
    bases = losses.get(BASE[target], 0)
    if bases and target is TALIBAN and execution.faction is GOVERNMENT:
        table.gain(Track.AID, CAPTURED_GOODS * bases, "3.2.4")
    return number - bases


async def avenge(execution: Execution) -> None:
    """Card 34, shaded: The Taliban place a Guerrilla in one space of the Assault."""
    table = execution.table
    if not can_be_avenged(table.board):
        return
    space = await table.one_space(
        TALIBAN, lambda: execution.spaces, ask="assault.recruit", rule="card 34"
    )
    table.place(UNDERGROUND[TALIBAN], space, 1, "card 34")


def can_be_avenged(board: Board) -> bool:
    """Card 34, shaded: Whether the Taliban would place a Guerrilla after an Assault."""
    return (
        in_force(board, ACCIDENTAL_GUERRILLAS, SHADED) and board.available.taliban_underground > 0
    )


def prospects(board: Board, here: Space) -> Aim:
    """The Factions that an Assault could hit if the right cubes were in the space."""
    if not (here.guerrillas or here.taliban_bases or here.warlord_bases):
        return ()
    return targets_in(here, side_in_force(board, FIND_FIX_FINISH))


_SOMEWHERE: Final = somewhere(why_not_assault_in, OUTSIDE_PAKISTAN, "3.2.4")

ASSAULT: Final = Operation("assault", "3.2.4", why_not_assault, assault, prospects=prospects)
