"""The layout of the game screen, for every size of terminal.

The field is on the left, and the journal below it takes the rest of the height. The panes beside it
take the rest of the width, in two columns if there is room; extra height lets them show more, the
most useful first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from adp_tui.presenter.panes import Growth
from adp_tui.presenter.presenter import AnyPanes
from adp_tui.screens.page import LEAST


class Rect(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


BAR: Final = "bar"
SIGN: Final = "sign"
"""The mark for a what-if or the past, if the bar is needed for something else."""

LEFT: Final = "left"
"""The field, or the view that replaces it."""

WALL: Final = "wall"
"""The line between left and right, if there is no room for a gap."""

JOURNAL: Final = "journal"
CHART: Final = "chart"
"""The standings of the game so far."""

DECISION: Final = "decision"
PREVIEW: Final = "preview"
FOOTER: Final = "footer"

OWN: Final = (BAR, SIGN, LEFT, WALL, JOURNAL, CHART, DECISION, PREVIEW, FOOTER)
"""The panes of every game; a game may add more."""

_GAP: Final = 1
"""Columns between the field and the panes beside it."""

_WIDE_ENOUGH: Final = 41
"""The minimum width of the panes beside the field; with less, there are fewer panes."""

_TWO_COLUMNS: Final = 2 * 48 + _GAP
"""The width from which two columns are better than one."""

_ROWS: Final = {DECISION: 15, PREVIEW: 7}
_FEW_ROWS: Final = {DECISION: 12, PREVIEW: 4}
_GROWTH: Final = (Growth(DECISION, 3), Growth(PREVIEW, 4), Growth(PREVIEW, 6), Growth(CHART, 8))
"""Which panes get extra rows in a game that does not decide this itself."""

_FEW_GROWTH: Final = (Growth(PREVIEW, 2), Growth(DECISION, 2), Growth(PREVIEW, 2))

_CHART: Final = (40, 8)
"""The smallest chart worth looking at."""


def places(panes: AnyPanes, width: int, height: int, *, sign: bool = False) -> dict[str, Rect]:
    """Return the position of each pane that has room; none if the terminal is too small.

    If a sign is wanted and the bar has no room for it, it gets its own row.
    """
    if width < LEAST[0] or height < LEAST[1]:
        return {}
    left, depth = panes.field.extent(width, height)
    room = Rect(left + _GAP, 1, width - left - _GAP, height - 2)
    below = Rect(0, depth + 1, left, height - depth - 2)
    found = {
        BAR: Rect(0, 0, width, 1),
        LEFT: Rect(0, 1, left, depth),
        WALL: Rect(left, 1, _GAP, height - 2),
        FOOTER: Rect(0, height - 1, width, 1),
        **_beside(panes, room, sign=sign),
    }
    found |= {JOURNAL: below} if CHART in found else _below(below)
    return {pane: place for pane, place in found.items() if place.height > 0}


def _below(room: Rect) -> dict[str, Rect]:
    """Return the journal, with the chart beside or below it if there is room for both."""
    x, y, width, height = room
    cells, rows = _CHART
    if width >= 3 * cells and height >= rows:
        journal = width * 2 // 3
        right = x + journal + _GAP
        return {
            JOURNAL: Rect(x, y, journal, height),
            CHART: Rect(right, y, width - journal - _GAP, height),
        }
    if height >= 2 * rows:
        chart = max(rows, height * 2 // 5)
        return {
            JOURNAL: Rect(x, y, width, height - chart),
            CHART: Rect(x, y + height - chart, width, chart),
        }
    return {JOURNAL: room}


def is_small(panes: AnyPanes, places: Mapping[str, Rect]) -> bool:
    """Whether some of the game's panes are missing, so that others must show more."""
    return any(pane.name not in places for pane in panes.panes)


def _beside(panes: AnyPanes, room: Rect, *, sign: bool) -> dict[str, Rect]:
    """Return the panes beside the field: in one column, or in two if it is wide enough."""
    cells, rows = room.width, room.height
    known = {pane.name: pane.rows for pane in panes.panes}
    growth = panes.growth or _GROWTH
    if cells < _WIDE_ENOUGH or rows < sum((*known.values(), *_ROWS.values())):
        few = {pane.name: pane.few for pane in panes.panes if pane.few}
        few = {SIGN: int(sign), **few, **_FEW_ROWS}
        return _stacked(room, _grown(few, _FEW_GROWTH, cells, rows, DECISION))
    if cells < _TWO_COLUMNS:
        return _stacked(room, _grown({**known, **_ROWS}, growth, cells, rows, DECISION))
    first = (cells - _GAP) // 2
    near = room._replace(width=first)
    far = room._replace(x=room.x + first + _GAP, width=cells - first - _GAP)
    known[CHART] = _CHART[1]
    rest = panes.panes[-1].name if panes.panes else CHART
    return {
        **_stacked(near, _grown(_ROWS, growth, near.width, rows, DECISION)),
        **_stacked(far, _grown(known, growth, far.width, rows, rest)),
    }


def _grown(
    least: Mapping[str, int], growth: Sequence[Growth], cells: int, rows: int, rest: str
) -> dict[str, int]:
    """Return how many rows each pane gets; rows left over go to `rest`."""
    given = dict(least)
    spare = rows - sum(given.values())
    for pane, more, least_cells in growth:
        if pane in given and more <= spare and least_cells <= cells:
            given[pane] += more
            spare -= more
    given[rest] += spare
    return given


def _stacked(room: Rect, rows: Mapping[str, int]) -> dict[str, Rect]:
    """Return the panes one below the other."""
    found: dict[str, Rect] = {}
    y = room.y
    for pane, height in rows.items():
        found[pane] = Rect(room.x, y, room.width, height)
        y += height
    return found
