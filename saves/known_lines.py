"""The lines of play that somebody can tell apart.

What a side did in secret and took back again makes further lines of play. Whoever may not know what
it did may not know either that it did it twice, so to them these lines are one.
"""

from __future__ import annotations

from typing import NamedTuple

from core.kernel import Viewer
from saves.tree import Branch, Tree


class KnownLine(NamedTuple):
    """A line of play as somebody knows it."""

    branches: tuple[Branch, ...]
    """The lines that are the same to them; they are told of the first."""

    numbers: tuple[int, ...]
    """The answers on it that they may know."""

    words: tuple[tuple[str | None, str, str], ...]
    """Who answered what there."""

    @property
    def branch(self) -> Branch:
        """The line that stands for all of them."""
        return self.branches[0]

    @property
    def is_current(self) -> bool:
        """Whether the head is on it."""
        return any(branch.current for branch in self.branches)

    @property
    def is_main(self) -> bool:
        """Whether it is the game itself."""
        return any(branch.main for branch in self.branches)

    @property
    def name(self) -> str | None:
        """Its name."""
        return next((branch.name for branch in self.branches if branch.name), None)

    def parts_from(self, other: KnownLine) -> int:
        """Return how many known answers it shares with another line."""
        pairs = zip(self.words, other.words, strict=False)
        alike = next((n for n, (one, two) in enumerate(pairs) if one != two), None)
        return min(len(self.words), len(other.words)) if alike is None else alike


def known_lines(tree: Tree, viewer: Viewer) -> tuple[KnownLine, ...]:
    """Return the lines of play that somebody can tell apart, in the order in which they ended.

    A line is the same as a longer one if they know of nothing on it that is not on the other.
    """
    found = sorted(
        (_known(tree, branch, viewer) for branch in tree.branches()),
        key=lambda line: len(line.words),
        reverse=True,
    )
    kept: list[KnownLine] = []
    for line in found:
        for place, longer in enumerate(kept):
            if line.parts_from(longer) == len(line.words):
                kept[place] = longer._replace(branches=longer.branches + line.branches)
                break
        else:
            kept.append(line)
    return tuple(sorted(kept, key=lambda line: line.branch.leaf))


def _known(tree: Tree, branch: Branch, viewer: Viewer) -> KnownLine:
    """Return a line with the answers that somebody may know."""
    answers = [tree[number] for number in tree.path(branch.leaf)]
    known = [answer for answer in answers if viewer.may_know(answer.known_to)]
    return KnownLine(
        (branch,),
        tuple(answer.number for answer in known),
        tuple((answer.by, answer.ask, answer.answer) for answer in known),
    )
