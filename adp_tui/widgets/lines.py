"""A widget that shows rows of text and repaints only the rows that change.

Over a slow line the bytes of a repaint are what one waits for, so a row that stays as it was is not
sent again, and nothing here ever takes the focus.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
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
        return Strip(segments(fitted(self._row(y, self._rows), cells), self._theme), cells)


def segments(row: Line, theme: Theme) -> list[Segment]:
    """Return a row by a theme in as few segments as it takes.

    Each segment is sent with all of its colours. Blanks show nothing but their background, so they
    join a neighbour on the same one.
    """
    found: list[tuple[str, Style]] = []
    for text, look in row:
        style = theme.style(look)
        if not found or not _alike(found[-1][1], style):
            found.append((text, style))
            continue
        before, last = found[-1]
        if style is last or style == last or text.isspace():
            found[-1] = before + text, last
        elif before.isspace():
            found[-1] = before + text, style
        else:
            found.append((text, style))
    return [Segment(theme.text(text), style) for text, style in found]


def _alike(one: Style, other: Style) -> bool:
    """Whether blanks look the same in both."""
    if one is other or one == other:
        return True
    lined = one.underline or other.underline or one.reverse or other.reverse
    return one.bgcolor == other.bgcolor and not lined
