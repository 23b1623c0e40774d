"""The words of a line with their columns, and the errors for words that do not fit."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from msgspec import Struct

EnumT = TypeVar("EnumT", bound=StrEnum)

NONE: Final = "none"
"""The word for an empty list."""

FEW: Final = 6
"""How many choices an error lists; if there are more, it suggests only the nearest."""

_PIECE_OF_LINE: Final = re.compile(
    r"""(?P<gap>\s+)|(?P<comment>\#.*)|(?P<word>(?:[^\s"\#]|"(?:[^"\\]|\\.)*")+)|(?P<quote>.)""",
    re.DOTALL | re.VERBOSE,
)
_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_SIGNED_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,3}")
_BARE: Final = re.compile(r"[A-Za-z0-9.+-]+")
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_ESCAPES: Final = {"\\": "\\", '"': '"', "n": "\n"}


class UnreadableError(ValueError):
    """A word does not fit; the error has its column and says what was expected."""

    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column


class Word(Struct, frozen=True):
    """A word of a line, or a part of one."""

    text: str
    column: int

    def unlike(self, expected: str, known: Iterable[str] = ()) -> UnreadableError:
        """Return the error for a word where something else was expected."""
        found = f"found '{self.text}'" if self.text else "found nothing"
        return UnreadableError(
            self.column, f"expected {expected}, {found}{suggestion(self.text, known)}"
        )

    def repeated(self, where: str) -> UnreadableError:
        """Return the error for a word that was given before."""
        return UnreadableError(self.column, f"'{self.text}' is already {where}")

    def cut(self, mark: str, expected: str) -> tuple[Word, Word]:
        """Return the parts before and after the first mark."""
        before, found, after = self.text.partition(mark)
        if not found:
            raise self.unlike(expected)
        return Word(before, self.column), self.after(len(before) + len(mark), after)

    def after(self, skipped: int, rest: str) -> Word:
        """Return the rest of the word, which begins after that many characters."""
        return Word(rest, self.column + skipped)

    def items(self) -> list[Word]:
        """Return the items of a list with commas; `none` is an empty list."""
        if self.text == NONE:
            return []
        parts, column = [], self.column
        for text in self.text.split(","):
            parts.append(Word(text, column))
            column += len(text) + 1
        return parts

    def one_of(self, known: Iterable[EnumT], what: str) -> EnumT:
        """Return the known member with this name; `what` describes it in an error."""
        members = {member.value: member for member in known}
        words = list(members)
        if self.text in members:
            return members[self.text]
        if len(words) <= FEW:
            raise self.unlike(either(words))
        raise self.unlike(what, words)

    def number(self, what: str = "a number") -> int:
        """Return a number without a sign."""
        if not _NUMBER.fullmatch(self.text):
            raise self.unlike(f"{what} from 0 to 999")
        return int(self.text)

    def signed_number(self) -> int:
        """Return a number that may be negative."""
        if not _SIGNED_NUMBER.fullmatch(self.text):
            raise self.unlike("a number from -999 to 999")
        return int(self.text)

    def string(self) -> str:
        """Return any text, without its quotation marks if it has them."""
        if _BARE.fullmatch(self.text):
            return self.text
        if not _QUOTED.fullmatch(self.text):
            raise self.unlike("a plain word or a text in quotation marks")
        inside = self.text[1:-1]
        return re.sub(
            r"\\(.)", lambda found: _ESCAPES.get(found[1], found[1]), inside, flags=re.DOTALL
        )


def string_text(text: str) -> str:
    """Write any text as one word: in quotation marks unless it is plain."""
    if _BARE.fullmatch(text):
        return text
    for letter, character in _ESCAPES.items():  # the backslash must come first, and does
        text = text.replace(character, f"\\{letter}")
    return f'"{text}"'


def words_of(line: str) -> tuple[Word, ...]:
    """Split a line into words; everything after `#` is ignored."""
    words = []
    for found in _PIECE_OF_LINE.finditer(line):
        if found.lastgroup == "word":
            words.append(Word(found[0], found.start() + 1))
        elif found.lastgroup == "quote":
            raise UnreadableError(found.start() + 1, "expected a closing quotation mark")
    return tuple(words)


def either(words: Sequence[str]) -> str:
    """Return a list of choices in words: `a, b or c`."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def suggestion(text: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that suggests the nearest known word, if any is near."""
    near = difflib.get_close_matches(text, list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""
