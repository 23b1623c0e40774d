"""The chart: the standings over the game so far; each point is the letter of its side."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from adp_tui.look.cells import pad_left
from adp_tui.look.paint import Line, Role, Run
from adp_tui.play.standings_so_far import Standings
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts import chart as texts
from adp_tui.widgets.rows import titled

_STEP: Final = 10
_SCALE: Final = 5
"""Columns of the numbers on the left."""


def chart_rows(
    presenter: AnyPresenter, line_of_play: Sequence[Standings], cells: int, height: int
) -> list[Line]:
    """Return a title and the chart; a column is a turn, or several turns if there are too many."""
    room, rows = cells - _SCALE - 1, height - 1
    points = sampled(line_of_play, room)
    low, high = _span(points, *presenter.panes.scale())
    words, looks, sides = presenter.words, presenter.cover.looks, presenter.box.sides
    plot = [_background(low, high, row, rows, room) for row in range(rows)]
    for column, margins in enumerate(points):
        at = {side: _row(margins[side], low, high, rows) for side in sides if side in margins}
        for row in set(at.values()):
            # Lines in the same row alternate, so that none hides another.
            sharing = [side for side in at if at[side] == row]
            side = sharing[column % len(sharing)]
            plot[row][column] = (words.letter(side), looks.side(side))
    is_counted = line_of_play and presenter.panes.counts_turns
    told = texts.turns(len(line_of_play) - 1) if is_counted else ""
    scale = _scale(low, high, rows)
    return [
        titled(texts.MARGINS, cells, told),
        *(
            ((f"{pad_left(scale.get(row, ''), _SCALE - 1)} ", Role.DIM), *plot[row])
            for row in range(rows)
        ),
    ]


def sampled(points: Sequence[Standings], room: int) -> Sequence[Standings]:
    """Return one point per column, always including the first and the last."""
    if len(points) <= room:
        return points
    last = len(points) - 1
    return [points[column * last // (room - 1)] for column in range(room)]


def _span(points: Sequence[Standings], least: int, most: int) -> tuple[int, int]:
    """Return the ends of the scale: multiples of ten that include the game's range."""
    found = [margin for point in points for margin in point.values()] or [0]
    low = min((floor(min(found) / _STEP) * _STEP, least))
    return low, max((ceil(max(found) / _STEP) * _STEP, most))


def _row(margin: int, low: int, high: int, rows: int) -> int:
    """Return the row of a margin, the highest first; a margin above 0 is above the line of 0."""
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
    """Return a row without points: the line to pass for victory, or nothing."""
    is_zero = row == _row(0, low, high, rows)
    return [("─", Role.WALL) if is_zero else (" ", Role.TEXT)] * room
