"""6.1 Totals of missions: what both sides bring, before and after the chits."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from core.district.model.board import DistrictBoard
from core.district.model.facts.grounds import MissionJudged, Sum
from core.district.model.ids import Belligerent, Mission, UnitType
from core.district.rules.table import DistrictTable


class OpenSum(Struct, frozen=True):
    """What a side brings to a mission, as far as it can be told before any chit is shown."""

    units: int
    """The ratings of its units and Assets, as far as the viewer may know them."""

    concealed: int = 0
    """How many counters take part whose ratings the viewer may not know."""

    terrain: int = 0
    """The Terrain Modifier or the Population, where it counts for this side."""

    has_chit: bool = True
    """Whether a chit is added: played by the side or drawn at random."""

    def with_chit(self, chit: int = 0) -> Sum:
        """Return it with the rating of a chit."""
        return Sum(self.units, chit, self.terrain)


class OpenSums(NamedTuple):
    """What the acting side and the other one bring to a mission, without chits."""

    own: OpenSum
    against: OpenSum


def concealed_in(board: DistrictBoard, letter: str) -> int:
    """2.1: Return how many counters of a stack the viewer may not know."""
    kinds = (board.kind(name).type for name in board.members(letter))
    return sum(kind is UnitType.CONCEALED for kind in kinds)


def judge(
    table: DistrictTable,
    mission: Mission,
    letter: str,
    own: Sum,
    against: Sum,
    rule: str,
    *,
    target: str = "",
    hides: Belligerent | None = None,
) -> int:
    """6.1: Compare the totals and say so; return the margin of the acting side.

    Whoever may not know a sum learns only whether the acting side's total is the higher one.
    """
    assert own.total is not None, "its own side knows a sum"
    assert against.total is not None, "its own side knows a sum"
    stack = table.board.stacks[letter]
    margin = own.total - against.total
    table.emit(
        MissionJudged(
            mission=mission,
            side=stack.side,
            area=stack.area,
            stack=letter,
            own=own,
            against=against,
            success=margin > 0,
            lost=margin < 0 and hides is None,
            target=target,
            hides=hides,
            secret_of=hides,
            rule=rule,
        )
    )
    return margin
