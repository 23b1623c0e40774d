"""Bots: what a game may bring along to have its sides played for the player."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from adp_tui.games import AnyBox
from core.kernel import Decision, GameError


class Reply(NamedTuple):
    """What a bot answers."""

    option: str
    why: tuple[str, ...]
    """Its reasons in order, each with the number of its rule."""


class Bot(Protocol):
    """Answers decisions; it keeps nothing between them."""

    def decide(self, board: Any, decision: Decision) -> Reply:
        """Choose one of the options of the decision."""


def has_bots(box: AnyBox) -> bool:
    """Whether a game brings bots along."""
    return getattr(box, "bot", None) is not None


def bot_of(box: AnyBox) -> Bot:
    """Return the bot of a game; raise `GameError` if it has none."""
    bot: Bot | None = getattr(box, "bot", None)
    if bot is None:
        raise GameError("there are no bots for this game yet: answer for every side yourself")
    return bot
