"""What a text that leaves lines out means."""

from __future__ import annotations

from msgspec.structs import replace

from core.district.model.board import AreaGround, Camp, DistrictBoard
from core.district.model.ids import BELLIGERENTS, LETTERS, Segment
from core.district.model.options import DistrictOptions
from core.district.modules import MODULES


def blank_board(module: str, scenario: str, options: DistrictOptions) -> DistrictBoard:
    """Return a position in which all that a text can leave out is empty or as usual."""
    rulebook = MODULES[module]
    camps = {
        side: Camp(rulebook.task_points[side], rulebook.task_points[side]) for side in BELLIGERENTS
    }
    return DistrictBoard(
        module=module,
        scenario=scenario,
        camps=camps,
        grounds={area: AreaGround() for area in rulebook.areas},
        units={},
        pool=rulebook.infrastructure,
        options=options,
        segment=Segment.EVENT,
    )


def with_what_follows(board: DistrictBoard) -> DistrictBoard:
    """Return a position with the pool and the letters that its Areas and stacks suggest."""
    placed = sum(ground.government + ground.insurgent for ground in board.grounds.values())
    pool = max(0, board.rulebook.infrastructure - placed)
    return replace(board, pool=pool, letters=max(map(letter_order, board.stacks), default=0))


def letter_order(letter: str) -> int:
    """RDD-39: Return the place of the letter of a stack in their order, counted from 1."""
    return LETTERS.index(letter) + 1 if letter in LETTERS else 0
