"""1.4 Facts about pieces: placed, removed, moved, turned over."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.model.board import Board, Space
from core.adp.model.facts.fact import Fact, changed
from core.adp.model.ids import ACTIVE, HIDDEN, UNDERGROUND, Box, Faction, Piece, SpaceId


def _with(board: Board, space: SpaceId, piece: Piece, count: int) -> dict[SpaceId, Space]:
    """Return the map with so many pieces more, or fewer, in a space."""
    return board.spaces | {space: changed(board.spaces[space], piece, count)}


class Placed(Fact, frozen=True, tag="placed"):
    """Pieces came from Available onto the map; Guerrillas arrive Underground (1.4.3)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Take from Available."""
        return replace(
            board,
            available=changed(board.available, HIDDEN.get(self.piece, self.piece), -self.count),
            spaces=_with(board, self.space, self.piece, self.count),
        )


class Removed(Fact, frozen=True, tag="removed"):
    """Pieces went from the map to Available (1.4.1)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Give back to Available."""
        return replace(
            board,
            available=changed(board.available, HIDDEN.get(self.piece, self.piece), self.count),
            spaces=_with(board, self.space, self.piece, -self.count),
        )


class Fell(Fact, frozen=True, tag="fell"):
    """Coalition pieces went from the map to Casualties (3.3.3)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Put into Casualties."""
        return replace(
            board,
            casualties=changed(board.casualties, self.piece, self.count),
            spaces=_with(board, self.space, self.piece, -self.count),
        )


class Recovered(Fact, frozen=True, tag="recovered"):
    """Coalition pieces went from Casualties back to Available (6.6)."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return replace(
            board,
            casualties=changed(board.casualties, self.piece, -self.count),
            available=changed(board.available, self.piece, self.count),
        )


class LeftPlay(Fact, frozen=True, tag="left-play"):
    """Coalition pieces went from Casualties out of the game (6.6)."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return replace(
            board,
            casualties=changed(board.casualties, self.piece, -self.count),
            out_of_play=changed(board.out_of_play, self.piece, self.count),
        )


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
        here = changed(board.spaces[self.space], UNDERGROUND[self.faction], -self.count)
        return board.with_space(self.space, changed(here, ACTIVE[self.faction], self.count))


class Hid(Fact, frozen=True, tag="hid"):
    """Active Guerrillas went Underground (1.4.3)."""

    faction: Faction
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Turn them over."""
        here = changed(board.spaces[self.space], ACTIVE[self.faction], -self.count)
        return board.with_space(self.space, changed(here, UNDERGROUND[self.faction], self.count))


class Returned(Fact, frozen=True, tag="returned"):
    """Coalition pieces that were out of play became Available again."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return replace(
            board,
            out_of_play=changed(board.out_of_play, self.piece, -self.count),
            available=changed(board.available, self.piece, self.count),
        )


class Withdrawn(Fact, frozen=True, tag="withdrawn"):
    """Coalition pieces went from the map out of the game."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Put out of play."""
        return replace(
            board,
            out_of_play=changed(board.out_of_play, self.piece, self.count),
            spaces=_with(board, self.space, self.piece, -self.count),
        )


class BoxChanged(Fact, frozen=True, tag="box-changed"):
    """Coalition pieces went from one box to another, because a card says so."""

    piece: Piece
    source: Box
    target: Box
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        source, target = _BOX_FIELD[self.source], _BOX_FIELD[self.target]
        return replace(
            board,
            **{
                source: changed(getattr(board, source), self.piece, -self.count),
                target: changed(getattr(board, target), self.piece, self.count),
            },
        )


_BOX_FIELD: Final = {box: box.value.replace("-", "_") for box in Box}
"""The fields of a position that hold the boxes."""
