"""The map of Afghanistan as the field of play."""

from __future__ import annotations

from collections.abc import Sequence, Set

from adp_tui.games.adp.map.draw import changed_rows, draw_rows, name_rows
from adp_tui.games.adp.map.layouts import COMPACT, LAYOUTS
from adp_tui.look.paint import Line
from adp_tui.mapping.hit import place_at
from adp_tui.mapping.layout import Layout
from adp_tui.mapping.walk import walk
from adp_tui.presenter.panes import Direction, Marks, upright
from core.adp.model.board import Board
from core.adp.model.ids import SpaceId


class AdpField:
    """The largest map that fits."""

    home = SpaceId.KABUL.value

    def extent(self, width: int, height: int) -> tuple[int, int]:
        """Return the size of the map on a screen."""
        return LAYOUTS.for_screen(width, height).size

    def layout(self, cells: int, rows: int) -> Layout:
        """Return the largest layout that fits into a pane."""
        return LAYOUTS.for_pane(cells, rows)

    def edge(self, layout: Layout, rows: int) -> Sequence[Line]:
        """Draw a line beside the smallest map; beside the others there is a gap."""
        return upright(rows) if layout is COMPACT else ()

    def draw(
        self,
        layout: Layout,
        board: Board,
        marks: Marks,
        cursor: str | None,
        among: Set[int],
        *,
        legend: bool,
    ) -> dict[int, Line]:
        """Return some rows of the map."""
        return draw_rows(layout, board, marks, cursor, among, legend=legend)

    def changed(self, layout: Layout, before: Board, after: Board) -> set[int]:
        """Return the rows of what has changed on the map."""
        return changed_rows(layout, before, after)

    def rows_of(self, layout: Layout, place: str) -> range:
        """Return the rows of the name: the mark is before it, and the cursor highlights it."""
        return name_rows(layout, place)

    def walk(self, layout: Layout, place: str, direction: Direction) -> str:
        """Return the next space in a direction."""
        return walk(layout, place, direction)

    def at(self, layout: Layout, x: int, y: int) -> str | None:
        """Return the space under a cell."""
        return place_at(layout, x, y)
