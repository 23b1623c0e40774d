"""The chart: the four margins over the game so far, each point the letter of its Faction."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from adp_tui.games.adp.ahead.pieces import ROLE
from adp_tui.games.adp.panes.factions import LEAST, MOST
from adp_tui.games.adp.texts.names import LETTER
from adp_tui.paint import Line, Role, Run
from adp_tui.play.standings import Standings
from adp_tui.texts import panes as texts
from adp_tui.widgets.rows import titled
from core.adp.ids import FACTIONS

_STEP: Final = 10
_SCALE: Final = 5
"""Columns of the numbers on the left."""


def chart_rows(line_of_play: Sequence[Standings], cells: int, height: int) -> list[Line]:
    """Return a title and the chart; a column is a turn, or several where they are too many."""
    room, rows = cells - _SCALE - 1, height - 1
    points = sampled(line_of_play, room)
    low, high = _span(points)
    plot = [_background(low, high, row, rows, room) for row in range(rows)]
    for column, margins in enumerate(points):
        at = {faction: _row(margins[faction], low, high, rows) for faction in FACTIONS}
        for row in set(at.values()):
            # Lines that run in the same row take turns, so that none hides another.
            sharing = [faction for faction in FACTIONS if at[faction] == row]
            faction = sharing[column % len(sharing)]
            plot[row][column] = (LETTER[faction], ROLE[faction])
    told = texts.turns(len(line_of_play) - 1)
    scale = _scale(low, high, rows)
    return [
        titled(texts.MARGINS, cells, told),
        *(((f"{scale.get(row, ''):>{_SCALE - 1}} ", Role.DIM), *plot[row]) for row in range(rows)),
    ]


def sampled(points: Sequence[Standings], room: int) -> Sequence[Standings]:
    """Return as many points as there are columns for, the first and the last always among them."""
    if len(points) <= room:
        return points
    last = len(points) - 1
    return [points[column * last // (room - 1)] for column in range(room)]


def _span(points: Sequence[Standings]) -> tuple[int, int]:
    """Return the ends of the scale: whole tens, and never less than the race of the Factions."""
    found = [margin for point in points for margin in point.values()]
    low = min((floor(min(found) / _STEP) * _STEP, LEAST))
    return low, max((ceil(max(found) / _STEP) * _STEP, MOST))


def _row(margin: int, low: int, high: int, rows: int) -> int:
    """Return the row of a margin, the highest first; whoever is past 0 is above its line."""
    row = round((high - margin) * (rows - 1) / (high - low))
    zero = round(high * (rows - 1) / (high - low))
    if margin > 0:
        return min(row, zero - 1)
    return max(row, zero + 1) if margin < 0 else zero


def _scale(low: int, high: int, rows: int) -> dict[int, str]:
    """Return the numbers on the left by their rows."""
    return {
        _row(mark, low, high, rows): f"{mark:+}" if mark else "0"
        for mark in range(low, high + 1, _STEP)
    }


def _background(low: int, high: int, row: int, rows: int, room: int) -> list[Run]:
    """Return a row without any points: the line that one must pass to win, or nothing."""
    is_zero = row == _row(0, low, high, rows)
    return [("─", Role.WALL) if is_zero else (" ", Role.TEXT)] * room
