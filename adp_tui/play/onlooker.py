"""The onlooker: what the player sees of the bots, and how fast they go on.

The screen calls `advance` after each key and whenever it was told to; in between it is free, so no
number of bots can make it wait.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from adp_tui.config.pace import Pace, Reasons
from adp_tui.play.bot_turn import BotTurn, Known, bot_turn
from adp_tui.play.driver import Driver
from adp_tui.play.journal import Journal
from adp_tui.play.notice import Notice
from adp_tui.presenter.presenter import AnyPresenter
from core.kernel import GameError

PAUSE: Final = 0.8
"""Seconds between two decisions of a bot at the timed pace."""

SLICE: Final = 0.03
"""Seconds that bots think before keys are looked at again."""

SOON: Final = 0.001


class Onlooker:
    """Lets bots act before the eyes of the player."""

    def __init__(
        self,
        driver: Driver,
        presenter: AnyPresenter,
        journal: Journal,
        notice: Notice,
        *,
        pace: Pace = Pace.INSTANT,
        reasons: Reasons = Reasons.SHORT,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._driver = driver
        self._presenter = presenter
        self._journal = journal
        self._notice = notice
        self._pace = pace
        self._journal.reasons = reasons
        self._going = True
        """Whether bots go on by themselves; where the player has gone back they wait."""

        self._lingering = False
        """Whether what a bot did last is still to be read before anything is asked."""

        self._rushing = False
        """Whether they go on to the player's next decision, whatever the pace."""

        self._known: Known = {}
        self._clock = clock
        self._due = 0.0
        """When the next decision is due, at the timed pace."""

    # What is seen

    @property
    def pace(self) -> Pace:
        """How fast bots go on."""
        return self._pace

    @property
    def reasons(self) -> Reasons:
        """How much of their reasons is told."""
        return self._journal.reasons

    @property
    def is_watching(self) -> bool:
        """Whether a bot's turn stands where the question would."""
        return self.bots_go_on or self._driver.bot_is_followed

    @property
    def bots_go_on(self) -> bool:
        """Whether a key makes a bot act, or ends the look at what one did."""
        return self._driver.bot_is_asked or self._lingering

    @property
    def is_lingering(self) -> bool:
        """Whether what a bot did last is still to be read before anything is asked."""
        return self._lingering

    @property
    def bot_turn(self) -> BotTurn:
        """The turn of the bot that acts, or that has acted last."""
        full = self.reasons is Reasons.FULL
        return bot_turn(
            self._driver.session,
            self._presenter,
            fresh=not self._lingering,
            full=full,
            known=self._known,
        )

    # How they go on

    def advance(self) -> tuple[bool, float | None]:
        """Let bots act as the pace has it.

        Tell whether anything may have changed, and after how many seconds to go on, if at all.
        """
        if not self.bots_go_on or not (self._going or self._rushing):
            self._rushing = False
            return False, None
        if self._rushing or self._pace is Pace.INSTANT:
            return True, self._run()
        if self._pace is Pace.STEP:
            return False, None
        if (left := self._due - self._clock()) > 0:
            return False, left
        self.next_step()
        self._due = self._clock() + PAUSE
        return True, PAUSE

    def next_step(self) -> None:
        """Let the bot decide one thing; after the last one, the question can be put."""
        self._rushing = False
        self._lingering = self._driver.bot_is_asked and self._let(self._driver.step)

    def finish_turn(self) -> None:
        """Let the bot that acts come to the end of its turn."""
        self._rushing = False
        self._lingering = self._driver.bot_is_asked
        while self._driver.bot_is_asked and self._let(self._driver.step):
            if not self._driver.session.turn.game.trail:
                break

    def leave_to_bot(self) -> None:
        """Let the bot answer for the player to the end of this turn."""
        self._driver.leave_to_bot()
        self._going = True
        self.finish_turn()

    def rush(self) -> None:
        """Go straight to the player's next decision."""
        self._rushing = True

    def go_on(self) -> None:
        """Let bots go on by themselves again."""
        self._going = True

    def stay(self) -> None:
        """Wait where the player has gone, whoever is asked there."""
        self._going = self._rushing = self._lingering = False

    def sit_anew(self, *, people: bool) -> None:
        """Go on with other players; a whole game of bots should not be over before one looks."""
        self._lingering = False
        self._going = True
        if self._pace is Pace.INSTANT and not people:
            self._pace = Pace.TIMED

    # Habits

    def change_pace(self) -> None:
        """Take the next pace, round and round."""
        self._pace = self._pace.other
        self._going = True

    def change_reasons(self) -> None:
        """Tell more of the reasons, or none."""
        self._journal.reasons = self._journal.reasons.other

    def _run(self) -> float | None:
        """Let bots act for a little while, without showing each decision."""
        self._lingering = False
        end = self._clock() + SLICE
        while self._driver.bot_is_asked and self._let(self._driver.step) and self._clock() < end:
            pass
        if self._driver.bot_is_asked:
            return SOON
        self._rushing = False
        return None

    def _let(self, act: Callable[[], None]) -> bool:
        """Let a bot act; if it cannot, tell it and leave its seat to the player."""
        try:
            act()
        except GameError as error:
            self._lingering = False
            self._notice.tell(self._presenter.words.in_words(error))
            return False
        return True
