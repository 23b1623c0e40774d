"""Everything that is wrong with a position, in sentences with rule numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import UNKNOWN
from core.district.problems.camps import camp_problems, chit_problems, intelligence_problems
from core.district.problems.course import course_problems, deployment_problems, result_problems
from core.district.problems.grounds import ground_problems
from core.district.problems.phase import phase_problems, set_up_problems
from core.district.problems.stacks import stack_problems
from core.district.problems.units import inventory_problems, unit_problems
from core.district.problems.words import word_problems

__all__ = ["problems", "set_up_problems"]

ONE_SIDE: Final = "this is what one side sees of a game, so no game can go on from it (2.1)"


def problems(board: DistrictBoard) -> list[str]:
    """Return everything that the rules do not allow in a position; empty if it is legal."""
    if is_view(board):
        return [ONE_SIDE]
    return list(word_problems(board)) or list(_problems(board))


def is_view(board: DistrictBoard) -> bool:
    """2.1: Whether a position is only what somebody may know of it."""
    return any(camp.concealed for camp in board.camps.values()) or any(
        unit.kind == UNKNOWN for unit in board.units.values()
    )


def _problems(board: DistrictBoard) -> Iterator[str]:
    yield from ground_problems(board)
    yield from inventory_problems(board)
    yield from unit_problems(board)
    yield from stack_problems(board)
    yield from camp_problems(board)
    yield from chit_problems(board)
    yield from intelligence_problems(board)
    yield from course_problems(board)
    yield from phase_problems(board)
    yield from deployment_problems(board)
    yield from result_problems(board)
