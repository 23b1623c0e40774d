"""Which cells of a row differ from those of another."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, compress, count, repeat
from operator import ne
from typing import Final

from adp_tui.look.cells import cells_of, in_cells
from adp_tui.look.paint import Line, Look, fitted

Span = tuple[int, int]
"""The first cell, and the one after the last."""

_GAP: Final = 12
"""Equal cells between two differences that cost less than a second span with its own colours."""


def differences(old: Line, new: Line, cells: int) -> list[Span]:
    """Return the spans of the first `cells` cells in which two rows differ, from left to right.

    No span begins or ends within a wide letter of either row.
    """
    runs, same = _same_beginning(old, new)
    rest = max(cells - same, 0)
    before, after = _by_cell(old[runs:], rest), _by_cell(new[runs:], rest)
    found = joined((x, x + 1) for x in compress(count(), map(ne, before, after)))
    whole = (_whole_letters(span, before, after) for span in found)
    return [(same + start, same + end) for start, end in whole]


def _same_beginning(old: Line, new: Line) -> tuple[int, int]:
    """Return with how many equal runs two rows begin, and how many cells these take."""
    runs = cells = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        runs, cells = runs + 1, cells + cells_of(before[0])
    return runs, cells


def joined(spans: Iterable[Span]) -> list[Span]:
    """Return sorted spans with neighbours joined where that costs less."""
    found: list[Span] = []
    for start, end in spans:
        if found and start - found[-1][1] < _GAP:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return found


def _by_cell(row: Line, cells: int) -> list[tuple[str, Look]]:
    """Return the contents and the look of each cell."""
    runs = fitted(row, cells)
    return list(chain.from_iterable(zip(in_cells(text), repeat(look)) for text, look in runs))


def _whole_letters(span: Span, *rows: list[tuple[str, Look]]) -> Span:
    """Return a span with both cells of the wide letters at its ends."""
    start, end = span
    while any(not row[start][0] for row in rows):
        start -= 1
    while any(row[end : end + 1] and not row[end][0] for row in rows):
        end += 1
    return start, end
