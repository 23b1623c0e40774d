"""8.1.1 Priorities as data: each narrows the list of candidates, and says how."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from core.adp.bots.notes import NO_NOTES, Notes, Objection, applied
from core.adp.model.ids import SpaceId
from core.kernel import Phrase, Why, as_phrase, filled, listed

Score = Callable[[SpaceId], int]
"""How well a space meets a priority; the highest wins. For "fewest" it is negative."""

WhyNot = Callable[[SpaceId], Objection | None]
"""Why a space does not qualify; None if it does."""


class Priority(NamedTuple):
    """One line of a list: its text, with the rule number first, and its measure."""

    line: Why
    score: Score


def qualify(
    line: Why, spaces: Iterable[SpaceId], why_not: WhyNot, notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Return the spaces that a line of a list applies to; `line` has the rule number first."""
    if not notes.full:
        return [space for space in spaces if why_not(space) is None]
    reasons = {space: why_not(space) for space in spaces}
    found = [space for space, reason in reasons.items() if reason is None]
    notes.look(applied(line, *found))
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
            line = as_phrase(priority.line)
            notes.look(filled("{0}: all equal ({1})", line, measure(best)))
        left = kept
    return left


def _dropped(
    notes: Notes, priority: Priority, kept: Sequence[SpaceId], scores: dict[SpaceId, int]
) -> None:
    """Record who is left after a priority; since others were dropped, this is a reason."""
    if notes is NO_NOTES:
        return
    best = scores[kept[0]]
    if isinstance(best, bool):
        notes.reason(applied(priority.line, *kept))
    else:
        line = as_phrase(priority.line)
        notes.reason(filled("{0}: {1} ({2})", line, listed(tuple(kept)), measure(best)))
    if notes.full:
        notes.drop({space: measure(score) for space, score in scores.items() if score != best})


def measure(score: int) -> Phrase:
    """Return a score as text: without the minus of "fewest", and tests as yes or no."""
    if isinstance(score, bool):
        return Phrase("yes") if score else Phrase("no")
    return filled("{0}", abs(score))
