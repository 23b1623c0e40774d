"""7.3: What a side may know: everything except the hidden Deception markers of others."""

from __future__ import annotations

from msgspec.structs import replace

from core.adp.model.board import Board
from core.adp.model.facts import Fact, MarkerDrawn, MarkerShown
from core.adp.model.ids import Deception
from core.adp.model.options import players


def view(board: Board, side: str | None) -> Board:
    """Return a position as a Faction's player sees it; with None, no hidden marker is shown.

    If nothing is hidden, it is the position itself.
    """
    if not board.hidden:
        return board
    everyone = players(board.options, board.seats)
    mine = next((player for player in everyone if side in player), ())
    hidden = {
        holder: held if holder in mine else (Deception.FACE_DOWN,) * len(held)
        for holder, held in board.hidden.items()
    }
    return board if hidden == board.hidden else replace(board, hidden=hidden)


def seen(fact: Fact, side: str | None) -> Fact:
    """Return a fact as a Faction sees it: a marker drawn by another player stays face down."""
    if isinstance(fact, MarkerDrawn) and side not in (fact.faction, *fact.partners):
        return replace(fact, marker=Deception.FACE_DOWN)
    return fact


def reveals(fact: Fact, side: str | None) -> bool:
    """Whether a fact shows a Faction a marker that another player has hidden."""
    return isinstance(fact, MarkerShown) and side not in (fact.faction, *fact.partners)
