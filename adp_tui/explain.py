"""Explanations: all that a bot thought on the way to an answer of the log, thought once more.

The log keeps a bot's reasons. Everything else that it looked at follows from the position, so it is
not kept: the bot is asked again at the same place, and writes everything down.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, runtime_checkable

from core.kernel import Game, Thought
from saves.records import SEATS, Answer
from saves.session import Session


@runtime_checkable
class Explainer(Protocol):
    """A bot that can tell all that it thinks."""

    def explain(self, game: Game[Any]) -> tuple[str, tuple[Thought, ...], tuple[Thought, ...]]:
        """Return its answer to the pending decision, its thoughts, and those before its dice."""


class Explained(NamedTuple):
    """What a bot answers at a place of a game, and all that it thinks there."""

    answer: str
    thoughts: tuple[Thought, ...]
    before_dice: tuple[Thought, ...]
    """What it thought before it asked for the dice that the answer follows."""


def explained(session: Session[Any, Any], answer: Answer) -> Explained | None:
    """Return what the bot thinks where an answer was given; None if it cannot tell."""
    bot = getattr(session.box, "bot", None)
    if not isinstance(bot, Explainer) or answer.by is None or answer.ask == SEATS:
        return None
    try:
        return Explained(*bot.explain(session.at(answer.follows).game))
    except Exception:  # the log tells the answer all the same
        return None
