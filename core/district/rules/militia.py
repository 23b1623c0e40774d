"""8.1 MIL: they stay where they are, and there are at most as many as people allow."""

from __future__ import annotations

from core.district.model.board import DistrictBoard
from core.district.model.ids import Belligerent


def militia_in(board: DistrictBoard, place: str, side: Belligerent) -> tuple[str, ...]:
    """2.221: Return the MIL of a side in an Area or a box."""
    return tuple(name for name in board.units_in(place, side) if board.kind(name).is_militia)


def has_room_for_militia(board: DistrictBoard, area: str, side: Belligerent) -> bool:
    """8.1: Whether a side has fewer MIL in an Area than its Population."""
    return len(militia_in(board, area, side)) < board.population(area)


def is_militia_only(board: DistrictBoard, letter: str) -> bool:
    """8.1: Whether the Combat Units of a stack are all MIL."""
    units = board.combat_units(letter)
    return bool(units) and all(board.kind(name).is_militia for name in units)
