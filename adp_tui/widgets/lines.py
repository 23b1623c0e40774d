"""A widget that shows rows of text and repaints only the cells that change.

Over a slow connection, the bytes of a repaint cause the delay, so what has not changed is not
sent again. No widget here takes the focus.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from adp_tui.look.differences import Span, differences, joined
from adp_tui.look.paint import BLANK, Line, fitted, within
from adp_tui.look.theme import Theme
from adp_tui.widgets.easel import Easel, Stroke


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
        self._changed: dict[int, list[Span]] = {}
        """The cells of each row that have changed since they were painted."""

    @property
    def rows(self) -> tuple[Line, ...]:
        """What is shown."""
        return self._rows

    def show(self, rows: Sequence[Line]) -> None:
        """Show other rows; only the cells that differ are painted."""
        before, self._rows = self._rows, tuple(rows)
        changed, cells = False, self.size.width
        for y, (old, new) in enumerate(zip_longest(before, self._rows, fillvalue=BLANK)):
            if old is not new and old != new:
                self._strips.pop(y, None)
                self._changed.setdefault(y, []).extend(differences(old, new, cells))
                changed = True
        if not changed:
            return
        if self.is_attached and isinstance(self.screen, Easel):
            self.screen.has_changed(self)
        else:
            self.leave_to_textual()

    def repaint(self, theme: Theme) -> None:
        """Paint everything with another theme."""
        self._theme = theme
        self._strips.clear()
        self.refresh()

    @property
    def seen(self) -> Region | None:
        """Where it is on the screen; None if Textual must arrange it first."""
        found = self.screen._compositor.visible_widgets.get(self)
        if found is None or self._layout_required:
            return None
        region, clip = found
        return region if region.size == self.size and clip.contains_region(region) else None

    def strokes(self) -> list[Stroke]:
        """Return the changed cells, counted from the corner of the widget, and forget them."""
        height, made = self.size.height, self._maker()
        found = [
            Stroke(start, y, end - start, made(within(self._row(y), start, end)))
            for y, spans in self._changed.items()
            if y < height
            for start, end in joined(sorted(spans))
        ]
        self._changed.clear()
        return found

    def leave_to_textual(self) -> None:
        """Let Textual paint the changed cells, and forget them."""
        regions = [
            Region(start, y, end - start, 1)
            for y, spans in self._changed.items()
            for start, end in spans
        ]
        self._changed.clear()
        self.refresh(*regions)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the rows as Textual expects them, each made once.

        They have no border, link or transparency, so the checks that Textual does for every row of
        every widget before each repaint are skipped.
        """
        cells = self.size.width
        if self._cells != cells:
            self._cells = cells
            self._strips.clear()
        if missing := [y for y in crop.line_range if y not in self._strips]:
            made = self._maker()
            self._strips |= {y: Strip(made(fitted(self._row(y), cells)), cells) for y in missing}
        strips = [self._strips[y] for y in crop.line_range]
        if crop.column_span == (0, cells):
            return strips
        return [strip.crop(*crop.column_span) for strip in strips]

    def _row(self, y: int) -> Line:
        return self._rows[y] if y < len(self._rows) else BLANK

    def _maker(self) -> Callable[[Line], list[Segment]]:
        """Return what makes segments from a row."""
        filters, ground = self.get_line_filters(), self.background_colors[1]

        def made(row: Line) -> list[Segment]:
            found = segments(row, self._theme)
            for line_filter in filters:
                found = line_filter.apply(found, ground)
            return found

        return made


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
