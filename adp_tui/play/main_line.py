"""Where a game is, relative to its main line (`saves/main_line.py` says which line that is)."""

from __future__ import annotations

from typing import NamedTuple

from saves.records import START
from saves.tree import Tree


class Standing(NamedTuple):
    """Where the head is, relative to the main line."""

    leaf: int
    """The end of the main line."""

    parted: int | None
    """The last answer that the head shares with the main line; None on the main line itself."""

    away: int
    """How many answers the head is away from the main line."""

    behind: int
    """How many answers follow the head on its line: if any, it is a past position."""


def standing(tree: Tree) -> Standing:
    """Return where the head is, relative to the main line."""
    main = tree.main_line()
    on_it = set(main)
    number, away = tree.head, 0
    while number != START and number not in on_it:
        number, away = tree.parent(number), away + 1
    behind = tree.depth(tree.leaf(tree.head)) - tree.depth(tree.head)
    return Standing(main[-1] if main else START, number if away else None, away, behind)
