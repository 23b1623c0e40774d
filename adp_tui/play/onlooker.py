"""The onlooker: what the player sees of the bots, and how fast they go on.

The screen calls `advance` after each key and whenever it was told to; in between it is free, so no
number of bots can make it wait.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from adp_tui.bots import AnyBot
from adp_tui.games.adp.texts.refusals import in_words
from adp_tui.play.adp import AdpSession
from adp_tui.play.bot_turn import BotTurn, Known, bot_turn
from adp_tui.play.navigator import Navigator
from adp_tui.play.pace import Pace, Reasons
from adp_tui.texts import notices
from core.kernel import GameError

PAUSE: Final = 0.8
"""Seconds between two decisions of a bot at the timed pace."""

SLICE: Final = 0.03
"""Seconds that bots think before keys are looked at again."""

SOON: Final = 0.001


class Onlooker(Navigator):
    """A game at the table where bots may act before the eyes of the player."""

    def __init__(
        self,
        session: AdpSession,
        *,
        take_lone: bool = True,
        bot: AnyBot | None = None,
        pace: Pace = Pace.INSTANT,
        reasons: Reasons = Reasons.SHORT,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(session, take_lone=take_lone, bot=bot)
        self.pace = pace
        self.reasons = self.journal.reasons = reasons
        self.going = True
        """Whether bots go on by themselves; where the player has gone back they wait."""

        self.remember: Callable[[str, str], None] = lambda _name, _value: None
        """Keeps a habit of the player for other games."""

        self._rushing = False
        """Whether they go on to the player's next decision, whatever the pace."""

        self._known: Known = {}
        self._clock = clock
        self._due = 0.0
        """When the next decision is due, at the timed pace."""

    @property
    def bot_turn(self) -> BotTurn:
        """The turn of the bot that acts, or that has acted last."""
        full = self.reasons is Reasons.FULL
        return bot_turn(self.session, fresh=not self.lingering, full=full, known=self._known)

    def advance(self) -> float | None:
        """Let bots act as the pace has it; return after how many seconds to go on, if at all."""
        if not self.bots_go_on or not (self.going or self._rushing):
            self._rushing = False
            return None
        if self._rushing or self.pace is Pace.INSTANT:
            return self._run()
        if self.pace is Pace.STEP:
            return None
        if (left := self._due - self._clock()) > 0:
            return left
        self.next_step()
        self._due = self._clock() + PAUSE
        return PAUSE

    def next_step(self) -> None:
        """Let the bot decide one thing and show it; after the last one, put the question."""
        self._rushing = False
        asked = self.driver.bot_is_asked
        self.lingering = asked and self._let(self.driver.step)
        self.ask()

    def finish_turn(self) -> None:
        """Let the bot that acts come to the end of its turn."""
        self._rushing = False
        self.lingering = self.driver.bot_is_asked
        while self.driver.bot_is_asked and self._let(self.driver.step):
            if not self.session.turn.game.trail:
                break
        self.ask()

    def leave_to_bot(self) -> None:
        """Let the bot answer for the player to the end of this turn."""
        side = self.asked or ""
        self.driver.leave_to_bot()
        self.going = True
        self.notice = notices.finished(side)
        self.finish_turn()

    def rush(self) -> None:
        """Go straight to the player's next decision."""
        self._rushing = True

    # Keys

    def _do_pace(self) -> None:
        self.pace = self.pace.other
        self.going = True
        self._tell(notices.pace(self.pace))
        self.remember("pace", self.pace)

    def _do_finish(self) -> None:
        if self.driver.bot_is_asked:
            self.finish_turn()
        elif self.lingering or self.decision is None:
            self.notice = notices.NO_BOT_ACTS
        else:
            self.leave_to_bot()

    def _do_reasons(self) -> None:
        self.reasons = self.journal.reasons = self.reasons.other
        self._tell(notices.reasons(self.reasons))
        self.remember("reasons", self.reasons)

    def _tell(self, habit: str) -> None:
        """Tell a new habit, unless a bot acts: then the footer has it anyway."""
        if not self.watching:
            self.notice = habit

    # How they go on

    def _run(self) -> float | None:
        """Let bots act for a little while, without showing each decision."""
        self.lingering = False
        end = self._clock() + SLICE
        while self.driver.bot_is_asked and self._let(self.driver.step) and self._clock() < end:
            pass
        self.ask()
        if self.driver.bot_is_asked:
            return SOON
        self._rushing = False
        return None

    def _let(self, act: Callable[[], None]) -> bool:
        """Let a bot act; if it cannot, tell it and leave its seat to the player."""
        try:
            act()
        except GameError as error:
            self.lingering = False
            self.notice = in_words(error)
            return False
        return True

    def _stay(self) -> None:
        """Wait where the player has gone, whoever is asked there."""
        self.going = self._rushing = self.lingering = False
