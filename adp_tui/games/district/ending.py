"""How a game ended, with the figures."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import victory as texts
from adp_tui.texts.words import all_of, listed
from core.district.model.board import DistrictBoard, DistrictResult

LAST_TURN: Final = "last-turn"


def how_it_ended(board: DistrictBoard, result: DistrictResult) -> tuple[str, str]:
    """Return who won, and by which figures."""
    winners = all_of(map(called, result.winners)) or texts.NOBODY
    figures = listed(texts.figure(called(side), n) for side, n in result.points.items())
    if result.reason == LAST_TURN:
        return texts.won(winners), texts.by_last_turn(figures, board.turn)
    return texts.won(winners), texts.by_limit(figures, board.length.limit, board.turn)
