"""3.2.1 The extra that a Train does in one of its spaces besides placing cubes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board, control_of
from core.adp.model.facts import Moved, Placed, Removed
from core.adp.model.ids import (
    BASE,
    CAP,
    COALITION,
    DONE,
    GOVERNMENT,
    POLICE,
    TROOPS,
    Control,
    Faction,
    Side,
    SpaceId,
    Track,
)
from core.adp.model.lasting import PRTS, side_in_force
from core.adp.rules.civic_action_and_sharia import CIVIC_ACTION, persuade_in
from core.adp.rules.operations import Execution
from core.kernel import Reason


class Extra(StrEnum):
    """What a Train can do in one of its spaces at the end."""

    CIVIC_ACTION = "civic-action"
    BUILD_BASE = "build-base"
    TAKE_PATRONAGE = "take-patronage"


FIRST: Final = (Extra.BUILD_BASE, Extra.TAKE_PATRONAGE)
"""8.6.2, 8.8.2: What COIN Non-players may do before placing cubes."""

CUBES_FOR_A_BASE: Final = 3
PATRONAGE_TAKEN: Final = 3
NO_COIN_CONTROL: Final = Reason("civic-action.no-control", "6.4.1")
CIVIC_TOO_DEAR: Final = Reason("train.civic-too-dear", "6.4.1")
ALL_SUPPORT: Final = Reason("train.all-support", "6.4.1")
NO_CIVIC_ACTION: Final = Reason("train.no-civic-action", "card 18")
TOO_FEW_CUBES: Final = Reason("train.too-few-cubes", "3.2.1")
NO_ROOM: Final = Reason("train.no-room", "1.4.2")
NOT_KABUL: Final = Reason("train.not-kabul", "3.2.1")
NO_PATRONAGE: Final = Reason("train.no-patronage", "3.2.1")


def extras_in(board: Board, faction: Faction, space: SpaceId, purse: int) -> tuple[Extra, ...]:
    """The extras that are possible in a selected space with `purse` Government Resources."""
    here = board.spaces[space]
    extras: list[Extra] = []
    if (
        here.coin  # rules out most spaces quickly
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
    """In how many spaces: 1, but for the Coalition 2 or none by card 18."""
    match side_in_force(board, PRTS) if faction is COALITION else None:
        case Side.UNSHADED:
            return 2
        case Side.SHADED:
            return 0
        case None:
            return 1


def why_no_extra(
    board: Board, faction: Faction, spaces: Sequence[SpaceId], word: str
) -> Reason | None:
    """Why an extra is not possible in any selected space; None if it is not for this Faction."""
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
    """Ask which extra to do, and in which of the selected spaces."""
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
    space = await table.one_space(
        faction, lambda: spaces_for(extra), ask="train.extra.space", rule="3.2.1"
    )
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
    """Do an extra in a selected space."""
    table = execution.table
    match extra:
        case Extra.CIVIC_ACTION:
            await persuade_in(table, CIVIC_ACTION, execution.faction, space, rule)
        case Extra.BUILD_BASE:
            await build_base_in(execution, space, rule)
        case Extra.TAKE_PATRONAGE:
            table.transfer(Track.PATRONAGE, Track.GOVERNMENT, PATRONAGE_TAKEN, rule)


async def train_further_first(execution: Execution, space: SpaceId, *, served: bool) -> bool:
    """8.6.2, 8.8.2: If the terms allow it, offer a Base or Patronage before the cubes."""
    table, faction = execution.table, execution.faction
    if not execution.terms.extra_first:
        return False
    purse = table.board.resources[Track.GOVERNMENT]
    first = (Extra.TAKE_PATRONAGE,) if served else FIRST
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
    """Replace 3 cubes with a Base, taken from another space if none is Available."""
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
    donor: SpaceId | None = None
    if not table.board.available.government_bases:
        spaces = table.board.spaces
        donors = [s for s in SPACES if s is not space and spaces[s].government_bases]
        donor = await table.one_space(faction, lambda: donors, ask="train.base.donor", rule="3.2.1")
    for piece, count in ((TROOPS[GOVERNMENT], troops), (POLICE, CUBES_FOR_A_BASE - troops)):
        if count:
            table.emit(Removed(piece, space, count, rule=rule))
    if donor is None:
        table.emit(Placed(BASE[GOVERNMENT], space, 1, rule=rule))
    else:
        table.emit(Moved(BASE[GOVERNMENT], donor, space, 1, rule=rule))
