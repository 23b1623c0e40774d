"""4.1 Whether an Operation can follow a Special Activity that is done first.

Nobody computes what a Special Activity leads to: it is tried out on the side, with what has been
answered so far, and then the Operation is asked whether it is possible.
"""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine
from contextlib import closing, suppress
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board
from core.adp.model.ids import DONE, Faction
from core.adp.rules.operations.operation import Special, possible_there
from core.adp.rules.table import AdpTable
from core.kernel import Decision, Interrupt, Kind, Procedure, Reason
from core.kernel.decision import Refusal
from core.kernel.table import Options

if TYPE_CHECKING:
    from core.adp.rules.operations.execution import Execution

MOST_TOUCHED: Final = 3
"""No Special Activity changes more spaces before one may stop, so in others nothing changes."""

OPERATION_IMPOSSIBLE: Final = Reason("special.operation-impossible", "4.1")

Given = tuple[str, Board | None]
"""An answer, and the position in which it was given if that is known."""


class Lookahead:
    """A Special Activity that is done first: what was answered in it, and what may be next."""

    def __init__(self, execution: Execution, special: Special) -> None:
        self.faction = execution.faction
        self._execution = execution
        self._special = special
        self._start = execution.board
        self._given: tuple[Given, ...] = ()
        self._last: tuple[Board, tuple[str, ...], tuple[str, ...]] | None = None

    def note(self, word: str) -> None:
        """Remember an answer."""
        self._given = (*self._given, (word, self._execution.board))
        self._last = None

    def can_begin(self) -> bool:
        """Whether it can be done in some way after which the Operation can still follow."""
        return self._is_ample() or self._can_follow(())

    def prudent(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the words after which the Operation can follow, and the one that stops here.

        Once the Operation has begun nothing has to follow any more. If one must be taken and none
        leaves the Operation possible, all are open; but nothing done beside may bring that about.
        """
        execution = self._execution
        if execution.spaces:
            return words
        if self._last is None or self._last[0] is not execution.board or self._last[1] != words:
            self._last = (execution.board, words, self._sift(words))
        return self._last[2]

    def why_not(self, options: Options, refuse: Refusal | None, word: str) -> Reason | None:
        """Why a word is not open, which it may have been otherwise."""
        if word in options():
            return OPERATION_IMPOSSIBLE
        return None if refuse is None else refuse(word)

    def _sift(self, words: tuple[str, ...]) -> tuple[str, ...]:
        if self._is_ample():
            return words
        board = self._execution.board
        kept = tuple(
            word
            for word in words
            if word == DONE or self._can_follow((*self._given, (word, board)))
        )
        may_stop = DONE in words or self._execution.table.is_weighing
        return kept if may_stop else kept or words

    def _is_ample(self) -> bool:
        """Whether the Operation is possible in more spaces than can change, and can be paid."""
        execution = self._execution
        operation, board, faction = execution.operation, execution.board, execution.faction
        assert operation is not None
        if not execution.accompaniment.can_pay_for_all:
            return False
        there = (s for s in SPACES if possible_there(operation, board, faction, s))
        return len(tuple(islice(there, MOST_TOUCHED + 1))) > MOST_TOUCHED

    def _can_follow(self, given: tuple[Given, ...]) -> bool:
        """Whether the Operation is possible in some way after answers, one course after another."""
        execution = self._execution
        operation = execution.operation
        assert operation is not None
        courses = [given]
        while courses:
            table = _Rehearsal(self._start, execution.table, courses.pop())
            trial = execution.on_the_side(table, self._special)
            _follow(_run(self._special.run(trial)), table, self.faction, courses)
            if trial.spaces:  # an Ambush selects spaces of the Attack itself
                return True
            if operation.refuse(table.board, trial.faction, trial.terms) is None:
                return True
        return False


class _Rehearsal(AdpTable):
    """A table on the side, where some answers are given already.

    Where one may be done with the activity, one is.
    """

    def __init__(self, board: Board, table: AdpTable, given: tuple[Given, ...]) -> None:
        super().__init__(board, table.catalogue)
        self.given = [*given]
        self._number = 0

    def ask(
        self,
        by: str,
        options: Options,
        *,
        ask: str,
        rule: str,
        kind: str = Kind.MENU,
        about: tuple[str, ...] = (),
        refuse: Refusal | None = None,
        also: tuple[Interrupt, ...] = (),
        idle: str | None = None,
        sure: bool = False,
    ) -> Coroutine[Any, Any, str]:
        """Answer as was answered, or be done."""
        open_words = options if idle is None else lambda: (idle,)
        return self.choose(by, open_words, ask=ask, rule=rule, kind=kind)

    async def choose(
        self,
        by: str,
        options: Options,
        *,
        ask: str,
        rule: str,
        kind: str = Kind.MENU,
        about: tuple[str, ...] = (),
        refuse: Refusal | None = None,
        undisturbed: bool = False,
    ) -> str:
        """Answer as was answered; then ask, unless there is only one choice."""
        if self._number == len(self.given):
            words = tuple(options())
            if DONE in words:
                words = (DONE,)
            word = words[0] if len(words) == 1 else await Decision(by, ask, rule, kind, words)
            self.given.append((word, None))
        word, board = self.given[self._number]
        if board is not None:
            self.board = board
        self._number += 1
        return word


async def _run(procedure: Awaitable[None]) -> None:
    await procedure


def _follow(
    procedure: Procedure, table: _Rehearsal, faction: Faction, courses: list[tuple[Given, ...]]
) -> None:
    """Lead a procedure to its end, always by the last option; add the courses that part from it.

    Of numbers the least and the greatest are looked at: what helps most here, and elsewhere. Others
    and the dice answer as they like, so only one of their answers is looked at.
    """
    option: str | None = None
    with suppress(StopIteration), closing(procedure):
        while True:
            asked = procedure.send(option)
            words = asked.options
            if asked.kind == Kind.COUNT:
                words = (words[0], words[-1])
            if asked.by == faction:
                courses += [(*table.given, (word, None)) for word in words[:-1]]
            option = words[-1]
