"""Which cells of a row differ from those of another."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, count
from operator import ne, or_
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
    before, old_looks = _by_cell(old[runs:], rest)
    after, new_looks = _by_cell(new[runs:], rest)
    differ = map(or_, map(ne, before, after), map(ne, old_looks, new_looks))
    found = joined((x, x + 1) for x in compress(count(), differ))
    if "" in before or "" in after:
        found = [_whole_letters(span, before, after) for span in found]
    return [(same + start, same + end) for start, end in found]


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


def _by_cell(row: Line, cells: int) -> tuple[list[str], list[Look]]:
    """Return the contents and the look of each cell."""
    contents: list[str] = []
    looks: list[Look] = []
    for text, look in fitted(row, cells):
        written = in_cells(text)
        contents += written
        looks += [look] * len(written)
    return contents, looks


def _whole_letters(span: Span, *rows: list[str]) -> Span:
    """Return a span with both cells of the wide letters at its ends."""
    start, end = span
    while any(not row[start] for row in rows):
        start -= 1
    while any(row[end : end + 1] == [""] for row in rows):
        end += 1
    return start, end
