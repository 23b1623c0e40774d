"""8.1.1 Priorities as data: lists that are narrowed one after another and can tell how."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from core.adp.bots.notes import NO_NOTES, Notes, Why
from core.adp.model.ids import SpaceId

Score = Callable[[SpaceId], int]
"""How much a space meets a priority; the highest go first. Fewest is a number below zero."""

WhyNot = Callable[[SpaceId], Why | None]
"""Why a space does not qualify; None if it does."""


class Priority(NamedTuple):
    """One line of a list: in words, by which rule, and how to measure it."""

    text: str
    rule: str
    score: Score


def qualify(
    line: str, spaces: Iterable[SpaceId], why_not: WhyNot, notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Return the spaces that a line of a list applies to; `line` has the rule number first."""
    if not notes.full:
        return [space for space in spaces if why_not(space) is None]
    reasons = {space: why_not(space) for space in spaces}
    found = [space for space, reason in reasons.items() if reason is None]
    notes.look(f"{line}: {', '.join(found) or 'none'}")
    notes.drop({space: reason for space, reason in reasons.items() if reason is not None})
    return found


def narrow(
    candidates: Iterable[SpaceId], priorities: Sequence[Priority], notes: Notes = NO_NOTES
) -> tuple[SpaceId, ...]:
    """Keep the candidates that meet each priority best, in order, until one is left."""
    left = tuple(candidates)
    for priority in priorities:
        if len(left) < 2:
            break
        scores = {space: priority.score(space) for space in left}
        best = max(scores.values())
        kept = tuple(space for space in left if scores[space] == best)
        if len(kept) < len(left):
            _dropped(notes, priority, kept, scores)
        elif notes.full:
            notes.look(f"{priority.rule}: {priority.text}: all alike ({measure(best)})")
        left = kept
    return left


def _dropped(
    notes: Notes, priority: Priority, kept: Sequence[SpaceId], scores: dict[SpaceId, int]
) -> None:
    """Write down who is left after a priority: that is a reason, for somebody was dropped."""
    if notes is NO_NOTES:
        return
    best = scores[kept[0]]
    found = "" if isinstance(best, bool) else f" ({measure(best)})"
    notes.reason(f"{priority.rule}: {priority.text}: {', '.join(kept)}{found}")
    if notes.full:
        notes.drop({space: measure(score) for space, score in scores.items() if score != best})


def measure(score: int) -> str:
    """Return a score as a reader counts: fewest is a number too, and tests are yes or no."""
    if isinstance(score, bool):
        return "yes" if score else "no"
    return str(abs(score))
