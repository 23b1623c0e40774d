"""Header lines of a position of A Distant Plain."""

from __future__ import annotations

from core.adp.model.board import Board
from core.adp.model.ids import Faction
from core.kernel.notation import HeaderKind, Word

PositionHeader = HeaderKind[Board]
"""One kind of header line."""


def read_faction(name: Word) -> Faction:
    """Read the name of a Faction."""
    return name.one_of(Faction, "a Faction")
