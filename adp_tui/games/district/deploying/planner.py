"""RDS-24 How the planning of a Deployment begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from adp_tui.games.district.deploying.drafts import Begun
from adp_tui.games.district.deploying.plan import DistrictPlan
from adp_tui.games.district.texts import deploying as texts
from adp_tui.presenter.planner import Planner
from adp_tui.presenter.sight import Sight
from core.district.box.shortcuts import last_deployment
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import Belligerent
from core.kernel import Knowledge

ACTION: Final = "deployment"


class DistrictPlanner(Planner):
    """RDS-24: A Deployment can be planned wherever it asks for a unit."""

    action = ACTION
    title = texts.TITLE
    reworded: ClassVar = texts.KEYS

    def may_begin(self, sight: Sight) -> bool:
        """Whether the question is the one for a unit to deploy."""
        decision = sight.decision
        return decision is not None and decision.ask == "deploy.unit" and bool(decision.options)

    def begin(
        self, known: Knowledge[DistrictBoard, DistrictFact], earlier: Iterable[DistrictBoard]
    ) -> DistrictPlan:
        """Return the Deployment as it is, with the stacks of the last turn."""
        side = Belligerent(known.side)
        said = frozenset(answered.option for answered in known.trail)
        done = last_deployment(known.board, side, earlier)
        return DistrictPlan(Begun(known.board, side, done, said))
