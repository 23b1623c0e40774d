"""Both sides: points, Strategy, initiative, and the turn (RDS-21, RDS-28)."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.naming import called
from adp_tui.games.district.panes.known import (
    areas_counted,
    event_told,
    initiative_told,
    open_sides,
    task_points,
    victory_points,
)
from adp_tui.games.district.sheets import paid
from adp_tui.games.district.texts import panes as texts
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.games.district.texts.names import LETTER, STRATEGIES
from adp_tui.look.cells import abridged, pad
from adp_tui.look.paint import BLANK, Line, Role, line, width
from adp_tui.texts.words import capitalized
from adp_tui.widgets.rows import exactly, joined, packed, shortened, spread, wrapped
from core.district.model.board import DistrictBoard
from core.district.model.ids import BELLIGERENTS, Belligerent

ROWS: Final = 6
FEW_ROWS: Final = 4
_ASKED: Final = "▸"
_TP, _VP = 5, 7
"""Columns for the points of a side."""


def side_rows(board: DistrictBoard, asked: str | None, cells: int, height: int) -> list[Line]:
    """Return a row for each side, Strategy, initiative, the event; more if there is room."""
    rows = [
        *(_side(board, side, asked) for side in BELLIGERENTS),
        _strategies(board),
        _state(board),
        _turn(board, cells),
    ]
    rows[3:3] = _what_pays(board, cells, height - len(rows))
    if board.event and len(rows) < height:
        told = wrapped(capitalized(EVENTS[board.event].does), cells - 4, Role.DIM)
        rows += [(("   ", Role.TEXT), *row) for row in told[: height - len(rows)]]
    return exactly(rows, height)


def short_side_rows(board: DistrictBoard, asked: str | None, cells: int) -> list[Line]:
    """Return the same in few rows and in few cells."""
    rows = [joined((_letter(side, asked), _points(board, side)), " ") for side in BELLIGERENTS]
    words = [board.camps[side].strategy for side in _told_strategies(board)]
    names = STRATEGIES.get(words[0], words[0]) if len(words) == 1 else " ".join(words)
    told = line(f" {abridged(names, cells - 1)}") if words else BLANK
    if board.result is not None and len(words) > 1:
        return [*rows, *(_short_strategy(board, side, cells) for side in BELLIGERENTS)]
    return [row for row in (*rows, told, *_now(board), _pool(board)) if row][:FEW_ROWS]


def _short_strategy(board: DistrictBoard, side: Belligerent, cells: int) -> Line:
    """DA-70: Return the Strategy of a side by its name, when both are open."""
    name = STRATEGIES[board.camps[side].strategy]
    return line((f" {LETTER[side]}", LOOKS.side(side)), f" {abridged(name, cells - 3)}")


def _letter(side: Belligerent, asked: str | None) -> Line:
    mark = _ASKED if side == asked else " "
    return line((mark, Role.KEY), (LETTER[side], LOOKS.side(side)))


def _points(board: DistrictBoard, side: Belligerent) -> Line:
    score = victory_points(board, side)
    told = texts.UNKNOWN if score is None else str(score)
    return line(
        (f"{texts.TASK_POINTS} ", Role.DIM),
        task_points(board, side),
        (f" {texts.VICTORY_POINTS} ", Role.DIM),
        told,
    )


def _side(board: DistrictBoard, side: Belligerent, asked: str | None) -> Line:
    """Return the points of a side, and when it may Appeal, in columns."""
    camp, score = board.camps[side], victory_points(board, side)
    told = texts.UNKNOWN if score is None else texts.of(score, board.length.limit)
    return (
        *_letter(side, asked),
        *line(
            (f" {texts.TASK_POINTS} ", Role.DIM),
            pad(task_points(board, side), _TP),
            (f"  {texts.VICTORY_POINTS} ", Role.DIM),
            pad(told, _VP),
            ("" if camp.concealed else f"  {texts.appeal(camp.appeal_from)}", Role.DIM),
        ),
    )


def _told_strategies(board: DistrictBoard) -> list[Belligerent]:
    """2.1: Return the sides whose Strategy the viewer knows; both when the game is over."""
    sides = open_sides(board) if board.result is None else BELLIGERENTS
    return [side for side in sides if board.camps[side].strategy in STRATEGIES]


def _strategies(board: DistrictBoard) -> Line:
    """Return the Strategies that the viewer knows."""
    sides = _told_strategies(board)
    if not sides:
        return line((f" {texts.STRATEGY} ", Role.DIM), texts.UNKNOWN)
    name = (f" {texts.STRATEGY} ", Role.DIM)
    if len(sides) == 1:
        return line(name, called(board.camps[sides[0]].strategy))
    return joined(
        line((f" {LETTER[side]}", LOOKS.side(side)), f" {STRATEGIES[board.camps[side].strategy]}")
        for side in sides
    )


def _what_pays(board: DistrictBoard, cells: int, most: int) -> list[Line]:
    """RDM.4: Return what the viewer's Strategy pays, in at most so many rows."""
    sides = _told_strategies(board)
    if len(sides) != 1:
        return []
    card = board.rulebook.strategies[board.camps[sides[0]].strategy]
    rows = packed([line((part, Role.DIM)) for part in paid(card)], cells - 3)
    return shortened([(("   ", Role.TEXT), *row) for row in rows], cells, most, texts.MORE)


def _state(board: DistrictBoard) -> Line:
    """Return who acts, the Infrastructure in the pool, and Advantages."""
    parts = [*_now(board), _pool(board)]
    if board.options.intelligence:
        held = (texts.held(LETTER[side], board.camps[side].advantages) for side in BELLIGERENTS)
        parts.append(line((f"{texts.ADVANTAGES} ", Role.DIM), " ".join(held)))
    return joined(parts, " ")


def _now(board: DistrictBoard) -> list[Line]:
    """Return who acts or has the initiative, until the game is over."""
    return [line(f" {initiative_told(board)}")] if board.result is None else []


def _pool(board: DistrictBoard) -> Line:
    return line((f" {texts.POOL} ", Role.DIM), str(board.pool))


def _turn(board: DistrictBoard, cells: int) -> Line:
    """Return the random event, and the Areas of this Phase."""
    counted = areas_counted(board)
    right = line("" if counted is None else f"{texts.areas_in_full(*counted)} ")
    event = abridged(event_told(board), max(cells - width(right) - 2, 0))
    return spread(line(f" {event}"), right, cells)
