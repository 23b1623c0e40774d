"""What a Non-player writes down while it thinks: reasons for the log, and on request all the rest.

There is one course of thought. Each line of a list and each priority writes down what it found; a
reader who wants everything gets everything, and the log keeps the reasons among it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.kernel import Level, Phrase, Reason, Thought, Why, as_phrase, filled, listed

Objection = Why | Reason
"""Why somebody was dropped: in a Non-player's own words, or by the rules of what it would do."""


def applied(line: Why, *words: str) -> Phrase:
    """Return a line of a list and those it found, or the one for whom it is followed."""
    return filled("{0}: {1}", as_phrase(line), listed(words))


def rule_of(line: Why) -> str:
    """Return the number of the rule with which a line begins."""
    return as_phrase(line).text.partition(":")[0]


class Notes:
    """Thoughts in the order in which they come."""

    def __init__(self, *, full: bool = False) -> None:
        self.full = full
        """Whether everything is kept, and not only the reasons."""

        self._reasons: list[Why] = []
        self._thoughts: list[Thought] = []

    def reason(self, *texts: Why) -> None:
        """Keep reasons, each with its rule number first."""
        self._reasons += texts
        if self.full:
            self._thoughts += [Thought(text, Level.REASON) for text in texts]

    def look(self, text: Why) -> None:
        """Keep what was looked at and found, if everything is wanted."""
        if self.full:
            self._thoughts.append(Thought(text, Level.LOOK))

    def drop(self, why: Mapping[str, Objection]) -> None:
        """Keep who was dropped just now, by the reason, if everything is wanted."""
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
        """Return the reasons so far, and begin anew."""
        reasons, self._reasons = tuple(self._reasons), []
        return reasons

    def take_thoughts(self) -> tuple[Thought, ...]:
        """Return all that was kept so far, and begin anew."""
        if not self.full:
            return ()
        thoughts, self._thoughts = tuple(self._thoughts), []
        return thoughts


class _NoNotes(Notes):
    """Keeps nothing: for looks at a position from which no answer follows."""

    def reason(self, *texts: Why) -> None:
        """Forget it."""


NO_NOTES: Final[Notes] = _NoNotes()
