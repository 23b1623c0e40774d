"""Moving over a map with the arrow keys."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from adp_tui.mapping.layout import Align, Layout, Rectangle, Road
from adp_tui.presenter.panes import Direction

_CELL_HEIGHT: Final = 2
"""How many times higher than wide a cell is, so that directions match what the eye sees."""

_PLATE_LENGTH: Final = 4
"""The usual length of the text of a plate beside its road."""


class _Span(NamedTuple):
    """The extent of something, across or down."""

    start: int
    end: int

    @property
    def middle(self) -> float:
        """The middle of the span."""
        return (self.start + self.end) / 2

    def overlaps(self, other: _Span) -> bool:
        """Whether two spans overlap."""
        return self.start < other.end and other.start < self.end


class _Spot(NamedTuple):
    """Where the eye finds a space, in cell widths."""

    across: _Span
    down: _Span


class _Bearing(NamedTuple):
    """The direction from one spot to another."""

    ahead: float
    aside: float
    in_front: bool
    """Whether it begins where the other ends, and overlaps it sideways."""

    @property
    def length(self) -> float:
        """The perceived distance: sideways distance counts twice."""
        return self.ahead + 2 * self.aside


@cache
def walk(layout: Layout, start: str, direction: Direction) -> str:
    """Return the nearest space in a direction, or the same one if there is none.

    It is within 45 degrees; otherwise, a long text directly in front counts.
    """
    spots = _spots(layout)
    ways = {space: _way(spots[start], spot, direction) for space, spot in spots.items()}
    ahead = {space: way for space, way in ways.items() if 0 < way.ahead >= way.aside}
    near = ahead or {space: way for space, way in ways.items() if way.in_front}
    return min(near, key=lambda space: near[space].length, default=start)


def _way(start: _Spot, spot: _Spot, direction: Direction) -> _Bearing:
    if direction in (Direction.UP, Direction.DOWN):
        here, there, at, to = start.down, spot.down, start.across, spot.across
    else:
        here, there, at, to = start.across, spot.across, start.down, spot.down
    ahead, beyond = there.middle - here.middle, there.start >= here.end
    if direction in (Direction.UP, Direction.LEFT):
        ahead, beyond = -ahead, there.end <= here.start
    return _Bearing(ahead, abs(to.middle - at.middle), beyond and at.overlaps(to))


@cache
def _spots(layout: Layout) -> dict[str, _Spot]:
    """Return the position of each text and each plate."""
    texts = {space: area.text for space, area in layout.areas.items()}
    plates = {space: _written(road) for space, road in layout.roads.items()}
    return {space: _spot(text) for space, text in (texts | plates).items()}


def _written(road: Road) -> Rectangle:
    """Return roughly where the text of a plate is."""
    x, y, width, height = road.plate
    match road.align:
        case Align.CENTRE:
            return road.plate
        case Align.LEFT:
            return Rectangle(x, y, _PLATE_LENGTH, height)
        case Align.RIGHT:
            return Rectangle(x + width - _PLATE_LENGTH, y, _PLATE_LENGTH, height)


def _spot(text: Rectangle) -> _Spot:
    top, bottom = text.y * _CELL_HEIGHT, (text.y + text.height) * _CELL_HEIGHT
    return _Spot(_Span(text.x, text.x + text.width), _Span(top, bottom))
