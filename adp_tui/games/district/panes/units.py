"""2.3: The Unit Box of the viewer, and the Reserve."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.map.scene import seen_units
from adp_tui.games.district.map.unit_words import UNIT_ROLE, NameForm, units_words
from adp_tui.games.district.naming import called
from adp_tui.games.district.panes.known import open_sides
from adp_tui.games.district.texts import map as map_texts
from adp_tui.games.district.texts import panes as texts
from adp_tui.games.district.texts.names import LETTER
from adp_tui.look.cells import cells_of, cut, pad
from adp_tui.look.paint import Line, Role, fitted, line, width
from adp_tui.widgets.rows import packed
from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    DISRUPTED,
    RECRUITING,
    RESERVE,
    Belligerent,
)

BOXES: Final = (AVAILABLE, DISRUPTED, RECRUITING, RESERVE)
ROWS: Final = len(BOXES) - 1
"""At least; the Reserve is shown where there is room for it."""
_LABEL: Final = 1 + max(cells_of(called(box)) for box in BOXES)
"""Columns for the name of a box, with the blank before it."""


def unit_rows(board: DistrictBoard, cells: int, height: int) -> list[Line]:
    """Return the boxes of the viewer in as many rows as there are, in full if that fits."""
    known = open_sides(board)
    if not known:
        return [line((f" {cut(texts.COVERED_BOXES, cells - 1)}", Role.DIM))]
    if len(known) == 1:
        return boxes_of(board, known[0], cells, height)
    return [row for side in known for row in _boxes_beside(board, side, cells, height)]


def _boxes_beside(board: DistrictBoard, side: Belligerent, cells: int, height: int) -> list[Line]:
    """Return the boxes of one of both sides, in half of the rows, with its letter before them."""
    first, *others = boxes_of(board, side, cells - 1, height // len(BELLIGERENTS))
    letter = line((LETTER[side], LOOKS.side(side)))
    return [(*letter, *first), *((*line(" "), *row) for row in others)]


def boxes_of(board: DistrictBoard, side: Belligerent, cells: int, height: int) -> list[Line]:
    """Return the first boxes of a side in so many rows: names in full, short, or cut."""
    rows: list[Line] = []
    boxes = BOXES[:height]
    for left, box in zip(range(len(boxes) - 1, -1, -1), boxes, strict=True):
        rows += _fitting_box(board, side, box, cells, height - len(rows) - left)
    return rows


def _fitting_box(
    board: DistrictBoard, side: Belligerent, box: str, cells: int, most: int
) -> list[Line]:
    """Return a box in at most so many rows, with the longest names that fit."""
    rows: list[Line] = []
    for form in NameForm:
        rows = _box(board, side, box, form, cells)
        if len(rows) <= most:
            return rows
    return [*rows[: most - 1], _cut(rows[most - 1], cells)]


def _box(
    board: DistrictBoard, side: Belligerent, box: str, form: NameForm, cells: int
) -> list[Line]:
    """Return the units in a box behind its name, without those that are posted on the map."""
    names = [name for name in board.units_in(box, side) if name not in board.posts]
    units = seen_units(board, names)
    known = tuple((unit._replace(covered=False), number) for unit, number in units)
    words = [line((word, UNIT_ROLE[side])) for word in units_words(known, form)]
    rows = packed(words, cells - _LABEL - 1, " ") or [line((texts.NOTHING, Role.DIM))]
    labels = [f" {called(box)}", *[""] * len(rows)]
    return [
        line((f"{pad(label, _LABEL)} ", Role.DIM), *row)
        for label, row in zip(labels, rows, strict=False)
    ]


def _cut(row: Line, cells: int) -> Line:
    """Return a row with a sign that there is more."""
    return (*fitted(row, min(width(row), cells - 1)), (map_texts.MORE, Role.KEY))
