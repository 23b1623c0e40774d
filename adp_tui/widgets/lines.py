"""A widget that shows rows of text and repaints only the rows that change.

Over a slow line the bytes of a repaint are what one waits for, so a row that stays as it was is not
sent again, and nothing here ever takes the focus.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from adp_tui.paint import BLANK, Line, fitted
from adp_tui.theme import Theme


class Lines(Widget):
    """Rows of text with roles, painted by a theme."""

    DEFAULT_CSS = "Lines { width: 1fr; height: 1fr; }"

    def __init__(self, theme: Theme, *, name: str) -> None:
        super().__init__(id=name)
        self._theme = theme
        self._rows: tuple[Line, ...] = ()

    @property
    def rows(self) -> tuple[Line, ...]:
        """What is shown."""
        return self._rows

    def show(self, rows: Sequence[Line]) -> None:
        """Show other rows; only those that differ are painted again."""
        before, self._rows = self._rows, tuple(rows)
        for y in range(max(len(before), len(self._rows))):
            if self._row(y, before) != self._row(y, self._rows):
                self.refresh(Region(0, y, self.size.width, 1))

    def repaint(self, theme: Theme) -> None:
        """Paint everything anew by another theme."""
        self._theme = theme
        self.refresh()

    @staticmethod
    def _row(y: int, rows: tuple[Line, ...]) -> Line:
        return rows[y] if y < len(rows) else BLANK

    def render_line(self, y: int) -> Strip:
        """Return one row as Textual wants it."""
        cells = self.size.width
        runs = fitted(self._row(y, self._rows), cells)
        theme = self._theme
        return Strip([Segment(theme.text(text), theme.style(role)) for text, role in runs], cells)
