"""6.1 Activation: a stack is named, declares missions, pays for them and carries them out."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from core.district.model.board import DistrictBoard
from core.district.model.facts.stacks import StackActed, StackFinished
from core.district.model.ids import (
    ENEMY,
    PASS,
    STOP,
    TACTICAL,
    AnswerKind,
    Belligerent,
    Mission,
)
from core.district.rules.accounts import pay_for
from core.district.rules.desertion import deserts
from core.district.rules.initiative import can_act, is_flipped
from core.district.rules.missions import (
    ALREADY_DONE,
    MISSIONS,
    mission_cost,
    missions_of,
    why_not_mission,
)
from core.district.rules.table import DistrictTable
from core.kernel import Reason

RULE: Final = "6.1"

NO_MISSION_OPEN: Final = Reason("stack.no-mission-open", RULE)
NOT_YOURS: Final = Reason("stack.not-yours", RULE)
NOT_HERE: Final = Reason("stack.not-here", "6")
MUST_ACT: Final = Reason("mission.must-act", RULE)


class Declared(Struct, frozen=True):
    """6.1: A mission that was named with its target, and neither paid nor carried out."""

    letter: str
    mission: Mission
    target: str = ""


async def choose_stack(table: DistrictTable, side: Belligerent, *, may_pass: bool) -> str | None:
    """RDD-19: Ask a side for one of its stacks in the active Area; None if it passes."""
    area = table.board.active
    word = await table.ask(
        side,
        lambda: (*can_act(table.board, side), *((PASS,) if may_pass else ())),
        ask="ops.stack",
        rule="6",
        kind=AnswerKind.STACK,
        about=(area,),
        refuse=lambda letter: why_not_activate(table.board, side, letter),
    )
    return None if word == PASS else word


def why_not_activate(board: DistrictBoard, side: Belligerent, letter: str) -> Reason | None:
    """6: Why a side cannot activate a stack in the active Area; None for what is no stack."""
    stack = board.stacks.get(letter)
    if stack is None:
        return None
    if stack.side is not side:
        return NOT_YOURS
    if stack.area != board.active:
        return NOT_HERE
    return ALREADY_DONE if stack.done else NO_MISSION_OPEN


async def activate(table: DistrictTable, letter: str) -> None:
    """6.1: Let a stack carry out missions until its owner stops, or nothing more is allowed.

    If the other side takes over, the stack stays as it is and may be taken up again (DA-30).
    """
    may_stop = False
    while (declared := await declare(table, letter, may_stop=may_stop)) is not None:
        holder = table.board.stacks[letter].side
        about = _about(table.board, declared)
        if await is_flipped(table, letter, about, declared.mission):
            await take_over(table, ENEMY[holder])
            return
        await carry_out(table, declared)
        if not may_go_on(table.board, declared):
            break
        may_stop = True
    finish(table, letter)


async def take_over(table: DistrictTable, side: Belligerent) -> None:
    """6: Let a side that flipped the initiative carry out one mission with one stack."""
    letter = await choose_stack(table, side, may_pass=False)
    assert letter is not None, "whoever takes over does not pass"
    declared = await declare(table, letter, may_stop=False)
    assert declared is not None, "whoever takes over does not stop"
    await carry_out(table, declared)
    finish(table, letter)


async def declare(table: DistrictTable, letter: str, *, may_stop: bool) -> Declared | None:
    """RDD-20: Ask for a mission and its target; None if the owner stops."""
    stack = table.board.stacks[letter]

    def refuse(word: str) -> Reason | None:
        if word == STOP:
            return MUST_ACT
        known = word in tuple(Mission)
        return why_not_mission(table.board, letter, Mission(word)) if known else None

    word = await table.ask(
        stack.side,
        lambda: (*missions_of(table.board, letter), *((STOP,) if may_stop else ())),
        ask="ops.mission",
        rule=RULE,
        about=(stack.area, letter),
        refuse=refuse,
    )
    if word == STOP:
        return None
    mission = Mission(word)
    choose_target = MISSIONS[mission].choose_target
    target = "" if choose_target is None else await choose_target(table, letter)
    return Declared(letter, mission, target)


def _about(board: DistrictBoard, declared: Declared) -> tuple[str, ...]:
    """Return the words that tell what was declared, without the mission."""
    words = (board.stacks[declared.letter].area, declared.letter, declared.target)
    return tuple(word for word in words if word)


async def carry_out(table: DistrictTable, declared: Declared) -> None:
    """6.1: Pay for a mission and carry it out, unless the stack deserts first (11)."""
    letter, mission = declared.letter, declared.mission
    if await deserts(table, letter, mission):
        return
    await pay_for(table, letter, mission_cost(table.board, letter, mission), RULE)
    rule = MISSIONS[mission].rule
    table.emit(StackActed(letter=letter, mission=mission, target=declared.target, rule=rule))
    await MISSIONS[mission].carry_out(table, letter, declared.target)


def may_go_on(board: DistrictBoard, declared: Declared) -> bool:
    """6.1, DA-9: Whether a stack may declare another mission after a tactical one, but no Move."""
    stack = board.stacks.get(declared.letter)
    if stack is None or stack.done or stack.area != board.active:
        return False
    return declared.mission in TACTICAL


def finish(table: DistrictTable, letter: str) -> None:
    """6.1: End an activation; a stack that Moved away may be activated where it arrived."""
    stack = table.board.stacks.get(letter)
    if stack is not None and not stack.done and stack.area == table.board.active:
        table.emit(StackFinished(letter=letter, rule=RULE))
