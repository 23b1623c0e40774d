"""Advice: what the bot would answer in the player's place; asking for it changes nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from adp_tui.bots import bot_of
from adp_tui.texts import decisions
from adp_tui.texts.reasons import Told, told
from core.adp.ids import Faction, Seat
from core.kernel import Decision, Game, GameError, pending
from saves.session import Session


class Advice(NamedTuple):
    """What the bot would answer, and why."""

    side: str
    answer: str
    """In words; blank if it would roll dice first."""

    reasons: tuple[Told, ...]


def advice(session: Session[Any, Any]) -> Advice:
    """Return what the bot would do; raise `GameError` if it cannot tell.

    The turn so far is played again with the bot in the seat of whoever is asked.
    """
    game, asked = session.turn.game, session.turn.pending
    if not isinstance(asked, Decision) or asked.by is None:
        raise GameError("nobody is asked")
    bot = bot_of(session.box)
    seats = {**game.checkpoint.seats, Faction(asked.by): Seat.BOT}
    seated = Game(replace(game.checkpoint, seats=seats), game.trail)
    try:
        question = pending(session.box.rules, seated)
        assert isinstance(question, Decision)
        word, why = bot.decide(seated)
    except Exception as error:  # what it would do is no reason to end a game
        raise GameError("from here on the bot would not know what to do") from error
    answer = decisions.said(question, word) if word in asked.options else ""
    return Advice(asked.by, answer, tuple(told(reason) for reason in why))
