"""Reads a position from text, and reports all errors in the text at once."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.adp.model.board import EMPTY_MAP, Board, Space
from core.adp.model.ids import Scenario, SpaceId
from core.adp.model.scenarios import available_beside, starting_board
from core.adp.position.agreed import AGREED
from core.adp.position.cards import likely_deck, likely_removed, likely_stage
from core.adp.position.header import PositionHeader, Words
from core.adp.position.headers import DECK, HEADERS
from core.adp.position.spaces import read_space
from core.adp.position.words import UnreadableError, words_of
from core.adp.problems import problems
from core.kernel import BadPositionError

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
    draft = _Draft()
    for number, line in enumerate(text.split("\n"), start=1):
        draft.add(number, line)
    board = draft.board(base)
    if draft.errors:
        raise BadPositionError([draft.errors[number] for number in sorted(draft.errors)])
    if check and (wrong := problems(board)):
        raise BadPositionError(wrong)
    return board


class _Line(Struct, frozen=True):
    """A header line: its number and the words of its value."""

    number: int
    words: Words


class _Draft:
    """What has been read of a text so far, and the errors in it."""

    def __init__(self) -> None:
        self.headers: dict[str, _Line] = {}
        self.spaces: dict[SpaceId, Space] = {}
        self.space_lines: dict[SpaceId, int] = {}
        self.errors: dict[int, str] = {}
        """One sentence for each bad line, by the number of the line."""

    def add(self, number: int, line: str) -> None:
        """Add a line."""
        try:
            words = words_of(line)
            if not words:
                return
            if ":" in words[0].text:
                self._add_header(number, words)
            else:
                self._add_space(number, words)
        except UnreadableError as error:
            self._refuse(number, error)

    def _add_header(self, number: int, words: Words) -> None:
        """Keep a header line, to be read when all of them are there."""
        key, value = words[0].cut(":", "a key")
        if key.text not in _KEYS:
            raise key.unlike("the key of a header line", _KEYS)
        if key.text in self.headers:
            raise key.repeated(f"on line {self.headers[key.text].number}")
        values = (value, *words[1:]) if value.text else words[1:]
        if not values:
            raise value.unlike(f"a value for {key.text}")
        self.headers[key.text] = _Line(number, values)

    def _add_space(self, number: int, words: Words) -> None:
        """Read the line of a space."""
        name = words[0]
        if name.text not in EMPTY_MAP:
            near = (*EMPTY_MAP, *(f"{key}:" for key in _KEYS))
            raise name.unlike("a space, or a key and a colon", near)
        space = SpaceId(name.text)
        if space in self.space_lines:
            raise name.repeated(f"on line {self.space_lines[space]}")
        self.space_lines[space] = number
        self.spaces[space] = read_space(words[1:])

    def _refuse(self, number: int, error: UnreadableError) -> None:
        self.errors[number] = f"line {number}, column {error.column}: {error}"

    def board(self, base: Board | None) -> Board:
        """Put the position together."""
        board = self._agreed(base)
        for header in HEADERS:
            if header not in AGREED and header is not DECK:
                board = self._with(header, board)
        board = self._with_cards_left_out(board)
        board = self._with(DECK, board)
        spaces = board.spaces
        if self.spaces or self._says_map_is_empty():
            spaces = EMPTY_MAP | self.spaces
        return replace(
            board,
            spaces=spaces,
            available=available_beside(*spaces.values(), board.casualties, board.out_of_play),
        )

    def _agreed(self, base: Board | None) -> Board:
        """Return the position that supplies what the text leaves out."""
        board = base or starting_board(Scenario.MAIN)
        for header in AGREED:
            board = self._with(header, board)
        if base is None or "scenario" in self.headers:
            return starting_board(board.scenario, board.options, board.seats, board.printed)
        return board

    def _with(self, header: PositionHeader, board: Board) -> Board:
        """Return the position with the value of a header, if it is there and can be read."""
        line = self.headers.get(header.key)
        if line is None:
            return board
        try:
            return header.read(board, line.words)
        except UnreadableError as error:
            self._refuse(line.number, error)
            return board

    def _with_cards_left_out(self, board: Board) -> Board:
        """Return the position with stage, removed cards and deck as the other lines suggest."""
        if "card" in self.headers and "stage" not in self.headers and board.card is not None:
            board = replace(board, stage=likely_stage(board.card))
        if "removed" not in self.headers:
            board = replace(board, removed=likely_removed(board))
        if any(key in self.headers for key in _ON_CARDS):
            board = replace(board, deck=likely_deck(board))
        return board

    def _says_map_is_empty(self) -> bool:
        """Return whether the text asks for an empty map."""
        line = self.headers.get(_MAP)
        if line is None:
            return False
        word = line.words[0]
        if word.text != "empty" or len(line.words) > 1:
            self._refuse(line.number, word.unlike("empty"))
        return True
