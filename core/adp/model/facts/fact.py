"""What every fact has in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from core.adp.model.board import COUNT, Board, Forces
from core.adp.model.ids import Piece

ForcesT = TypeVar("ForcesT", bound=Forces)

_FIELD: Final = {piece: piece.value for piece in Piece}
"""The counters by kind of piece; asking an enum for its value takes longer than a look-up."""


def changed(forces: ForcesT, piece: Piece, count: int) -> ForcesT:
    """Return the forces with so many pieces more, or fewer."""
    return replace(forces, **{_FIELD[piece]: COUNT[piece](forces) + count})


class Fact(Struct, frozen=True, kw_only=True, tag_field="fact", forbid_unknown_fields=True):
    """Something that happened, and the rule by which it did."""

    rule: str

    @abstractmethod
    def on(self, board: Board) -> Board:
        """Return the position after it."""


def after(board: Board, fact: Fact) -> Board:
    """Return the position after a fact; the position given stays as it is."""
    return fact.on(board)
