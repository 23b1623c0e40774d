"""1.4 Facts about pieces: placed, removed, moved, turned over."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from core.adp.model.board import Board, Forces
from core.adp.model.facts.fact import Fact, changed
from core.adp.model.ids import ACTIVE, HIDDEN, UNDERGROUND, Faction, Piece, SpaceId

Box = Literal["available", "casualties", "out_of_play"]
"""Where pieces can be that are not on the map."""


def _off_map(board: Board, box: Box, piece: Piece, space: SpaceId, count: int) -> Board:
    """Put pieces of a space into a box, or if the number is negative the other way round."""
    inside: Forces = getattr(board, box)
    return replace(
        board,
        spaces=board.spaces | {space: changed(board.spaces[space], piece, -count)},
        **{box: changed(inside, HIDDEN.get(piece, piece), count)},
    )


def _between(board: Board, source: Box, target: Box, piece: Piece, count: int) -> Board:
    """Move pieces from one box to another."""
    left: Forces = getattr(board, source)
    joined: Forces = getattr(board, target)
    return replace(
        board, **{source: changed(left, piece, -count), target: changed(joined, piece, count)}
    )


def _activated(board: Board, faction: Faction, space: SpaceId, count: int) -> Board:
    """Turn Underground Guerrillas Active, or if the number is negative the other way round."""
    here = changed(board.spaces[space], UNDERGROUND[faction], -count)
    return board.with_space(space, changed(here, ACTIVE[faction], count))


class Placed(Fact, frozen=True, tag="placed"):
    """Pieces came from Available onto the map; Guerrillas arrive Underground (1.4.3)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Take from Available."""
        return _off_map(board, "available", self.piece, self.space, -self.count)


class Removed(Fact, frozen=True, tag="removed"):
    """Pieces went from the map to Available (1.4.1)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Give back to Available."""
        return _off_map(board, "available", self.piece, self.space, self.count)


class Fell(Fact, frozen=True, tag="fell"):
    """Coalition pieces went from the map to Casualties (3.3.3)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Put into Casualties."""
        return _off_map(board, "casualties", self.piece, self.space, self.count)


class Recovered(Fact, frozen=True, tag="recovered"):
    """Coalition pieces went from Casualties back to Available (6.6)."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return _between(board, "casualties", "available", self.piece, self.count)


class LeftPlay(Fact, frozen=True, tag="left-play"):
    """Coalition pieces went from Casualties out of the game (6.6)."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return _between(board, "casualties", "out_of_play", self.piece, self.count)


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
        return _between(board, "out_of_play", "available", self.piece, self.count)


class Withdrawn(Fact, frozen=True, tag="withdrawn"):
    """Coalition pieces went from the map out of the game."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Put out of play."""
        return _off_map(board, "out_of_play", self.piece, self.space, self.count)
