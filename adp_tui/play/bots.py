"""Bots at work: none can play forever, and each can be asked again for its reasoning.

The log keeps a bot's reasons. The rest of its reasoning follows from the position, so it is not
kept: the bot is asked again at the same place, and gives its full reasoning.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from adp_tui.texts.problems import NO_BOTS, stuck
from core.kernel import Bot, Box, Decision, Explanation, GameError, How, Knowledge, Reply, Turn
from saves.records import SEATS, Answer
from saves.session import Session

AnyBot: TypeAlias = Bot[Any]


class StuckError(GameError):
    """A bot was stopped because it kept answering without coming to an end."""

    def __init__(self, turn: Turn[Any, Any]) -> None:
        asked = turn.pending
        assert isinstance(asked, Decision)
        self.side = asked.by or ""
        self.ask = asked.ask
        self.answers = turn.unaided
        self.kept: str | None = None
        """The save with all of its answers, if known."""

        super().__init__(stuck(self.side, asked.ask, turn.unaided))


def bot_of(box: Box[Any, Any]) -> AnyBot:
    """Return the bot of a game; raise `GameError` if it has none."""
    if box.bot is None:
        raise GameError(NO_BOTS)
    return box.bot


def decide(box: Box[Any, Any], turn: Turn[Any, Any], bot: AnyBot | None = None) -> Reply:
    """Return what a bot, usually that of the game, answers from what the asked side knows.

    Call this instead of the bot itself, so that no bot can play forever: `StuckError` is raised if
    it has answered too often in this turn.
    """
    if turn.runs_on:
        raise StuckError(turn)
    return (bot or bot_of(box)).decide(Knowledge(box, turn))


def explained(session: Session[Any, Any], answer: Answer) -> Explanation | None:
    """Return the bot's full reasoning for an answer; None if it cannot give one.

    It cannot for an answer that was left to the program for other reasons than its own, as by a
    shortcut.
    """
    bot = session.box.bot
    if bot is None or answer.by is None or answer.ask == SEATS:
        return None
    try:
        now = bot.explain(Knowledge(session.box, session.before(answer.number)))
    except Exception:  # the log has the answer all the same
        return None
    return None if _has_other_reasons(answer, now) else now


def _has_other_reasons(answer: Answer, now: Explanation) -> bool:
    thought = {thought.text for thought in (*now.before_dice, *now.thoughts)}
    return answer.how is How.LEFT and bool(answer.why) and thought.isdisjoint(answer.why)
