"""Card 26, shaded: the Taliban may pay to cancel an Air Lift or Air Strike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.model.ids import PURSE, TALIBAN, SpaceId
from core.adp.model.lasting import MANPADS_SCARE, SHADED, in_force
from core.adp.rules.operations import Execution

PRICE: Final = 1
CANCEL: Final = "cancel"
ALLOW: Final = "allow"


def may_be_cancelled(execution: Execution) -> bool:
    """Whether the Taliban can pay, and the activity is not granted by an Event (5.1.2)."""
    board = execution.board
    if execution.terms.free or not in_force(board, MANPADS_SCARE, SHADED):
        return False
    return board.track(PURSE[TALIBAN]) >= PRICE


async def is_cancelled(execution: Execution, activity: str, spaces: Sequence[SpaceId]) -> bool:
    """Ask the Taliban, once the spaces are named, whether to pay to cancel an activity."""
    word = await execution.table.ask(
        TALIBAN, lambda: (CANCEL, ALLOW), ask="manpads", rule="card 26", about=(activity, *spaces)
    )
    if word == CANCEL:
        execution.table.pay(TALIBAN, PRICE, "card 26")
    return word == CANCEL
