"""The onlooker: how the player watches bots act, and at what pace.

The screen calls `advance` after each key and whenever the last call asked for it. It is free in
between, so it never has to wait for bots.
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
from core.kernel import ONLOOKER, GameError

PAUSE: Final = 0.8
"""Seconds between two decisions of a bot at the timed pace."""

SLICE: Final = 0.03
"""Seconds that bots may think before keys are read again."""

SOON: Final = 0.001


class Onlooker:
    """Lets bots act while the player watches."""

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
        """Whether bots act automatically; they wait if the player has gone back."""

        self._lingering = False
        """Whether a bot's last action is still shown, before the next question."""

        self._rushing = False
        """Whether bots play on to the player's next decision, whatever the pace."""

        self._known: Known = {}
        self.viewer = ONLOOKER
        """Who is shown what bots do."""

        self._clock = clock
        self._due = 0.0
        """When the next decision is due, at the timed pace."""

    # What is seen

    @property
    def pace(self) -> Pace:
        """The pace of the bots."""
        return self._pace

    @property
    def reasons(self) -> Reasons:
        """How much of their reasons is shown."""
        return self._journal.reasons

    @property
    def is_watching(self) -> bool:
        """Whether a bot's turn is shown instead of the question."""
        return self.bots_go_on or self._driver.bot_is_followed

    @property
    def bots_go_on(self) -> bool:
        """Whether a key makes a bot act, or ends the display of its turn."""
        return self._driver.bot_is_asked or self._lingering

    @property
    def is_lingering(self) -> bool:
        """Whether a bot's last action is still shown, before the next question."""
        return self._lingering

    @property
    def bot_turn(self) -> BotTurn:
        """The turn of the bot that is acting, or that acted last."""
        full = self.reasons is Reasons.FULL
        return bot_turn(
            self._driver.session,
            self._presenter,
            fresh=not self._lingering,
            full=full,
            known=self._known,
            viewer=self.viewer,
        )

    # How bots act

    def advance(self) -> tuple[bool, float | None]:
        """Let bots act at the chosen pace.

        Return whether anything may have changed, and the seconds until the next call, or None.
        """
        if not self.bots_go_on or not (self._going or self._rushing):
            self._rushing = False
            return False, None
        if self._runs_on:
            return True, self._run()
        if self._pace is Pace.STEP:
            return False, None
        if (left := self._due - self._clock()) > 0:
            return False, left
        self.next_step()
        self._due = self._clock() + PAUSE
        return True, PAUSE

    def next_step(self) -> None:
        """Let the bot make one decision; after its last one, the next question is asked."""
        self._rushing = False
        self._lingering = self._driver.bot_is_asked and self._let(self._driver.step)

    def finish_turn(self) -> None:
        """Let the acting bot finish its turn."""
        self._rushing = False
        self._lingering = self._driver.bot_is_asked
        start = self._driver.board
        while self._driver.bot_is_asked and self._let(self._driver.step):
            if self._driver.has_ended_part_since(start):
                break

    def leave_to_bot(self) -> None:
        """Let the bot answer for the player until this turn ends."""
        self._driver.leave_to_bot()
        self._going = True
        self.finish_turn()

    def rush(self) -> None:
        """Go straight to the player's next decision."""
        self._rushing = True

    def go_on(self) -> None:
        """Let bots act automatically again."""
        self._going = True

    def stay(self) -> None:
        """Make bots wait where the player has gone."""
        self._going = self._rushing = self._lingering = False

    def seats_changed(self, *, people: bool) -> None:
        """Continue with other players; a game of bots only must not end before it is seen."""
        self._lingering = False
        self._going = True
        if self._pace is Pace.INSTANT and not people:
            self._pace = Pace.TIMED

    # Habits

    def change_pace(self) -> None:
        """Switch to the next pace, in a cycle."""
        self._pace = self._pace.other
        self._going = True

    def change_reasons(self) -> None:
        """Switch to the next amount of reasons, in a cycle."""
        self._journal.reasons = self._journal.reasons.other

    def _run(self) -> float | None:
        """Let bots act for a little while, without showing each decision."""
        self._lingering = False
        end = self._clock() + SLICE
        while self._runs_on and self._driver.bot_is_asked and self._let(self._driver.step):
            if self._clock() >= end:
                break
        if self._driver.bot_is_asked:
            return SOON
        self._rushing = False
        return None

    @property
    def _runs_on(self) -> bool:
        """Whether the next decision is made without waiting: nobody sees it, or it is none."""
        if self._rushing or self._pace is Pace.INSTANT:
            return True
        decision, driver = self._driver.decision, self._driver
        if decision is None or not driver.bot_is_asked:
            return False
        hidden = not self.viewer.may_know(decision.known_to)
        answers = self._presenter.answers
        return hidden or answers.goes_without_saying(decision, driver.board, solo=False)

    def _let(self, act: Callable[[], None]) -> bool:
        """Let a bot act; if it fails, show why and let the player answer for it."""
        try:
            act()
        except GameError as error:
            self._lingering = False
            self._notice.tell(self._presenter.words.in_words(error))
            return False
        return True
