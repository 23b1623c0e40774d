"""8.4.4 An Event played on, on the side, in every way that it can go."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from core.adp.bots.events.question import EventQuestion
from core.adp.bots.events.trial import Trial
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.kernel import Decision, Turn

Words = Callable[[EventQuestion], Sequence[str]]
"""The answers that may be given to a question; none where a playout is not to go on."""


class Playout(NamedTuple):
    """A way on through an Event: the game in motion, and what has happened since it was begun."""

    word: str
    """The answer that it began with."""

    before: Board
    turn: Turn[Board, Fact]
    facts: list[Fact]

    @classmethod
    def begin(cls, turn: Turn[Board, Fact], word: str) -> Playout:
        """Answer with a word; the game is led on from here."""
        before = turn.board
        return cls(word, before, turn, list(turn.answer(word)))

    @property
    def question(self) -> EventQuestion | None:
        """What is asked now; None at the end of the turn."""
        turn = self.turn
        if turn.checkpoints or not isinstance(turn.pending, Decision):
            return None
        return EventQuestion(turn.board, turn.pending, turn.facts, turn.game.trail)

    @property
    def trial(self) -> Trial:
        """What has come of it so far."""
        return Trial.of(self.word, self.before, self.facts)

    def branches(self, words: Sequence[str]) -> Iterator[Playout]:
        """Go on by each of some answers; the last of them takes this playout itself along."""
        for word in words[:-1]:
            other = self._replace(turn=self.turn.fork(), facts=list(self.facts))
            other.facts.extend(other.turn.answer(word))
            yield other
        self.facts.extend(self.turn.answer(words[-1]))
        yield self


def follow(playout: Playout, words: Words) -> Iterator[Playout]:
    """Go on by all answers that may be given, each way to its end."""
    question = playout.question
    while question is not None and len(options := words(question)) == 1:
        playout.facts.extend(playout.turn.answer(options[0]))
        question = playout.question
    if question is None or not options:
        yield playout
        return
    for branch in playout.branches(options):
        yield from follow(branch, words)
