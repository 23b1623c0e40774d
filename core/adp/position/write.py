"""Writes a position as text: the same for equal positions, and no longer than necessary."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.model.atlas import SPACES
from core.adp.model.board import EMPTY_MAP, Board, Space
from core.adp.model.scenarios import starting_board
from core.adp.position.agreed import AGREED
from core.adp.position.cards import likely_deck, likely_removed, likely_stage
from core.adp.position.header import PositionHeader
from core.adp.position.headers import DECK, HEADERS, REMOVED, STAGE
from core.adp.position.spaces import space_text
from core.kernel.notation import NONE

MAP_EMPTY: Final = "map: empty"
"""The line for an empty map; without it, the map would be the scenario's."""

_EMPTY: Final = Space()


def format_board(board: Board) -> str:
    """Return the canonical text of a position, which `parse_board` reads back to an equal position.

    A header is written only if the position would be read differently without it. The scenario is
    always named, so that the text can be read on its own.
    """
    start = starting_board(board.scenario, board.options, board.seats, board.printed)
    lines = []
    for header in HEADERS:
        text = header.write(board)
        if text != _text_without(header, board, start):
            lines.append(f"{header.key}: {text}")
    spaces = [space_text(s, board.spaces[s]) for s in SPACES if board.spaces[s] != _EMPTY]
    if not spaces and start.spaces != EMPTY_MAP:
        lines.append(MAP_EMPTY)
    return "\n".join((*lines, *spaces)) + "\n"


def _text_without(header: PositionHeader, board: Board, start: Board) -> str:
    """Return the value that would be read if the header were left out."""
    if header in AGREED:
        return NONE
    if header is STAGE and board.card is not None:
        return likely_stage(board.card)
    if header is REMOVED:
        likely = likely_removed(replace(board, removed=()))
        return header.write(replace(board, removed=likely))
    if header is DECK:
        return header.write(replace(board, deck=likely_deck(board)))
    return header.write(start)
