"""2.1, 2.3: Everything that the viewer may know of both sides, in a view of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from adp_tui.games.district import position_page
from adp_tui.games.district.agreed import unusual_options
from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.naming import called
from adp_tui.games.district.panes.known import initiative_told, task_points, victory_points
from adp_tui.games.district.panes.units import BOXES, boxes_of
from adp_tui.games.district.sheets import paid
from adp_tui.games.district.texts import panes as texts
from adp_tui.games.district.texts import position as position_texts
from adp_tui.games.district.texts.names import LETTER, STRATEGIES
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.presenter.sheet import entry
from adp_tui.texts.words import listed
from adp_tui.widgets.rows import exactly, shortened
from core.district.model.board import DistrictBoard
from core.district.model.ids import BELLIGERENTS, Belligerent

_BOX_ROWS: Final = 3 * len(BOXES)
"""How many rows the boxes of a side take where there is room."""


def forces_rows(
    board: DistrictBoard, seats: Mapping[str, str], cells: int, height: int
) -> list[Line]:
    """Return both sides: in full, otherwise in short, otherwise cut with a sign."""
    rows: list[Line] = []
    for in_full in (True, False):
        rows = [line((texts.FORCES, Role.STRONG)), *_table(board, seats, cells, in_full=in_full)]
        if len(rows) <= height:
            return exactly(rows, height)
    rows = [row for row in rows if row]
    return exactly(shortened(rows, cells, height, texts.MORE), height)


def _table(
    board: DistrictBoard, seats: Mapping[str, str], cells: int, *, in_full: bool
) -> Iterator[Line]:
    for side in BELLIGERENTS:
        yield BLANK
        yield _title(board, side, seats)
        yield from _strategy(board, side, cells)
        yield from _secrets(board, side, cells, in_full=in_full)
    yield BLANK
    now = "" if board.result is not None else f"   {initiative_told(board)}"
    yield line((f" {texts.POOL} ", Role.DIM), f"{board.pool}{now}")
    if board.options.intelligence:
        pool = (board.intelligence[colour] for colour in ("blank", "blue", "orange"))
        held = (board.camps[side].advantages for side in BELLIGERENTS)
        told = position_texts.intelligence(*pool), position_texts.advantages(*held)
        yield from _entry(texts.INTELLIGENCE, listed(told), cells)
    yield from _entry(position_texts.OPTIONS, unusual_options(board.options), cells)


def _title(board: DistrictBoard, side: Belligerent, seats: Mapping[str, str]) -> Line:
    """Return a side, its player and its points."""
    score = victory_points(board, side)
    told = texts.UNKNOWN if score is None else texts.of(score, board.length.limit)
    player = texts.PLAYERS.get(seats.get(side, ""), "")
    return line(
        (LETTER[side], LOOKS.side(side)),
        (f" {called(side)}", Role.STRONG),
        (f" {player}" if player else "", Role.DIM),
        (f"   {texts.TASK_POINTS} ", Role.DIM),
        task_points(board, side),
        (f"   {texts.VICTORY_POINTS} ", Role.DIM),
        told,
    )


def _strategy(board: DistrictBoard, side: Belligerent, cells: int) -> Iterator[Line]:
    """Yield the Strategy and all that it pays, or that it is secret."""
    word = board.camps[side].strategy
    if word not in STRATEGIES:
        yield from _entry(texts.STRATEGY, texts.SECRET if word else position_texts.NONE, cells)
        return
    yield from _entry(texts.STRATEGY, called(word), cells)
    yield from _entry("", listed(paid(board.rulebook.strategies[word])), cells)


def _secrets(
    board: DistrictBoard, side: Belligerent, cells: int, *, in_full: bool
) -> Iterator[Line]:
    """Yield the hand, the next Appeal and the boxes of a side, if the viewer knows them."""
    camp = board.camps[side]
    if camp.concealed:
        yield from _entry(texts.BOXES, texts.SECRET, cells)
        return
    yield from _entry(texts.HAND, position_page.hand_told(camp), cells)
    yield from _entry(texts.APPEAL, position_texts.from_turn(camp.appeal_from), cells)
    yield from boxes_of(board, side, cells, _BOX_ROWS if in_full else len(BOXES))


def _entry(label: str, text: str, cells: int) -> list[Line]:
    """Return a label and its text, behind a blank like the boxes."""
    return [line(" ", *row) for row in entry(label, text, cells - 1)]
