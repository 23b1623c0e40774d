"""Advice: what the bot would answer instead of the player; asking for it changes nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

from adp_tui.play.bots import bot_of
from adp_tui.presenter.words import AnyWords, ReasonText
from adp_tui.texts import notices
from adp_tui.texts.bots import would_have
from core.kernel import ONLOOKER, Decision, Departure, GameError, Knowledge, Viewer
from saves.session import AnySession


class Advice(NamedTuple):
    """What the bot would answer, and why."""

    side: str
    word: str
    """One of the options."""

    answer: str
    """The answer in words; blank if the bot would roll dice first."""

    reasons: tuple[ReasonText, ...]
    elsewhere: str = ""
    """A sentence about where the bot would have played differently earlier; blank if nowhere."""


def advice(session: AnySession, words: AnyWords, viewer: Viewer = ONLOOKER) -> Advice:
    """Return what the bot would do; raise `GameError` if it does not know.

    It knows what the asked side knows, so only somebody who knows as much may ask for it.
    """
    asked = session.turn.pending
    if not isinstance(asked, Decision) or asked.by is None:
        raise GameError(notices.NOBODY_ASKED)
    if not viewer.knows_as_much_as(asked.by, session.box, session.turn.board):
        raise GameError(notices.only_for(words.name(asked.by)))
    bot = bot_of(session.box)
    try:
        (word, why), departed = bot.counsel(Knowledge(session.box, session.turn))
        assert word in asked.options
    except Exception as error:  # a failing bot must not end the game
        raise GameError(notices.BOT_IS_LOST) from error
    answer = "" if word in bot.dice else _said(session, words, viewer, asked, word)
    reasons = tuple(words.reason(reason) for reason in why)
    return Advice(asked.by, word, answer, reasons, _departure_sentence(words, departed))


def _said(session: AnySession, words: AnyWords, viewer: Viewer, asked: Decision, word: str) -> str:
    """Return an answer in words, as the journal will have it."""

    def before() -> Any:
        return viewer.view(session.box, session.turn.board)

    return f"{words.said(asked, word)}{words.outcome_of(asked, word, asked.by, before)}"


def _departure_sentence(words: AnyWords, departed: Departure | None) -> str:
    """Return where the bot would have played differently, with the rule that decided it."""
    if departed is None:
        return ""
    asked, (word, why) = departed
    rules = [reason.rule for reason in map(words.reason, why) if reason.rule]
    question = str(words.question(asked))
    return would_have(question, words.label(asked, word), rules[-1] if rules else "")
