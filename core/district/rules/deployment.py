"""5.3 Deployment: units go to Areas, choose their mode and form stacks."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard, Post
from core.district.model.facts.planning import DeploymentBegun
from core.district.model.facts.stacks import DeploymentDone, UnitPosted
from core.district.model.ids import AVAILABLE, DONE, INSURGENT, AnswerKind, Belligerent
from core.district.rules.modes import choose_mode, fall_apart, would_fall_apart
from core.district.rules.postings import (
    areas_for,
    deployable,
    may_take_back,
    why_not_deploy,
    why_not_end,
    why_not_there,
)
from core.district.rules.stacking import form_stacks
from core.district.rules.table import DistrictTable
from core.kernel import Kind, Reason

RULE: Final = "5.3"


async def deployment(table: DistrictTable) -> None:
    """5.3: One side's Deployment; nothing is final before its stacks are formed."""
    side = table.board.side
    assert side is not None
    table.emit(DeploymentBegun(side=side, rule=RULE))
    while (unit := await choose_unit(table, side)) != DONE:
        await post_unit(table, side, unit)
    await form_stacks(table, side)
    table.emit(DeploymentDone(side=side, box=AVAILABLE, rule=RULE))


async def choose_unit(table: DistrictTable, side: Belligerent) -> str:
    """5.3: Ask which unit is deployed next, or somewhere else than said before."""

    def refuse(word: str) -> Reason | None:
        return _why_not(table.board, side, word)

    return await table.ask(
        side,
        lambda: _words(table.board, side),
        ask="deploy.unit",
        rule=RULE,
        kind=AnswerKind.UNIT,
        refuse=refuse,
        known_to=audience(side),
    )


def _words(board: DistrictBoard, side: Belligerent) -> tuple[str, ...]:
    units = deployable(board, side)
    return units if why_not_end(board) else (*units, DONE)


def _why_not(board: DistrictBoard, side: Belligerent, word: str) -> Reason | None:
    if word == DONE:
        return why_not_end(board)
    is_own = word in board.units and board.side_of(word) is side
    return why_not_deploy(board, word) if is_own else None


async def post_unit(table: DistrictTable, side: Belligerent, unit: str) -> None:
    """5.3: Ask for the Area and the mode of a unit."""
    area = await choose_area(table, side, unit)
    post = None
    if area != AVAILABLE:
        post = Post(area, dispersed=await choose_mode(table, unit))
    secret_of = INSURGENT if side is INSURGENT else None
    kind = table.board.units[unit].kind
    table.emit(UnitPosted(unit=unit, kind=kind, post=post, rule=RULE, secret_of=secret_of))
    if post is not None and post.dispersed and would_fall_apart(table.board, unit):
        fall_apart(table, unit, post.area)


async def choose_area(table: DistrictTable, side: Belligerent, unit: str) -> str:
    """5.3: Ask where a unit is deployed."""

    def options() -> tuple[str, ...]:
        areas = areas_for(table.board, unit)
        return (*areas, AVAILABLE) if may_take_back(table.board, unit) else areas

    return await table.ask(
        side,
        options,
        ask="deploy.area",
        rule=RULE,
        kind=Kind.PLACE,
        about=(unit,),
        refuse=lambda word: why_not_there(table.board, word),
        known_to=audience(side),
    )


def audience(side: Belligerent) -> tuple[str, ...] | None:
    """5.3: The Government deploys openly; what the Insurgent deploys is for itself to know."""
    return (INSURGENT,) if side is INSURGENT else None
