"""Header lines, `key: value`: what each of them must define, and what many of them share."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from core.adp.model.board import Board
from core.adp.model.ids import Faction
from core.adp.position.words import NONE, Word

Words = tuple[Word, ...]


class PositionHeader(Struct, frozen=True):
    """One kind of header line."""

    key: str
    write: Callable[[Board], str]
    """Returns its value for a position."""

    read: Callable[[Board, Words], Board]
    """Returns the position with the value that the words give; there is at least one word."""


def one(words: Words) -> Word:
    """Return the only word; raise if there are more."""
    if len(words) > 1:
        raise words[1].unlike("nothing more")
    return words[0]


def listed(words: Words) -> Words:
    """Return the words of a list; a single `none` stands for an empty list."""
    return () if words[0].text == NONE and len(words) == 1 else words


def list_text(words: list[str]) -> str:
    """Write a list that may be empty."""
    return " ".join(words) or NONE


def read_faction(name: Word) -> Faction:
    """Read the name of a Faction."""
    return name.one_of(Faction, "a Faction")
