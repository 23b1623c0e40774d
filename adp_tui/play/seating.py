"""Who sits at the screen: whose secrets may be shown, and when players must change places."""

from __future__ import annotations

from adp_tui.play.driver import Driver
from adp_tui.play.onlooker import Onlooker
from core.kernel import Decision


class Seating:
    """The sides of the player who was last at the screen."""

    def __init__(self, driver: Driver, onlooker: Onlooker) -> None:
        self._driver = driver
        self._onlooker = onlooker
        self._here: tuple[str, ...] = ()
        if not driver.session.read_only and len(self._players()) == 1:
            self._here = self.player()  # a player who plays alone must be the one at the screen

    @property
    def viewer(self) -> tuple[str, ...]:
        """The sides of the player at the screen; a watcher has none."""
        return () if self._driver.session.read_only else self._here

    @property
    def here(self) -> tuple[str, ...]:
        """The sides of the player who was last at the screen."""
        return self._here

    @property
    def needs_hand_over(self) -> bool:
        """Whether another player must sit down before the screen may show their secrets."""
        box, board = self._driver.session.box, self._driver.board
        if self._driver.session.read_only or box.view(board, None) is board:
            return False
        return self.player() != self._here

    def sit_down(self) -> None:
        """Note that the player who is asked is at the screen now."""
        self._here = self.player()

    def player(self) -> tuple[str, ...]:
        """Return the sides of the player who is asked."""
        decision: Decision | None = self._driver.decision
        if decision is None or decision.by is None or self._onlooker.is_watching:
            return self._here
        everyone = self._players()
        return next((player for player in everyone if decision.by in player), (decision.by,))

    def _players(self) -> tuple[tuple[str, ...], ...]:
        """Return the players, each as the sides they play."""
        return self._driver.session.box.players(self._driver.board, self._driver.session.seats)
