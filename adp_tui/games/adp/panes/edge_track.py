"""The track at the edge of the board: Resources, Aid and Patronage on one scale."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.texts import panes as texts
from adp_tui.games.adp.texts.names import LETTER
from adp_tui.look.cells import cells_of, in_cells
from adp_tui.look.paint import AnyRole, Line, Role, line
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, FACTIONS, PURSE, Track

MOST: Final = 75
"""The last number of the track."""

_STEP: Final = 10
_LEAST_CELLS: Final = 30


def edge_rows(board: Board, cells: int, name: str) -> list[Line]:
    """Return the track and its scale; markers that would share a cell are side by side."""
    if cells < _LEAST_CELLS + cells_of(name):
        name = " "
    room = min(cells - cells_of(name) - 1, MOST + 1)
    track: list[tuple[str, AnyRole]] = [("⋅", Role.DIM)] * room
    for letter, role, number in sorted(_markers(board), key=lambda marker: marker[2]):
        place = _place(number, room)
        while place < room and track[place][0] != "⋅":
            place += 1
        if place == room:  # at the end of the track there is room only before the others
            place = max(n for n, (text, _) in enumerate(track) if text == "⋅")
        track[place] = (letter, role)
    scale = [" "] * (room + 1)
    for number in range(0, MOST + 1, _STEP):
        place, text = _place(number, room), str(number)
        scale[place : place + cells_of(text)] = in_cells(text)
    return [
        line((name, Role.DIM), *track),
        line((" " * cells_of(name) + "".join(scale), Role.DIM)),
    ]


def _markers(board: Board) -> list[tuple[str, AnyRole, int]]:
    """Return every marker: its letter, its role, and its number."""
    purses: list[tuple[str, AnyRole, int]] = [
        (LETTER[faction], LOOKS.side(faction), board.track(PURSE[faction]))
        for faction in FACTIONS
        if faction is not COALITION
    ]
    return [
        *purses,
        (texts.AID_LETTER, Role.STRONG, board.track(Track.AID)),
        (texts.PATRONAGE_LETTER, Role.STRONG, board.track(Track.PATRONAGE)),
    ]


def _place(number: int, room: int) -> int:
    """Return the cell of a number."""
    return min(max(number, 0), MOST) * (room - 1) // MOST
