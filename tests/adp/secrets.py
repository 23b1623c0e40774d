"""7.3: Positions of A Distant Plain that somebody cannot tell apart."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from core.adp.model.board import Board
from core.adp.model.ids import DECEPTIONS
from core.adp.rules.parts.markers import player_of
from core.adp.rules.setup import MARKERS_OF_EACH_KIND


def other_markers(board: Board, side: str | None, random: Random) -> Board:
    """Return a position in which the other players hide other Deception markers."""
    own = {faction for faction in board.hidden if side in player_of(board, faction)}
    known = [marker for shown in board.shown.values() for marker in shown]
    known += [marker for faction in own for marker in board.hidden[faction]]
    unknown = [marker for marker in DECEPTIONS for _ in range(MARKERS_OF_EACH_KIND)]
    for marker in known:
        unknown.remove(marker)
    random.shuffle(unknown)
    hidden = {
        faction: held if faction in own else tuple(unknown.pop() for _ in held)
        for faction, held in board.hidden.items()
    }
    return replace(board, hidden=hidden)
