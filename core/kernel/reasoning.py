"""How a bot reasons: it narrows lists of candidates and notes what it found on the way.

Each line of a list and each criterion records what it found. The log keeps only the reasons; a full
explanation shows all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from core.kernel.decision import Reason
from core.kernel.phrase import Phrase, Why, WordT, as_phrase, filled, listed
from core.kernel.thought import Level, Thought

Objection = Why | Reason
"""Why a candidate was dropped: a reason of the bot's own rules, or one of the game's."""

Score = Callable[[WordT], int]
"""How well a candidate meets a criterion; the highest wins. For "fewest" it is negative."""

WhyNot = Callable[[WordT], Objection | None]
"""Why a candidate does not qualify; None if it does."""


def applied(line: Why, *words: str) -> Phrase:
    """Return a line of a list with the candidates it found, or the one it chose."""
    return filled("{0}: {1}", as_phrase(line), listed(words))


def rule_of(line: Why) -> str:
    """Return the rule number that a line begins with."""
    return as_phrase(line).text.partition(":")[0]


class Notes:
    """Thoughts in the order in which they come."""

    def __init__(self, *, full: bool = False) -> None:
        self.full = full
        """Whether everything is recorded, not only the reasons."""

        self._reasons: list[Why] = []
        self._thoughts: list[Thought] = []

    def reason(self, *texts: Why) -> None:
        """Keep reasons, each with its rule number first."""
        self._reasons += texts
        if self.full:
            self._thoughts += [Thought(text, Level.REASON) for text in texts]

    def look(self, text: Why) -> None:
        """Keep a finding, if everything is recorded."""
        if self.full:
            self._thoughts.append(Thought(text, Level.LOOK))

    def drop(self, why: Mapping[str, Objection]) -> None:
        """Keep which candidates were dropped, by reason, if everything is recorded."""
        if not self.full:
            return
        dropped: dict[Objection, list[str]] = {}
        for word, reason in why.items():
            dropped.setdefault(reason, []).append(word)
        for reason, words in dropped.items():
            who = listed(words)
            if isinstance(reason, Reason):
                thought = Thought(filled("not {0}", who), Level.DROPPED, reason)
            else:
                text = filled("not {0}: {1}", who, as_phrase(reason))
                thought = Thought(text, Level.DROPPED)
            self._thoughts.append(thought)

    def take_reasons(self) -> tuple[Why, ...]:
        """Return the reasons so far, and start again."""
        reasons, self._reasons = tuple(self._reasons), []
        return reasons

    def take_thoughts(self) -> tuple[Thought, ...]:
        """Return all thoughts so far, and start again."""
        if not self.full:
            return ()
        thoughts, self._thoughts = tuple(self._thoughts), []
        return thoughts


class _NoNotes(Notes):
    """Keeps nothing: for looking at a position without giving an answer."""

    def reason(self, *texts: Why) -> None:
        """Do nothing."""


NO_NOTES: Final[Notes] = _NoNotes()


class Criterion(NamedTuple, Generic[WordT]):
    """One line of a list that chooses among candidates: its text, and its measure."""

    line: Why
    """With the rule number first."""

    score: Score[WordT]


def qualify(
    line: Why, candidates: Iterable[WordT], why_not: WhyNot[WordT], notes: Notes = NO_NOTES
) -> list[WordT]:
    """Return the candidates that a line of a list applies to; it has the rule number first."""
    if not notes.full:
        return [word for word in candidates if why_not(word) is None]
    reasons = {word: why_not(word) for word in candidates}
    found = [word for word, reason in reasons.items() if reason is None]
    notes.look(applied(line, *found))
    notes.drop({word: reason for word, reason in reasons.items() if reason is not None})
    return found


def narrow(
    candidates: Iterable[WordT], criteria: Sequence[Criterion[WordT]], notes: Notes = NO_NOTES
) -> tuple[WordT, ...]:
    """Keep the candidates that meet each criterion best, in order, until one is left."""
    left = tuple(candidates)
    for criterion in criteria:
        if len(left) < 2:
            break
        scores = {word: criterion.score(word) for word in left}
        best = max(scores.values())
        kept = tuple(word for word in left if scores[word] == best)
        if len(kept) < len(left):
            _dropped(notes, criterion, kept, scores)
        elif notes.full:
            line = as_phrase(criterion.line)
            notes.look(filled("{0}: all equal ({1})", line, measure(best)))
        left = kept
    return left


def _dropped(
    notes: Notes, criterion: Criterion[WordT], kept: Sequence[WordT], scores: dict[WordT, int]
) -> None:
    """Record who is left after a criterion; since others were dropped, this is a reason."""
    if notes is NO_NOTES:
        return
    best = scores[kept[0]]
    if isinstance(best, bool):
        notes.reason(applied(criterion.line, *kept))
    else:
        line = as_phrase(criterion.line)
        notes.reason(filled("{0}: {1} ({2})", line, listed(tuple(kept)), measure(best)))
    if notes.full:
        notes.drop({word: measure(score) for word, score in scores.items() if score != best})


def measure(score: int) -> Phrase:
    """Return a score as text: without the minus of "fewest", and tests as yes or no."""
    if isinstance(score, bool):
        return Phrase("yes") if score else Phrase("no")
    return filled("{0}", abs(score))
