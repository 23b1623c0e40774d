"""A game as the agent plays it: with automatic dice, and news to report."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from adp_tui.play.bots import StuckError, decide
from adp_tui.play.chance import roll_dice
from adp_tui.play.consent import with_consent
from adp_tui.play.json_values import seat_of
from adp_tui.play.shortcuts import shortcut_called, single_answers
from adp_tui.texts.agent import NOTHING_TO_UNDO
from core.kernel import Decision, GameError, GameOverError, How, Reply, in_english
from saves.session import Session


class Play:
    """One game between requests."""

    def __init__(self, session: Session[Any, Any], *, manual: bool) -> None:
        self.session = session
        self.manual = manual
        """Whether the caller rolls the dice."""

        self._news: list[Any] = list(session.turn.facts) if session.depth == 0 else []
        self._why: list[str] = []
        self._roll_dice()

    def news(self) -> tuple[list[Any], list[str]]:
        """Return the facts and the bots' reasons since the last call."""
        news = self._news, self._why
        self._news, self._why = [], []
        return news

    def answer(self, option: str) -> None:
        """Answer for the side that is asked: with an option, or with a word for several answers."""
        with self._all_or_nothing():
            if (shortcut := shortcut_called(self.session, option)) is None:
                self._news += self.session.answer(option)
            else:
                for reply in single_answers(self.session, shortcut):
                    self._take(reply, How.LEFT)
            self._roll_dice()

    def run(self, until: Literal["human", "end"]) -> None:
        """Let the bots answer for their sides, or for all, as long as they can."""
        with self._all_or_nothing():
            while (decision := self._asked()) is not None:
                seat = seat_of(decision.by, self.session.seats)
                if decision.by is None or (seat == "human" and until == "human"):
                    return
                self._let_bot_answer()

    def finish(self) -> None:
        """Let the bot answer for the side that is asked until the turn ends or a person chooses."""
        asked = self._asked()
        if asked is None:
            raise GameOverError
        side = asked.by
        with self._all_or_nothing():
            while asked is not None and asked.by is not None:
                if asked.by != side and seat_of(asked.by, self.session.seats) != "bot":
                    return
                self._let_bot_answer(How.LEFT if asked.by == side else How.BOT)
                if not self.session.turn.game.trail:
                    return
                asked = self._asked()

    def undo(self, to: int | None) -> None:
        """Go back to after a numbered answer, or to before the last one that was chosen.

        Automatic dice would give the same roll again, so going back one answer also goes back past
        the dice.
        """
        if to is None:
            to = self._latest_choice()
        with self._all_or_nothing():
            with_consent(self.session, lambda: self.session.undo_to(to))
            self._roll_dice()

    def _let_bot_answer(self, how: How = How.BOT) -> None:
        """Let the bot answer, with its reasons, and roll the dice."""
        self._take(decide(self.session.box, self.session.turn), how)
        self._roll_dice()

    def _take(self, reply: Reply, how: How) -> None:
        """Give an answer that has reasons."""
        self._news += self.session.answer(reply.option, reply.why, how)
        self._why += map(in_english, reply.why)

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Restore the game if something fails halfway.

        The answers of a bot that was stopped are saved, to show how it got there.
        """
        stood = self.session.number
        try:
            yield
        except Exception as error:
            if isinstance(error, StuckError):
                error.kept = self._where_kept()
            with_consent(self.session, lambda: self.session.jump(stood))
            self.news()
            raise

    def _where_kept(self) -> str | None:
        """Return the file with all answers; a game that is not saved is copied."""
        if self.session.path is not None:
            return str(self.session.path)
        place = Path(tempfile.gettempdir(), f"adp-stuck-{os.getpid()}-{self.session.number}.adp")
        try:
            self.session.copy_to(place)
        except (GameError, OSError):
            return None
        return str(place)

    def _latest_choice(self) -> int:
        """Return how many answers came before the last one that can be taken back."""
        answers = self.session.line()
        for before in range(len(answers) - 1, -1, -1):
            if self.manual or answers[before].by is not None:
                return before
        raise GameError(NOTHING_TO_UNDO)

    def _asked(self) -> Decision | None:
        """Return the pending decision; None if the game is over."""
        pending = self.session.turn.pending
        return pending if isinstance(pending, Decision) else None

    def _roll_dice(self) -> None:
        """Roll the dice, unless the caller does."""
        if not self.manual:
            self._news += roll_dice(self.session)
