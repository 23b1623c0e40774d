"""Bots: what a game may bring along to have its sides played for the player."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from adp_tui.games import AnyBox
from adp_tui.texts.problems import NO_BOTS, stuck
from core.kernel import Decision, Game, GameError, Turn


class Bot(Protocol):
    """Answers decisions; what it answers depends on the game alone."""

    def decide(self, game: Game[Any]) -> tuple[str, tuple[str, ...]]:
        """Return one of the options of the pending decision, and the reasons for it."""


Said = tuple[str, tuple[str, ...]]
"""An answer, and the reasons for it."""


@runtime_checkable
class Counsellor(Bot, Protocol):
    """A bot that can also tell whether it would have come to where a game stands."""

    def counsel(self, game: Game[Any]) -> tuple[Said, tuple[Decision, Said] | None]:
        """Return its answer, and the first question of the turn that it would answer otherwise."""


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


def decide(bot: Bot, turn: Turn[Any, Any]) -> Said:
    """Return what a bot answers; raise `StuckError` if it has answered too often in this turn.

    Whoever lets bots answer asks here, so that none of them can go on for ever.
    """
    if turn.runs_on:
        raise StuckError(turn)
    return bot.decide(turn.game)


def counsel(bot: Bot, game: Game[Any]) -> tuple[Said, tuple[Decision, Said] | None]:
    """Return what a bot answers, and where it would have gone another way if it can tell."""
    return bot.counsel(game) if isinstance(bot, Counsellor) else (bot.decide(game), None)


def has_bots(box: AnyBox) -> bool:
    """Whether a game brings bots along."""
    return getattr(box, "bot", None) is not None


def bot_if_any(box: AnyBox) -> Bot | None:
    """Return the bot of a game, if it brings one along."""
    return bot_of(box) if has_bots(box) else None


def bot_of(box: AnyBox) -> Bot:
    """Return the bot of a game; raise `GameError` if it has none."""
    bot: Bot | None = getattr(box, "bot", None)
    if bot is None:
        raise GameError(NO_BOTS)
    return bot
