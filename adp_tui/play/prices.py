"""Prices: what each space of an Operation costs, where they differ.

Where every space costs the same, the terms of the question say it once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.adp.board import Board
from core.adp.ids import FACTIONS, Faction, SpaceId
from core.adp.rules.rally import rally_cost
from core.adp.rules.terror import terror_cost
from core.kernel import Decision

_PRICES: Final[dict[str, Callable[[Board, Faction, SpaceId], int]]] = {
    "rally.space": rally_cost,
    "terror.space": terror_cost,
}


def has_prices(decision: Decision) -> bool:
    """Whether the spaces of a question have prices of their own."""
    return decision.ask in _PRICES and decision.by in FACTIONS


def price(decision: Decision, board: Board, word: str) -> int | None:
    """Return what a space costs; None where that is nothing to tell."""
    if decision.by is None or not has_prices(decision) or word not in board.spaces:
        return None
    return _PRICES[decision.ask](board, Faction(decision.by), SpaceId(word))
