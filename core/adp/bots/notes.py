"""What a Non-player writes down while it thinks: reasons for the log, and on request all the rest.

There is one course of thought. Each line of a list and each priority writes down what it found; a
reader who wants everything gets everything, and the log keeps the reasons among it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.kernel import Level, Reason, Thought

Why = str | Reason
"""Why somebody was dropped: in a Non-player's own words, or by the rules of what it would do."""


def counted(number: int, noun: str) -> str:
    """Return a number of things: 1 Base, 2 Bases."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


class Notes:
    """Thoughts in the order in which they come."""

    def __init__(self, *, full: bool = False) -> None:
        self.full = full
        """Whether everything is kept, and not only the reasons."""

        self._reasons: list[str] = []
        self._thoughts: list[Thought] = []

    def reason(self, *texts: str) -> None:
        """Keep reasons, each with its rule number first."""
        self._reasons += texts
        if self.full:
            self._thoughts += [Thought(text, Level.REASON) for text in texts]

    def look(self, text: str) -> None:
        """Keep what was looked at and found, if everything is wanted."""
        if self.full:
            self._thoughts.append(Thought(text, Level.LOOK))

    def drop(self, why: Mapping[str, Why]) -> None:
        """Keep who was dropped just now, by the reason, if everything is wanted."""
        if not self.full:
            return
        dropped: dict[Why, list[str]] = {}
        for word, reason in why.items():
            dropped.setdefault(reason, []).append(word)
        for reason, words in dropped.items():
            text = f"not {', '.join(words)}"
            if isinstance(reason, str):
                self._thoughts.append(Thought(f"{text}: {reason}", Level.DROPPED))
            else:
                self._thoughts.append(Thought(text, Level.DROPPED, reason))

    def take_reasons(self) -> tuple[str, ...]:
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

    def reason(self, *texts: str) -> None:
        """Forget it."""


NO_NOTES: Final[Notes] = _NoNotes()
