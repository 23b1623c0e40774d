"""How the answers of District Commander are arranged."""

from __future__ import annotations

from typing import Final

from adp_tui.presenter.answers import Answers
from core.district.model.board import DistrictBoard
from core.district.model.ids import DONE, NO, PASS, STOP, Mission
from core.kernel import Decision, Reason

MISSIONS: Final = tuple(mission.value for mission in Mission)
_OF_INSURGENT: Final = (Mission.AMBUSH, Mission.INTIMIDATE)
_OF_GOVERNMENT: Final = (Mission.PATROL, Mission.PATROL_ALL)

_OTHER_SIDE: Final = "mission.not-for-side"
"""The reason against missions of the other side; players do not expect those."""


class DistrictAnswers(Answers[DistrictBoard]):
    """The answers of District Commander: one list, with the last answer under 0."""

    finishing = (DONE, PASS, STOP, NO, "none")

    def sought(self, decision: Decision) -> tuple[str, ...]:
        """Return words that a player might expect: the missions of the side."""
        if decision.ask != "ops.mission":
            return ()
        others = _OF_INSURGENT if decision.by == "government" else _OF_GOVERNMENT
        return tuple(word for word in MISSIONS if word not in others)

    def is_worth_listing(self, decision: Decision, reason: Reason) -> bool:
        """Whether a player might expect an answer that is refused for this reason."""
        return reason.code != _OTHER_SIDE
