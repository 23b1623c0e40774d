"""6.14 Move: a stack goes to an adjacent Area; who cannot Move stays behind."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.stacks import StackMoved
from core.district.model.module import EventEffect
from core.district.rules.table import DistrictTable
from core.kernel import Kind, Reason

RULE: Final = "6.14"

FORBIDDEN: Final = Reason("move.forbidden", "5.1")
NOBODY_CAN_MOVE: Final = Reason("move.nobody", RULE)
NOT_ADJACENT: Final = Reason("move.not-adjacent", RULE)
IS_HERE: Final = Reason("move.is-here", RULE)


def why_not_move(board: DistrictBoard, letter: str) -> Reason | None:
    """6.14: Why a stack cannot Move: an event forbids it, or all of its units must stay."""
    event = board.event_in_force
    if event is not None and event.effect is EventEffect.NO_MOVE:
        return FORBIDDEN
    return None if movers_of(board, letter) else NOBODY_CAN_MOVE


def movers_of(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    """6.14: Return the units of a stack that Move: neither MIL nor Dispersed ones.

    Assets go with the Combat Units, and stay if none of those can Move; Dummies Move by themselves.
    """
    units = [name for name in board.members(letter) if _is_mobile(board, name)]
    if any(board.kind(name).is_combat for name in units):
        units += [name for name in board.members(letter) if board.kind(name).is_asset]
    return tuple(name for name in board.members(letter) if name in units)


def _is_mobile(board: DistrictBoard, unit: str) -> bool:
    """6.14: Whether a unit could lead a Move."""
    kind = board.kind(unit)
    if kind.is_dummy:
        return True
    return kind.is_combat and not kind.is_militia and not board.units[unit].dispersed


def destinations_of(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    """6.14, 9.1: Return the Areas that a stack can Move to; some Assets take it two Areas far."""
    here = board.stacks[letter].area
    reached = set(board.area(here).adjacent)
    if _is_far_ranging(board, letter):
        reached |= {beyond for area in reached for beyond in board.area(area).adjacent}
    return tuple(area for area in board.grounds if area in reached and area != here)


def _is_far_ranging(board: DistrictBoard, letter: str) -> bool:
    """9.1: Whether an Asset that goes along lets a stack Move two Areas."""
    effects = (board.kind(name).effect for name in movers_of(board, letter))
    return any(effect is not None and effect.far for effect in effects)


async def choose_destination(table: DistrictTable, letter: str) -> str:
    """RDD-23: Ask where a stack Moves."""
    stack = table.board.stacks[letter]

    def refuse(word: str) -> Reason | None:
        if word == stack.area:
            return IS_HERE
        return NOT_ADJACENT if word in table.board.grounds else None

    return await table.ask(
        stack.side,
        lambda: destinations_of(table.board, letter),
        ask="move.to",
        rule=RULE,
        kind=Kind.PLACE,
        about=(stack.area, letter),
        refuse=refuse,
    )


async def move(table: DistrictTable, letter: str, to: str) -> None:
    """6.14: Move; the stack is at large where it arrives, and concealed counters stay so (DA-9)."""
    board = table.board
    movers = movers_of(board, letter)
    left = tuple(name for name in board.members(letter) if name not in movers)
    table.emit(
        StackMoved(
            side=board.stacks[letter].side,
            letter=letter,
            origin=board.stacks[letter].area,
            to=to,
            left=left,
            left_as=board.next_letter if left else "",
            rule=RULE,
        )
    )
