"""2.21, 5.3, 9.1, 11 Which stacks there may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, LETTERS, Segment, UnitType

STACKED: Final = frozenset(
    {Segment.DEPLOYMENT, Segment.INTELLIGENCE, Segment.OPERATIONS, Segment.REDEPLOYMENT}
)
"""When there are stacks: from the first Deployment of a turn until they are dissolved."""

SMALL: Final = 2
"""11 `green-small`: The most Combat Units in a stack with CBT."""


def stack_problems(board: DistrictBoard) -> Iterator[str]:
    """5.3: Each stack is of one side, in one Area, and no Asset stands alone."""
    if board.stacks and board.segment not in STACKED:
        yield f"there are stacks, but it is time for {board.segment} (7.1)"
    given = [LETTERS.index(letter) + 1 for letter in board.stacks]
    if not max(given, default=0) <= board.letters < len(LETTERS):
        yield f"{board.letters} letters have been given, but there are stacks with others"
    for name, unit in board.units.items():
        if unit.stack and unit.stack not in board.stacks:
            yield f"{name}: there is no stack {unit.stack} (5.3)"
    for letter in board.stacks:
        yield from _stack(board, letter)


def _stack(board: DistrictBoard, letter: str) -> Iterator[str]:
    stack, members = board.stacks[letter], board.members(letter)
    where = f"stack {letter}"
    if not members:
        yield f"{where}: it has no units (5.3)"
        return
    if any(board.units[name].at != stack.area for name in members):
        yield f"{where}: its units are not all in {board.area(stack.area).name} (5.3)"
    if any(board.side_of(name) is not stack.side for name in members):
        yield f"{where}: it has units of the other side (5.3)"
    if not board.combat_units(letter) and not all(board.kind(name).is_dummy for name in members):
        yield f"{where}: an Asset without a Combat Unit (9.1)"
    if stack.underground and stack.side is GOVERNMENT:
        yield f"{where}: the Underground box is for Insurgents only (2.21)"
    if stack.underground and stack.arrived:
        yield f"{where}: a stack that Moved is at large (6.14)"
    if stack.ambushed and stack.side is INSURGENT:
        yield f"{where}: only stacks of the Government are ambushed (6.13)"
    if stack.missions < 0:
        yield f"{where}: {stack.missions} missions (6.1)"
    if stack.side is GOVERNMENT:
        yield from _mixture(board, where, letter)


def _mixture(board: DistrictBoard, where: str, letter: str) -> Iterator[str]:
    types = {board.kind(name).type for name in board.combat_units(letter)}
    if UnitType.CBT not in types:
        return
    options = board.options
    if options.no_mixed_stacks and UnitType.POL in types:
        yield f"{where}: CBT and POL may not share a stack (11)"
    if options.green_no_mix and len(types) > 1:
        yield f"{where}: CBT may not share a stack with other types (11)"
    if options.green_small and len(board.combat_units(letter)) > SMALL:
        yield f"{where}: more than {SMALL} Combat Units with CBT (11)"
