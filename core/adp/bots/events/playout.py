"""8.4.4 Playing an Event on the side, in every possible way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from core.adp.bots.events.question import EventQuestion
from core.adp.bots.events.trial import Trial
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.kernel import Decision, Turn

Words = Callable[[EventQuestion], Sequence[str]]
"""The possible answers to a question; none where a playout stops."""


class Playout(NamedTuple):
    """One way through an Event: the running game, and the facts since its first answer."""

    word: str
    """Its first answer."""

    before: Board
    turn: Turn[Board, Fact]
    facts: list[Fact]

    @classmethod
    def begin(cls, turn: Turn[Board, Fact], word: str) -> Playout:
        """Answer with a word; the given turn itself is played on."""
        before = turn.board
        return cls(word, before, turn, list(turn.answer(word)))

    @classmethod
    def each(cls, turn: Turn[Board, Fact], words: Sequence[str]) -> Iterator[Playout]:
        """Begin with each of some answers; the last one plays on the given turn itself."""
        for word in words[:-1]:
            yield cls.begin(turn.fork(), word)
        for word in words[-1:]:
            yield cls.begin(turn, word)

    @property
    def question(self) -> EventQuestion | None:
        """The current question; None at the end of the turn."""
        turn = self.turn
        if turn.checkpoints or not isinstance(turn.pending, Decision):
            return None
        return EventQuestion(turn.board, turn.pending, turn.facts, turn.trail)

    @property
    def trial(self) -> Trial:
        """Its result so far."""
        return Trial.of(self.word, self.before, self.facts)

    def branches(self, words: Sequence[str]) -> Iterator[Playout]:
        """Continue with each of some answers; the last one uses this playout itself."""
        for word in words[:-1]:
            other = self._replace(turn=self.turn.fork(), facts=list(self.facts))
            other.facts.extend(other.turn.answer(word))
            yield other
        self.facts.extend(self.turn.answer(words[-1]))
        yield self


def follow(playout: Playout, words: Words) -> Iterator[Playout]:
    """Continue with all possible answers, each way to its end."""
    question = playout.question
    while question is not None and len(options := words(question)) == 1:
        playout.facts.extend(playout.turn.answer(options[0]))
        question = playout.question
    if question is None or not options:
        yield playout
        return
    for branch in playout.branches(options):
        yield from follow(branch, words)
