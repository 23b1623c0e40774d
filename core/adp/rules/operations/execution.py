"""3.1 Carrying out an Operation: its spaces one by one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board
from core.adp.model.facts import Selected
from core.adp.model.ids import DONE, Faction, SpaceId
from core.adp.rules.operations.accompaniment import Accompaniment
from core.adp.rules.operations.operation import Operation, Special
from core.adp.rules.operations.terms import NOT_NAMED, SpaceTest, Terms, can_pay
from core.adp.rules.table import AdpTable
from core.kernel import Kind, Reason

ALREADY_SELECTED: Final = Reason("selected-already", "3.1")
ONE_SPACE_AT_LEAST: Final = Reason("operation.one-space-at-least", "3.1")


class Execution:
    """An Operation, or a Special Activity granted by an Event, while it is carried out."""

    def __init__(
        self,
        table: AdpTable,
        faction: Faction,
        terms: Terms,
        operation: Operation | None = None,
        specials: Collection[Special] = (),
    ) -> None:
        self.table = table
        self.faction = faction
        self.terms = terms
        self.operation = operation
        self.spaces: list[SpaceId] = []
        """The spaces selected for the Operation, in order."""

        self.special: str | None = None
        """The Special Activity that has been done or is being done."""

        self._specials = specials

    @cached_property
    def accompaniment(self) -> Accompaniment:
        """4.1: The Special Activity that may go with the Operation, which a rehearsal never needs.

        Made when first asked for; it lasts as long as the Execution.
        """
        return Accompaniment(self, self._specials)

    @property
    def board(self) -> Board:
        """The position now."""
        return self.table.board

    # 3.1 Paying

    def can_pay(self, cost: int) -> bool:
        """Whether the executing Faction can pay a cost now."""
        return can_pay(self.board, self.faction, self.terms, cost)

    def pay(self, cost: int, rule: str) -> None:
        """3.1: Pay for a space, unless the Operation is free."""
        if not self.terms.free:
            self.table.pay(self.faction, cost, rule)

    # 3.1 Selecting spaces

    def may_select(self, test: SpaceTest, space: SpaceId) -> Reason | None:
        """3.1: Why a space cannot be selected now; each is selected only once."""
        if space in self.spaces:
            return ALREADY_SELECTED
        if self.terms.within is not None and space not in self.terms.within:
            return NOT_NAMED
        return test(self.board, self.faction, self.terms, space)

    def enter(self, space: SpaceId, rule: str) -> None:
        """3.1.1: Add a space to those of the Operation, once, and put a pawn on it."""
        if space not in self.spaces:
            self.spaces.append(space)
            self.table.emit(Selected(space, rule=rule))

    async def select(
        self,
        test: SpaceTest,
        *,
        ask: str,
        rule: str,
        among: Sequence[SpaceId] = SPACES,
        most: int | None = None,
        idle: SpaceTest | None = None,
    ) -> SpaceId | None:
        """Ask for the next space of the Operation; None when it is complete.

        Between the spaces, before the first and after the last, a Special Activity may be done.
        `idle` says why nothing would happen in a space. Such spaces are offered last, and after the
        first space only while something would happen in another (ruling A-90).
        """
        limits = (1 if self.terms.one_space else None, self.terms.most, most)
        if self.spaces and any(n is not None and len(self.spaces) >= n for n in limits):
            return None
        word = await self.next_step(
            lambda: self._open_spaces(test, among, idle),
            lambda word: self._why_not_offered(test, idle, word) if word in SPACES else None,
            ask=ask,
            rule=rule,
        )
        if word is None:
            return None
        space = SpaceId(word)
        self.enter(space, rule)
        return space

    def _open_spaces(
        self, test: SpaceTest, among: Sequence[SpaceId], idle: SpaceTest | None
    ) -> Iterator[SpaceId]:
        """Yield the spaces that can be selected now: the same as `may_select`, but faster."""
        board, faction, terms, taken = self.table.board, self.faction, self.terms, self.spaces
        pool = among if terms.within is None else [s for s in among if s in terms.within]
        useless: list[SpaceId] = []
        useful = False
        for space in pool:
            if space in taken or test(board, faction, terms, space) is not None:
                continue
            if idle is None or idle(board, faction, terms, space) is None:
                useful = True
                yield space
            else:
                useless.append(space)
        if useful or not taken:
            yield from useless

    def _why_not_offered(self, test: SpaceTest, idle: SpaceTest | None, word: str) -> Reason | None:
        """Return why a space is not offered now."""
        space = SpaceId(word)
        reason = self.may_select(test, space)
        if reason is None and idle is not None:
            reason = idle(self.board, self.faction, self.terms, space)
        return reason

    async def next_step(
        self,
        steps: Callable[[], Iterable[str]],
        refuse: Callable[[str], Reason | None],
        *,
        ask: str,
        rule: str,
        unfinished: Callable[[], Reason | None] | None = None,
    ) -> str | None:
        """Ask for the next step and offer Special Activities; None when the Operation is complete.

        `steps` may yield one by one: where any step will do, the first is enough. `unfinished`
        says why it cannot end yet although it has a space.
        """

        def why_not_done() -> Reason | None:
            if not self.spaces:
                return ONE_SPACE_AT_LEAST
            return None if unfinished is None else unfinished()

        def options() -> Iterator[str]:
            stuck = True
            for step in steps():
                stuck = False
                yield step
            # 4.1: After a Special Activity there must be a space, if any is possible (ruling B-2).
            give_up = stuck and self.special and not self.table.is_weighing
            if give_up or why_not_done() is None:
                yield DONE

        def why_not(word: str) -> Reason | None:
            if word == DONE:
                return why_not_done()
            return self.accompaniment.why_not(word) or refuse(word)

        word = await self.table.ask(
            self.faction,
            options,
            ask=ask,
            rule=rule,
            kind=Kind.PLACE,
            refuse=why_not,
            also=self.accompaniment.now(),
            idle=DONE,
            sure=why_not_done() is None,
        )
        self.accompaniment.has_been_offered()
        return None if word == DONE else word

    # 4.1 Looking ahead

    def on_the_side(self, table: AdpTable, special: Special) -> Execution:
        """Return the same Execution at another table, to rehearse a Special Activity."""
        trial = Execution(table, self.faction, self.terms, self.operation)
        trial.special = special.word
        return trial
