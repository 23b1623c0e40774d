"""3.2.1 Train: COIN raises Government forces, and wins people over or settles accounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final

from core.adp.atlas import AFGHAN_AREAS, LOCS, OUTSIDE_PAKISTAN, PAKISTAN, SPACES
from core.adp.board import COUNT, INVENTORY, Board, Forces, control_of
from core.adp.facts import Moved, Placed, Removed
from core.adp.ids import (
    BASE,
    CAP,
    COALITION,
    CUBES,
    DONE,
    GOVERNMENT,
    POLICE,
    TROOPS,
    Control,
    Faction,
    Piece,
    Side,
    SpaceId,
    Track,
)
from core.adp.lasting import SHADED, UNSHADED, in_force, side_in_force
from core.adp.rules.execution import (
    CANNOT_PAY,
    Definition,
    Execution,
    Terms,
    can_pay,
    somewhere,
)
from core.adp.rules.movement import choose_cubes
from core.adp.rules.persuasion import CIVIC_ACTION, persuade_in
from core.kernel import Kind, Reason


class Extra(StrEnum):
    """What a Train can do in one of its spaces at the end."""

    CIVIC_ACTION = "civic-action"
    BUILD_BASE = "build-base"
    TAKE_PATRONAGE = "take-patronage"


FIRST: Final = (Extra.BUILD_BASE, Extra.TAKE_PATRONAGE)
"""8.6.2, 8.8.2: What COIN Non-players do before they place cubes; a first COIN Base in a space."""

PRICE: Final = 3
MOST_CUBES: Final = 6
CUBES_FOR_A_BASE: Final = 3
PATRONAGE_TAKEN: Final = 3
MOST_CUBES_UNDER_THREAT: Final = 4

NO_COALITION_PIECE: Final = Reason("train.no-coalition-piece", "3.2.1")
NO_BASE: Final = Reason("train.no-base", "3.2.1")
NO_COALITION_BASE: Final = Reason("train.no-coalition-base", "3.2.1")
NO_CUBES: Final = Reason("train.no-cubes", "3.2.1")
NO_POLICE: Final = Reason("train.no-police", "card 12")
ALL_CUBES_THERE: Final = Reason("train.all-cubes-there", "3.2.1")
NO_COIN_CONTROL: Final = Reason("civic-action.no-control", "6.4.1")
CIVIC_TOO_DEAR: Final = Reason("train.civic-too-dear", "6.4.1")
ALL_SUPPORT: Final = Reason("train.all-support", "6.4.1")
NO_CIVIC_ACTION: Final = Reason("train.no-civic-action", "card 18")
TOO_FEW_CUBES: Final = Reason("train.too-few-cubes", "3.2.1")
NO_ROOM: Final = Reason("train.no-room", "1.4.2")
NOT_KABUL: Final = Reason("train.not-kabul", "3.2.1")
NO_PATRONAGE: Final = Reason("train.no-patronage", "3.2.1")
OUT_OF_BOUNDS: Final = {
    **dict.fromkeys(LOCS, Reason("train.not-on-a-loc", "3.2.1")),
    **dict.fromkeys(PAKISTAN, Reason("only-taliban-in-pakistan", "1.4.2")),
}


async def train(execution: Execution) -> None:
    """Select any number of spaces and place cubes in each; then do one more thing in one."""
    is_done = False
    while space := await execution.select(
        why_not_train_in, ask="train.space", rule="3.2.1", among=AFGHAN_AREAS
    ):
        if execution.faction is GOVERNMENT:
            execution.pay(PRICE, "3.2.1")
        no_base = why_not_served(execution.board, execution.faction, space)
        is_done = is_done or await train_further_first(execution, space)
        if no_base is None:  # a Base that has just been built serves the next Train
            await place_cubes_in(execution, space)
    if not is_done:
        await train_further(execution)
    if execution.faction is COALITION and execution.spaces:
        await station_police(execution)


def why_not_train_in(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
    """Any Afghan Province or Kabul, for the Coalition where it has a piece, that has a use."""
    if space in OUT_OF_BOUNDS:
        return OUT_OF_BOUNDS[space]
    purse = board.resources[Track.GOVERNMENT]
    if faction is COALITION:
        here = board.spaces[space]
        if space is not SpaceId.KABUL and not (here.coalition_troops or here.coalition_bases):
            return NO_COALITION_PIECE
    elif not terms.free:
        if purse < PRICE:
            return CANNOT_PAY
        purse -= PRICE
    reason = why_no_cubes_in(board, faction, terms, space)
    if reason is None or extras_in(board, faction, space, purse):
        return None
    return reason


# Cubes


def why_not_served(board: Board, faction: Faction, space: SpaceId) -> Reason | None:
    """Cubes need Kabul or a COIN Base; the Coalition's need a Coalition Base."""
    here = board.spaces[space]
    if faction is COALITION:
        return None if here.coalition_bases else NO_COALITION_BASE
    is_open = here.coalition_bases or here.government_bases or space is SpaceId.KABUL
    return None if is_open else NO_BASE


