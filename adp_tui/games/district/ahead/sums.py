"""RDS-14: Open sums of missions: what is known before any chit is shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.games.district.naming import ADVANTAGE
from adp_tui.games.district.texts import hints, missions
from core.district.model.board import DistrictBoard
from core.district.model.ids import Mission, Rating, ratings_of
from core.district.rules.missions import open_sums
from core.district.rules.totals import OpenSum, OpenSums

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


def brief_sum(total: OpenSum) -> str:
    """Return a sum in as few letters as possible: what is known is added up."""
    known = total.units + total.terrain
    parts = [str(known)] if known or not (total.has_chit or total.concealed) else []
    parts += [hints.UNKNOWN] if total.concealed else []
    return hints.BRIEF_PLUS.join([*parts, *([hints.BRIEF_CHIT] if total.has_chit else [])])


class SumWithChit(NamedTuple):
    """A sum with a chit, in parts and added up."""

    parts: str
    total: str


def sum_with_chit(total: OpenSum, chit: int) -> SumWithChit:
    """Return a sum with a chit: `4 + 2 + 2 = 8`; if a part is not known, without a total."""
    parts = open_sum(total, chit)
    if total.concealed:
        return SumWithChit(parts, parts)
    added = str(total.units + total.terrain + (chit if total.has_chit else 0))
    return SumWithChit(hints.equals(parts, added), added)


def value(word: str, rating: Rating) -> int:
    """Return what a chit adds; with an Advantage its highest rating counts."""
    ratings = ratings_of(word.removesuffix(ADVANTAGE))
    return max(ratings) if word.endswith(ADVANTAGE) else ratings.of(rating)
