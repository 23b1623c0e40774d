"""RDS-14: How likely a mission is that depends on a chit at random, as far as the viewer knows.

What the other side holds is not known, so each chit that the viewer does not see is as likely to be
drawn as any other.
"""

from __future__ import annotations

from typing import NamedTuple

from adp_tui.games.district.sums import AGAINST_CHANCE
from core.district.model.board import DistrictBoard
from core.district.model.ids import ratings_of
from core.district.rules.totals import OpenSums


class Chance(NamedTuple):
    """How many of some chits let a mission succeed."""

    good: int
    all: int


def unseen_chits(board: DistrictBoard) -> tuple[str, ...]:
    """Return the chits that the viewer does not see: in the Randomizer, or in a hidden hand."""
    seen = {chit for camp in board.camps.values() if not camp.concealed for chit in camp.hand}
    return tuple(chit for chit in board.rulebook.chits if chit not in seen)


def chance_of(
    board: DistrictBoard, mission: str, sums: OpenSums, chit: int | None = None
) -> Chance | None:
    """Return the chance of a mission against a chit at random; None if more than that is open."""
    own, against = sums
    is_open = own.concealed or against.concealed or (own.has_chit and chit is None)
    if mission not in AGAINST_CHANCE or is_open:
        return None
    total = own.units + own.terrain + (chit or 0)
    unseen = unseen_chits(board)
    limit = total - against.units - against.terrain
    return Chance(sum(ratings_of(each).cmr < limit for each in unseen), len(unseen))
