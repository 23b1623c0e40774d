"""Reads a position from text, and reports all errors in the text at once."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.model.board import EMPTY_MAP, Board, Space
from core.adp.model.ids import Scenario, SpaceId
from core.adp.model.scenarios import available_beside, starting_board
from core.adp.position.agreed import AGREED
from core.adp.position.cards import likely_deck, likely_removed, likely_stage
from core.adp.position.headers import DECK, HEADERS
from core.adp.position.spaces import read_space
from core.adp.problems import problems
from core.kernel import BadPositionError
from core.kernel.notation import PositionText, UnreadableError

_MAP: Final = "map"
_KEYS: Final = (*(header.key for header in HEADERS), _MAP)
_ON_CARDS: Final = ("stage", "card", "next", "played", "removed")
"""The headers from which the deck follows if the text has no line for it."""


def parse_board(text: str, base: Board | None = None, *, check: bool = True) -> Board:
    """Return the position that a text describes.

    The base supplies what the text leaves out. If the text names a scenario, only seats, options
    and the printed copy come from the base. Without a base, all of these are the default ones.

    Raise `BadPositionError` with all errors in the text. If there are none and `check` is on, raise
    it with everything that the rules do not allow in the position.
    """
    lines = PositionText(text, _KEYS, EMPTY_MAP, "a space")
    board = _Draft(lines).board(base)
    lines.check()
    if check and (wrong := problems(board)):
        raise BadPositionError(wrong)
    return board


class _Draft:
    """The position that some lines describe."""

    def __init__(self, lines: PositionText) -> None:
        self.lines = lines

    def board(self, base: Board | None) -> Board:
        """Put the position together."""
        board = self._agreed(base)
        for header in HEADERS:
            if header not in AGREED and header is not DECK:
                board = self.lines.applied(header, board)
        board = self._with_cards_left_out(board)
        board = self.lines.applied(DECK, board)
        spaces = board.spaces
        if self.lines.rows or self._says_map_is_empty():
            spaces = EMPTY_MAP | self._spaces()
        return replace(
            board,
            spaces=spaces,
            available=available_beside(*spaces.values(), board.casualties, board.out_of_play),
        )

    def _spaces(self) -> dict[SpaceId, Space]:
        """Read the lines of the spaces."""
        spaces = {}
        for name, line in self.lines.rows.items():
            try:
                spaces[SpaceId(name)] = read_space(line.words)
            except UnreadableError as error:
                self.lines.refuse(line.number, error)
        return spaces

    def _agreed(self, base: Board | None) -> Board:
        """Return the position that supplies what the text leaves out."""
        board = base or starting_board(Scenario.MAIN)
        for header in AGREED:
            board = self.lines.applied(header, board)
        if base is None or "scenario" in self.lines.headers:
            return starting_board(board.scenario, board.options, board.seats, board.printed)
        return board

    def _with_cards_left_out(self, board: Board) -> Board:
        """Return the position with stage, removed cards and deck as the other lines suggest."""
        headers = self.lines.headers
        if "card" in headers and "stage" not in headers and board.card is not None:
            board = replace(board, stage=likely_stage(board.card))
        if "removed" not in headers:
            board = replace(board, removed=likely_removed(board))
        if any(key in headers for key in _ON_CARDS):
            board = replace(board, deck=likely_deck(board))
        return board

    def _says_map_is_empty(self) -> bool:
        """Return whether the text asks for an empty map."""
        line = self.lines.headers.get(_MAP)
        if line is None:
            return False
        word = line.words[0]
        if word.text != "empty" or len(line.words) > 1:
            self.lines.refuse(line.number, word.unlike("empty"))
        return True
