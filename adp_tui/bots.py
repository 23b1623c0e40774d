"""Bots: what a game may bring along to have its sides played for the player."""

from __future__ import annotations

from typing import Any, Protocol

from adp_tui.games import AnyBox
from adp_tui.texts.problems import NO_BOTS
from core.kernel import Game, GameError


class Bot(Protocol):
    """Answers decisions; what it answers depends on the game alone."""

    def decide(self, game: Game[Any]) -> tuple[str, tuple[str, ...]]:
        """Return one of the options of the pending decision, and the reasons for it."""


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
