"""The bot as the box offers it: its sheets are imported with the first question it is asked."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from core.adp.bots.mind import DICE_WORDS
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.kernel import Bot, Counsel, Explanation, Game, Reply, Rules, Turn

if TYPE_CHECKING:
    from core.adp.bots.bot import AdpBot


class BotOnDemand(Bot[Board]):
    """Passes every question on to the bot."""

    dice = DICE_WORDS

    def __init__(self, rules: Rules[Board, Fact]) -> None:
        self._rules = rules

    @cached_property
    def _bot(self) -> AdpBot:
        """The bot, kept for as long as the box."""
        # Imported here, because a game among people is opened and played without any sheet.
        from core.adp.bots.bot import AdpBot
        from core.adp.bots.entry_points import ENTRY_POINTS
        from core.adp.bots.sheets import SHEETS

        return AdpBot(self._rules, SHEETS, ENTRY_POINTS)

    def decide(self, game: Game[Board]) -> Reply:
        """Answer the pending decision of a game, with reasons."""
        return self._bot.decide(game)

    def decide_in(self, turn: Turn[Board, Fact]) -> Reply:
        """Answer the pending decision of a game in motion, and watch that game."""
        return self._bot.decide_in(turn)

    def counsel(self, game: Game[Board]) -> Counsel:
        """Answer the pending decision, and return where the turn departed from the sheet."""
        return self._bot.counsel(game)

    def explain(self, game: Game[Board]) -> Explanation:
        """Return the answer and everything that the bot thinks."""
        return self._bot.explain(game)
