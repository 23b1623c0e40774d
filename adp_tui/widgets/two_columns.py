"""The list of answers in two columns, if one is too short and the pane is wide enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from adp_tui.look.cells import cells_of
from adp_tui.look.paint import BLANK, Line, Role, fitted
from adp_tui.widgets.rows import exactly

_LEAST: Final = 34
"""The narrowest column that can show an answer."""

_MOST: Final = 56
"""The widest column: the eye can still connect its beginning and its end."""

_WALL: Final = " │ "


class Columns(NamedTuple):
    """The arrangement of a list in its pane."""

    number: int
    cells: int
    """How wide each column is."""

    rows: int
    """How many answers are in one column."""


def most_columns(cells: int) -> int:
    """Return how many columns fit."""
    return 2 if cells >= 2 * _LEAST + cells_of(_WALL) else 1


def in_columns(listed: int, room: int, cells: int) -> Columns:
    """Return one column, or two of the same length if this many answers do not fit into one."""
    if listed <= room or most_columns(cells) == 1:
        return Columns(1, min(cells, _MOST), room)
    return Columns(2, (cells - cells_of(_WALL)) // 2, (listed + 1) // 2)


def side_by_side(rows: Sequence[Line], columns: Columns) -> list[Line]:
    """Return the rows of a list arranged in columns."""
    if columns.number == 1:
        return list(rows)
    first, second = list(rows[: columns.rows]), list(rows[columns.rows :])
    return [
        (*fitted(left, columns.cells), (_WALL, Role.WALL), *right)
        for left, right in zip(first, exactly(second, len(first)), strict=True)
    ]


def over_each(heading: Line, columns: Columns) -> Line:
    """Return a heading over every column."""
    return side_by_side([heading, heading], columns._replace(rows=1))[0] if heading else BLANK


def place_at(columns: Columns, x: int, y: int) -> int:
    """Return the index in the list of the answer in a cell."""
    return y + columns.rows * (x > columns.cells and columns.number > 1)
