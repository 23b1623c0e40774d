"""The bar of a small screen: what the panes there leave out."""

from __future__ import annotations

from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.naming import called
from adp_tui.games.district.panes.known import areas_counted, event_told
from adp_tui.games.district.texts import panes as texts
from adp_tui.look.cells import abridged
from adp_tui.look.paint import Line, Role, line, width
from adp_tui.widgets.rows import spread
from core.district.model.board import DistrictBoard
from core.district.model.ids import BELLIGERENTS


def turn_row(board: DistrictBoard, asked: str | None, alarm: str, cells: int) -> Line:
    """Return the turn, where it is, the event and the Areas; at the right who is to choose."""
    segment = called(board.segment)
    if board.active:
        segment = texts.in_area(segment, called(board.active))
    parts = [f"{texts.turn(board.turn)} {segment}", event_told(board)]
    if (counted := areas_counted(board)) is not None:
        parts.append(texts.areas(*counted))
    if board.result is not None:
        parts.append(texts.OVER)
    right = line((f"  {alarm} " if alarm else " ", Role.BAR))
    if asked in BELLIGERENTS:
        right = (*right, *line((f" {called(asked)} ", LOOKS.bar(asked))))
    told = texts.PAUSE.join(filter(None, parts))
    left = line((f" {abridged(told, max(cells - width(right) - 1, 0))}", Role.BAR))
    return spread(left, right, cells, Role.BAR)
