"""A grid of places on the screen."""

from __future__ import annotations

from adp_tui.look.theme import Theme
from adp_tui.presenter.panes import Grid, GridState, Sorting
from adp_tui.widgets.lines import Lines


class GridView(Lines):
    """Shows all places; it decides how they are sorted, but not what is chosen."""

    def __init__(self, grid: Grid, theme: Theme, *, name: str) -> None:
        super().__init__(theme, name=name)
        self._grid = grid
        self._state: GridState | None = None
        self._sorting: Sorting | None = None
        self._extent: tuple[int, int] = (0, 0)
        """The width and height to fill; a table that was never shown has no size yet."""

    @property
    def places(self) -> tuple[str, ...]:
        """The places from top to bottom."""
        if self._state is None:
            return ()
        return self._grid.listed(self._sorted(self._state), self._extent[0])

    def present(self, state: GridState, extent: tuple[int, int] | None = None) -> None:
        """Show a position, what can be chosen in it, and where the cursor is."""
        self._state = state
        self._extent = extent or self.size
        self._draw()

    def turn(self, steps: int) -> None:
        """Sort by the next column to the right (1) or left (-1); twice reverses it."""
        self._sorting = self._grid.turned(self._sorting, steps, self._extent[0])
        self._draw()

    def sort_at(self, x: int) -> None:
        """Sort by the column of a cell; a second time reverses it."""
        self._sorting = self._grid.sorted_by(self._sorting, x, self._extent[0])
        self._draw()

    def place_at(self, x: int, y: int) -> str | None:
        """Return the place in a cell."""
        if self._state is None:
            return None
        return self._grid.place_in(self._sorted(self._state), *self._extent, x, y)

    def unsort(self) -> None:
        """Go back to the order of the question."""
        self._sorting = None
        self._draw()

    def beyond(self, steps: int) -> str | None:
        """Return the place `steps` rows below the cursor, or above it; it stops at the ends."""
        places = self.places
        if not places or self._state is None:
            return None
        if self._state.cursor not in places:
            return places[0]
        at = places.index(self._state.cursor) + steps
        return places[min(max(at, 0), len(places) - 1)]

    def walk(self, place: str, way: str) -> str:
        """Return the place that a key leads to; left and right change the sorting instead."""
        if way in ("left", "right"):
            self.turn(1 if way == "right" else -1)
            return place
        rows = len(self.places)
        steps = {"up": -1, "down": 1, "page-up": -self.page, "page-down": self.page}
        return self.beyond(steps.get(way, rows if way == "last" else -rows)) or place

    @property
    def page(self) -> int:
        """How many rows PgUp and PgDn go."""
        return 1 if self._state is None else self._grid.page_of(self._state, *self._extent)

    def on_resize(self) -> None:
        """Draw again for the new size; the contents stay."""
        self._extent = self.size
        self._draw()

    def _sorted(self, state: GridState) -> GridState:
        return state._replace(sorting=self._sorting)

    def _draw(self) -> None:
        if self._state is not None:
            self.show(self._grid.draw(self._sorted(self._state), *self._extent))
