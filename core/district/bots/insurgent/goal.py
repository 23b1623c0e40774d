"""RDB.3-2 The goal: an Area in which the Insurgent wants to found something new.

A bot keeps nothing. In Operations the Area in which founders have arrived is the goal; before that,
it is found again from the position.
"""

from __future__ import annotations

from typing import Final

from core.district.bots.appraisal import total, worth
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, Rating, UnitType

MOST_RESISTANCE: Final = 4
"""RDB.3-2: The highest sum of the Government's TR in a goal."""

FOUNDERS: Final = (UnitType.GR, UnitType.MF)


def goal_of(board: DistrictBoard) -> str | None:
    """RDB.3-2: Return the Area of highest worth in which something can be founded."""
    open_areas = [area for area in board.grounds if is_open(board, area)]
    return max(open_areas, key=lambda area: _value(board, area), default=None)


def is_open(board: DistrictBoard, area: str) -> bool:
    """RDB.3-2: Whether founders would find an Area free of Terror, own units and strong enemies."""
    ground = board.grounds[area]
    return (
        board.pool > 0
        and board.population(area) > 0
        and not ground.terror
        and not ground.insurgent
        and not founders_in(board, area)
        and total(board, board.units_in(area, GOVERNMENT), Rating.TR) <= MOST_RESISTANCE
    )


def founders_in(board: DistrictBoard, area: str) -> list[str]:
    """Return the GR and MF in an Area."""
    return [name for name in board.units_in(area, INSURGENT) if board.kind(name).type in FOUNDERS]


def reached(board: DistrictBoard) -> str | None:
    """Return the Area in which founders have arrived in this Phase, None if they have not."""
    return next(
        (
            stack.area
            for stack in board.stacks.values()
            if stack.arrived and stack.side is INSURGENT
        ),
        None,
    )


def _value(board: DistrictBoard, area: str) -> int:
    """RDB.3-2: Return the worth of an Area, at least its Population."""
    return max(worth(board, INSURGENT, area), board.population(area))
