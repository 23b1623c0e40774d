"""Header lines, `key: value`: what each of them must define, and what many of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from msgspec import Struct

from core.kernel.notation.words import NONE, Word
from core.kernel.table import BoardT

TextWords = tuple[Word, ...]
"""Some words of a line."""


class HeaderKind(Struct, Generic[BoardT], frozen=True):
    """One kind of header line."""

    key: str
    write: Callable[[BoardT], str]
    """Returns its value for a position."""

    read: Callable[[BoardT, TextWords], BoardT]
    """Returns the position with the value that the words give; there is at least one word."""


def one(words: TextWords) -> Word:
    """Return the only word; raise if there are more."""
    if len(words) > 1:
        raise words[1].unlike("nothing more")
    return words[0]


def listed_words(words: TextWords) -> TextWords:
    """Return the words of a list; a single `none` stands for an empty list."""
    return () if words[0].text == NONE and len(words) == 1 else words


def list_text(words: list[str]) -> str:
    """Write a list that may be empty."""
    return " ".join(words) or NONE
