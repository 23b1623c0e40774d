"""3.2.1 Train: COIN places Government cubes, and may buy Civic Action or do another extra."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import AFGHAN_AREAS, LOCS, OUTSIDE_PAKISTAN, PAKISTAN, SPACES
from core.adp.model.board import COUNT, INVENTORY, Board, Forces
from core.adp.model.facts import Moved, Placed
from core.adp.model.ids import (
    COALITION,
    CUBES,
    GOVERNMENT,
    POLICE,
    TROOPS,
    Faction,
    Piece,
    SpaceId,
    Track,
)
from core.adp.model.lasting import (
    NIGHT_LETTERS,
    SHADED,
    UNSHADED,
    VILLAGE_STABILITY_OPERATIONS,
    in_force,
)
from core.adp.rules.operations import CANNOT_PAY, Execution, Operation, Terms, can_pay, somewhere
from core.adp.rules.parts.movement import choose_cubes
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN
from core.adp.rules.train_extra import (
    extras_in,
    train_further,
    train_further_first,
)
from core.kernel import Reason

PRICE: Final = 3
MOST_CUBES: Final = 6
MOST_CUBES_UNDER_THREAT: Final = 4

NO_COALITION_PIECE: Final = Reason("train.no-coalition-piece", "3.2.1")
NO_BASE: Final = Reason("train.no-base", "3.2.1")
NO_COALITION_BASE: Final = Reason("train.no-coalition-base", "3.2.1")
NO_CUBES: Final = Reason("train.no-cubes", "3.2.1")
NO_POLICE: Final = Reason("train.no-police", "card 12")
ALL_CUBES_THERE: Final = Reason("train.all-cubes-there", "3.2.1")
OUT_OF_BOUNDS: Final = {
    **dict.fromkeys(LOCS, Reason("train.not-on-a-loc", "3.2.1")),
    **dict.fromkeys(PAKISTAN, ONLY_TALIBAN_IN_PAKISTAN),
}


async def train(execution: Execution) -> None:
    """Select any number of spaces and place cubes in each; then do one extra in one of them."""
    is_done = False
    while space := await execution.select(
        why_not_train_in,
        ask="train.space",
        rule="3.2.1",
        among=AFGHAN_AREAS,
        idle=why_idle_train_in,
    ):
        if execution.faction is GOVERNMENT:
            execution.pay(PRICE, "3.2.1")
        served = why_not_served(execution.board, execution.faction, space) is None
        is_done = is_done or await train_further_first(execution, space, served=served)
        if served:  # a Base that has just been built serves the next Train
            await place_cubes_in(execution, space)
    if not is_done:
        await train_further(execution)
    if execution.faction is COALITION and execution.spaces:
        await station_police(execution)


def why_not_train_in(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
    """Why a Faction cannot Train in a space: the Coalition needs a piece, the Government pays."""
    if space in OUT_OF_BOUNDS:
        return OUT_OF_BOUNDS[space]
    if faction is COALITION:
        here = board.spaces[space]
        if space is not SpaceId.KABUL and not (here.coalition_troops or here.coalition_bases):
            return NO_COALITION_PIECE
    elif not can_pay(board, faction, terms, PRICE):
        return CANNOT_PAY
    return why_idle_train_in(board, faction, terms, space) if terms.free else None


def why_idle_train_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why it has no effect: no cubes can be placed, and no extra is possible."""
    purse = board.resources[Track.GOVERNMENT]
    if faction is GOVERNMENT and not terms.free:
        purse -= PRICE
    reason = why_no_cubes_in(board, faction, terms, space)
    if reason is None or extras_in(board, faction, space, purse):
        return None
    return reason


# Cubes


def why_not_served(board: Board, faction: Faction, space: SpaceId) -> Reason | None:
    """Why no Base supplies cubes: the Coalition needs its own, the Government any or Kabul."""
    here = board.spaces[space]
    if faction is COALITION:
        return None if here.coalition_bases else NO_COALITION_BASE
    is_open = here.coalition_bases or here.government_bases or space is SpaceId.KABUL
    return None if is_open else NO_BASE


