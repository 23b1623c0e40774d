"""8.1.1 Priorities as data: lists that are narrowed one after another and can tell how."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from core.adp.ids import SpaceId

Score = Callable[[SpaceId], int]
"""How much a space meets a priority; the highest go first."""


class Priority(NamedTuple):
    """One line of a list: in words, by which rule, and how to measure it."""

    text: str
    rule: str
    score: Score


class Pick(NamedTuple):
    """What a list of priorities left over, and how it came to that."""

    spaces: tuple[SpaceId, ...]
    why: tuple[str, ...]


def narrow(candidates: Iterable[SpaceId], priorities: Sequence[Priority]) -> Pick:
    """Keep the candidates that meet each priority best, in order, until one is left."""
    left = tuple(candidates)
    why: list[str] = []
    for priority in priorities:
        if len(left) < 2:
            break
        scores = {space: priority.score(space) for space in left}
        best = max(scores.values())
        kept = tuple(space for space in left if scores[space] == best)
        if len(kept) < len(left):
            why.append(f"{priority.rule}: {priority.text}: {', '.join(kept)}")
        left = kept
    return Pick(left, tuple(why))
