"""4.2.1: Answers to follow in a Surge, where all numbers are given before any piece moves."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.option_order import AS_IT_IS, standing_number
from core.adp.model.board import Board
from core.kernel import Decision

SURGE_SPACE: Final = "surge.space"
DONE: Final = "done"
_LATER: Final = (SURGE_SPACE, *AS_IT_IS)
"""Questions whose answers change nothing until the last one is given."""


def followed(
    decision: Decision, asked: Decision, board: Board, *, concerns: bool
) -> list[str] | None:
    """Return the answers to follow in a Surge; None if they are the usual ones.

    No more spaces are chosen, and other spaces stay as they are.
    """
    if decision.ask not in _LATER:
        return None
    if asked.ask == SURGE_SPACE and asked.ask == decision.ask:
        return [word for word in asked.options if word == DONE]
    if asked.ask not in AS_IT_IS:
        return []
    if decision.ask == SURGE_SPACE and concerns:
        return None
    if decision.ask not in (SURGE_SPACE, asked.ask):
        return []
    return [standing_number(asked, board) or asked.options[-1]]
