"""Everything that is wrong with a position, in sentences with rule numbers."""

from __future__ import annotations

from collections.abc import Iterator

from core.adp.model.board import Board
from core.adp.problems.cards import card_problems, lasting_problems
from core.adp.problems.pieces import box_problems, inventory_problems, space_problems
from core.adp.problems.play import agreement_problems, play_problems, track_problems

__all__ = ["problems"]


def problems(board: Board) -> list[str]:
    """Return everything that the rules do not allow in a position; empty if it is legal."""
    return list(_problems(board))


def _problems(board: Board) -> Iterator[str]:
    yield from agreement_problems(board)
    yield from space_problems(board)
    yield from box_problems(board)
    yield from inventory_problems(board)
    yield from track_problems(board)
    yield from card_problems(board)
    yield from lasting_problems(board)
    yield from play_problems(board)
