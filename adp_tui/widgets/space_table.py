"""The table of spaces on the screen."""

from __future__ import annotations

from adp_tui.games.adp.map.table import (
    Sorting,
    Table,
    draw_table,
    listed,
    page_of,
    sorted_by,
    space_in,
    turned,
)
from adp_tui.theme import Theme
from adp_tui.widgets.lines import Lines
from core.adp.ids import SpaceId


class SpaceTable(Lines):
    """Shows all spaces; how they are sorted is its own affair, what is chosen is not."""

    def __init__(self, theme: Theme, *, name: str) -> None:
        super().__init__(theme, name=name)
        self._table: Table | None = None
        self._sorting: Sorting | None = None
        self._extent: tuple[int, int] = (0, 0)
        """The cells and rows to fill: a table that has not been on the screen has no size yet."""

    @property
    def spaces(self) -> tuple[SpaceId, ...]:
        """The spaces from top to bottom."""
        return () if self._table is None else listed(self._sorted(self._table), self._extent[0])

    def present(self, table: Table, extent: tuple[int, int] | None = None) -> None:
        """Show a position, what can be chosen in it, and where the cursor is."""
        self._table = table
        self._extent = extent or self.size
        self._draw()

    def turn(self, steps: int) -> None:
        """Sort by the next column to the right (1) or left (-1); twice reverses it."""
        self._sorting = turned(self._sorting, steps, self._extent[0])
        self._draw()

    def sort_at(self, x: int) -> None:
        """Sort by the column of a cell; a second time reverses it."""
        self._sorting = sorted_by(self._sorting, x, self._extent[0])
        self._draw()

    def space_at(self, x: int, y: int) -> SpaceId | None:
        """Return the space that stands in a cell."""
        if self._table is None:
            return None
        return space_in(self._sorted(self._table), *self._extent, x, y)

    def unsort(self) -> None:
        """Go back to the order of the decision."""
        self._sorting = None
        self._draw()

    def beyond(self, steps: int) -> SpaceId | None:
        """Return the space so many rows below the cursor, or above it; it stops at the ends."""
        spaces = self.spaces
        if not spaces or self._table is None:
            return None
        if self._table.cursor not in spaces:
            return spaces[0]
        at = spaces.index(self._table.cursor) + steps
        return spaces[min(max(at, 0), len(spaces) - 1)]

    def walk(self, space: SpaceId, way: str) -> SpaceId:
        """Return the space that a key leads to; left and right sort by another column instead."""
        if way in ("left", "right"):
            self.turn(1 if way == "right" else -1)
            return space
        rows = len(self.spaces)
        steps = {"up": -1, "down": 1, "page-up": -self.page, "page-down": self.page}
        return self.beyond(steps.get(way, rows if way == "last" else -rows)) or space

    @property
    def page(self) -> int:
        """How many rows PgUp and PgDn go."""
        return 1 if self._table is None else page_of(self._table, *self._extent)

    def on_resize(self) -> None:
        """Draw anew for the other size; what is shown stays."""
        self._extent = self.size
        self._draw()

    def _sorted(self, table: Table) -> Table:
        return table._replace(sorting=self._sorting)

    def _draw(self) -> None:
        if self._table is not None:
            self.show(draw_table(self._sorted(self._table), *self._extent))
