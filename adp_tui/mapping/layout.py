"""The layout of a map: three layouts of one topology, read from a table.

All coordinates are character cells from the top left of the map's pane. The table, a JSON file of
the game, explains its fields. Each layout, area and road exists once and is compared by identity,
so that computed values can be cached.
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
    """The position of a plate: on its road, or left or right of a vertical one."""

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
    """A rectangle of cells for text."""

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
    """The position of an area and of its text."""

    boxes: tuple[AreaBox, ...]
    text: Rectangle
    more: Rectangle | None = None

    def room(self, row: int) -> int:
        """Return how many cells a row of the text has, including those where it may continue."""
        if self.more is not None and self.more.y == self.text.y + row:
            return self.more.x + self.more.width - self.text.x
        return self.text.width


class Road(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """The course of a road from its first end to its second, and the position of its plate."""

    id: str
    line: tuple[Point, ...]
    plate: Rectangle
    align: Align


class Layout(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """One arrangement of the map."""

    size: tuple[int, int]
    screen: tuple[int, int]
    """The smallest screen it is made for."""

    areas: dict[str, Area]
    roads: dict[str, Road]
    towns: dict[str, Point]
    furniture: dict[str, Rectangle]
    """Free cells beside the map, for the game's own texts."""

    form: AreaForm = AreaForm.COMPACT
    abroad: frozenset[str] = frozenset()
    """The areas beyond the border, which is drawn heavy."""

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
        """Return the largest layout for a screen of this size; the smallest if there is none."""
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
