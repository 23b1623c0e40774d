"""RDS-21: The map of a district as the field of play."""

from __future__ import annotations

from collections.abc import Sequence, Set

from adp_tui.games.district.map.draw import changed_rows, draw_rows, rows_of
from adp_tui.games.district.map.layouts import LAYOUTS
from adp_tui.look.paint import Line, Role
from adp_tui.mapping.hit import place_at
from adp_tui.mapping.layout import Layout
from adp_tui.mapping.walk import walk
from adp_tui.mapping.walls import right_edge
from adp_tui.presenter.panes import Direction, Marks
from core.district.model.board import DistrictBoard


class DistrictField:
    """The largest map that fits."""

    home = "orrin-town"

    def extent(self, width: int, height: int) -> tuple[int, int]:
        """Return the size of the map on a screen."""
        return LAYOUTS.for_screen(width, height).size

    def layout(self, cells: int, rows: int) -> Layout:
        """Return the largest layout that fits into a pane."""
        return LAYOUTS.for_pane(cells, rows)

    def edge(self, layout: Layout, rows: int) -> Sequence[Line]:
        """Draw the right wall of the map; it is the line between the map and the panes."""
        return [((glyph, Role.WALL),) for glyph in right_edge(layout)[:rows]]

    def draw(
        self,
        layout: Layout,
        board: DistrictBoard,
        marks: Marks,
        cursor: str | None,
        among: Set[int],
        *,
        legend: bool,
    ) -> dict[int, Line]:
        """Return some rows of the map; its signs are explained among the stacks, not on it."""
        return draw_rows(layout, board, marks, cursor, among)

    def changed(self, layout: Layout, before: DistrictBoard, after: DistrictBoard) -> set[int]:
        """Return the rows of the Areas that look different."""
        return changed_rows(layout, before, after)

    def rows_of(self, layout: Layout, place: str) -> range:
        """Return the row of the name: the mark is before it, and the cursor highlights it."""
        return rows_of(layout, place)[:1]

    def walk(self, layout: Layout, place: str, direction: Direction) -> str:
        """Return the next Area in a direction."""
        return walk(layout, place, direction)

    def at(self, layout: Layout, x: int, y: int) -> str | None:
        """Return the Area under a cell."""
        return place_at(layout, x, y)
