"""The map as rows of text with roles: lines first, then captions and plates, then the tint."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import groupby
from types import MappingProxyType
from typing import Final

from adp_tui.map.captions import caption, scene
from adp_tui.map.furniture import fixed, islamabad
from adp_tui.map.layout import Layout
from adp_tui.map.plates import plate
from adp_tui.map.walls import walls
from adp_tui.paint import TINTED, Ground, Line, Look
from core.adp.board import Board
from core.adp.ids import Control, SpaceId

Marks = Mapping[SpaceId, str]
"""For some spaces the sign before their names: `1` to `9` or `CAN`, `✓` chosen, `~` changed."""

NO_MARKS: Final[Marks] = MappingProxyType({})

_GROUND: Final = {Control.COIN: Ground.COIN, Control.TALIBAN: Ground.TALIBAN}


class _Canvas:
    """Cells to write into."""

    def __init__(self, glyphs: list[list[str]], looks: list[list[Look]]) -> None:
        self.glyphs = glyphs
        self.looks = looks

    def copy(self) -> _Canvas:
        """Return another one on which the same is written."""
        return _Canvas([row[:] for row in self.glyphs], [row[:] for row in self.looks])

    def write(self, x: int, y: int, row: Line) -> None:
        """Write a row over what is there."""
        glyphs, looks = self.glyphs[y], self.looks[y]
        for text, look in row:
            end = x + len(text)
            glyphs[x:end] = text
            looks[x:end] = [look] * len(text)
            x = end

    def lines(self) -> tuple[Line, ...]:
        """Return the rows, cells of the same look in one run."""
        return tuple(
            _runs("".join(glyphs), looks)
            for glyphs, looks in zip(self.glyphs, self.looks, strict=True)
        )


def _runs(text: str, looks: list[Look]) -> Line:
    runs, start = [], 0
    for look, cells in groupby(looks):
        end = start + len(list(cells))
        runs.append((text[start:end], look))
        start = end
    return tuple(runs)


def draw(
    layout: Layout,
    board: Board,
    marks: Marks = NO_MARKS,
    cursor: SpaceId | None = None,
    *,
    legend: bool = True,
) -> tuple[Line, ...]:
    """Return the map of a position: as many rows as the layout has, each of its width."""
    canvas = _backdrop(layout, legend).copy()
    for x, y, row in islamabad(layout, board):
        canvas.write(x, y, row)
    for space, area in layout.areas.items():
        shown = scene(board, space, area, marks.get(space, " "), space is cursor)
        for dx, dy, row in caption(layout.form, shown):
            canvas.write(area.text.x + dx, area.text.y + dy, row)
    for space, road in layout.locs.items():
        here, mark = board.spaces[space], marks.get(space, " ")
        x, row = plate(layout.form, space, road, here, mark, space is cursor)
        canvas.write(x, road.plate.y, row)
    _tint(canvas, layout, board)
    return canvas.lines()


@cache
def _backdrop(layout: Layout, legend: bool) -> _Canvas:
    """Return what is the same in every position."""
    drawn = walls(layout)
    canvas = _Canvas([list(row) for row in drawn.glyphs], [list(row) for row in drawn.roles])
    for x, y, row in fixed(layout, legend=legend):
        canvas.write(x, y, row)
    return canvas


def _tint(canvas: _Canvas, layout: Layout, board: Board) -> None:
    """Give the ground of the areas that somebody controls its tint, under whatever is written."""
    for space, stretches in walls(layout).grounds.items():
        if (control := board.control(space)) is Control.NONE:
            continue
        tinted = TINTED[_GROUND[control]].__getitem__
        for y, start, end in stretches:
            looks = canvas.looks[y]
            looks[start:end] = map(tinted, looks[start:end])
