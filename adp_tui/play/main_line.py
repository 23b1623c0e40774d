"""Where a game is, relative to its main line (`saves/main_line.py` says which line that is)."""

from __future__ import annotations

from typing import NamedTuple

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
    head, leaf = tree.head, tree.main_leaf
    shared = tree.shared_with_main(head)
    away = tree.depth(head) - tree.depth(shared)
    behind = tree.depth(tree.leaf(head)) - tree.depth(head)
    return Standing(leaf, shared if away else None, away, behind)
