"""A game as the agent plays it: with dice that fall by themselves, and news to be told."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from adp_tui.play.bots import StuckError, bot_of, decide
from adp_tui.play.chance import roll_dice
from adp_tui.play.json_values import seat_of
from adp_tui.texts.agent import NOTHING_TO_UNDO
from core.kernel import Decision, GameError, GameOverError, How, in_english
from saves.session import Session


class Play:
    """One game between requests."""

    def __init__(self, session: Session[Any, Any], *, manual: bool) -> None:
        self.session = session
        self.manual = manual
        """Whether the caller throws the dice."""

        self._news: list[Any] = list(session.turn.facts) if session.depth == 0 else []
        self._why: list[str] = []
        self._roll_dice()

    def news(self) -> tuple[list[Any], list[str]]:
        """Return the facts and the bots' reasons since this was last asked."""
        news = self._news, self._why
        self._news, self._why = [], []
        return news

    def answer(self, option: str) -> None:
        """Answer for whoever is asked."""
        with self._all_or_nothing():
            self._news += self.session.answer(option)
            self._roll_dice()

    def run(self, until: Literal["human", "end"]) -> None:
        """Let the bots answer for their sides, or for all, as far as they can."""
        with self._all_or_nothing():
            while (decision := self._asked()) is not None:
                seat = seat_of(decision.by, self.session.seats)
                if decision.by is None or (seat == "human" and until == "human"):
                    return
                self._let_bot_answer()

    def finish(self) -> None:
        """Let the bot answer for whoever is asked until the turn ends, or another must choose."""
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
        """Go back to after a numbered answer, or to the latest one that somebody chose.

        Dice that fall by themselves would fall the same way again: going back one answer means to
        go back past them.
        """
        if to is None:
            to = self._latest_choice()
        with self._all_or_nothing():
            self.session.undo_to(to)
            self._roll_dice()

    def _let_bot_answer(self, how: How = How.BOT) -> None:
        """Answer as the bot says, with its reasons, and let the dice fall."""
        option, why = decide(bot_of(self.session.box), self.session.turn)
        self._news += self.session.answer(option, why, how)
        self._why += map(in_english, why)
        self._roll_dice()

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Go back to where the game stood if something goes wrong halfway.

        What a bot answered that was stopped is kept, for whoever wants to know how it came there.
        """
        stood = self.session.number
        try:
            yield
        except Exception as error:
            if isinstance(error, StuckError):
                error.kept = self._where_kept()
            self.session.jump(stood)
            self.news()
            raise

    def _where_kept(self) -> str | None:
        """Return the file that has all that was answered; a game that is in none is copied."""
        if self.session.path is not None:
            return str(self.session.path)
        place = Path(tempfile.gettempdir(), f"adp-stuck-{os.getpid()}-{self.session.number}.adp")
        try:
            self.session.copy_to(place)
        except (GameError, OSError):
            return None
        return str(place)

    def _latest_choice(self) -> int:
        """Return how many answers came before the latest one that can be taken back."""
        answers = self.session.line()
        for before in range(len(answers) - 1, -1, -1):
            if self.manual or answers[before].by is not None:
                return before
        raise GameError(NOTHING_TO_UNDO)

    def _asked(self) -> Decision | None:
        """Return the pending decision; None when the game is over."""
        pending = self.session.turn.pending
        return pending if isinstance(pending, Decision) else None

    def _roll_dice(self) -> None:
        """Answer what is left to chance, unless the caller wants to."""
        if not self.manual:
            self._news += roll_dice(self.session)
