"""RDS-14: Open sums of missions: what is known before any chit is shown."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.naming import ADVANTAGE
from adp_tui.games.district.texts import hints, missions
from core.district.model.board import DistrictBoard
from core.district.model.ids import Mission, Rating, ratings_of
from core.district.rules.missions import open_sums
from core.district.rules.totals import OpenSum, OpenSums
from core.kernel import Decision

RATING: Final = {
    Mission.PATROL: Rating.IR,
    Mission.PATROL_ALL: Rating.IR,
    Mission.ATTACK: Rating.TR,
    Mission.AMBUSH: Rating.TR,
    Mission.REDUCE: Rating.CMR,
    Mission.INTIMIDATE: Rating.CMR,
    Mission.REMOVE_TERROR: Rating.CMR,
}
"""6.1: The rating of a chit that counts in each mission."""


def sums_of(board: DistrictBoard, mission: str, letter: str, target: str = "") -> OpenSums | None:
    """Return what both sides bring to a mission; None if there is nothing to compare."""
    return open_sums(board, letter, Mission(mission), target) if letter in board.stacks else None


def compared(sums: OpenSums) -> str:
    """Return both sums before any chit is chosen: `7 + chit against ? + chit + 2`."""
    return missions.compared(open_sum(sums.own), open_sum(sums.against))


def open_sum(total: OpenSum, chit: int | None = None) -> str:
    """Return a sum, with the rating of its chit if that is known."""
    is_open = total.has_chit or total.concealed
    parts = [str(total.units)] if total.units or not is_open else []
    if total.concealed:
        parts.append(hints.UNKNOWN)
    if total.has_chit:
        parts.append(hints.CHIT if chit is None else str(chit))
    if total.terrain:
        parts.append(str(total.terrain))
    return missions.PLUS.join(parts)


def with_chit(decision: Decision, word: str, board: DistrictBoard) -> str:
    """Return the sums that a chit makes, for the side that is asked."""
    if len(decision.about) < 3:
        return ""
    _, mission, letter, *target = decision.about
    if Mission(mission) is Mission.PATROL_ALL or letter not in board.stacks:
        return ""
    sums = sums_of(board, mission, letter, *target)
    if sums is None:
        return ""
    ours, theirs = sums if board.stacks[letter].side == decision.by else sums[::-1]
    return missions.compared(
        open_sum(ours, value(word, RATING[Mission(mission)])), open_sum(theirs)
    )


def value(word: str, rating: Rating) -> int:
    """Return what a chit adds; with an Advantage its highest rating counts."""
    ratings = ratings_of(word.removesuffix(ADVANTAGE))
    return max(ratings) if word.endswith(ADVANTAGE) else ratings.of(rating)
