"""6.11 to 6.19 Facts about Areas, and what a mission came to."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent


class InfrastructureBuilt(DistrictFact, frozen=True, tag="infrastructure-built"):
    """An Infrastructure Unit came from the pool to an Area (6.15)."""

    side: Belligerent
    area: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Place it."""
        return _with_infrastructure(board, self.side, self.area, 1)


class InfrastructureLost(DistrictFact, frozen=True, tag="infrastructure-lost"):
    """An Infrastructure Unit went back to the pool (6.16)."""

    side: Belligerent
    area: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Take it away; with `deep-underground`, one that was found."""
        return _with_infrastructure(board, self.side, self.area, -1)


class InfrastructureFound(DistrictFact, frozen=True, tag="infrastructure-found"):
    """A Patrol found an Infrastructure Unit of the Insurgent (11)."""

    area: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Turn it up."""
        ground = board.grounds[self.area]
        return board.with_ground(self.area, replace(ground, found=ground.found + 1))


class TerrorCaused(DistrictFact, frozen=True, tag="terror-caused"):
    """An Area was Terrorized (6.3)."""

    area: str
    by: Belligerent

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Place the marker."""
        ground = board.grounds[self.area]
        return board.with_ground(self.area, replace(ground, terror=True, new_terror=True))


class TerrorRemoved(DistrictFact, frozen=True, tag="terror-removed"):
    """A Terror marker was removed (6.19)."""

    area: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Take the marker away."""
        ground = board.grounds[self.area]
        return board.with_ground(self.area, replace(ground, terror=False, new_terror=False))


class RecruitAttempted(DistrictFact, frozen=True, tag="recruit-attempted"):
    """Recruit/Promote was attempted in an Area (6.17)."""

    area: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Count it."""
        ground = board.grounds[self.area]
        return board.with_ground(self.area, replace(ground, attempts=ground.attempts + 1))


class Sum(Struct, frozen=True, omit_defaults=True):
    """What a side brings to a mission; None is what the reader may not know."""

    units: int | None
    """The ratings of its units and Assets."""

    chit: int | None = 0
    """The rating of its chit, or of the one drawn at random."""

    terrain: int = 0
    """The Terrain Modifier or the Population, where it counts for this side."""

    @property
    def total(self) -> int | None:
        """The sum; None if something in it is not known."""
        if self.units is None or self.chit is None:
            return None
        return self.units + self.chit + self.terrain


class MissionJudged(DistrictFact, frozen=True, tag="mission-judged"):
    """The totals of a mission were compared (6.1)."""

    reveals: ClassVar[bool] = True

    mission: str
    side: Belligerent
    area: str
    stack: str
    """The letter of the acting stack."""

    own: Sum
    against: Sum
    success: bool
    """Whether the acting side's total was higher."""

    target: str = ""
    """The letter of the enemy stack, or the unit, if there is one."""

    lost: bool = False
    """Whether the other side's total was higher."""

    hides: Belligerent | None = None
    """The side whose units are concealed, so that others do not learn their sum."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Change nothing."""
        return board

    def for_others(self) -> Self:
        """Tell the outcome without the sum of the concealed units."""
        if self.hides is self.side:
            return replace(self, own=replace(self.own, units=None))
        return replace(self, against=replace(self.against, units=None))


def _with_infrastructure(
    board: DistrictBoard, side: Belligerent, area: str, change: int
) -> DistrictBoard:
    ground = board.grounds[area]
    if side is GOVERNMENT:
        changed = replace(ground, government=ground.government + change)
    else:
        found = max(0, ground.found + change) if change < 0 else ground.found
        changed = replace(ground, insurgent=ground.insurgent + change, found=found)
    assert side in (GOVERNMENT, INSURGENT)
    return replace(board.with_ground(area, changed), pool=board.pool - change)
