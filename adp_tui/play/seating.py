"""Who sits at the screen: whose secrets may be shown, and when players must change places."""

from __future__ import annotations

from enum import Enum, auto

from adp_tui.play.driver import Driver
from adp_tui.presenter.answers import AnyAnswers
from core.kernel import ALL_SEEING, ONLOOKER, Decision, Viewer


class HandOver(Enum):
    """What must happen before the player who is asked may see the question."""

    NOT_NEEDED = auto()
    """They sit at the screen already, or everybody may see the question."""

    QUICK = auto()
    """They say that they are there; the screen shows what everybody may know, and the answers."""

    WHOLE = auto()
    """They sit down at a screen that was covered as a whole."""


class Seating:
    """The sides of the player who was last at the screen."""

    def __init__(
        self,
        driver: Driver,
        viewer: Viewer | None = None,
        answers: AnyAnswers | None = None,
    ) -> None:
        self._driver = driver
        self._given = viewer
        """Who looks, if that was said when the game was opened."""

        self._answers = answers
        """Which questions need no whole hand-over; None if each needs one."""

        self._glanced: int | None = None
        """The answer after which the player who is asked has said that they are there."""

        self._here: tuple[str, ...] = ()
        if not driver.session.read_only and len(players := self._players()) == 1:
            (self._here,) = players  # a player who plays alone must be the one at the screen
        driver.viewer = lambda: self.viewer

    @property
    def viewer(self) -> Viewer:
        """The player at the screen; a watcher has no side, unless it was said whose.

        When the game is over, nothing is hidden from those who have played it.
        """
        if self._given is not None:
            return self._given
        if self._is_over:
            return ALL_SEEING
        return ONLOOKER if self._driver.session.read_only else Viewer(self._here)

    @property
    def reader(self) -> Viewer:
        """Whoever reads the question: the player at the screen, or the one with a quick look."""
        return Viewer(self.player()) if self.is_glancing else self.viewer

    @property
    def here(self) -> tuple[str, ...]:
        """The sides of the player who was last at the screen."""
        return self._here

    @property
    def needs_hand_over(self) -> bool:
        """Whether another player must sit down before the screen may show their secrets."""
        return self.hand_over is not HandOver.NOT_NEEDED

    @property
    def hand_over(self) -> HandOver:
        """What must happen before the player who is asked may see the question."""
        decision = self._driver.decision
        if self._answers is None or decision is None:
            return HandOver.WHOLE if self.somebody_else_is_asked else HandOver.NOT_NEEDED
        if not self.somebody_else_is_asked or self._answers.is_open(decision):
            return HandOver.NOT_NEEDED
        if not self._answers.needs_little(decision):
            return HandOver.WHOLE
        return HandOver.NOT_NEEDED if self._has_glanced else HandOver.QUICK

    @property
    def somebody_else_is_asked(self) -> bool:
        """Whether the player who is asked has not sat down at the screen, and has secrets."""
        session, board = self._driver.session, self._driver.board
        if self._given is not None or session.read_only:
            return False
        return session.box.view(board, None) is not board and self.player() != self._here

    @property
    def is_glancing(self) -> bool:
        """Whether the player who is asked takes a quick look at what only they may know."""
        return self._has_glanced and self.somebody_else_is_asked

    @property
    def _has_left(self) -> bool:
        """Whether the player who was at the screen has given the seat away."""
        session, board = self._driver.session, self._driver.board
        hides = session.box.view(board, None) is not board
        return hides and not session.read_only and self._here not in self._players()

    @property
    def _is_over(self) -> bool:
        return not self._driver.session.read_only and self._driver.decision is None

    @property
    def _has_glanced(self) -> bool:
        return self._glanced == self._driver.session.number

    def sit_down(self) -> None:
        """Note that the player who is asked is at the screen now."""
        self._here, self._glanced = self.player(), None

    def glance(self) -> None:
        """Note that the player who is asked takes a quick look, until they answer."""
        self._glanced = self._driver.session.number

    def stand_up(self) -> None:
        """Note that nobody sits at the screen any more: it shows what everybody may know."""
        self._here, self._glanced = (), None

    def make_way(self) -> bool:
        """Let the player stand up who is not asked; return whether somebody did.

        So nothing of theirs is on the screen when the next player takes a look.
        """
        if self._glanced is not None and not self._has_glanced:
            self._glanced = None
        if not self._here or not (self.somebody_else_is_asked or self._has_left):
            return False
        self._here = ()
        return True

    def player(self) -> tuple[str, ...]:
        """Return the sides of the player who is asked."""
        decision: Decision | None = self._driver.decision
        if decision is None or decision.by is None or self._driver.bot_is_asked:
            return self._here
        everyone = self._players()
        return next((player for player in everyone if decision.by in player), (decision.by,))

    def _players(self) -> tuple[tuple[str, ...], ...]:
        """Return the players, each as the sides they play."""
        return self._driver.session.box.players(self._driver.board, self._driver.session.seats)
