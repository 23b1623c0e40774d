"""5.3 and 5.4 What stays in force: Capabilities and Momentum, asked for where they bite."""

from __future__ import annotations

from core.adp.board import Board, Lasting
from core.adp.ids import Side

UNSHADED = Side.UNSHADED
SHADED = Side.SHADED


def in_force(board: Board, card: int, side: Side) -> bool:
    """Whether one side of a card is in force now."""
    return lasting(board, card, side) is not None


def lasting(board: Board, card: int, side: Side) -> Lasting | None:
    """Return a Capability or Momentum card that is in force on one side, with its note."""
    for entry in board.capabilities:
        if entry.card == card and entry.side is side:
            return entry
    for entry in board.momentum:
        if entry.card == card and entry.side is side:
            return entry
    return None
