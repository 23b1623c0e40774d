"""The map in Pseudo: its lines stay intact."""

from __future__ import annotations

import pytest

from adp_tui.look.cells import has_wide, in_cells
from adp_tui.look.paint import plain, width
from adp_tui.mapping.layout import Layout, Point
from adp_tui.mapping.walls import walls
from tests.tui.maps import POSITIONS, RALLY_MARKS, draw, every_layout


@every_layout
@pytest.mark.parametrize("name", POSITIONS)
def test_the_map_keeps_its_lines_and_every_row_its_cells(name: str, layout: Layout) -> None:
    marks = {Point(area.text.x - 1, area.text.y) for area in layout.areas.values()}
    plates = {cell for road in layout.roads.values() for cell in road.plate.cells}
    drawn = {
        Point(x, y): glyph
        for y, row in enumerate(walls(layout).glyphs)
        for x, glyph in enumerate(row)
        if glyph != " " and Point(x, y) not in marks | plates
    }
    for cursor in (None, *layout.areas):
        rows = draw(layout, POSITIONS[name], RALLY_MARKS, cursor)
        cells = [in_cells(plain(row)) for row in rows]
        assert any(has_wide(plain(row)) for row in rows)
        assert {len(row) for row in cells} == {layout.width}
        assert {point: cells[point.y][point.x] for point in drawn} == drawn
        assert {width(row) for row in rows} == {layout.width}
