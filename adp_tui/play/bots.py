"""Bots at work: none of them goes on for ever, and each can be asked again what it thought.

The log keeps a bot's reasons. Everything else that it looked at follows from the position, so it is
not kept: the bot is asked again at the same place, and tells everything.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from adp_tui.texts.problems import NO_BOTS, stuck
from core.kernel import Bot, Box, Decision, Explanation, GameError, Reply, Turn
from saves.records import SEATS, Answer
from saves.session import Session

AnyBot: TypeAlias = Bot[Any]


class StuckError(GameError):
    """A bot that answers on and on and comes to no end was stopped."""

    def __init__(self, turn: Turn[Any, Any]) -> None:
        asked = turn.pending
        assert isinstance(asked, Decision)
        self.side = asked.by or ""
        self.ask = asked.ask
        self.answers = turn.unaided
        self.kept: str | None = None
        """The save that has all of its answers, if it is known."""

        super().__init__(stuck(self.side, asked.ask, turn.unaided))


def bot_of(box: Box[Any, Any]) -> AnyBot:
    """Return the bot of a game; raise `GameError` if it has none."""
    if box.bot is None:
        raise GameError(NO_BOTS)
    return box.bot


def decide(bot: AnyBot, turn: Turn[Any, Any]) -> Reply:
    """Return what a bot answers; raise `StuckError` if it has answered too often in this turn.

    Whoever lets bots answer asks here, so that none of them can go on for ever.
    """
    if turn.runs_on:
        raise StuckError(turn)
    return bot.decide(turn.game)


def explained(session: Session[Any, Any], answer: Answer) -> Explanation | None:
    """Return what the bot thinks where an answer was given; None if it cannot tell."""
    bot = session.box.bot
    if bot is None or answer.by is None or answer.ask == SEATS:
        return None
    try:
        return bot.explain(session.before(answer.number).game)
    except Exception:  # the log tells the answer all the same
        return None
