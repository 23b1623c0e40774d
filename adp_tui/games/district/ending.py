"""How a game ended, with the figures."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import victory as texts
from adp_tui.games.district.texts.names import STRATEGIES
from adp_tui.texts.words import all_of, listed
from core.district.model.board import DistrictBoard, DistrictResult
from core.district.model.ids import Belligerent

LAST_TURN: Final = "last-turn"


def how_it_ended(board: DistrictBoard, result: DistrictResult) -> tuple[str, str]:
    """Return who won, and by which figures."""
    winners = all_of(map(called, result.winners)) or texts.NOBODY
    figures = listed(texts.figure(called(side), n) for side, n in result.points.items())
    if result.reason == LAST_TURN:
        return texts.won(winners), texts.by_last_turn(figures, board.turn)
    return texts.won(winners), texts.by_limit(figures, board.length.limit, board.turn)


def of_side(board: DistrictBoard, result: DistrictResult, side: Belligerent) -> str:
    """DA-70: Return a side with its Strategy, or with its points if it has none."""
    strategy = board.camps[side].strategy
    if strategy not in STRATEGIES:
        return texts.figure(called(side), result.points[side])
    return texts.aim(called(side), STRATEGIES[strategy])
