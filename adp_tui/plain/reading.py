"""What the player of the line mode reads from: the question and the position, as they know them."""

from __future__ import annotations

from typing import Any

from adp_tui.play.driver import Driver
from adp_tui.play.journal import Journal
from adp_tui.play.seating import Seating
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts import plain as texts
from adp_tui.texts.notices import only_for
from core.kernel import Decision, GameError, Outcome, Viewer
from saves.session import AnySession


class Reading:
    """A game as the player who reads may know it."""

    def __init__(self, driver: Driver, presenter: AnyPresenter) -> None:
        self.driver = driver
        self.presenter = presenter
        self.words = presenter.words
        self.seating = Seating(driver)
        self._journal = Journal(driver.session, presenter)

    @property
    def session(self) -> AnySession:
        """The game itself."""
        return self.driver.session

    @property
    def viewer(self) -> Viewer:
        """Who reads what is said."""
        return self.seating.viewer

    @property
    def journal(self) -> Journal:
        """The journal, as they may read it."""
        self._journal.viewer = self.viewer
        return self._journal

    @property
    def board(self) -> Any:
        """The position, as they may know it."""
        return self.viewer.view(self.session.box, self.driver.board)

    @property
    def pending(self) -> Decision | Outcome:
        """The question as they may answer it; without options if it is not for them."""
        box, board = self.session.box, self.driver.board
        pending = self.viewer.public_question(box, board, self.driver.pending)
        if not isinstance(pending, Decision) or self.driver.is_bot(pending.by):
            return pending
        return self.presenter.answers.arranged(pending, self.board)

    @property
    def decision(self) -> Decision:
        """The question; raise if there is none for them."""
        decision = self.decision_of_anybody
        if not decision.options:
            raise GameError(only_for(self.words.name(decision.by or "")))
        return decision

    @property
    def decision_of_anybody(self) -> Decision:
        """The question, whoever may answer it; raise if the game is over."""
        if not isinstance(pending := self.pending, Decision):
            raise GameError(texts.GAME_OVER)
        return pending
