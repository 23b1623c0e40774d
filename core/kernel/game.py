"""A game as a value, and the same game in motion."""

from __future__ import annotations

from collections import deque
from typing import Final, Generic, Protocol

from msgspec import Struct

from core.kernel.decision import Answered, Decision, How
from core.kernel.errors import GameOverError, IllegalAnswerError
from core.kernel.phrase import Why
from core.kernel.table import BoardT, FactT, Foretold, Procedure, Table

SILENT_TURNS_ALLOWED: Final = 1_000
"""More turns than this without a single question mean that the rules run in circles."""

MOST_UNAIDED: Final = 2_000
"""More answers than this in one turn, without a person between them, mean that bots run in circles.

The longest turn of bots on their own had 164 answers; with some answers forced on them, 240.
"""

MOST_IDLE: Final = 500
"""The same limit for answers after which nothing has happened; the most ever needed is 78."""


class Outcome(Struct, frozen=True):
    """How a game ended; games may add more to it."""

    winners: tuple[str, ...]
    """Who won; empty if everybody lost."""


TURN_OVER: Final = Outcome(())
"""What is pending where a fork stops because its turn is over."""


class Rules(Protocol[BoardT, FactT]):
    """What a game must provide so that the kernel can drive it."""

    def after(self, board: BoardT, fact: FactT) -> BoardT:
        """Return the position after a fact; the given position does not change."""

    def sit(self, board: BoardT) -> tuple[Table[BoardT, FactT], Procedure]:
        """Return a table at a checkpoint, and the rules that lead from there to the next one."""

    def outcome(self, board: BoardT) -> Outcome | None:
        """Return how the game ended, None if this checkpoint is not its end."""


class Game(Struct, Generic[BoardT], frozen=True):
    """A game at any moment: small, comparable, and ready for msgspec."""

    checkpoint: BoardT
    """The position when the turn began."""

    trail: tuple[Answered, ...] = ()
    """The answers since then."""


class Asked(Struct, frozen=True):
    """A question of a turn."""

    decision: Decision
    facts: int
    """How much had happened in the turn before it was asked."""

    questions: int
    """How many questions of the turn the rules had come to by then.

    It tells a question from another one of the same name, which had only one answer and was not put
    to anybody.
    """


