"""1.6, 3.3.4, 4.3.1 Facts about attitudes and markers."""

from __future__ import annotations

from msgspec.structs import replace

from core.adp.model.board import Board
from core.adp.model.facts.fact import Fact
from core.adp.model.ids import SpaceId, Support


class Shifted(Fact, frozen=True, tag="shifted"):
    """The attitude of an area changed (1.6)."""

    space: SpaceId
    origin: Support
    to: Support

    def on(self, board: Board) -> Board:
        """Set the new level."""
        return board.with_space(self.space, replace(board.spaces[self.space], support=self.to))


class Terrorized(Fact, frozen=True, tag="terrorized"):
    """A Terror marker was added (3.3.4)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Add the marker."""
        here = board.spaces[self.space]
        return board.with_space(self.space, replace(here, terror=here.terror + 1))


class Calmed(Fact, frozen=True, tag="calmed"):
    """Terror markers were removed."""

    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Take the markers off."""
        here = board.spaces[self.space]
        return board.with_space(self.space, replace(here, terror=here.terror - self.count))


class Sabotaged(Fact, frozen=True, tag="sabotaged"):
    """A LoC was Sabotaged (3.3.4, 6.3.1)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Put the marker down."""
        return board.with_space(self.space, replace(board.spaces[self.space], sabotaged=True))


class Repaired(Fact, frozen=True, tag="repaired"):
    """A Sabotage marker was removed."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Take the marker off."""
        return board.with_space(self.space, replace(board.spaces[self.space], sabotaged=False))


class Resettled(Fact, frozen=True, tag="resettled"):
    """A Returnees marker was added, which adds one Population (4.3.1)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Put the marker down."""
        return board.with_space(self.space, replace(board.spaces[self.space], returnees=1))


class Unsettled(Fact, frozen=True, tag="unsettled"):
    """A Returnees marker was removed; an area left without Population is Neutral (1.6.2)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Take the marker off."""
        board = board.with_space(self.space, replace(board.spaces[self.space], returnees=0))
        if board.can_take_sides(self.space):
            return board
        here = replace(board.spaces[self.space], support=Support.NEUTRAL)
        return board.with_space(self.space, here)
