"""A screen that sends changed rows to the terminal as soon as a key has been handled.

Textual paints at most sixty times a second, so an answer right after another key would wait for
the next of these moments; and it looks at every widget before it paints one. Rows of text need
neither. What changes the arrangement, such as a pop-up or another size, is left to Textual.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import Final, Generic, NamedTuple, Protocol, runtime_checkable

from rich.console import Console
from rich.segment import Segment
from textual._compositor import CompositorUpdate
from textual.geometry import Region
from textual.screen import Screen, ScreenResultType
from textual.strip import Strip

LONGEST_HELD: Final = 1 / 30
"""Seconds that a change may wait while further keys do: each would paint over the one before."""


class Stroke(NamedTuple):
    """A part of a row, the cell where it begins, and how many cells it takes."""

    x: int
    y: int
    cells: int
    segments: list[Segment]


class Strokes(CompositorUpdate):
    """Everything that is sent at once."""

    def __init__(self, strokes: Iterable[Stroke]) -> None:
        self.strokes = tuple(strokes)

    def render_segments(self, console: Console) -> str:
        """Return the strokes as terminals understand them."""
        everything: list[Segment] = []
        for x, y, _, segments in self.strokes:
            everything.append(Segment(f"\x1b[{y + 1};{x + 1}H"))  # the cursor goes there
            everything += segments
        return Strip(everything, 0).render(console)


class Changeable(Protocol):
    """A widget that knows which of its cells have changed since they were painted."""

    @property
    def seen(self) -> Region | None:
        """Where it is on the screen; None if Textual must arrange it first."""

    def strokes(self) -> list[Stroke]:
        """Return the changed cells, counted from the corner of the widget, and forget them."""

    def leave_to_textual(self) -> None:
        """Let Textual paint the changed cells, and forget them."""


@runtime_checkable
class TypedAhead(Protocol):
    """A program that knows whether further keys wait."""

    @property
    def is_typed_ahead(self) -> bool:
        """Whether the next key has been pressed already."""


class Easel(Screen[ScreenResultType], Generic[ScreenResultType]):
    """A screen that paints the changed cells of its rows itself."""

    def __init__(self) -> None:
        super().__init__()
        self._to_paint: dict[Changeable, None] = {}
        """The widgets to paint, in the order of their changes."""

        self._first_change: float | None = None
        """When the oldest change was made that is not painted yet."""

    def has_changed(self, widget: Changeable) -> None:
        """Paint a widget once the current message has been handled."""
        self._to_paint[widget] = None
        self.wait_to_paint()

    def wait_to_paint(self) -> None:
        """Paint once the current message has been handled, and no other key is waiting."""
        if self._first_change is None:
            self._first_change = monotonic()
        self.check_idle()

    def catch_up(self) -> None:
        """Show the rows that were not made while keys were waiting, if there are such rows."""

    def on_idle(self) -> None:
        """Paint all changes at once, unless the next key will change them again."""
        if self._first_change is None or self.may_wait:
            return
        self._first_change = None
        self.catch_up()
        if not self._to_paint:
            return
        widgets = tuple(self._to_paint)
        self._to_paint.clear()
        places = [widget.seen for widget in widgets]
        if self._is_left_to_textual or None in places:
            for widget in widgets:
                widget.leave_to_textual()
            return
        found = (
            Stroke(x + place.x, y + place.y, cells, segments)
            for widget, place in zip(widgets, places, strict=True)
            if place is not None
            for x, y, cells, segments in widget.strokes()
        )
        update = Strokes(found)
        self.app._display(self, update)  # type: ignore[arg-type]  # like Textual's own updates

    @property
    def may_wait(self) -> bool:
        """Whether another key is about to be handled, and nobody has waited long."""
        if not (isinstance(self.app, TypedAhead) and self.app.is_typed_ahead):
            return False
        return self._first_change is None or monotonic() - self._first_change < LONGEST_HELD

    @property
    def _is_left_to_textual(self) -> bool:
        """Whether Textual is about to paint, or something covers this screen."""
        busy = self._layout_required or self._repaint_required or self._dirty_widgets
        return bool(busy or self.app._batch_count) or self.app.screen is not self
