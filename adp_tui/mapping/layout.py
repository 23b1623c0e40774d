"""Where everything on a map stands: three layouts of one topology, read from a table.

All coordinates are character cells from the top left of the map's pane. The table, a JSON file of
the game, explains each of its fields. There is one of each layout, area and road: they are told
apart by identity, so that what is worked out for them can be kept.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec
from msgspec import Struct


class AreaForm(StrEnum):
    """How much is written into an area."""

    COMPACT = "compact"
    LARGE = "large"
    WIDE = "wide"


class Align(StrEnum):
    """How a plate lies to its road: on it, or beside an upright one on its left or right."""

    CENTRE = "centre"
    LEFT = "left"
    RIGHT = "right"


class Point(NamedTuple):
    """A cell."""

    x: int
    y: int


class AreaBox(NamedTuple):
    """A rectangle by its walls, which neighbours share."""

    x0: int
    y0: int
    x1: int
    y1: int


class Rectangle(NamedTuple):
    """A rectangle of cells to write into."""

    x: int
    y: int
    width: int
    height: int

    @property
    def cells(self) -> frozenset[Point]:
        """All its cells."""
        rows, columns = range(self.height), range(self.width)
        return frozenset(Point(self.x + dx, self.y + dy) for dy in rows for dx in columns)


class Area(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """Where an area lies and where its text goes."""

    boxes: tuple[AreaBox, ...]
    text: Rectangle
    more: Rectangle | None = None

    def room(self, row: int) -> int:
        """Return how many cells a row of the text has, counting those where it may go on."""
        if self.more is not None and self.more.y == self.text.y + row:
            return self.more.x + self.more.width - self.text.x
        return self.text.width


class Road(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """Where a road runs, from its first end to its second, and where its plate goes."""

    id: str
    line: tuple[Point, ...]
    plate: Rectangle
    align: Align


class Layout(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """One arrangement of the map."""

    size: tuple[int, int]
    screen: tuple[int, int]
    """The smallest screen it is made for."""

    strips: tuple[int, ...]
    """Where the pane is cut into upright strips, both edges included."""

    areas: dict[str, Area]
    roads: dict[str, Road]
    towns: dict[str, Point]
    furniture: dict[str, Rectangle]
    """Free cells beside the map, for what the game puts there."""

    form: AreaForm = AreaForm.COMPACT
    abroad: frozenset[str] = frozenset()
    """The areas on the other side of the border, which is drawn heavy."""

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return self.size[0]

    @property
    def height(self) -> int:
        """How many rows it takes."""
        return self.size[1]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    notes: dict[str, str]
    layouts: dict[AreaForm, Layout]


class Layouts(NamedTuple):
    """A map in three sizes."""

    compact: Layout
    large: Layout
    wide: Layout

    def for_pane(self, width: int, height: int) -> Layout:
        """Return the largest layout that fits into a pane; the smallest if none does."""
        for layout in (self.wide, self.large):
            if layout.width <= width and layout.height <= height:
                return layout
        return self.compact

    def for_screen(self, width: int, height: int) -> Layout:
        """Return the largest layout that is made for a screen of this size; else the smallest."""
        for layout in (self.wide, self.large):
            if layout.screen[0] <= width and layout.screen[1] <= height:
                return layout
        return self.compact


def read_layouts(table: bytes, abroad: frozenset[str] = frozenset()) -> Layouts:
    """Return the layouts of a map from its table."""
    found = msgspec.json.decode(table, type=_File).layouts
    return Layouts(
        *(msgspec.structs.replace(found[form], form=form, abroad=abroad) for form in AreaForm)
    )
