"""7.22 Facts about what is judged when Victory Points are counted."""

from __future__ import annotations

from typing import ClassVar

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import Belligerent


class LocJudged(DistrictFact, frozen=True, tag="loc-judged"):
    """It was told who has LOC Control of which Areas, truthfully (7.22, 2.1)."""

    reveals: ClassVar[bool] = True

    held: dict[str, Belligerent]
    """The Areas that somebody controls, in map order."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Change nothing."""
        return board
