"""RDS-21: The map as rows of text with roles: first lines, then Areas, then the tint."""

from __future__ import annotations

from collections.abc import Set
from functools import cache, lru_cache
from typing import Final

from adp_tui.games.district.looks import Tinge
from adp_tui.games.district.map.head import NO_MARK, Marking, head_rows
from adp_tui.games.district.map.scene import AreaScene, scene
from adp_tui.games.district.map.stack_rows import stack_rows
from adp_tui.look.paint import Line, Role, fitted, tints, width
from adp_tui.mapping.canvas import Canvas
from adp_tui.mapping.layout import AreaForm, Layout
from adp_tui.mapping.walls import walls
from adp_tui.presenter.panes import Marks
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT

_GROUND: Final = {GOVERNMENT: Tinge.GOVERNMENT, INSURGENT: Tinge.INSURGENT}
_HEAD: Final = 2
"""The rows of an Area above its stacks."""


def draw_rows(
    layout: Layout, board: DistrictBoard, marks: Marks, cursor: str | None, among: Set[int]
) -> dict[int, Line]:
    """Return only the requested rows, so that small changes need little drawing."""
    canvas = _backdrop(layout).copy(among)
    for area, place in layout.areas.items():
        if among.isdisjoint(rows_of(layout, area)):
            continue
        seen = scene(board, area)
        marking = Marking(marks.get(area, NO_MARK), area == cursor)
        x, top, cells, height = place.text
        for y, row in enumerate(area_rows(seen, marking, layout.form, cells, height), top):
            canvas.write(x, y, row)
        _tint(canvas, layout, seen)
    return canvas.lines()


@lru_cache(maxsize=1024)  # most Areas stay the same from one drawing to the next
def area_rows(
    scene: AreaScene, marking: Marking, form: AreaForm, cells: int, height: int
) -> tuple[Line, ...]:
    """Return the text of an Area, in exactly so many rows of at most so many cells."""
    margin = 0 if form is AreaForm.COMPACT else 1
    stacks = stack_rows(scene.stacks, form, cells - margin, height - _HEAD)
    rows = (
        *head_rows(scene, marking, form, cells),
        *(((" " * margin, Role.TEXT), *row) for row in stacks),
    )
    return tuple(row if width(row) <= cells else fitted(row, cells) for row in rows)


def rows_of(layout: Layout, area: str) -> range:
    """Return the rows that show something about an Area."""
    text = layout.areas[area].text
    return range(text.y, text.y + text.height)


def changed_rows(layout: Layout, before: DistrictBoard, after: DistrictBoard) -> set[int]:
    """Return the rows in which a position may look different from another."""
    return {
        y
        for area in layout.areas
        if scene(before, area) != scene(after, area)
        for y in rows_of(layout, area)
    }


@cache
def _backdrop(layout: Layout) -> Canvas:
    """Return the lines, which are the same in every position."""
    drawn = walls(layout)
    return Canvas(
        {y: list(row) for y, row in enumerate(drawn.glyphs)},
        {y: list(row) for y, row in enumerate(drawn.roles)},
    )


def _tint(canvas: Canvas, layout: Layout, seen: AreaScene) -> None:
    """Tint the ground of an Area under Population Control, below the text."""
    if seen.control is None:
        return
    tinted = tints(_GROUND[seen.control]).__getitem__
    for y, start, end in walls(layout).grounds[seen.area]:
        if y in canvas.looks:
            looks = canvas.looks[y]
            looks[start:end] = map(tinted, looks[start:end])
