"""RDS-24 A Deployment that a person has planned as a whole: its answers, and what is wrong with it.

A plan is what `DistrictBoard.posts` will be when its stacks are formed: each unit that is to be on
the map, with its Area, its mode and its stack.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from core.district.box.bot import KnownToSide
from core.district.model.board import DistrictBoard, Post
from core.district.model.ids import AVAILABLE, DONE, NEW
from core.district.rules.modes import CONCENTRATED, DISPERSED
from core.district.rules.postings import why_not_end
from core.district.rules.stacking import AT_LARGE, UNDERGROUND, groups_in, why_not_stack
from core.kernel import Reason, Reply, Shortcut

DeploymentPlan = Mapping[str, Post]

NOT_POSTED: Final = Reason("plan.not-posted", "5.3")
ONE_MODE: Final = Reason("plan.one-mode", "8.3")
FALLS_APART: Final = Reason("plan.falls-apart", "8.3")
"""It has as many Hits as its TR in Dispersed mode; nobody plans that, but it can be answered."""


def why_not_planned(board: DistrictBoard, plan: DeploymentPlan) -> Reason | None:
    """5.3, 9.1, 11: Return why a Deployment cannot end as it is planned."""
    planned = replace(board, posts=dict(plan))
    if (reason := why_not_end(planned)) is not None:
        return reason
    stacks = (groups_in(planned, area).values() for area in board.grounds)
    reasons = (why_not_stack(board, members) for groups in stacks for members in groups)
    return next((reason for reason in reasons if reason is not None), None)


class AsPlanned(Shortcut[DistrictBoard]):
    """RDS-24: All answers of a Deployment, from a plan."""

    word = "as-planned"

    def __init__(self, board: DistrictBoard, plan: DeploymentPlan) -> None:
        self._plan = plan
        self._named = set[str]()
        """The units that have been named; none is named twice, so that it comes to an end."""

        self._why_not = why_not_planned(board, plan)

    @property
    def refusal(self) -> Reason | None:
        """Why the Deployment cannot end as it is planned."""
        return self._why_not

    def answer(self, known: KnownToSide) -> Reply | None:
        """Return the next answer of the Deployment; it is refused if the plan cannot be kept."""
        board, about = known.board, known.decision.about
        match known.decision.ask:
            case "deploy.unit":
                return Reply(self._next_unit(board))
            case "deploy.area":
                post = self._plan.get(about[0])
                return Reply(AVAILABLE if post is None else post.area)
            case "deploy.mode":
                return Reply(DISPERSED if self._plan[about[0]].dispersed else CONCENTRATED)
            case "deploy.stack":
                return Reply(self._stack_of(board, about[0]))
            case "deploy.place":
                area, number = about
                first = groups_in(board, area)[int(number)][0]
                return Reply(UNDERGROUND if self._plan[first].underground else AT_LARGE)
            case _:
                return None

    def _next_unit(self, board: DistrictBoard) -> str:
        """Name a unit that is not where it is to be: first those that are not to be on the map.

        Of these, Assets are the last, because they stay as long as they have company (9.1).
        """
        left = [
            name for name in board.units if name not in self._named and self._moves(board, name)
        ]
        if not left:
            return DONE
        name = min(left, key=lambda one: (one in self._plan, board.kind(one).is_asset))
        self._named.add(name)
        return name

    def _moves(self, board: DistrictBoard, name: str) -> bool:
        """Whether a unit is not yet where it is to be, in the mode that it is to have."""
        now, then = board.posts.get(name), self._plan.get(name)
        if now is None or then is None:
            return now is not then
        return (now.area, now.dispersed) != (then.area, then.dispersed)

    def _stack_of(self, board: DistrictBoard, name: str) -> str:
        """Return the stack with a unit that is to be together with this one, or a new one."""
        post = self._plan[name]
        for number, members in groups_in(board, post.area).items():
            if self._plan[members[0]].group == post.group:
                return str(number)
        return NEW
