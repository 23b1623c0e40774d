"""2.1, 6.1 Task Points: what a side may pay, and what it loses."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import Belligerent
from core.kernel import Reason

DEEPEST_DEFICIT: Final = 2
"""DA-4: How far a side whose TP MAX is lower than this may go into deficit."""

CANNOT_PAY: Final = Reason("points.cannot-pay", "6.1")


def may_pay(board: DistrictBoard, side: Belligerent, points: int) -> bool:
    """DA-4: Whether a side may pay of its own will: not below the negative of its allotment."""
    camp = board.camps[side]
    return camp.tp - points >= -max(DEEPEST_DEFICIT, camp.tp_max)
