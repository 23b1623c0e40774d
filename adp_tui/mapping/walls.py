"""The lines of a map: walls light, its border heavy, roads double, towns `o`.

Every line is a chain of steps from one cell to the next, and the glyph of a cell follows from its
four steps. This does not depend on the position, so it is computed once per layout.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from adp_tui.look.cells import cells_of
from adp_tui.look.paint import Role
from adp_tui.mapping.layout import AreaBox, Layout, Point

TOWN: Final = "o"


class Weight(IntEnum):
    """How a line is drawn."""

    NONE = 0
    LIGHT = 1
    HEAVY = 2
    DOUBLE = 3


class Edge(NamedTuple):
    """A step from a cell to the next one right of it or below it."""

    start: Point
    end: Point


class Stretch(NamedTuple):
    """Some cells of a row."""

    y: int
    start: int
    end: int
    """The column after the last."""


class Walls(NamedTuple):
    """The lines of a layout, row by row, and the area of each cell between them."""

    glyphs: tuple[str, ...]
    roles: tuple[tuple[Role, ...], ...]
    grounds: dict[str, tuple[Stretch, ...]]
    """The cells of each area between the lines."""


_ROLES: Final = {Weight.LIGHT: Role.WALL, Weight.HEAVY: Role.BORDER, Weight.DOUBLE: Role.ROAD}

_ARMS: Final = (
    # Weights up, right, down and left: 0 none, 1 light, 2 heavy, 3 double.
    "─0101 │1010 ┌0110 ┐0011 └1100 ┘1001 ├1110 ┤1011 ┬0111 ┴1101 ┼1111 "
    "━0202 ┃2020 ┏0220 ┓0022 ┗2200 ┛2002 ┠2120 ┯0212 ┷1202 ┩2012 ┢1220 ┲0221 ┹2102 "
    "═0303 ║3030 ╚3300 ╟3130 ╢3031 ╞1310 ╡1013 ╤0313"
)
_GLYPHS: Final = {
    tuple(Weight(int(weight)) for weight in entry[1:]): entry[0] for entry in _ARMS.split()
}


@cache
def walls(layout: Layout) -> Walls:
    """Return the lines of a layout."""
    glyphs = [[" "] * layout.width for _ in range(layout.height)]
    roles = [[Role.TEXT] * layout.width for _ in range(layout.height)]
    towns = set(layout.towns.values())
    for point, arms in _arms(weights(layout)).items():
        x, y = point
        if 0 <= x < layout.width and 0 <= y < layout.height:
            glyphs[y][x], roles[y][x] = (TOWN, Role.ROAD) if point in towns else _drawn(*arms)
    rows = tuple("".join(row) for row in glyphs)
    return Walls(rows, tuple(tuple(row) for row in roles), _grounds(layout, rows))


@cache
def right_edge(layout: Layout) -> tuple[str, ...]:
    """Return the lines in the column just beside a map, row by row."""
    arms = _arms(weights(layout))
    beside = (Point(layout.width, y) for y in range(layout.height))
    return tuple(_drawn(*arms[point])[0] if point in arms else " " for point in beside)


def weights(layout: Layout) -> dict[Edge, Weight]:
    """Return every step that is drawn, and its weight."""
    drawn = {step: _weight(layout, sides) for step, sides in borders(layout).items()}
    for road in layout.roads.values():
        drawn |= dict.fromkeys(along(road.line), Weight.DOUBLE)
    return drawn


def borders(layout: Layout) -> dict[Edge, frozenset[str]]:
    """Return every step of a wall and the one or two areas beside it.

    A wall between two boxes of the same area is not drawn.
    """
    beside: dict[Edge, list[str]] = {}
    for place, area in layout.areas.items():
        for box in area.boxes:
            for step in _around(box):
                beside.setdefault(step, []).append(place)
    return {
        step: frozenset(places)
        for step, places in beside.items()
        if len(places) == len(set(places))
    }


def along(line: tuple[Point, ...]) -> Iterator[Edge]:
    """Return the steps of a line given by its corners."""
    for (x0, y0), (x1, y1) in pairwise(line):
        left, right, top, bottom = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
        for x in range(left, right):
            yield Edge(Point(x, top), Point(x + 1, top))
        for y in range(top, bottom):
            yield Edge(Point(left, y), Point(left, y + 1))


def _around(box: AreaBox) -> Iterator[Edge]:
    left_top, right_top = Point(box.x0, box.y0), Point(box.x1, box.y0)
    left_bottom, right_bottom = Point(box.x0, box.y1), Point(box.x1, box.y1)
    yield from along((left_top, right_top, right_bottom))
    yield from along((left_top, left_bottom, right_bottom))


def _weight(layout: Layout, sides: frozenset[str]) -> Weight:
    """Return heavy for the border: walls with exactly one side that is not abroad."""
    at_home = [place for place in sides if place not in layout.abroad]
    return Weight.HEAVY if len(at_home) == 1 else Weight.LIGHT


def _arms(steps: dict[Edge, Weight]) -> dict[Point, list[Weight]]:
    """Return the weights up, right, down and left of every cell that a step touches."""
    arms: dict[Point, list[Weight]] = {}
    for (start, end), weight in steps.items():
        upright = start.x == end.x
        arms.setdefault(start, [Weight.NONE] * 4)[2 if upright else 1] = weight
        arms.setdefault(end, [Weight.NONE] * 4)[0 if upright else 3] = weight
    return arms


def _drawn(up: Weight, right: Weight, down: Weight, left: Weight) -> tuple[str, Role]:
    """Return the glyph with these four weights, and its role."""
    up, down = _drawable(up, down)
    left, right = _drawable(left, right)
    return _GLYPHS[up, right, down, left], _ROLES[max(up, right, down, left)]


def _drawable(one: Weight, other: Weight) -> tuple[Weight, Weight]:
    """Return weights that a glyph exists for: none is double at one end and light at the other."""
    if Weight.DOUBLE in (one, other) and Weight.LIGHT in (one, other):
        return Weight.LIGHT, Weight.LIGHT
    return one, other


def _grounds(layout: Layout, glyphs: tuple[str, ...]) -> dict[str, tuple[Stretch, ...]]:
    """Return the cells of each area without lines."""
    return {
        place: tuple(
            Stretch(y, start, end)
            for y, row in enumerate(glyphs)
            for start, end in _gaps(row, y, area.boxes)
        )
        for place, area in layout.areas.items()
    }


def _gaps(row: str, y: int, boxes: tuple[AreaBox, ...]) -> Iterator[tuple[int, int]]:
    """Return the start and end of each part of a row inside some boxes and without lines."""
    inside = sorted(
        {
            x
            for box in boxes
            if box.y0 <= y <= box.y1
            for x in range(max(box.x0, 0), min(box.x1 + 1, cells_of(row)))
            if row[x] == " "
        }
    )
    starts = [x for x in inside if x - 1 not in inside]
    ends = [x + 1 for x in inside if x + 1 not in inside]
    return zip(starts, ends, strict=True)
