"""4.1 The Special Activity that accompanies an Operation: before, between or after its spaces."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board
from core.adp.model.ids import DONE, Seat, SpaceId
from core.adp.rules.operations.lookahead import OPERATION_IMPOSSIBLE, Lookahead
from core.adp.rules.operations.operation import Operation, Special, possible_there
from core.adp.rules.transfers import AMPLE
from core.kernel import Interrupt, Reason

if TYPE_CHECKING:
    from core.adp.rules.operations.execution import Execution

NONE_WITH_LIMITED: Final = Reason("special.none-with-limited", "2.3.5")
NONE_WHEN_FREE: Final = Reason("special.none-when-free", "3.1.2")
ONE_SPECIAL_ONLY: Final = Reason("special.one-only", "4.1")

MOST_TOUCHED: Final = 3
"""The most spaces that a Special Activity changes before it may stop."""


class Prospects(NamedTuple):
    """4.1: What becomes of an Operation if a Special Activity is done before its first space."""

    board: Board
    """The position in which this is so."""

    reason: Reason | None = None
    """Why the Operation is not possible yet; None if it is."""

    promising: frozenset[SpaceId] = frozenset()
    """If it is not possible yet: where forces might make it so."""

    ample: bool = False
    """Whether it is possible in more spaces than can change, and can be paid in any case."""


class Accompaniment:
    """The Special Activity that a Faction may add to its Operation, once."""

    def __init__(self, execution: Execution, specials: Collection[Special]) -> None:
        self._execution = execution
        self.specials = specials
        """The Special Activities of the Faction, with any Operation."""

        self._by_word = {special.word: special for special in specials}
        operation = execution.operation
        self._interrupts = tuple(
            Interrupt(
                special.word,
                execution.faction,
                partial(self._is_possible, special),
                partial(self._do, special),
            )
            for special in specials
            if operation is not None and special.may_accompany(operation)
        )
        self._offered_at = -1
        self._prospects: Prospects | None = None

    def now(self) -> tuple[Interrupt, ...]:
        """Return what may be done at a question between the spaces."""
        terms = self._execution.terms
        if self._execution.special is not None or terms.limited or terms.free:
            return ()
        return self._interrupts

    def before_resolving(self) -> tuple[Interrupt, ...]:
        """4.1: Return what may be done in a space that is selected and not yet resolved."""
        return tuple(i for i in self.now() if self._by_word[i.word].where_selected)

    def serves(self, space: SpaceId) -> bool:
        """4.1.1: Whether a space may be selected just for a Special Activity there."""
        execution = self._execution
        tests = (self._by_word[i.word].where_selected for i in self.now())
        return any(
            test is not None
            and test(execution.board, execution.faction, execution.terms, space) is None
            for test in tests
        )

    def has_been_offered(self) -> None:
        """Remember when it was offered last."""
        self._offered_at = len(self._execution.table.facts)

    async def offer_at_the_end(self) -> None:
        """4.1: Offer it once more; to a player even if nothing happened since the last offer."""
        execution = self._execution
        if self._offered_at == len(execution.table.facts):
            is_player = execution.board.seats[execution.faction] is Seat.HUMAN
            if not is_player or not any(i.possible() for i in self.now()):
                return
        await execution.table.ask(
            execution.faction,
            lambda: (DONE,),
            ask="special",
            rule="4.1",
            refuse=self.why_not,
            also=self.now(),
            idle=DONE,
        )
        self.has_been_offered()

    def why_not(self, word: str) -> Reason | None:
        """Why a Special Activity cannot be done now; None for any other word."""
        special = self._by_word.get(word)
        return None if special is None else self._why_not_now(special)

    def _is_possible(self, special: Special) -> bool:
        return self._why_not_now(special) is None

    async def _do(self, special: Special) -> None:
        execution = self._execution
        execution.special = special.word
        if special.disturbs and not execution.spaces:
            execution.table.lookahead = Lookahead(execution, special)
        await special.run(execution)
        execution.table.lookahead = None

    def _why_not_now(self, special: Special) -> Reason | None:
        """4.1: Why a Special Activity cannot be done now; None if it can."""
        execution = self._execution
        if execution.terms.limited:
            return NONE_WITH_LIMITED
        if execution.terms.free:
            return NONE_WHEN_FREE
        if execution.special is not None:
            return ONE_SPECIAL_ONLY
        operation = execution.operation
        assert operation is not None
        if not special.may_accompany(operation):
            return Reason("special.accompanies", special.rule, special.accompanies or ())
        if reason := special.refuse(execution):
            return reason
        return None if execution.spaces else self._why_not_first(special, operation)

    # Before the first space of the Operation

    def _why_not_first(self, special: Special, operation: Operation) -> Reason | None:
        """4.1: Before its Operation, it must leave that possible or make it so."""
        execution = self._execution
        board, faction = execution.board, execution.faction
        if reason := self.prospects().reason:
            enables = special.enables
            return None if enables is not None and enables(board, faction, operation) else reason
        return None if Lookahead(execution, special).can_begin() else OPERATION_IMPOSSIBLE

    def prospects(self) -> Prospects:
        """4.1: What can be said of the Operation whichever Special Activity comes first.

        Kept as long as the position is the same, because each Special Activity asks.
        """
        board = self._execution.board
        if self._prospects is None or self._prospects.board is not board:
            self._prospects = self._prospects_on(board)
        return self._prospects

    def _prospects_on(self, board: Board) -> Prospects:
        execution, faction = self._execution, self._execution.faction
        operation = execution.operation
        assert operation is not None
        reason = operation.refuse(board, faction, execution.terms)
        costly = any(special.costs for special in self.specials)
        if reason is not None:
            promising = [space for space in SPACES if operation.worth_a_look(board, space)]
            return Prospects(board, reason, frozenset(promising))
        if costly and not execution.can_pay(AMPLE):
            return Prospects(board)
        there = (space for space in SPACES if possible_there(operation, board, faction, space))
        in_many = len(tuple(islice(there, MOST_TOUCHED + 1))) > MOST_TOUCHED
        return Prospects(board, ample=in_many)
