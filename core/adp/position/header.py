"""A header line `key: value`: what one is, and what many of them have in common."""

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
    """Return its value for a position."""

    read: Callable[[Board, Words], Board]
    """Return the position with the value that the words say; there is at least one."""


def one(words: Words) -> Word:
    """Return the only word there may be."""
    if len(words) > 1:
        raise words[1].unlike("nothing more")
    return words[0]


def listed(words: Words) -> Words:
    """Return the words of a list; `none` alone stands for an empty one."""
    return () if words[0].text == NONE and len(words) == 1 else words


def list_text(words: list[str]) -> str:
    """Write a list that may be empty."""
    return " ".join(words) or NONE


def read_faction(name: Word) -> Faction:
    """Read the name of a Faction."""
    return name.one_of(Faction, "a Faction")
