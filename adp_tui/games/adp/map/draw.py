"""The map as rows of text with roles: first lines, then captions and plates, then the tint."""

from __future__ import annotations

from collections.abc import Set
from functools import cache
from typing import Final

from adp_tui.games.adp.looks import Tint
from adp_tui.games.adp.map.captions import caption, scene
from adp_tui.games.adp.map.furniture import fixed, islamabad
from adp_tui.games.adp.map.names import caption_rows
from adp_tui.games.adp.map.plates import plate
from adp_tui.look.paint import Line, tints
from adp_tui.mapping.canvas import Canvas
from adp_tui.mapping.layout import Layout
from adp_tui.mapping.walls import walls
from adp_tui.presenter.panes import Marks
from core.adp.model.board import Board
from core.adp.model.ids import Control, SpaceId

_GROUND: Final = {Control.COIN: Tint.COIN, Control.TALIBAN: Tint.TALIBAN}


def draw_rows(
    layout: Layout,
    board: Board,
    marks: Marks,
    cursor: str | None,
    among: Set[int],
    *,
    legend: bool = True,
) -> dict[int, Line]:
    """Return only the requested rows, so that small changes need little drawing."""
    canvas = _backdrop(layout, legend).copy(among)
    for x, y, row in islamabad(layout, board):
        canvas.write(x, y, row)
    for space, area in layout.areas.items():
        if among.isdisjoint(rows_of(layout, space)):
            continue
        shown = scene(board, SpaceId(space), area, marks.get(space, " "), space == cursor)
        for dx, dy, row in caption(layout.form, shown):
            canvas.write(area.text.x + dx, area.text.y + dy, row)
    for space, road in layout.roads.items():
        if road.plate.y in among:
            loc = SpaceId(space)
            here, mark = board.spaces[loc], marks.get(space, " ")
            x, row = plate(layout.form, loc, road, here, mark, space == cursor)
            canvas.write(x, road.plate.y, row)
    _tint(canvas, layout, board)
    return canvas.lines()


def rows_of(layout: Layout, space: str) -> range:
    """Return the rows that show something about a space."""
    if (area := layout.areas.get(space)) is not None:
        return range(area.text.y, area.text.y + area.text.height)
    y = layout.roads[space].plate.y
    return range(y, y + 1)


def name_rows(layout: Layout, space: str) -> range:
    """Return the rows of the name of a space."""
    rows = rows_of(layout, space)
    if space in layout.areas:
        return rows[: len(caption_rows(layout.form, SpaceId(space)))]
    return rows


def changed_rows(layout: Layout, before: Board, after: Board) -> set[int]:
    """Return the rows in which a position may look different from another."""
    rows: set[int] = set()
    for space, area in layout.areas.items():
        old, new = (scene(board, SpaceId(space), area) for board in (before, after))
        if old != new:
            rows.update(rows_of(layout, space))
        if old.control is not new.control:
            rows.update(stretch.y for stretch in walls(layout).grounds[space])
    for space in layout.roads:
        if before.spaces[SpaceId(space)] != after.spaces[SpaceId(space)]:
            rows.update(rows_of(layout, space))
    old_track, new_track = (list(islamabad(layout, board)) for board in (before, after))
    if old_track != new_track:
        rows.update(text.y for text in (*old_track, *new_track))
    return rows


@cache
def _backdrop(layout: Layout, legend: bool) -> Canvas:
    """Return the parts that are the same in every position."""
    drawn = walls(layout)
    canvas = Canvas(
        {y: list(row) for y, row in enumerate(drawn.glyphs)},
        {y: list(row) for y, row in enumerate(drawn.roles)},
    )
    for x, y, row in fixed(layout, legend=legend):
        canvas.write(x, y, row)
    return canvas


def _tint(canvas: Canvas, layout: Layout, board: Board) -> None:
    """Tint the ground of the areas that a side controls, below the text."""
    for space, stretches in walls(layout).grounds.items():
        drawn = [stretch for stretch in stretches if stretch[0] in canvas.looks]
        if not drawn or (control := board.control(SpaceId(space))) is Control.NONE:
            continue
        tinted = tints(_GROUND[control]).__getitem__
        for y, start, end in drawn:
            looks = canvas.looks[y]
            looks[start:end] = map(tinted, looks[start:end])
