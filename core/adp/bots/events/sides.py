"""8.4.2 Which side of an Event a Non-player executes."""

from __future__ import annotations

from core.adp.events.library import CARDS
from core.adp.model.board import Board
from core.adp.model.ids import INSURGENTS, Faction, Side


def side_for(board: Board, faction: Faction) -> Side:
    """Return the side that a Non-player executes; no instruction changes it."""
    assert board.card is not None
    wanted = Side.SHADED if faction in INSURGENTS else Side.UNSHADED
    return wanted if wanted in CARDS[board.card].sides_in(board) else Side.UNSHADED
