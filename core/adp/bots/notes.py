"""What a Non-player records while it thinks: reasons for the log, and on request everything.

Each line of a list and each priority records what it found. The log keeps only the reasons; a full
explanation shows all of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.kernel import Level, Phrase, Reason, Thought, Why, as_phrase, filled, listed

Objection = Why | Reason
"""Why a candidate was dropped: a reason of chapter 8, or one of the rules of the action."""


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
