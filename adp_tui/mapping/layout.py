"""Where everything on the map stands: three layouts of one topology, read from a table.

All coordinates are character cells from the top left of the map's pane. `map-layout.json` explains
each of its fields. There is one of each layout, area and road: they are told apart by identity, so
that what is worked out for them can be kept.
"""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from core.adp.ids import SpaceId


class Form(StrEnum):
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


class Box(NamedTuple):
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

    boxes: tuple[Box, ...]
    text: Rectangle
    more: Rectangle | None = None
    label: tuple[str, ...] = ()
    """Its name in rows, if it does not stand in one or is cut to something else."""

    def room(self, row: int) -> int:
        """Return how many cells a row of the text has, counting those where it may go on."""
        if self.more is not None and self.more.y == self.text.y + row:
            return self.more.x + self.more.width - self.text.x
        return self.text.width


class Road(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """Where a LoC runs, from its first end to its second, and where its plate goes."""

    id: str
    line: tuple[Point, ...]
    plate: Rectangle
    align: Align


class Furniture(Struct, frozen=True, forbid_unknown_fields=True):
    """Free cells beside the map."""

    legend: Rectangle
    islamabad: Rectangle | None = None
    pakistan: Rectangle | None = None


class Layout(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """One arrangement of the map."""

    size: tuple[int, int]
    screen: tuple[int, int]
    """The smallest screen it is made for."""

    strips: tuple[int, ...]
    """Where the pane is cut into upright strips, both edges included."""

    areas: dict[SpaceId, Area]
    locs: dict[SpaceId, Road]
    towns: dict[str, Point]
    furniture: Furniture
    form: Form = Form.COMPACT

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
    layouts: dict[Form, Layout]


def _read() -> dict[Form, Layout]:
    text = files("adp_tui.games.adp").joinpath("data", "map-layout.json").read_bytes()
    layouts = msgspec.json.decode(text, type=_File).layouts
    return {form: msgspec.structs.replace(layouts[form], form=form) for form in Form}


LAYOUTS: Final = _read()
COMPACT: Final = LAYOUTS[Form.COMPACT]
LARGE: Final = LAYOUTS[Form.LARGE]
WIDE: Final = LAYOUTS[Form.WIDE]

ROAD_IDS: Final = {space: road.id for space, road in LARGE.locs.items()}
"""The two letters of each LoC."""


def layout_for(width: int, height: int) -> Layout:
    """Return the largest layout that fits into a pane; the smallest if none does."""
    for layout in (WIDE, LARGE):
        if layout.width <= width and layout.height <= height:
            return layout
    return COMPACT


def layout_for_screen(width: int, height: int) -> Layout:
    """Return the largest layout that is made for a screen of this size; else the smallest."""
    for layout in (WIDE, LARGE):
        if layout.screen[0] <= width and layout.screen[1] <= height:
            return layout
    return COMPACT