def why_no_cubes_in(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
    """Why no cubes can be placed; the Coalition pays for them per space."""
    here = board.spaces[space]
    if (reason := why_not_served(board, faction, space)) is not None:
        return reason
    if faction is COALITION and not can_pay(board, faction, terms, PRICE):
        return CANNOT_PAY
    if board.available.government_troops:
        return None
    kinds = kinds_trained(board, faction)
    if cubes_among(board.available, kinds) or cubes_among(here, kinds) < _ALL[kinds]:
        return None
    return ALL_CUBES_THERE


def most_cubes(board: Board) -> int:
    """At most 6 cubes in a space; 4 by card 29, shaded."""
    return MOST_CUBES_UNDER_THREAT if in_force(board, NIGHT_LETTERS, SHADED) else MOST_CUBES


def kinds_trained(board: Board, faction: Faction) -> tuple[Piece, ...]:
    """Troops and Police; for the Coalition only Troops by card 12, shaded."""
    if faction is COALITION and in_force(board, VILLAGE_STABILITY_OPERATIONS, SHADED):
        return _TROOPS_ONLY
    return CUBES[GOVERNMENT]


def cubes_among(forces: Forces, kinds: tuple[Piece, ...]) -> int:
    """How many cubes of some kinds are among the forces."""
    return sum(COUNT[kind](forces) for kind in kinds)


_TROOPS_ONLY: Final = (TROOPS[GOVERNMENT],)
_ALL: Final = {kinds: cubes_among(INVENTORY, kinds) for kinds in (CUBES[GOVERNMENT], _TROOPS_ONLY)}


async def place_cubes_in(execution: Execution, space: SpaceId) -> None:
    """Ask how many Government cubes to place, and place them."""
    table, faction = execution.table, execution.faction
    if why_no_cubes_in(table.board, faction, execution.terms, space):
        return
    available = table.board.available
    most = most_cubes(table.board)
    with_police = POLICE in kinds_trained(table.board, faction)
    troops = await table.choose_count(
        faction,
        0,
        min(most, available.government_troops),
        ask="train.troops",
        rule="3.2.1",
        about=(space,),
    )
    police = await table.choose_count(
        faction,
        0,
        min(most - troops, available.government_police) if with_police else 0,
        ask="train.police",
        rule="3.2.1",
        about=(space,),
    )
    placed = troops + police
    if placed:
        pay_for_cubes(execution)
        table.place(TROOPS[GOVERNMENT], space, troops, "3.2.1")
        table.place(POLICE, space, police, "3.2.1")
    await draw_cubes_to(execution, space, most - placed, paid=placed > 0)


def pay_for_cubes(execution: Execution) -> None:
    """The Coalition pays only where it places cubes; the Government has paid for the space."""
    if execution.faction is COALITION:
        execution.pay(PRICE, "3.2.1")


async def draw_cubes_to(execution: Execution, space: SpaceId, left: int, *, paid: bool) -> None:
    """If no cube is Available, take cubes from other spaces (ruling A-14)."""
    table, faction = execution.table, execution.faction
    kinds = kinds_trained(table.board, faction)

    def why_not(donor: SpaceId) -> Reason | None:
        there = table.board.spaces[donor]
        if donor is space or not there.government_cubes:
            return NO_CUBES
        return None if cubes_among(there, kinds) else NO_POLICE

    while left and not cubes_among(table.board.available, kinds):
        donor = await table.choose_space(
            faction,
            lambda: [s for s in SPACES if why_not(s) is None],
            ask="train.donor",
            rule="3.2.1",
            about=(space,),
            refuse=why_not,
        )
        if donor is None:
            return
        there = {piece: table.board.spaces[donor].count(piece) for piece in kinds}
        cubes = await choose_cubes(
            execution,
            there,
            left,
            ask="train.donor",
            rule="3.2.1",
            about=(donor, space),
        )
        if not paid:
            pay_for_cubes(execution)
            paid = True
        for piece, count in cubes.items():
            if count:
                table.emit(Moved(piece, donor, space, count, rule="3.2.1"))
                left -= count


# Card 12


async def station_police(execution: Execution) -> None:
    """Card 12, unshaded: Offer 1 extra Police in a space with Coalition Troops."""
    table = execution.table
    if not in_force(table.board, VILLAGE_STABILITY_OPERATIONS, UNSHADED):
        return

    def donors(space: SpaceId) -> tuple[SpaceId, ...]:
        spaces = table.board.spaces
        return tuple(s for s in SPACES if s is not space and spaces[s].government_police)

    def villages() -> list[SpaceId]:
        board = table.board
        return [
            space
            for space in OUTSIDE_PAKISTAN
            if board.spaces[space].coalition_troops
            and (board.available.government_police or donors(space))
        ]

    space = await table.choose_space(COALITION, villages, ask="train.village", rule="card 12")
    if space is None:
        return
    if table.board.available.government_police:
        table.emit(Placed(POLICE, space, 1, rule="card 12"))
        return
    donor = await table.one_space(
        COALITION, lambda: donors(space), ask="train.village.donor", rule="3.2.1"
    )
    table.emit(Moved(POLICE, donor, space, 1, rule="card 12"))


TRAIN: Final = Operation(
    "train",
    "3.2.1",
    somewhere(why_not_train_in, AFGHAN_AREAS, "3.2.1"),
    train,
    idle=why_idle_train_in,
)
