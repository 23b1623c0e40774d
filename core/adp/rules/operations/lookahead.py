"""4.1 Looking ahead: whether the Operation is still possible after a Special Activity done first.

The Special Activity is rehearsed on the side: it runs with the answers given so far, and then in
every way to go on. After each rehearsal the Operation tells whether it is possible.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board
from core.adp.model.ids import DONE, Faction
from core.adp.rules.operations.operation import Special, possible_there
from core.adp.rules.table import AdpTable
from core.kernel import Kind, Procedure, Question, Reason

if TYPE_CHECKING:
    from core.adp.rules.operations.execution import Execution

MOST_TOUCHED: Final = 3
"""No Special Activity changes more spaces than this before it may stop."""

MOST_REHEARSALS: Final = 250
"""After that many the answer is taken to be yes: where there are so many ways, one will do."""

OPERATION_IMPOSSIBLE: Final = Reason("special.operation-impossible", "4.1")


class Given(NamedTuple):
    """An answer in a Special Activity."""

    word: str
    board: Board | None = None
    """The position in which it was given; None for the position of the rehearsal."""


Course = tuple[Given, ...]
"""The answers in a Special Activity, one after the other."""


class Lookahead:
    """A Special Activity before its Operation: the answers given, and those that are possible."""

    def __init__(self, execution: Execution, special: Special) -> None:
        self._execution = execution
        self._special = special
        self._start = execution.board
        self._given: Course = ()

    def can_begin(self) -> bool:
        """Whether the Operation is possible after some way to do the Special Activity."""
        return self._is_ample() or self._can_follow(())

    def limited(self, question: Question) -> Question:
        """Return a question without the answers that make the Operation impossible.

        Only the executing Faction is bound.
        """
        if question.by != self._execution.faction:
            return question
        return replace(
            question,
            options=lambda: self._sifted(tuple(question.options())),
            refuse=partial(_why_not, question),
        )

    def note(self, word: str) -> None:
        """Remember an answer."""
        self._given = (*self._given, Given(word, self._execution.board))

    def _sifted(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the words after which the Operation is possible, and the word to stop here.

        If there are none, all are open; but nothing done beside may bring that about (ruling B-2).
        """
        execution = self._execution
        if self._is_ample():
            return words
        kept = tuple(
            word
            for word in words
            if word == DONE or self._can_follow((*self._given, Given(word, execution.board)))
        )
        return kept if kept or execution.table.is_weighing else words

    def _is_ample(self) -> bool:
        """Whether the Operation is possible in more spaces than can change, and can be paid."""
        execution = self._execution
        operation, board, faction = execution.operation, execution.board, execution.faction
        assert operation is not None
        if not execution.accompaniment.can_pay_for_all:
            return False
        there = (space for space in SPACES if possible_there(operation, board, faction, space))
        return len(tuple(islice(there, MOST_TOUCHED + 1))) > MOST_TOUCHED

    def _can_follow(self, given: Course) -> bool:
        """Whether the Operation is possible after some way to go on from the answers given."""
        execution = self._execution
        operation, faction, terms = execution.operation, execution.faction, execution.terms
        assert operation is not None
        courses = [given]
        for _ in range(MOST_REHEARSALS):
            table = _Rehearsal(self._start, execution, courses.pop(), courses)
            trial = execution.on_the_side(table, self._special)
            _run_to_the_end(_procedure(self._special, trial))
            # An Ambush selects spaces of the Attack itself.
            if trial.spaces or operation.refuse(table.board, faction, terms) is None:
                return True
            if not courses:
                return False
        return True


class _Rehearsal(AdpTable):
    """A table on the side, where answers are given beforehand and after these the last one is.

    The courses that part from this one are added to a list, to be rehearsed later.
    """

    def __init__(
        self, board: Board, execution: Execution, given: Course, courses: list[Course]
    ) -> None:
        super().__init__(board, execution.table.catalogue)
        self._faction = execution.faction
        self._course = given
        self._courses = courses
        self._answered = 0

    async def put(self, question: Question) -> str:
        """Answer a question by the course."""
        if self._answered == len(self._course):
            *others, last = _worth_trying(question, self._faction)
            self._courses += [(*self._course, Given(other)) for other in others]
            self._course = (*self._course, Given(last))
        given = self._course[self._answered]
        self._answered += 1
        if given.board is not None:
            self.board = given.board
        return given.word


def _worth_trying(question: Question, faction: Faction) -> tuple[str, ...]:
    """Return the answers that may differ in what follows.

    Others are expected to let the activity happen, which is their last answer. Once it may stop, it
    does. Of numbers, the least and the greatest are enough: one leaves most where it is, the other
    brings most to where it goes.
    """
    if question.by == faction and question.sure and question.idle is not None:
        return (question.idle,)
    words = tuple(question.options())
    if question.by != faction:
        return words[-1:]
    if DONE in words:
        return (DONE,)
    return (words[0], words[-1]) if question.kind == Kind.COUNT and len(words) > 1 else words


def _why_not(question: Question, word: str) -> Reason | None:
    """Return why a word is not an option; a question itself does not say it of its own."""
    if word in question.options():
        return OPERATION_IMPOSSIBLE
    return None if question.refuse is None else question.refuse(word)


async def _procedure(special: Special, execution: Execution) -> None:
    await special.run(execution)


def _run_to_the_end(procedure: Procedure) -> None:
    """Run a procedure; its dice show their last side."""
    option: str | None = None
    with suppress(StopIteration):
        while True:
            option = procedure.send(option).options[-1]
