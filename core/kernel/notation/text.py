"""A position as text: header lines, and one row for each place, with all errors in them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct

from core.kernel.errors import BadPositionError
from core.kernel.notation.header import HeaderKind, TextWords
from core.kernel.notation.words import UnreadableError, Word, words_of
from core.kernel.table import BoardT

LONGEST_TEXT: Final = 20_000
"""In characters; no position of any game is nearly as long, even with comments."""


class TextLine(Struct, frozen=True):
    """A line: its number, and its words without the key or the name of the place."""

    number: int
    words: TextWords


class PositionText:
    """The lines of a text, by what they are about, and what is wrong with them.

    `headers` and `rows` have the lines; each key and each place may have one.
    """

    def __init__(
        self, text: str, keys: Collection[str], places: Collection[str], a_place: str
    ) -> None:
        self.headers: dict[str, TextLine] = {}
        self.rows: dict[str, TextLine] = {}
        self._keys = keys
        self._places = places
        self._a_place = a_place
        """What a row is about, in an error: `a space`."""

        self._errors: dict[int, str] = {}
        """One sentence for each bad line, by the number of the line."""

        if len(text) > LONGEST_TEXT:
            found = f"{len(text)} characters are too many for a position: at most {LONGEST_TEXT}"
            raise BadPositionError([found])
        for number, line in enumerate(text.split("\n"), start=1):
            try:
                self._add(number, words_of(line))
            except UnreadableError as error:
                self.refuse(number, error)

    def _add(self, number: int, words: TextWords) -> None:
        """Keep a line, to be read when all of them are there."""
        if not words:
            return
        if ":" in words[0].text:
            self._add_header(number, words)
            return
        name = words[0]
        if name.text not in self._places:
            near = (*self._places, *(f"{key}:" for key in self._keys))
            raise name.unlike(f"{self._a_place}, or a key and a colon", near)
        self._keep(self.rows, name, TextLine(number, words[1:]))

    def _add_header(self, number: int, words: TextWords) -> None:
        key, value = words[0].cut(":", "a key")
        if key.text not in self._keys:
            raise key.unlike("the key of a header line", self._keys)
        values = (value, *words[1:]) if value.text else words[1:]
        self._keep(self.headers, key, TextLine(number, values))
        if not values:
            raise value.unlike(f"a value for {key.text}")

    def _keep(self, lines: dict[str, TextLine], name: Word, line: TextLine) -> None:
        if name.text in lines:
            raise name.repeated(f"on line {lines[name.text].number}")
        lines[name.text] = line

    def refuse(self, number: int, error: UnreadableError) -> None:
        """Note what is wrong with a line."""
        self._errors[number] = f"line {number}, column {error.column}: {error}"

    def applied(self, header: HeaderKind[BoardT], board: BoardT) -> BoardT:
        """Return the position with the value of a header, if it is there and can be read."""
        line = self.headers.get(header.key)
        if line is None or not line.words:
            return board
        try:
            return header.read(board, line.words)
        except UnreadableError as error:
            self.refuse(line.number, error)
            return board

    def check(self) -> None:
        """Raise `BadPositionError` with all errors, if there are any."""
        if self._errors:
            raise BadPositionError([self._errors[number] for number in sorted(self._errors)])
