"""5.3 and 5.4 What stays in force: Capabilities and Momentum, asked for where they bite.

Each module of the rules asks for the cards that change it; what several of them share is here. A
text that forbids an action does not bind one that an Event grants (5.1.2, `Terms.free`); one that
changes how an action is carried out binds every such action.
"""

from __future__ import annotations

from core.adp.model.board import Board, Lasting
from core.adp.model.ids import COALITION, Faction, Side

UNSHADED = Side.UNSHADED
SHADED = Side.SHADED


def in_force(board: Board, card: int, side: Side) -> bool:
    """Whether one side of a card is in force now."""
    return lasting(board, card, side) is not None


def lasting(board: Board, card: int, side: Side) -> Lasting | None:
    """Return a Capability or Momentum card that is in force on one side, with its note.

    A text that players carry out themselves binds nobody here.
    """
    if board.is_by_hand(card, side):
        return None
    for entry in board.capabilities:
        if entry.card == card and entry.side is side:
            return entry
    for entry in board.momentum:
        if entry.card == card and entry.side is side:
            return entry
    return None


def side_in_force(board: Board, card: int) -> Side | None:
    """Return the side on which a Capability is in force, if it is."""
    for entry in board.capabilities:
        if entry.card == card and not board.is_by_hand(card, entry.side):
            return entry.side
    return None


def coalition_goes_alone(board: Board) -> bool:
    """Card 10, shaded: Coalition Sweep, Air Lift and Assault do without Government cubes."""
    return in_force(board, 10, SHADED)


def most_spaces(board: Board, faction: Faction) -> int | None:
    """Card 17, shaded: Coalition Sweep and Assault select 2 spaces at most."""
    return 2 if faction is COALITION and in_force(board, 17, SHADED) else None
