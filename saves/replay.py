"""Gives recorded answers to the rules, under whatever version of them they were recorded.

Some questions have only one answer, and earlier rules did not ask all of them. Where the present
rules ask such a question and the record does not have it, its only answer is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from core.kernel import (
    Box,
    Decision,
    Foretold,
    Game,
    How,
    Turn,
    fingerprint,
    followed,
    is_print_of,
)
from core.kernel.table import BoardT, FactT
from saves.records import SEATS, Answer
from saves.tree import Tree


class Replay(Generic[BoardT, FactT]):
    """Leads a turn through the answers of a tree."""

    def __init__(self, box: Box[BoardT, FactT], tree: Tree) -> None:
        self._box = box
        self._tree = tree

    def drive(self, checkpoint: BoardT, answers: Iterable[Answer]) -> Turn[BoardT, FactT]:
        """Return the game that answers lead to from a checkpoint."""
        turn = Turn(self._box.rules, Game(checkpoint))
        for answer in answers:
            if answer.ask != SEATS:
                self.reach(turn, answer)
                self.give(turn, answer)
        return turn

    def followed(self, checkpoint: BoardT, answers: list[Answer]) -> BoardT | None:
        """Return the checkpoint to which the answers of a whole turn lead, found the quick way.

        Return None if only the careful way can tell. The print of the last answer must match, so
        this cannot lead anywhere else than where the game was.
        """
        last = answers[-1]
        if last.fingerprint is None or any(answer.ask == SEATS for answer in answers):
            return None
        if self._tree.rules(answers[0].number) != self._box.version:
            return None  # earlier rules did not ask all the questions
        try:
            return followed(
                self._box.rules,
                checkpoint,
                (Foretold(answer.by, answer.ask, answer.answer) for answer in answers),
                lambda board: fingerprint(board) == last.fingerprint,
            )
        except Exception:  # answers that the rules do not allow may do anything to them
            return None

    def reach(self, turn: Turn[BoardT, FactT], answer: Answer) -> tuple[FactT, ...]:
        """Pass the questions that were not asked before a recorded one; return what happened.

        This stops at the end of the turn.
        """
        facts: tuple[FactT, ...] = ()
        began = turn.checkpoints
        while (asked := _single(turn)) is not None and turn.checkpoints == began:
            if asked.ask == answer.ask and self._was_asked(asked, answer):
                break
            facts += _pass(turn, asked)
        return facts

    def give(self, turn: Turn[BoardT, FactT], answer: Answer) -> tuple[FactT, ...]:
        """Give a recorded answer; return what happened.

        If it ended a turn, questions that were not asked before the end are passed, and so are
        whole turns in which nothing was asked.
        """
        facts = turn.answer(answer.answer, answer.why, answer.how)
        if answer.fingerprint is not None:
            while (asked := _single(turn)) is not None and not self._was_asked(asked, answer):
                if turn.is_at_checkpoint and is_print_of(answer.fingerprint, turn.game.checkpoint):
                    break
                facts += _pass(turn, asked)
        return facts

    def _was_asked(self, decision: Decision, answer: Answer) -> bool:
        """Whether a question with a single answer was asked when an answer was recorded."""
        return self._box.was_asked(decision, self._tree.rules(answer.number))


def _single(turn: Turn[BoardT, FactT]) -> Decision | None:
    """Return the pending question if a side must answer it and has no choice, otherwise None."""
    asked = turn.pending
    if not isinstance(asked, Decision) or asked.by is None or asked.only_answer is None:
        return None
    return asked


def _pass(turn: Turn[BoardT, FactT], asked: Decision) -> tuple[FactT, ...]:
    """Give the only answer to a question."""
    assert asked.only_answer is not None
    return turn.answer(asked.only_answer, how=How.ALONE)
