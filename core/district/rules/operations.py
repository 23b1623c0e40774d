"""6 Operations: Area by Area, the sides activate stacks in turn."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.flow import (
    AreaActivated,
    AreaEnded,
    OpportunityGiven,
    OpportunityPassed,
    SegmentBegun,
)
from core.district.model.ids import ENEMY, INSURGENT, Belligerent, Segment, UnitType
from core.district.rules.activation import activate, choose_stack
from core.district.rules.initiative import next_opportunity
from core.district.rules.table import DistrictTable
from core.kernel import Kind, Reason

RULE: Final = "6"

DONE_ALREADY: Final = Reason("area.done-already", RULE)
NOBODY_THERE: Final = Reason("area.nobody-there", RULE)


async def operations(table: DistrictTable) -> None:
    """6: Choose the next Area, or give one opportunity in the active one; or end the Phase.

    Each call ends with a checkpoint.
    """
    if table.board.active:
        await opportunity(table)
    elif areas_to_activate(table.board):
        await choose_area(table)
    else:
        table.emit(SegmentBegun(segment=Segment.REDEPLOYMENT, rule="7.1"))


async def choose_area(table: DistrictTable) -> None:
    """RDD-18: Let the Insurgent choose the next Area; it must go on until all have been chosen."""
    area = await table.ask(
        INSURGENT,
        lambda: areas_to_activate(table.board),
        ask="ops.area",
        rule=RULE,
        kind=Kind.PLACE,
        refuse=lambda word: why_not_activate_area(table.board, word),
    )
    table.emit(AreaActivated(area=area, rule=RULE))


def areas_to_activate(board: DistrictBoard) -> tuple[str, ...]:
    """6: Return the Areas that have a Combat Unit or Dummy and have not been activated (DA-22)."""
    areas = board.grounds
    return tuple(area for area in areas if why_not_activate_area(board, area) is None)


def why_not_activate_area(board: DistrictBoard, area: str) -> Reason | None:
    """6: Why an Area cannot be activated: it has been, or nobody is there."""
    ground = board.grounds.get(area)
    if ground is None or ground.done:
        return None if ground is None else DONE_ALREADY
    return None if is_occupied(board, area) else NOBODY_THERE


def is_occupied(board: DistrictBoard, area: str) -> bool:
    """6: Whether there is a Combat Unit or a Dummy, concealed or not."""
    kinds = (board.kind(name) for name in board.units_in(area))
    return any(
        kind.is_combat or kind.type in (UnitType.DUMMY, UnitType.CONCEALED) for kind in kinds
    )


async def opportunity(table: DistrictTable) -> None:
    """6: Let a side activate a stack or pass; two passes in succession end the Area (DA-3)."""
    side = next_opportunity(table.board)
    table.emit(OpportunityGiven(side=side, rule=RULE))
    letter = await choose_stack(table, side, may_pass=True)
    if letter is None:
        pass_on(table, side)
    else:
        await activate(table, letter)


def pass_on(table: DistrictTable, side: Belligerent) -> None:
    """6: Pass, which is recorded even if the side could not act (ruling DA-43)."""
    is_second = table.board.passed is ENEMY[side]
    table.emit(OpportunityPassed(side=side, rule=RULE))
    if is_second:
        table.emit(AreaEnded(area=table.board.active, rule=RULE))
