"""Bots: whoever answers for a side that nobody plays, or for a player who asks."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from core.kernel.decision import Decision
from core.kernel.game import Game
from core.kernel.phrase import Why
from core.kernel.table import BoardT
from core.kernel.thought import Level, Thought


class Reply(NamedTuple):
    """What a bot answers, and why."""

    option: str
    why: tuple[Why, ...] = ()


class Departure(NamedTuple):
    """Where a turn went another way than the bot would have gone."""

    asked: Decision
    reply: Reply
    """What the bot would have answered there."""


class Counsel(NamedTuple):
    """What a bot answers here, and whether it would have come here at all."""

    reply: Reply
    departed: Departure | None = None


class Explanation(NamedTuple):
    """What a bot answers, and all that it thought on the way."""

    option: str
    thoughts: tuple[Thought, ...]
    before_dice: tuple[Thought, ...] = ()
    """What was thought before it asked for the dice that this answer follows."""


class Bot(Protocol[BoardT]):
    """Answers decisions; what it answers depends on the game alone.

    A game's bot is derived from this: only `decide` must be written, the rest follows from it.
    """

    dice: tuple[str, ...] = ()
    """The words with which it asks for dice to decide by; the question is put again after them."""

    def decide(self, game: Game[BoardT]) -> Reply:
        """Return one of the options of the pending decision, and the reasons for it."""

    def counsel(self, game: Game[BoardT]) -> Counsel:
        """Return its answer, and the first question of the turn that it would answer otherwise."""
        return Counsel(self.decide(game))

    def explain(self, game: Game[BoardT]) -> Explanation:
        """Return its answer and all that it thinks; without more to tell, the reasons alone."""
        option, why = self.decide(game)
        return Explanation(option, tuple(Thought(reason, Level.REASON) for reason in why))
