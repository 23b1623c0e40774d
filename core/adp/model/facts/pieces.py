"""1.4 Facts about pieces: placed, removed, moved, turned over."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.model.board import Board, Forces
from core.adp.model.facts.fact import Fact, changed
from core.adp.model.ids import ACTIVE, HIDDEN, UNDERGROUND, Faction, Piece, PieceBox, SpaceId

_FIELD: Final = {box: box.value.replace("-", "_") for box in PieceBox}
"""The field of a position for each box."""


def _off_map(board: Board, box: PieceBox, piece: Piece, space: SpaceId, count: int) -> Board:
    """Move pieces from a space to a box, or back if the number is negative."""
    field = _FIELD[box]
    inside: Forces = getattr(board, field)
    return replace(
        board,
        spaces=board.spaces | {space: changed(board.spaces[space], piece, -count)},
        **{field: changed(inside, HIDDEN.get(piece, piece), count)},
    )


def _between(board: Board, source: PieceBox, target: PieceBox, piece: Piece, count: int) -> Board:
    """Move pieces from one box to another."""
    taken, given = _FIELD[source], _FIELD[target]
    left: Forces = getattr(board, taken)
    joined: Forces = getattr(board, given)
    return replace(
        board, **{taken: changed(left, piece, -count), given: changed(joined, piece, count)}
    )


def _activated(board: Board, faction: Faction, space: SpaceId, count: int) -> Board:
    """Turn Underground Guerrillas Active, or the reverse if the number is negative."""
    here = changed(board.spaces[space], UNDERGROUND[faction], -count)
    return board.with_space(space, changed(here, ACTIVE[faction], count))


class Placed(Fact, frozen=True, tag="placed"):
    """Pieces came from Available onto the map; Guerrillas arrive Underground (1.4.3)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Take from Available."""
        return _off_map(board, PieceBox.AVAILABLE, self.piece, self.space, -self.count)


class Removed(Fact, frozen=True, tag="removed"):
    """Pieces went from the map to Available (1.4.1)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Give back to Available."""
        return _off_map(board, PieceBox.AVAILABLE, self.piece, self.space, self.count)


class Fell(Fact, frozen=True, tag="fell"):
    """Coalition pieces went from the map to Casualties (3.3.3)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Put into Casualties."""
        return _off_map(board, PieceBox.CASUALTIES, self.piece, self.space, self.count)


class Recovered(Fact, frozen=True, tag="recovered"):
    """Coalition pieces went from Casualties back to Available (6.6)."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return _between(board, PieceBox.CASUALTIES, PieceBox.AVAILABLE, self.piece, self.count)


class LeftPlay(Fact, frozen=True, tag="left-play"):
    """Coalition pieces went from Casualties out of the game (6.6)."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return _between(board, PieceBox.CASUALTIES, PieceBox.OUT_OF_PLAY, self.piece, self.count)


class Moved(Fact, frozen=True, tag="moved"):
    """Pieces went from one space to another."""

    piece: Piece
    origin: SpaceId
    destination: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Move on the map."""
        spaces = board.spaces
        return replace(
            board,
            spaces=spaces
            | {
                self.origin: changed(spaces[self.origin], self.piece, -self.count),
                self.destination: changed(spaces[self.destination], self.piece, self.count),
            },
        )


class Activated(Fact, frozen=True, tag="activated"):
    """Underground Guerrillas turned Active (1.4.3)."""

    faction: Faction
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Turn them over."""
        return _activated(board, self.faction, self.space, self.count)


class Hid(Fact, frozen=True, tag="hid"):
    """Active Guerrillas went Underground (1.4.3)."""

    faction: Faction
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Turn them over."""
        return _activated(board, self.faction, self.space, -self.count)


class Returned(Fact, frozen=True, tag="returned"):
    """Coalition pieces that were out of play became Available again."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return _between(board, PieceBox.OUT_OF_PLAY, PieceBox.AVAILABLE, self.piece, self.count)


class Withdrawn(Fact, frozen=True, tag="withdrawn"):
    """Coalition pieces went from the map out of the game."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Put out of play."""
        return _off_map(board, PieceBox.OUT_OF_PLAY, self.piece, self.space, self.count)


class BoxChanged(Fact, frozen=True, tag="box-changed"):
    """Coalition pieces went from one box to another because a card says so."""

    piece: Piece
    source: PieceBox
    target: PieceBox
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return _between(board, self.source, self.target, self.piece, self.count)
