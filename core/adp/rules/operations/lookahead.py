"""4.1 Whether an Operation is still possible after a Special Activity that is done first.

The Special Activity is rehearsed at a table on the side, with the answers given so far and then
with each way to continue. After a rehearsal, the Operation is tested in the position reached.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from core.adp.model.board import Board
from core.adp.model.ids import DONE
from core.adp.rules.operations.operation import Special
from core.adp.rules.table import AdpTable
from core.kernel import Kind, Procedure, Question, Reason

if TYPE_CHECKING:
    from core.adp.rules.operations.execution import Execution

MOST_REHEARSALS: Final = 250
"""The limit for one answer. Beyond it the Operation is assumed to be possible."""

OPERATION_IMPOSSIBLE: Final = Reason("special.operation-impossible", "4.1")


class CourseAnswer(NamedTuple):
    """An answer in a Special Activity."""

    word: str
    board: Board | None = None
    """The position in which it was really given; None if it is only rehearsed."""


Course = tuple[CourseAnswer, ...]
"""The answers in a Special Activity, in order."""


class Lookahead:
    """Watches a Special Activity that comes before its Operation."""

    def __init__(self, execution: Execution, special: Special) -> None:
        assert execution.operation is not None
        self._execution = execution
        self._operation = execution.operation
        self._special = special
        self._start = execution.board
        self._given: Course = ()

    def can_begin(self) -> bool:
        """Whether some way to do the Special Activity leaves the Operation possible."""
        return self._execution.accompaniment.prospects().ample or self._can_follow(())

    def limited(self, question: Question) -> Question:
        """Return the question without the answers that make the Operation impossible.

        Questions to other Factions do not change.
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
        self._given = (*self._given, CourseAnswer(word, self._execution.board))

    def _sifted(self, words: tuple[str, ...]) -> Iterator[str]:
        """Yield the words that leave the Operation possible, and the word to stop.

        If there are none, yield all (ruling B-2), unless this tests an interrupt.
        """
        execution = self._execution
        all_will_do = execution.accompaniment.prospects().ample
        none_will_do = True
        for word in words:
            answer = CourseAnswer(word, execution.board)
            if all_will_do or word == DONE or self._can_follow((*self._given, answer)):
                none_will_do = False
                yield word
        if none_will_do and not execution.table.is_weighing:
            yield from words

    def _can_follow(self, given: Course) -> bool:
        """Whether some way to continue after these answers leaves the Operation possible."""
        ends = self._ends(given)
        return any(islice(ends, MOST_REHEARSALS)) or next(ends, None) is not None

    def _ends(self, given: Course) -> Iterator[bool]:
        """Whether the Operation is possible at the end of each way to continue."""
        execution, special = self._execution, self._special
        known = special.leads_to(execution, [answer.word for answer in given])
        if known is not None:
            yield from map(self._is_possible_on, known)
            return
        courses = [given]
        while courses:
            table = _Rehearsal(self._start, execution, courses.pop(), courses)
            trial = execution.on_the_side(table, special)
            _run_to_the_end(special.run(trial))
            # An Ambush selects spaces of its Attack, so that has begun.
            yield bool(trial.spaces) or self._is_possible_on(table.board)

    def _is_possible_on(self, board: Board) -> bool:
        """Whether the Operation is possible in a position that may follow."""
        execution = self._execution
        return self._operation.refuse(board, execution.faction, execution.terms) is None


class _Rehearsal(AdpTable):
    """A table that answers its own questions: as given, then always with the last option.

    For each other option, a course is added to those still to be rehearsed.
    """

    def __init__(
        self, board: Board, execution: Execution, given: Course, courses: list[Course]
    ) -> None:
        super().__init__(board, execution.table.catalogue)
        self._faction = execution.faction
        self._promising = execution.accompaniment.prospects().promising
        self._course = given
        self._courses = courses
        self._answered = 0

    async def put(self, question: Question) -> str:
        """Return the next answer of the course."""
        if self._answered == len(self._course):
            *others, last = self._worth_trying(question)
            self._courses += [(*self._course, CourseAnswer(other)) for other in others]
            self._course = (*self._course, CourseAnswer(last))
        given = self._course[self._answered]
        self._answered += 1
        if given.board is not None:
            self.board = given.board
        return given.word

    def _worth_trying(self, question: Question) -> Sequence[str]:
        """Return the answers to rehearse, the most promising last.

        The activity stops as soon as it may. The smallest and the largest number are enough: one
        leaves the most pieces where they are, the other brings the most to where they go. Other
        Factions are assumed to give their last answer, which lets the activity happen.
        """
        if question.by != self._faction:
            return tuple(question.options())[-1:]
        if question.sure and question.idle is not None:
            return (question.idle,)
        words = tuple(question.options())
        if question.kind == Kind.PLACE and self._promising:
            return sorted(words, key=self._promising.__contains__)
        return (words[0], words[-1]) if question.kind == Kind.COUNT and len(words) > 1 else words


def _why_not(question: Question, word: str) -> Reason | None:
    """Return why a word is not an option of a limited question."""
    if word in question.options():
        return OPERATION_IMPOSSIBLE
    return None if question.refuse is None else question.refuse(word)


def _run_to_the_end(procedure: Procedure) -> None:
    """Run a procedure; dice show their last side."""
    option: str | None = None
    try:
        while True:
            option = procedure.send(option).options[-1]
    except StopIteration:
        return
