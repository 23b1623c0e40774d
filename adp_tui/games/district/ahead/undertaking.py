"""A mission that an answer is about: who carries it out, against what, with which chit."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.games.district.ahead.sums import RATING, sums_of, value
from adp_tui.games.district.naming import is_chit
from core.district.model.board import DistrictBoard
from core.district.model.ids import Mission, Rating
from core.district.rules.attack import attack_targets
from core.district.rules.patrol import patrol_targets
from core.district.rules.totals import OpenSums
from core.kernel import Decision

_TARGET_QUESTIONS: Final = {
    "patrol.target": Mission.PATROL,
    "attack.target": Mission.ATTACK,
    "ambush.target": Mission.AMBUSH,
}

_TARGETS: Final = {Mission.PATROL: patrol_targets, Mission.ATTACK: attack_targets}


class Undertaking(NamedTuple):
    """A mission with what is known of it before it is carried out."""

    mission: Mission
    letter: str
    target: str
    chit: str
    """The chit that the side that is asked would play; blank if none is asked for."""

    sums: OpenSums | None
    """What both sides bring, the acting one first; None if nothing is compared."""

    is_acting: bool
    """Whether the side that is asked carries it out."""

    @property
    def rating(self) -> Rating:
        """The rating that counts."""
        return RATING.get(self.mission, Rating.CMR)

    @property
    def played(self) -> int | None:
        """What the chit adds; None if there is none."""
        return value(self.chit, self.rating) if self.chit else None


def undertaking(decision: Decision, word: str, board: DistrictBoard) -> Undertaking | None:
    """Return the mission that an answer is about; None if it is about none."""
    if decision.ask == "ops.mission" and word in tuple(Mission):
        return _of(board, decision.by, Mission(word), decision.about[1])
    if decision.ask in _TARGET_QUESTIONS:
        mission, letter = _TARGET_QUESTIONS[decision.ask], decision.about[1]
        return _of(board, decision.by, mission, letter, word)
    if decision.ask == "chit" and is_chit(word) and len(decision.about) > 2:
        _, mission_word, letter, *target = decision.about
        if mission_word in tuple(Mission):
            named = "".join(target[:1])
            return _of(board, decision.by, Mission(mission_word), letter, named, word)
    return None


def _of(
    board: DistrictBoard,
    by: str | None,
    mission: Mission,
    letter: str,
    target: str = "",
    chit: str = "",
) -> Undertaking | None:
    if letter not in board.stacks:
        return None
    if not target and mission in _TARGETS:
        targets = _TARGETS[mission](board, letter)
        target = targets[0] if len(targets) == 1 else ""
    needs_target = mission in (Mission.PATROL, Mission.ATTACK, Mission.AMBUSH)
    sums = None if needs_target and not target else sums_of(board, mission, letter, target)
    return Undertaking(mission, letter, target, chit, sums, board.stacks[letter].side == by)
