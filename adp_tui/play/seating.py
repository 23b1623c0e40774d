"""Who sits at the screen: whose secrets may be shown, and when players must change places."""

from __future__ import annotations

from collections.abc import Callable

from adp_tui.play.driver import Driver
from core.kernel import ONLOOKER, Decision, Viewer


class Seating:
    """The sides of the player who was last at the screen."""

    def __init__(
        self,
        driver: Driver,
        is_watching: Callable[[], bool] = lambda: False,
        viewer: Viewer | None = None,
    ) -> None:
        self._driver = driver
        self._given = viewer
        """Who looks, if that was said when the game was opened."""

        self._is_watching = is_watching
        """Whether the turn of a bot is shown instead of a question."""

        self._here: tuple[str, ...] = ()
        if not driver.session.read_only and len(players := self._players()) == 1:
            (self._here,) = players  # a player who plays alone must be the one at the screen

    @property
    def viewer(self) -> Viewer:
        """The player at the screen; a watcher has no side, unless it was said whose."""
        if self._given is not None:
            return self._given
        return ONLOOKER if self._driver.session.read_only else Viewer(self._here)

    @property
    def here(self) -> tuple[str, ...]:
        """The sides of the player who was last at the screen."""
        return self._here

    @property
    def needs_hand_over(self) -> bool:
        """Whether another player must sit down before the screen may show their secrets."""
        box, board = self._driver.session.box, self._driver.board
        if self._given is not None or self._driver.session.read_only:
            return False
        if box.view(board, None) is board:
            return False
        return self.player() != self._here

    def sit_down(self) -> None:
        """Note that the player who is asked is at the screen now."""
        self._here = self.player()

    def player(self) -> tuple[str, ...]:
        """Return the sides of the player who is asked."""
        decision: Decision | None = self._driver.decision
        if decision is None or decision.by is None or self._is_watching():
            return self._here
        everyone = self._players()
        return next((player for player in everyone if decision.by in player), (decision.by,))

    def _players(self) -> tuple[tuple[str, ...], ...]:
        """Return the players, each as the sides they play."""
        return self._driver.session.box.players(self._driver.board, self._driver.session.seats)
