"""A widget that shows rows of text and repaints only the rows that change.

Over a slow connection, the bytes of a repaint cause the delay, so an unchanged row is not sent
again. No widget here takes the focus.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile, zip_longest

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from adp_tui.look.cells import cells_of
from adp_tui.look.paint import BLANK, Line, fitted
from adp_tui.look.theme import Theme


class Lines(Widget):
    """Rows of text with roles, painted by a theme."""

    DEFAULT_CSS = "Lines { width: 1fr; height: 1fr; }"

    def __init__(self, theme: Theme, *, name: str) -> None:
        super().__init__(id=name)
        self._theme = theme
        self._rows: tuple[Line, ...] = ()
        self._strips: dict[int, Strip] = {}
        """The rows already rendered, as wide as the widget was then."""

        self._cells = 0

    @property
    def rows(self) -> tuple[Line, ...]:
        """What is shown."""
        return self._rows

    def show(self, rows: Sequence[Line]) -> None:
        """Show other rows; only those that differ are painted, up to the last difference."""
        before, self._rows = self._rows, tuple(rows)
        changed = [
            Region(0, y, reach(old, new, self.size.width), 1)
            for y, (old, new) in enumerate(zip_longest(before, self._rows, fillvalue=BLANK))
            if old is not new and old != new
        ]
        if changed:
            for region in changed:
                self._strips.pop(region.y, None)
            self.refresh(*changed)

    def repaint(self, theme: Theme) -> None:
        """Paint everything with another theme."""
        self._theme = theme
        self._strips.clear()
        self.refresh()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the rows as Textual expects them, each made once.

        They have no border, link or transparency, so the checks that Textual does for every row of
        every widget before each repaint are skipped.
        """
        cells = self.size.width
        if self._cells != cells:
            self._cells = cells
            self._strips.clear()
        strips = [self._strips.get(y) or self._strip(y) for y in crop.line_range]
        if crop.column_span == (0, cells):
            return strips
        return [strip.crop(*crop.column_span) for strip in strips]

    def _strip(self, y: int) -> Strip:
        row = self._rows[y] if y < len(self._rows) else BLANK
        strip = Strip(segments(fitted(row, self._cells), self._theme), self._cells)
        for line_filter in self.get_line_filters():
            strip = strip.apply_filter(line_filter, self.background_colors[1])
        self._strips[y] = strip
        return strip


def reach(old: Line, new: Line, cells: int) -> int:
    """Return how many cells from the left include all differences between two rows."""
    end = cells
    pairs = zip(reversed(fitted(old, cells)), reversed(fitted(new, cells)), strict=False)
    for (before, was), (after, is_now) in pairs:
        if was != is_now:
            break
        if before != after:
            letters = zip(reversed(before), reversed(after), strict=False)
            same = takewhile(lambda pair: pair[0] == pair[1], letters)
            end -= sum(cells_of(letter) for letter, _ in same)
            break
        end -= cells_of(after)
    return max(end, 1)


def segments(row: Line, theme: Theme) -> list[Segment]:
    """Return a row in a theme, in as few segments as possible.

    Each segment is sent with all of its colours. Blanks show only their background, so they join a
    neighbour with the same background.
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