def why_no_cubes_in(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
    """Cubes need a place that is served; the Coalition's are paid for there."""
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
    """6 cubes in a space; 4 by card 29, shaded."""
    return MOST_CUBES_UNDER_THREAT if in_force(board, 29, SHADED) else MOST_CUBES


def kinds_trained(board: Board, faction: Faction) -> tuple[Piece, ...]:
    """Troops and Police; by card 12, shaded, the Coalition Trains Troops only."""
    if faction is COALITION and in_force(board, 12, SHADED):
        return _TROOPS_ONLY
    return CUBES[GOVERNMENT]


def cubes_among(forces: Forces, kinds: tuple[Piece, ...]) -> int:
    """How many cubes of some kinds lie together."""
    return sum(COUNT[kind](forces) for kind in kinds)


_TROOPS_ONLY: Final = (TROOPS[GOVERNMENT],)
_ALL: Final = {kinds: cubes_among(INVENTORY, kinds) for kinds in (CUBES[GOVERNMENT], _TROOPS_ONLY)}


async def place_cubes_in(execution: Execution, space: SpaceId) -> None:
    """Place as many Government cubes as may be placed there."""
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
    """When no cube of either kind is Available, take them from elsewhere (ruling A-14)."""
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


# Then, in one selected space


def extras_in(board: Board, faction: Faction, space: SpaceId, purse: int) -> tuple[Extra, ...]:
    """What else could be done in a selected space with so many Government Resources."""
    here = board.spaces[space]
    extras: list[Extra] = []
    if (
        here.coin  # most spaces have no COIN piece, so this saves looking further
        and purse >= CIVIC_ACTION.price
        and control_of(here) is Control.COIN
        and CIVIC_ACTION.any_left(board, space)
        and most_civic_actions(board, faction)
    ):
        extras.append(Extra.CIVIC_ACTION)
    if faction is GOVERNMENT:
        # 1.4.2: Where there is room for a Base, one is Available or elsewhere on the map.
        if here.government_cubes >= CUBES_FOR_A_BASE and board.room_for_bases(space):
            extras.append(Extra.BUILD_BASE)
    elif (
        space is SpaceId.KABUL
        and board.resources[Track.PATRONAGE]
        and purse < CAP[Track.GOVERNMENT]
    ):
        extras.append(Extra.TAKE_PATRONAGE)
    return tuple(extras)


def most_civic_actions(board: Board, faction: Faction) -> int:
    """In how many spaces: 1; for the Coalition 2 or none by card 18."""
    match side_in_force(board, 18) if faction is COALITION else None:
        case Side.UNSHADED:
            return 2
        case Side.SHADED:
            return 0
        case None:
            return 1


def why_no_extra(
    board: Board, faction: Faction, spaces: Sequence[SpaceId], word: str
) -> Reason | None:
    """Why something cannot be done in any selected space; None for what nobody would look for."""
    match word, faction:
        case Extra.CIVIC_ACTION, _:
            if not most_civic_actions(board, faction):
                return NO_CIVIC_ACTION
            held = [s for s in spaces if control_of(board.spaces[s]) is Control.COIN]
            if not held:
                return NO_COIN_CONTROL
            open_to_it = any(CIVIC_ACTION.any_left(board, space) for space in held)
            return CIVIC_TOO_DEAR if open_to_it else ALL_SUPPORT
        case Extra.BUILD_BASE, Faction.GOVERNMENT:
            enough = [s for s in spaces if board.spaces[s].government_cubes >= CUBES_FOR_A_BASE]
            return NO_ROOM if enough else TOO_FEW_CUBES
        case Extra.TAKE_PATRONAGE, Faction.COALITION:
            return NO_PATRONAGE if SpaceId.KABUL in spaces else NOT_KABUL
        case _:
            return None


async def train_further(execution: Execution) -> None:
    """Ask what else to do, and in which of the selected spaces."""
    table, faction = execution.table, execution.faction

    def spaces_for(extra: Extra) -> tuple[SpaceId, ...]:
        board = table.board
        purse = board.resources[Track.GOVERNMENT]
        return tuple(s for s in execution.spaces if extra in extras_in(board, faction, s, purse))

    def extras() -> tuple[str, ...]:
        return (*(extra for extra in Extra if spaces_for(extra)), DONE)

    word = await table.ask(
        faction,
        extras,
        ask="train.extra",
        rule="3.2.1",
        refuse=lambda word: why_no_extra(table.board, faction, execution.spaces, word),
        idle=DONE,
    )
    if word == DONE:
        return
    extra = Extra(word)
    space = await choose_one(execution, lambda: spaces_for(extra), ask="train.extra.space")
    await do_extra_in(execution, extra, space)
    if extra is Extra.CIVIC_ACTION and most_civic_actions(table.board, faction) > 1:
        second = await table.choose_space(
            faction,
            lambda: [s for s in spaces_for(extra) if s is not space],
            ask="train.civic",
            rule="card 18",
        )
        if second is not None:
            await do_extra_in(execution, extra, second)


async def do_extra_in(
    execution: Execution, extra: Extra, space: SpaceId, rule: str = "3.2.1"
) -> None:
    """Do one more thing in a selected space."""
    table = execution.table
    match extra:
        case Extra.CIVIC_ACTION:
            await persuade_in(table, CIVIC_ACTION, execution.faction, space, rule)
        case Extra.BUILD_BASE:
            await build_base_in(execution, space, rule)
        case Extra.TAKE_PATRONAGE:
            table.transfer(Track.PATRONAGE, Track.GOVERNMENT, PATRONAGE_TAKEN, rule)


async def train_further_first(execution: Execution, space: SpaceId) -> bool:
    """8.6.2, 8.8.2: Where the terms allow it, ask for a Base or Patronage before the cubes."""
    table, faction = execution.table, execution.faction
    if not execution.terms.extra_first:
        return False
    purse = table.board.resources[Track.GOVERNMENT]
    first = FIRST if why_not_served(table.board, faction, space) else (Extra.TAKE_PATRONAGE,)
    now = [extra for extra in extras_in(table.board, faction, space, purse) if extra in first]
    if not now:
        return False
    rule = "8.6.2" if faction is GOVERNMENT else "8.8.2"
    word = await table.ask(
        faction, lambda: (*now, DONE), ask="train.first", rule=rule, about=(space,), idle=DONE
    )
    if word == DONE:
        return False
    await do_extra_in(execution, Extra(word), space, rule)
    return True


async def build_base_in(execution: Execution, space: SpaceId, rule: str) -> None:
    """Exchange 3 cubes for a Base, which comes from elsewhere if none is Available."""
    table, faction = execution.table, execution.faction
    here = table.board.spaces[space]
    troops = await table.choose_count(
        faction,
        max(0, CUBES_FOR_A_BASE - here.government_police),
        min(CUBES_FOR_A_BASE, here.government_troops),
        ask="train.base.troops",
        rule=rule,
        about=(space,),
    )
    donors: tuple[SpaceId, ...] = ()
    if not table.board.available.government_bases:
        spaces = table.board.spaces
        donors = tuple(s for s in SPACES if s is not space and spaces[s].government_bases)
    donor = await choose_one(execution, lambda: donors, ask="train.base.donor") if donors else None
    for piece, count in ((TROOPS[GOVERNMENT], troops), (POLICE, CUBES_FOR_A_BASE - troops)):
        if count:
            table.emit(Removed(piece, space, count, rule=rule))
    if donor is None:
        table.emit(Placed(BASE[GOVERNMENT], space, 1, rule=rule))
    else:
        table.emit(Moved(BASE[GOVERNMENT], donor, space, 1, rule=rule))


async def station_police(execution: Execution) -> None:
    """Card 12, unshaded: 1 Police more with Coalition Troops, from elsewhere if none Available."""
    table = execution.table
    if not in_force(table.board, 12, UNSHADED):
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
    donor = await choose_one(execution, lambda: donors(space), ask="train.village.donor")
    table.emit(Moved(POLICE, donor, space, 1, rule="card 12"))


async def choose_one(
    execution: Execution, spaces: Callable[[], tuple[SpaceId, ...]], *, ask: str
) -> SpaceId:
    """Ask for one of some spaces, if there is a choice."""
    if len(lone := spaces()) == 1:
        return lone[0]
    word = await execution.table.ask(
        execution.faction, spaces, ask=ask, rule="3.2.1", kind=Kind.SPACE
    )
    return SpaceId(word)


TRAIN: Final = Definition(
    "train", "3.2.1", somewhere(why_not_train_in, AFGHAN_AREAS, "3.2.1"), train
)
