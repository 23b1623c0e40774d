"""The frame of a pop-up: the title on the upper edge, the keys in the last row."""

from __future__ import annotations

from collections.abc import Sequence

from adp_tui.look.cells import abridged, cells_of
from adp_tui.look.paint import BLANK, Line, Role, fitted, line

EDGES = 2
"""The rows and columns that a frame adds."""


def framed(title: str, end: str, rows: Sequence[Line], cells: int, height: int) -> list[Line]:
    """Return rows in a frame of exactly this size; rows that do not fit are left out."""
    inside = cells - EDGES
    right = f" {end} " if end else ""
    left = f" {abridged(title, max(inside - cells_of(right) - 4, 1))} "
    top = line(
        ("┌─", Role.BORDER),
        (left, Role.STRONG),
        ("─" * (inside - cells_of(left) - cells_of(right) - 2), Role.BORDER),
        (right, Role.DIM),
        ("─┐", Role.BORDER),
    )
    shown = [*rows[: height - EDGES], *([BLANK] * (height - EDGES - len(rows)))]
    sides = [(("│", Role.BORDER), *fitted(row, inside), ("│", Role.BORDER)) for row in shown]
    return [top, *sides, line((f"└{'─' * inside}┘", Role.BORDER))]
