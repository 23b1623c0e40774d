"""1.8, 6.6.1 Facts about Resources, Aid, Patronage and Islamabad."""

from __future__ import annotations

from msgspec.structs import replace

from core.adp.model.board import Board
from core.adp.model.facts.fact import Fact
from core.adp.model.ids import Islamabad, Track


class Paid(Fact, frozen=True, tag="paid"):
    """A Faction paid for something."""

    track: Track
    amount: int

    def on(self, board: Board) -> Board:
        """Lower the track."""
        return _with_track(board, self.track, -self.amount)


class Gained(Fact, frozen=True, tag="gained"):
    """A track rose, at most to its end (1.8)."""

    track: Track
    amount: int

    def on(self, board: Board) -> Board:
        """Raise the track."""
        return _with_track(board, self.track, self.amount)


class Lost(Fact, frozen=True, tag="lost"):
    """A track fell, at most to 0 (1.8)."""

    track: Track
    amount: int

    def on(self, board: Board) -> Board:
        """Lower the track."""
        return _with_track(board, self.track, -self.amount)


class Transferred(Fact, frozen=True, tag="transferred"):
    """Points went from one track to another."""

    source: Track
    target: Track
    amount: int

    def on(self, board: Board) -> Board:
        """Lower one, raise the other."""
        board = _with_track(board, self.source, -self.amount)
        return _with_track(board, self.target, self.amount)


def _with_track(board: Board, track: Track, amount: int) -> Board:
    return replace(board, resources=board.resources | {track: board.resources[track] + amount})


class IslamabadMoved(Fact, frozen=True, tag="islamabad-moved"):
    """Islamabad's posture changed, or hardened, or softened (6.6.1)."""

    box: Islamabad
    hard: bool

    def on(self, board: Board) -> Board:
        """Set the marker."""
        return replace(board, islamabad=self.box, hard=self.hard)
