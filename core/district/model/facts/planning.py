"""5.1, 5.2, 5.3, 11 Facts about events, accounts, Deployments under way and looks at a record."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from core.district.model.board import DistrictBoard, Post
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import OFF_MAP, Belligerent


class ReliefSent(DistrictFact, frozen=True, tag="relief-sent"):
    """A side will have more Task Points than its allotment this turn (RDM.5).

    So it tells which side has the lower TP MAX.
    """

    reveals: ClassVar[bool] = True

    to: Belligerent | None
    """None if nobody has; others cannot tell this from relief to the Insurgent."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Change nothing; the points come with the allotment (5.21)."""
        return board

    def for_others(self) -> Self:
        """Tell that it was not the Government."""
        return replace(self, to=None)


class AccountsDivided(DistrictFact, frozen=True, tag="accounts-divided"):
    """A side divided its Task Points between paramilitary and regular units (11)."""

    side: Belligerent
    paramilitary: int

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Open the paramilitary account; the rest is the regular one."""
        camp = board.camps[self.side]
        return board.with_camp(self.side, replace(camp, paramilitary_tp=self.paramilitary))


class DeploymentBegun(DistrictFact, frozen=True, tag="deployment-begun"):
    """A side began its Deployment: its units on the map will stay unless it says more (5.3)."""

    side: Belligerent

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Post every unit where it is."""
        posts = {
            name: Post(unit.at, dispersed=unit.dispersed)
            for name, unit in board.units.items()
            if unit.at not in OFF_MAP and board.side_of(name) is self.side
        }
        return replace(board, posts=posts)


class StackPosted(DistrictFact, frozen=True, tag="stack-posted"):
    """The Insurgent put a stack underground or at large (5.3)."""

    area: str
    group: int
    underground: bool

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Note it for every unit of the stack."""
        posts = {
            name: replace(post, underground=self.underground)
            if (post.area, post.group) == (self.area, self.group)
            else post
            for name, post in board.posts.items()
        }
        return replace(board, posts=posts)


class RecordSeen(DistrictFact, frozen=True, tag="record-seen"):
    """A side looked at the record sheet and the Strategy of the other one (11)."""

    reveals: ClassVar[bool] = True

    side: Belligerent
    """Who looked."""

    tp: int
    tp_max: int
    vp: int
    strategy: str
    boxes: dict[str, dict[str, int]]
    """How many units of each kind are in each section of the Unit Box."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Change nothing."""
        return board
