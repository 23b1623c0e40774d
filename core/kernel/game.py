"""A game as a value, and the same game in motion."""

from __future__ import annotations

from typing import Final, Generic, Protocol

from msgspec import Struct

from core.kernel.decision import Answered, Decision, How
from core.kernel.errors import GameOverError, IllegalAnswerError
from core.kernel.phrase import Why
from core.kernel.table import BoardT, FactT, Procedure, Table

SILENT_TURNS_ALLOWED: Final = 1_000
"""More turns than this without a single question mean that the rules run in circles."""

MOST_UNAIDED: Final = 2_000
"""More answers than this in one turn, by bots and dice with nobody else between them, are no turn.

Of bots left to themselves the longest had 164, of bots upon whom answers were forced 240.
"""

MOST_IDLE: Final = 500
"""And more than this, of those, with nothing happening; the most that was ever needed is 78."""


class Outcome(Struct, frozen=True):
    """How a game ended. Games add to it what they have to tell."""

    winners: tuple[str, ...]
    """Who won; empty when everybody lost."""


class Rules(Protocol[BoardT, FactT]):
    """What a game must bring for the kernel to drive it."""

    def after(self, board: BoardT, fact: FactT) -> BoardT:
        """Return the position after a fact; the one given stays as it is."""

    def sit(self, board: BoardT) -> tuple[Table[BoardT, FactT], Procedure]:
        """Return a table at a checkpoint, and the rules that lead from there to the next one."""

    def outcome(self, board: BoardT) -> Outcome | None:
        """Return how the game ended if this checkpoint is its end."""


class Game(Struct, Generic[BoardT], frozen=True):
    """A game at any instant: small, comparable, and ready for msgspec."""

    checkpoint: BoardT
    """The position when the turn began."""

    trail: tuple[Answered, ...] = ()
    """What has been answered since."""


class Turn(Generic[BoardT, FactT]):
    """A game in motion: the fast way forward.

    Making one from a `Game` drives the rules again through the answers since its checkpoint.
    Make another from the same game to explore elsewhere.
    """

    pending: Decision | Outcome
    """What is asked now, or how the game ended."""

    checkpoints: int
    """How many checkpoints have been passed since this object was made."""

    unaided: int
    """How many answers bots and dice have given in this turn since a person last did."""

    idle: int
    """How many of those have been given since anything happened."""

    def __init__(self, rules: Rules[BoardT, FactT], game: Game[BoardT]) -> None:
        self._rules = rules
        self.checkpoints = 0
        self._begin(game.checkpoint)
        self._drive()
        for answered in game.trail:
            self.answer(answered.option, answered.why, answered.how)
        self.checkpoints = 0

    @property
    def game(self) -> Game[BoardT]:
        """The game as a value."""
        return Game(self._checkpoint, tuple(self._trail))

    @property
    def is_at_checkpoint(self) -> bool:
        """Whether nothing has been answered since the checkpoint."""
        return not self._trail

    @property
    def board(self) -> BoardT:
        """The position now."""
        return self._table.board

    @property
    def facts(self) -> tuple[FactT, ...]:
        """All that has happened since the checkpoint."""
        return tuple(self._table.facts)

    @property
    def runs_on(self) -> bool:
        """Whether bots have answered more often than any turn can need: they run in circles.

        Only they are bound by this; a person may go on for ever.
        """
        return self.unaided >= MOST_UNAIDED or self.idle >= MOST_IDLE

    def fork(self) -> Turn[BoardT, FactT]:
        """Return another game in motion that stands where this one does."""
        return Turn(self._rules, self.game)

    def answer(
        self, option: str, why: tuple[Why, ...] = (), how: How = How.PERSON
    ) -> tuple[FactT, ...]:
        """Answer the pending decision; return what happened up to the next one."""
        decision = self.pending
        if not isinstance(decision, Decision):
            raise GameOverError
        if option not in decision.options:
            raise IllegalAnswerError(option, decision)
        answered = Answered(decision.by, option, why, how)
        self._trail.append(answered)
        if answered.is_by_person:
            self.unaided = self.idle = 0
        else:
            self.unaided, self.idle = self.unaided + 1, self.idle + 1
        if news := self._drive(option):
            self.idle = 0
        return news

    def _begin(self, checkpoint: BoardT) -> None:
        """Sit down at a checkpoint."""
        self._checkpoint = checkpoint
        self._trail: list[Answered] = []
        self.unaided = self.idle = 0
        self._outcome = self._rules.outcome(checkpoint)
        self._procedure: Procedure | None = None
        if self._outcome is None:
            self._table, self._procedure = self._rules.sit(checkpoint)
        else:
            self._table = Table(checkpoint, self._rules.after)

    def _drive(self, option: str | None = None) -> tuple[FactT, ...]:
        """Let the rules run to the next question, past checkpoints that ask nothing."""
        news: list[FactT] = []
        told = len(self._table.facts)
        for _ in range(SILENT_TURNS_ALLOWED):
            if self._procedure is None:
                assert self._outcome is not None
                self.pending = self._outcome
                break
            try:
                decision = self._procedure.send(option)
            except StopIteration:
                news += self._table.facts[told:]
                self._begin(self._table.board)
                self.checkpoints += 1
                option, told = None, 0
                continue
            assert decision.options, f"{decision.ask} offers nothing"
            self.pending = decision
            break
        else:
            raise AssertionError("the rules run in circles: they pass turns and ask nothing")
        news += self._table.facts[told:]
        return tuple(news)


def pending(rules: Rules[BoardT, FactT], game: Game[BoardT]) -> Decision | Outcome:
    """Return what is asked now, or how the game ended."""
    return Turn(rules, game).pending


def apply(rules: Rules[BoardT, FactT], game: Game[BoardT], option: str) -> Game[BoardT]:
    """Return the game after an answer; the game given is untouched."""
    turn = Turn(rules, game)
    turn.answer(option)
    return turn.game
