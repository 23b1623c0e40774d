"""Errors whose message is a sentence that a player can act on.

If a rule is the reason, the message has only the code of the reason; its sentence is written
elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.kernel.decision import Decision, Reason


class GameError(Exception):
    """Something that a person asked for cannot be done; the message says what and why."""


class IllegalAnswerError(GameError, ValueError):
    """The answer was not among the options of the pending decision."""

    def __init__(self, answer: str, decision: Decision) -> None:
        reason = decision.why_not(answer)
        assert reason is not None, f"'{answer}' answers {decision.ask}"
        super().__init__(f"'{answer}' does not answer {decision.ask}: {reason}")
        self.answer = answer
        self.decision = decision
        self.reason = reason


class ShortcutRefusedError(GameError):
    """A word that stands for several answers cannot be used here."""

    def __init__(self, word: str, reason: Reason) -> None:
        super().__init__(f"'{word}' cannot be used here: {reason}")
        self.word = word
        self.reason = reason


class GameOverError(GameError):
    """An answer was given after the game had ended."""

    def __init__(self) -> None:
        super().__init__("the game is over: there is nothing left to answer")


class BadPositionError(GameError, ValueError):
    """The rules do not allow a position, or the text of a position cannot be read."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class BadSetupError(GameError, ValueError):
    """A game cannot be set up as asked: unknown scenario, clashing options, impossible seats."""

    def __init__(self, problem: str | Reason) -> None:
        super().__init__(str(problem))
        self.reason = None if isinstance(problem, str) else problem
        """The rule that forbids it, if one does."""
