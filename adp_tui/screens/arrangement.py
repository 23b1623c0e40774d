"""Where everything stands on the game screen, for every size of terminal.

The largest map that fits stands on the left, the journal below it takes what is left of the
height. The panes beside it take what is left of the width, in two columns where there is room for
them; with more height than they need, they tell more, the most useful first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from adp_tui.mapping.layout import COMPACT, layout_for_screen


class Place(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


class Pane(StrEnum):
    """The parts of the game screen."""

    BAR = "bar"
    SIGN = "sign"
    """That this is a what-if or the past, where the bar is needed for the cards."""

    LEFT = "left"
    """The map, or the view that stands in its place."""

    WALL = "wall"
    """The line between left and right, where the map leaves no room for a gap."""

    JOURNAL = "journal"
    CHART = "chart"
    """The margins of the game so far."""

    CARDS = "cards"
    FACTIONS = "factions"
    TRACKS = "tracks"
    DECISION = "decision"
    PREVIEW = "preview"
    FOOTER = "footer"


class Growth(NamedTuple):
    """Rows that a pane is given when they are to spare: all of them, or none."""

    pane: Pane
    rows: int
    least_cells: int = 0
    """How wide the pane must be to make something of them."""


_GAP: Final = 1
"""Columns between the map and what is beside it."""

FULL: Final = (41, 34)
"""The room beside the map that every pane takes at least; with less there are fewer panes."""

_TWO_COLUMNS: Final = 2 * 48 + _GAP
"""The width from which two columns are better than one."""

_ROWS: Final = {
    Pane.CARDS: 4,
    Pane.FACTIONS: 6,
    Pane.TRACKS: 2,
    Pane.DECISION: 15,
    Pane.PREVIEW: 7,
}
_FEW_ROWS: Final = {Pane.FACTIONS: 5, Pane.TRACKS: 1, Pane.DECISION: 12, Pane.PREVIEW: 4}
_GROWTH: Final = (
    Growth(Pane.FACTIONS, 2),
    Growth(Pane.CARDS, 5, 50),
    Growth(Pane.DECISION, 3),
    Growth(Pane.PREVIEW, 4, 50),
    Growth(Pane.PREVIEW, 2, 50),
    Growth(Pane.CARDS, 3, 50),
    Growth(Pane.TRACKS, 1),
    Growth(Pane.CARDS, 3, 50),
    Growth(Pane.CARDS, 4, 50),
    Growth(Pane.PREVIEW, 4, 50),
    Growth(Pane.CHART, 8),
)
_FEW_GROWTH: Final = (Growth(Pane.PREVIEW, 2), Growth(Pane.DECISION, 2), Growth(Pane.PREVIEW, 2))

_CHART: Final = (40, 8)
"""The smallest chart worth looking at."""

_ASKED: Final = (Pane.DECISION, Pane.PREVIEW)
_KNOWN: Final = (Pane.CARDS, Pane.FACTIONS, Pane.TRACKS)
"""What stands in either column, where there are two."""


def places(width: int, height: int, *, sign: bool = False) -> dict[Pane, Place]:
    """Return where each pane stands; a pane without room is left out, in too little all are.

    Where a sign is wanted and the bar has no room for it, it gets a row of its own.
    """
    least_width, least_height = COMPACT.screen
    if width < least_width or height < least_height:
        return {}
    left, depth = layout_for_screen(width, height).size
    room = Place(left + _GAP, 1, width - left - _GAP, height - 2)
    below = Place(0, depth + 1, left, height - depth - 2)
    found = {
        Pane.BAR: Place(0, 0, width, 1),
        Pane.LEFT: Place(0, 1, left, depth),
        Pane.WALL: Place(left, 1, _GAP, height - 2),
        Pane.FOOTER: Place(0, height - 1, width, 1),
        **_beside(room, sign=sign),
    }
    found |= {Pane.JOURNAL: below} if Pane.CHART in found else _below(below)
    return {pane: place for pane, place in found.items() if place.height > 0}


def _below(room: Place) -> dict[Pane, Place]:
    """Return the journal, with the chart beside it or under it if there is room for both."""
    x, y, width, height = room
    cells, rows = _CHART
    if width >= 3 * cells and height >= rows:
        journal = width * 2 // 3
        right = x + journal + _GAP
        return {
            Pane.JOURNAL: Place(x, y, journal, height),
            Pane.CHART: Place(right, y, width - journal - _GAP, height),
        }
    if height >= 2 * rows:
        chart = max(rows, height * 2 // 5)
        return {
            Pane.JOURNAL: Place(x, y, width, height - chart),
            Pane.CHART: Place(x, y + height - chart, width, chart),
        }
    return {Pane.JOURNAL: room}


def _beside(room: Place, *, sign: bool) -> dict[Pane, Place]:
    """Return the panes beside the map: in a column, or in two where that is wide enough."""
    cells, rows = room.width, room.height
    if cells < FULL[0] or rows < FULL[1]:
        few = {Pane.SIGN: int(sign), **_FEW_ROWS}
        return _stacked(room, _grown(few, _FEW_GROWTH, cells, rows, Pane.DECISION))
    if cells < _TWO_COLUMNS:
        return _stacked(room, _grown(_ROWS, _GROWTH, cells, rows, Pane.DECISION))
    first = (cells - _GAP) // 2
    near = room._replace(width=first)
    far = room._replace(x=room.x + first + _GAP, width=cells - first - _GAP)
    asked = {pane: _ROWS[pane] for pane in _ASKED}
    known = {pane: _ROWS[pane] for pane in _KNOWN} | {Pane.CHART: _CHART[1]}
    return {
        **_stacked(near, _grown(asked, _GROWTH, near.width, rows, Pane.DECISION)),
        **_stacked(far, _grown(known, _GROWTH, far.width, rows, Pane.TRACKS)),
    }


def _grown(
    least: Mapping[Pane, int], growth: Sequence[Growth], cells: int, rows: int, rest: Pane
) -> dict[Pane, int]:
    """Return how many rows each pane gets; what nobody grows into goes to one of them."""
    given = dict(least)
    spare = rows - sum(given.values())
    for pane, more, least_cells in growth:
        if pane in given and more <= spare and least_cells <= cells:
            given[pane] += more
            spare -= more
    given[rest] += spare
    return given


def _stacked(room: Place, rows: Mapping[Pane, int]) -> dict[Pane, Place]:
    """Return the panes one below the other."""
    found: dict[Pane, Place] = {}
    y = room.y
    for pane, height in rows.items():
        found[pane] = Place(room.x, y, room.width, height)
        y += height
    return found
