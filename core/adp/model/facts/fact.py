"""The base class of all facts."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from core.adp.model.board import COUNT, Board, Forces
from core.adp.model.ids import Piece

ForcesT = TypeVar("ForcesT", bound=Forces)

_FIELD: Final = {piece: piece.value for piece in Piece}
"""The field of each kind of piece; a look-up is faster than `Enum.value`."""


def changed(forces: ForcesT, piece: Piece, count: int) -> ForcesT:
    """Return the forces with `count` pieces more, or fewer if negative."""
    return replace(forces, **{_FIELD[piece]: COUNT[piece](forces) + count})


class Fact(Struct, frozen=True, kw_only=True, tag_field="fact", forbid_unknown_fields=True):
    """Something that happened, and the rule behind it."""

    rule: str

    @abstractmethod
    def on(self, board: Board) -> Board:
        """Return the position after it."""


def after(board: Board, fact: Fact) -> Board:
    """Return the position after a fact, without changing the given one."""
    return fact.on(board)
