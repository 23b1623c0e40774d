"""Bots: they answer for sides that nobody plays, and for players who ask them to."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from core.kernel.decision import Decision
from core.kernel.knowledge import Knowledge
from core.kernel.phrase import Why
from core.kernel.table import BoardT
from core.kernel.thought import Level, Thought


class Reply(NamedTuple):
    """What a bot answers, and why."""

    option: str
    why: tuple[Why, ...] = ()


class Departure(NamedTuple):
    """Where a turn went differently from how the bot would have played it."""

    asked: Decision
    reply: Reply
    """What the bot would have answered there."""


class Counsel(NamedTuple):
    """What a bot answers here, and where it would have answered differently before."""

    reply: Reply
    departed: Departure | None = None


class Explanation(NamedTuple):
    """What a bot answers, and everything that it thought on the way."""

    option: str
    thoughts: tuple[Thought, ...]
    before_dice: tuple[Thought, ...] = ()
    """What it thought before it asked for the dice on which this answer depends."""


class Bot(Protocol[BoardT]):
    """Answers for a side from what that side knows; equal knowledge leads to equal answers.

    A game derives its bot from this class. Only `decide` must be written; the rest builds on it.
    """

    dice: tuple[str, ...] = ()
    """The answers that ask for dice; after the dice, the question is asked again."""

    def decide(self, known: Knowledge[BoardT, Any]) -> Reply:
        """Return one of the options of the question, and the reasons for it."""

    def counsel(self, known: Knowledge[BoardT, Any]) -> Counsel:
        """Return its answer, and the first question of this turn that it would answer otherwise."""
        return Counsel(self.decide(known))

    def explain(self, known: Knowledge[BoardT, Any]) -> Explanation:
        """Return its answer and everything that it thinks; by default, only the reasons."""
        option, why = self.decide(known)
        return Explanation(option, tuple(Thought(reason, Level.REASON) for reason in why))
