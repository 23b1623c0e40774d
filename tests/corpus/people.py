"""A table with people and bots; the people answer at random, but the same way each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Final, Self

from adp_tui.play.bots import AnyBot
from adp_tui.play.driver import Driver
from adp_tui.presenter.presenter import AnyPresenter
from core.adp.box import BOX
from core.kernel import BOT, HUMAN, draw
from saves.session import AnySession

COALITION: Final = "coalition"
GOVERNMENT: Final = "government"
TALIBAN: Final = "taliban"
WARLORDS: Final = "warlords"

ASIDES: Final = 10
"""At one question in this many, a person also considers the asides."""


def seats_of(*people: str) -> dict[str, str]:
    """Return the seats of a game in which people play these sides, and bots the others."""
    return {side: HUMAN if side in people else BOT for side in BOX.sides}


class Chooser:
    """Chooses at random; the same seed makes the same choices."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._chosen = 0

    def choose(self, words: Sequence[str]) -> str:
        """Return one of the words."""
        self._chosen += 1
        return draw(self._seed, self._chosen, words)

    def chance(self, one_in: int) -> bool:
        """Return true once in that many times, at random."""
        return self.choose([str(number) for number in range(one_in)]) == "0"


class Table:
    """A game that people and bots play through the driver, as the screen does."""

    def __init__(
        self, session: AnySession, presenter: AnyPresenter, bot: AnyBot | None, chooser: Chooser
    ) -> None:
        self.session = session
        self.driver = Driver(session, presenter, bot=bot)
        self.chooser = chooser
        self._answers = presenter.answers

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.session.close()

    @property
    def asked(self) -> str:
        """The side that is asked; the game must not be over."""
        assert self.driver.decision is not None, "the game is over"
        assert self.driver.decision.by is not None
        return self.driver.decision.by

    @property
    def question(self) -> str | None:
        """The word for the question that is asked; None if the game is over."""
        return None if self.driver.decision is None else self.driver.decision.ask

    @property
    def is_mid_turn(self) -> bool:
        """Whether something has been answered in this turn."""
        return bool(self.session.turn.game.trail)

    @property
    def person_is_asked(self) -> bool:
        """Whether a person must answer."""
        return self.driver.decision is not None and not self.driver.bot_is_asked

    def go_on(self) -> None:
        """Let the person or bot that is asked give one answer."""
        assert self.driver.decision is not None, "the game is over"
        if self.driver.bot_is_asked:
            self.driver.step()
        else:
            self.driver.answer(self._choice())

    def answer(self, *words: str) -> None:
        """Answer with these words for the person who is asked."""
        for word in words:
            self.driver.answer(word)

    def play(self, answers: int) -> None:
        """Play until the file has that many more answers, or to the end of the game."""
        enough = len(self.session.tree) + answers
        while self.driver.decision is not None and len(self.session.tree) < enough:
            self.go_on()

    def play_until(self, comes: Callable[[], bool]) -> None:
        """Play until a condition holds; it must hold before the game is over."""
        while not comes():
            self.go_on()

    def play_to_person(self, side: str | None = None, *, mid_turn: bool = False) -> None:
        """Play until a person is asked: any person or that of a side, perhaps only in mid-turn."""
        self.play_until(
            lambda: (
                self.person_is_asked
                and side in (None, self.asked)
                and (self.is_mid_turn or not mid_turn)
            )
        )

    def play_to_end_of_turn(self) -> None:
        """Play until the next turn begins."""
        self.go_on()
        self.play_until(lambda: not self.is_mid_turn)

    def play_out(self) -> None:
        """Play to the end of the game."""
        while self.driver.decision is not None:
            self.go_on()

    def leave_turn(self) -> None:
        """Leave the rest of the present turn to the bot, and let the bot finish it."""
        self.driver.leave_to_bot()
        self.driver.run()

    def change_mind(self) -> None:
        """Play until a person has a choice; answer, take that back and answer something else."""
        self.play_until(lambda: self.person_is_asked and len(self._offered()) > 1)
        slip = self.chooser.choose(self._offered())
        other = self.chooser.choose([word for word in self._offered() if word != slip])
        self.driver.answer(slip)
        self.driver.undo()
        self.driver.answer(other)

    def _offered(self, *, asides: bool = False) -> list[str]:
        """Return what the screen offers to the person who is asked."""
        assert self.driver.decision is not None, "the game is over"
        offered = self._answers.arranged(self.driver.decision, self.driver.board)
        return list(offered.options) if asides else self._answers.without_asides(offered)

    def _choice(self) -> str:
        """Return what the person who is asked answers."""
        asides = not self._offered() or self.chooser.chance(ASIDES)
        return self.chooser.choose(self._offered(asides=asides))
