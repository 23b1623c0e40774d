"""The main line: which of the many lines of play is the game itself, and which are what-ifs.

At each fork the main line follows the first answer that was played on to the end of a turn. An
answer that was taken back before its turn ended is a slip, not a line; while no answer at a fork
has seen the end of a turn, the newest one counts. So correcting oneself stays on the main line,
and going back to try something else after a finished turn leaves it.
"""

from __future__ import annotations

from typing import NamedTuple

from saves.records import SEATS, START
from saves.tree import Tree


class Standing(NamedTuple):
    """Where the head is, seen from the main line."""

    leaf: int
    """The end of the main line."""

    parted: int | None
    """The last answer that the head shares with the main line; None on the main line itself."""

    away: int
    """How many answers the head is off the main line."""


def standing(tree: Tree) -> Standing:
    """Return where the head is, seen from the main line."""
    main = main_line(tree)
    on_it = set(main)
    number, away = tree.head, 0
    while number != START and number not in on_it:
        number, away = tree.parent(number), away + 1
    return Standing(main[-1] if main else START, number if away else None, away)


def main_line(tree: Tree) -> list[int]:
    """Return the answers of the main line, in order."""
    line: list[int] = []
    number = START
    while children := tree.children(number):
        number = children[0] if len(children) == 1 else _main_child(tree, children)
        line.append(number)
    return line


def _main_child(tree: Tree, children: tuple[int, ...] | list[int]) -> int:
    """Return which answer at a fork the main line follows."""
    return next((child for child in children if _ends_a_turn(tree, child)), children[-1])


def _ends_a_turn(tree: Tree, number: int) -> bool:
    """Whether this answer, or one that follows it, is the last of a turn."""
    waiting = [number]
    while waiting:
        number = waiting.pop()
        if tree[number].fingerprint is not None and tree[number].ask != SEATS:
            return True
        waiting += tree.children(number)
    return False
