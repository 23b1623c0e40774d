"""Rows cut into upright strips: a repaint begins at the left edge of the widget that changed."""

from __future__ import annotations

from collections.abc import Sequence

from adp_tui.look.paint import Line, Run


def in_strips(row: Line, cuts: Sequence[int]) -> list[Line]:
    """Return the part of a row in each strip; the cuts include both edges."""
    pieces: list[list[Run]] = [[] for _ in cuts[1:]]
    strip, x = 0, cuts[0]
    for text, look in row:
        while x + len(text) > cuts[strip + 1]:
            room = cuts[strip + 1] - x
            if room:
                pieces[strip].append((text[:room], look))
            text, x, strip = text[room:], x + room, strip + 1
        pieces[strip].append((text, look))
        x += len(text)
    return [tuple(piece) for piece in pieces]
