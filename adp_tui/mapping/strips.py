"""Rows divided into vertical strips: a repaint begins at the left edge of the changed widget.

A wide letter must not cross the edge of a strip, because its halves would belong to different
widgets.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from adp_tui.look.cells import BLANK, cells_of, split
from adp_tui.look.paint import Line, Run


def in_strips(row: Line, cuts: Sequence[int]) -> list[Line]:
    """Return the part of a row in each strip; the cuts include both edges."""
    pieces: list[list[Run]] = [[] for _ in cuts[1:]]
    strip, x = 0, cuts[0]
    for text, look in row:
        cells = cells_of(text)
        while x + cells > cuts[strip + 1]:
            room = cuts[strip + 1] - x
            if room:
                part, text = split(text, room)
                pieces[strip].append((part, look))
            cells, x, strip = cells - room, x + room, strip + 1
        pieces[strip].append((text, look))
        x += cells
    return [tuple(piece) for piece in pieces]


def clear_of(row: Line, x: int, edges: Collection[int]) -> Line:
    """Return a row that begins in a column, with no wide letter across any of the edges.

    Such a letter moves one cell to the right; one of several blanks after it is removed.
    """
    runs: list[Run] = []
    owed, before = 0, ""
    for text, look in row:
        kept = ""
        for letter in text:
            if owed and before == letter == BLANK:
                owed -= 1
                continue
            if cells_of(letter) == 2 and x + 1 in edges:
                kept, x, owed = kept + BLANK, x + 1, owed + 1
            kept, x, before = kept + letter, x + cells_of(letter), letter
        runs.append((kept, look))
    return tuple(runs)
