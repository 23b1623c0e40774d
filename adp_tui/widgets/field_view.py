"""The field of play on the screen."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from adp_tui.look.theme import Theme
from adp_tui.presenter.panes import NO_MARKS, Field, FieldLayout, Marks
from adp_tui.widgets.lines import Lines


class FieldView(Lines):
    """Shows a position on the largest map that fits; it never takes the focus."""

    def __init__(self, field: Field, theme: Theme, *, name: str, legend: bool = True) -> None:
        super().__init__(theme, name=name)
        self._field = field
        self._legend = legend
        self._arrangement = field.layout(0, 0)
        self._board: Any = None
        self._marks: Marks = NO_MARKS
        self._cursor: str | None = None

    @property
    def arrangement(self) -> FieldLayout:
        """The current layout, on which the arrow keys move."""
        return self._arrangement

    def on_resize(self) -> None:
        """Choose the layout that fits now; the contents stay."""
        if (layout := self._field.layout(*self.size)) != self._arrangement:
            self._arrangement = layout
            self._draw()

    def present(self, board: Any, marks: Marks = NO_MARKS, cursor: str | None = None) -> None:
        """Show a position, what can be chosen in it, and where the cursor is."""
        seen = self._board, self._marks, self._cursor
        self._board, self._marks, self._cursor = board, marks, cursor
        if seen[0] is None:
            self._draw()
        else:
            self._draw_again(*seen)

    @property
    def has_legend(self) -> bool:
        """Whether a corner of the map shows a legend."""
        return self._legend

    def show_legend(self, legend: bool) -> None:
        """Show or hide the legend."""
        self._legend = legend
        self._draw()

    def _draw(self) -> None:
        """Draw all rows."""
        self._draw_some(frozenset(range(self._arrangement.height)))

    def _draw_again(self, board: Any, marks: Marks, cursor: str | None) -> None:
        """Draw the rows of whatever has changed: places, their marks, the cursor."""
        layout, field = self._arrangement, self._field
        places = {*marks, *self._marks}
        changed = {place for place in places if marks.get(place) != self._marks.get(place)}
        if cursor != self._cursor:
            changed |= {place for place in (cursor, self._cursor) if place is not None}
        rows = {y for place in changed for y in field.rows_of(layout, place)}
        if board is not self._board:
            rows.update(field.changed(layout, board, self._board))
        if rows:
            self._draw_some(rows)

    def _draw_some(self, among: Set[int]) -> None:
        if self._board is None:
            return
        layout = self._arrangement
        drawn = self._field.draw(
            layout, self._board, self._marks, self._cursor, among, legend=self._legend
        )
        self.show([drawn[y] if y in drawn else self.rows[y] for y in range(layout.height)])