class Turn(Generic[BoardT, FactT]):
    """A game in motion: the fast way to play on.

    Making one from a `Game` drives the rules through the answers since its checkpoint. To explore
    another line, make another one from the same game.
    """

    pending: Decision | Outcome
    """What is asked now, or how the game ended."""

    checkpoints: int
    """How many checkpoints this object has passed since it was made."""

    unaided: int
    """How many answers this turn has had since a person last chose one."""

    idle: int
    """How many of those have come since anything last happened."""

    has_secrets: bool
    """Whether not everybody may know all answers of this turn."""

    def __init__(self, rules: Rules[BoardT, FactT], game: Game[BoardT]) -> None:
        self._rules = rules
        self._stops = False
        """Whether it goes no further than the end of this turn."""

        self._play(game)

    def _play(self, game: Game[BoardT]) -> None:
        """Drive the rules through the answers of a game."""
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
    def checkpoint(self) -> BoardT:
        """The position when the turn began."""
        return self._checkpoint

    @property
    def trail(self) -> tuple[Answered, ...]:
        """The answers since then."""
        return tuple(self._trail)

    @property
    def asked(self) -> tuple[Asked, ...]:
        """The questions since then, with the pending one."""
        return (*self._asked, *self._asked_now())

    def _asked_now(self) -> tuple[Asked, ...]:
        now = self.pending
        return (self._as_asked(now),) if isinstance(now, Decision) else ()

    def _as_asked(self, decision: Decision) -> Asked:
        return Asked(decision, len(self._table.facts), self._table.questions)

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
        """Everything that has happened since the checkpoint."""
        return tuple(self._table.facts)

    @property
    def runs_on(self) -> bool:
        """Whether bots have answered more often than any turn can need, and so run in circles.

        This limits only bots; a person may go on forever.
        """
        return self.unaided >= MOST_UNAIDED or self.idle >= MOST_IDLE

    def fork(self, *, within_turn: bool = False) -> Turn[BoardT, FactT]:
        """Return another game in motion, at the same point as this one.

        `within_turn`: it stops at the next checkpoint, where nobody is asked how to go on; so do
        all of its own forks.

        The answers so far are known to be possible, and so are the options of the pending question.
        So the rules get there without listing anything that could be answered on the way.
        """
        fork: Turn[BoardT, FactT] = Turn.__new__(Turn)
        fork._rules, fork.checkpoints = self._rules, 0
        fork._stops = within_turn or self._stops
        fork._begin(self._checkpoint)
        fork._table.script.extend(
            Foretold(answered.by, asked.decision.ask, answered.option)
            for asked, answered in zip(self._asked, self._trail, strict=True)
        )
        for now in self._asked_now():
            fork._expect(now)
        try:
            fork._drive()
            is_same = fork._is_where(self)
        except Exception:  # rules may fail if a question was taken for another of the same name
            is_same = False
        if not is_same:
            careful = Turn(self._rules, self.game)
            careful._stops = fork._stops
            return careful
        fork._trail, fork._asked = self._trail.copy(), self._asked.copy()
        fork.unaided, fork.idle = self.unaided, self.idle
        fork.has_secrets = self.has_secrets
        return fork

    def _is_where(self, other: Turn[BoardT, FactT]) -> bool:
        """Whether the same has happened in both, and the same is asked."""
        return (
            not self.checkpoints
            and not self._table.script
            and self.pending == other.pending
            and self._table.facts == other._table.facts
            and self._table.questions == other._table.questions
        )

    def _expect(self, asked: Asked) -> None:
        """Let the rules ask the next question without listing its options, which are known."""
        by, ask = asked.decision.by, asked.decision.ask
        if by is not None:
            self._table.script.append(Foretold(by, ask, left_open=asked.decision))

    def retrace(self, option: str, then: Asked) -> None:
        """Answer as in another game in motion, where this question is known to have come next.

        The rules then need not list its options. If they come to another one, because both have
        the same name, the turn is played again with care.
        """
        asked = self.pending
        assert isinstance(asked, Decision)
        before = self.game
        self._expect(then)
        try:
            self.answer(option)
            is_right = self._asked_now() == (then,) and not self._table.script
        except Exception:  # as in `fork`
            is_right = False
        if not is_right:
            self._play(Game(before.checkpoint, (*before.trail, Answered(asked.by, option))))

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
        self._asked.append(self._as_asked(decision))
        if decision.known_to is not None:
            self.has_secrets = True
        if answered.is_by_person:
            self.unaided = self.idle = 0
        else:
            self.unaided, self.idle = self.unaided + 1, self.idle + 1
        if news := self._drive(option):
            self.idle = 0
        return news

    def _begin(self, checkpoint: BoardT) -> None:
        """Begin a turn at a checkpoint."""
        self._checkpoint = checkpoint
        self._trail: list[Answered] = []
        self._asked: list[Asked] = []
        """The questions of the answers in the trail."""

        self.unaided = self.idle = 0
        self.has_secrets = False
        self._outcome = self._rules.outcome(checkpoint)
        self._procedure: Procedure | None = None
        if self._outcome is None:
            self._table, self._procedure = self._rules.sit(checkpoint)
        else:
            self._table = Table(checkpoint, self._rules.after)

    def _drive(self, option: str | None = None) -> tuple[FactT, ...]:
        """Let the rules run to the next question, past checkpoints that ask nothing."""
        news: tuple[FactT, ...] = ()
        known = len(self._table.facts)
        for _ in range(SILENT_TURNS_ALLOWED):
            if self._procedure is None:
                assert self._outcome is not None
                self.pending = self._outcome
                break
            try:
                decision = sent(self._procedure, option, self._table.script)
            except StopIteration:
                self.checkpoints += 1
                if self._stops:
                    self._procedure, self._outcome = None, TURN_OVER
                    continue
                news += tuple(self._table.facts[known:])
                self._begin(self._table.board)
                option, known = None, 0
                continue
            assert decision.options, f"{decision.ask} offers nothing"
            self.pending = decision
            break
        else:
            raise AssertionError("the rules run in circles: they pass turns and ask nothing")
        return news + tuple(self._table.facts[known:])


def sent(procedure: Procedure, option: str | None, script: deque[Foretold]) -> Decision:
    """Send an answer to running rules; return their next question that is not in the script."""
    decision = procedure.send(option)
    while script and script[0].is_of(decision.by, decision.ask):
        if script[0].left_open is not None:
            script.popleft()
            break
        if script[0].word not in decision.options:
            break
        decision = procedure.send(script.popleft().word)
    return decision


def pending(rules: Rules[BoardT, FactT], game: Game[BoardT]) -> Decision | Outcome:
    """Return what is asked now, or how the game ended."""
    return Turn(rules, game).pending


def apply(rules: Rules[BoardT, FactT], game: Game[BoardT], option: str) -> Game[BoardT]:
    """Return the game after an answer; the given game does not change."""
    turn = Turn(rules, game)
    turn.answer(option)
    return turn.game
