"""RDS-23: The page about a chit: its ratings, what they count for, and where it is."""

from __future__ import annotations

from adp_tui.games.district.lookup.entries import Entries
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import lookup as texts
from core.district.model.board import DistrictBoard
from core.district.model.ids import BELLIGERENTS, ratings_of


def chit_page(board: DistrictBoard, chit: str) -> tuple[Entries, str]:
    """Return the ratings of a chit, and where it is as far as the viewer knows."""
    ratings = ratings_of(chit)
    return [
        (texts.RATINGS, texts.ratings(*ratings)),
        (texts.COUNTS, texts.CHIT_COUNTS),
        (texts.PLACE, _place(board, chit)),
    ], "2.24"


def _place(board: DistrictBoard, chit: str) -> str:
    """Return the hand that a chit is in, or the places where it can be."""
    known = [side for side in BELLIGERENTS if not board.camps[side].concealed]
    holder = next((side for side in known if chit in board.camps[side].hand), None)
    if holder is not None:
        return texts.in_hand_of(called(holder))
    hands = [texts.hand_of(called(side)) for side in BELLIGERENTS if side not in known]
    return texts.somewhere_in([texts.RANDOMIZER, *hands])
