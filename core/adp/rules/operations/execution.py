"""3.1 and 4.1 Carrying out an Operation: its spaces one by one, a Special Activity among them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from itertools import islice
from typing import Final

from msgspec import Struct

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board, Space
from core.adp.model.facts import PawnsCleared, Selected
from core.adp.model.ids import COIN, DONE, PURSE, TALIBAN, Deed, Faction, Islamabad, Seat, SpaceId
from core.adp.rules.actions import Operation
from core.adp.rules.interruptions import asides, get_ready, within_reach
from core.adp.rules.operations.accompaniment import leaves_operation
from core.adp.rules.table import AdpTable
from core.adp.rules.transfers import AMPLE
from core.kernel import Interrupt, Kind, Reason


class Terms(Struct, frozen=True):
    """On which terms a Faction operates.

    A card that changes more than this hands over terms of its own kind, which are found with the
    rule that they change: `sweep.InPlace`.
    """

    limited: bool = False
    """2.3.5: A Limited Operation: no Special Activity, and one space only."""

    one_space: bool = False
    """Whether only one space may be selected, or be the destination."""

    free: bool = False
    """3.1.2: Granted by an Event: nothing is paid, no Special Activity is added."""

    within: tuple[SpaceId, ...] | None = None
    """5.5: The spaces that an Event names; anywhere if None."""

    most: int | None = None
    """In how many spaces at most, where an Event says so."""

    extra_first: bool = False
    """8.6.2, 8.8.2: In a Train a Base or Patronage may come before the cubes, not only after."""


FULL: Final = Terms()
FREE: Final = Terms(free=True)
BY_SHEET: Final = Terms(extra_first=True)
"""8.6, 8.8: How COIN Non-players operate: in the order of their sheets."""

ALREADY_SELECTED: Final = Reason("selected-already", "3.1")
NOT_NAMED: Final = Reason("not-named-by-event", "5.5")
ONE_SPACE_AT_LEAST: Final = Reason("operation.one-space-at-least", "3.1")
ONE_SPECIAL_ONLY: Final = Reason("special.one-only", "4.1")
NONE_WITH_LIMITED: Final = Reason("special.none-with-limited", "2.3.5")
NONE_WHEN_FREE: Final = Reason("special.none-when-free", "3.1.2")
MOST_CHANGED: Final = 6
"""No Special Activity changes more spaces than this, so in others the Operation stays possible."""

OPERATION_IMPOSSIBLE: Final = Reason("special.operation-impossible", "4.1")
CANNOT_PAY: Final = Reason("cannot-pay", "3.1")

SpaceTest = Callable[[Board, Faction, Terms, SpaceId], Reason | None]
"""Why an Operation or Special Activity cannot take place in a space; None if it can."""


def terms_of_turn(board: Board, faction: Faction, *, limited: bool) -> Terms:
    """2.3.5, 8.1: The terms of a Faction's own turn.

    At Sponsorship the Taliban are less limited; COIN Non-players have an order of their own.
    """
    if not limited:
        by_sheet = faction in COIN and board.seats[faction] is Seat.BOT
        return BY_SHEET if by_sheet else FULL
    sponsored = faction is TALIBAN and board.islamabad is Islamabad.SPONSORSHIP  # 6.6.1
    return Terms(limited=True, one_space=not sponsored)


def can_pay(board: Board, faction: Faction, terms: Terms, cost: int) -> bool:
    """3.1: Whether the purse allows it, or nothing is to be paid."""
    return terms.free or board.track(PURSE[faction]) >= cost


def somewhere(
    test: SpaceTest, among: Sequence[SpaceId], rule: str
) -> Callable[[Board, Faction, Terms], Reason | None]:
    """Return the test whether there is any space for an Operation."""
    nowhere = Reason("nowhere", rule)

    def refuse(board: Board, faction: Faction, terms: Terms) -> Reason | None:
        too_dear = False
        for space in among if terms.within is None else terms.within:
            reason = test(board, faction, terms, space)
            if reason is None:
                return None
            if reason is CANNOT_PAY:
                too_dear = True
        return CANNOT_PAY if too_dear else nowhere

    return refuse


class Special(Struct, frozen=True):
    """4 A Special Activity of one Faction."""

    word: str
    rule: str
    accompanies: tuple[str, ...] | None
    """4.1.1: The Operations it may accompany; None for any."""

    refuse: Callable[[Execution], Reason | None]
    """Why it cannot be done now; None if it can."""

    run: Callable[[Execution], Awaitable[None]]
    """The procedure."""

    enables: Callable[[Board, Faction, Definition], bool] | None = None
    """4.1: Whether, done first, it makes an Operation possible that is not possible yet."""

    where_selected: SpaceTest | None = None
    """4.1.1: If it takes place in a space of the Operation: why it cannot in one.

    It may then change a space before that is resolved, and be what a space is selected for. Any
    other can as well be done before the space is selected.
    """

    costs: bool = False
    """Whether the Faction pays for it."""

    def may_accompany(self, operation: Definition) -> bool:
        """4.1.1: Whether it goes with an Operation."""
        return self.accompanies is None or operation.word in self.accompanies


class Definition(Struct, frozen=True):
    """3 An Operation as its module defines it."""

    word: str
    rule: str
    refuse: Callable[[Board, Faction, Terms], Reason | None]
    """Why it cannot be executed now, without a Special Activity first; None if it can."""

    run: Callable[[Execution], Awaitable[None]]
    """The procedure."""

    prospects: Callable[[Board, Space], object] | None = None
    """Whether a space holds anything for the Operation, whoever comes there to execute it.

    None for an Operation that needs nobody in its spaces to be possible.
    """

    idle: SpaceTest | None = None
    """Why nothing would come of a space that may be selected all the same (ruling A-90)."""

    def worth_a_look(self, board: Board, space: SpaceId) -> bool:
        """4.1: Whether bringing forces to a space might make the Operation possible there."""
        return self.prospects is not None and bool(self.prospects(board, board.spaces[space]))


_ONLY_IN: Final = {space: Terms(within=(space,)) for space in SPACES}


def possible_there(definition: Definition, board: Board, faction: Faction, space: SpaceId) -> bool:
    """4.1: Whether an Operation could be executed in a space of a position that may come about."""
    return definition.refuse(board, faction, _ONLY_IN[space]) is None


class Execution:
    """An Operation, or a Special Activity granted by an Event, while it is carried out."""

    def __init__(
        self,
        table: AdpTable,
        faction: Faction,
        terms: Terms,
        operation: Definition | None = None,
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

        self._specials = {special.word: special for special in specials}
        self._accompanying = tuple(
            Interrupt(s.word, faction, partial(self.can_do, s.word), partial(self._do, s))
            for s in specials
            if operation is not None and s.may_accompany(operation)
        )
        self._offered_at = -1

    @property
    def board(self) -> Board:
        """The position now."""
        return self.table.board

    def can_pay(self, cost: int) -> bool:
        """Whether the executing Faction can pay so much now."""
        return can_pay(self.board, self.faction, self.terms, cost)

    def pay(self, cost: int, rule: str) -> None:
        """3.1: Pay for a space, unless the Operation is free."""
        if not self.terms.free:
            self.table.pay(self.faction, cost, rule)

    def may_select(self, test: SpaceTest, space: SpaceId) -> Reason | None:
        """3.1: Why a space cannot be selected now; each is selected once only."""
        if space in self.spaces:
            return ALREADY_SELECTED
        if self.terms.within is not None and space not in self.terms.within:
            return NOT_NAMED
        return test(self.board, self.faction, self.terms, space)

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
        `idle` says why nothing would come of a space. Such spaces are offered last, and once there
        is a space only as long as something would come of another (ruling A-90).
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
    ) -> list[str]:
        """Return the spaces that can be selected now; what `may_select` says of all, but faster."""
        board, faction, terms, taken = self.table.board, self.faction, self.terms, self.spaces
        pool = among if terms.within is None else [s for s in among if s in terms.within]
        spaces = [s for s in pool if s not in taken and test(board, faction, terms, s) is None]
        if idle is None:
            return [*spaces]
        useful = [s for s in spaces if idle(board, faction, terms, s) is None]
        if taken and not useful:
            return []
        return [*useful, *(s for s in spaces if s not in useful)]

    def _why_not_offered(self, test: SpaceTest, idle: SpaceTest | None, word: str) -> Reason | None:
        """Return why a space is not among those that can be selected now."""
        space = SpaceId(word)
        reason = self.may_select(test, space)
        if reason is None and idle is not None:
            reason = idle(self.board, self.faction, self.terms, space)
        return reason

    async def next_step(
        self,
        steps: Callable[[], list[str]],
        refuse: Callable[[str], Reason | None],
        *,
        ask: str,
        rule: str,
        unfinished: Callable[[], Reason | None] | None = None,
    ) -> str | None:
        """Ask how the Operation goes on, offering Special Activities; None when it is complete.

        `unfinished` says why it cannot end yet although it has a space.
        """

        def why_not_done() -> Reason | None:
            if not self.spaces:
                return ONE_SPACE_AT_LEAST
            return None if unfinished is None else unfinished()

        def options() -> list[str]:
            words = steps()
            # 4.1: A Special Activity done first binds, unless it made the Operation impossible.
            stuck = self.special and not words and not self.table.is_weighing
            if why_not_done() is None or stuck:
                words.append(DONE)
            return words

        def why_not(word: str) -> Reason | None:
            if word == DONE:
                return why_not_done()
            return self.why_not_accompanied_by(word) or refuse(word)

        word = await self.table.ask(
            self.faction,
            options,
            ask=ask,
            rule=rule,
            kind=Kind.PLACE,
            refuse=why_not,
            also=self._interrupts(),
            idle=DONE,
            sure=why_not_done() is None,
        )
        self._offered_at = len(self.table.facts)
        return None if word == DONE else word

    def enter(self, space: SpaceId, rule: str) -> None:
        """3.1.1: Count a space among those of the Operation, once, and stand a pawn there."""
        if space not in self.spaces:
            self.spaces.append(space)
            self.table.emit(Selected(space, rule=rule))

    async def offer_special(self, *, ask: str = "special", rule: str = "4.1") -> None:
        """4.1: Offer a Special Activity once more: to a player who has ended without, in any case.

        A Non-player knows what it was offered before.
        """
        if self._offered_at == len(self.table.facts):
            is_player = self.board.seats[self.faction] is Seat.HUMAN
            if not is_player or not any(i.possible() for i in self._interrupts()):
                return
        await self.table.ask(
            self.faction,
            lambda: (DONE,),
            ask=ask,
            rule=rule,
            refuse=self.why_not_accompanied_by,
            also=self._interrupts(),
            idle=DONE,
        )
        self._offered_at = len(self.table.facts)

    def why_no_special(self, word: str) -> Reason | None:
        """4.1: Why a Special Activity cannot be done now; None if it can."""
        special = self._specials[word]
        if self.terms.limited:
            return NONE_WITH_LIMITED
        if self.terms.free:
            return NONE_WHEN_FREE
        if self.special is not None:
            return ONE_SPECIAL_ONLY
        operation = self.operation
        assert operation is not None
        if not special.may_accompany(operation):
            return Reason("special.accompanies", special.rule, special.accompanies or ())
        if reason := special.refuse(self):
            return reason
        if not self.spaces and (reason := operation.refuse(self.board, self.faction, self.terms)):
            enables = special.enables
            if enables is None or not enables(self.board, self.faction, operation):
                return reason
        elif not (self.spaces or self._is_plentiful(operation) or leaves_operation(self, special)):
            return OPERATION_IMPOSSIBLE
        return None

    @property
    def can_pay_for_all(self) -> bool:
        """4.1: Whether no Special Activity could use up what the Operation costs."""
        return self.can_pay(AMPLE) or not any(s.costs for s in self._specials.values())

    def _is_plentiful(self, operation: Definition) -> bool:
        """4.1: Whether no Special Activity could take away all that the Operation has."""
        if not self.can_pay_for_all:
            return False
        there = (s for s in SPACES if possible_there(operation, self.board, self.faction, s))
        return len(tuple(islice(there, MOST_CHANGED + 1))) > MOST_CHANGED

    def on_the_side(self, special: Special) -> Execution:
        """Return the same Execution at a table of its own, to try a Special Activity out."""
        table = AdpTable(self.board, self.table.catalogue)
        trial = Execution(table, self.faction, self.terms, self.operation, self._specials.values())
        trial.special = special.word
        return trial

    def why_not_accompanied_by(self, word: str) -> Reason | None:
        """4.1: The same for any word; None for one that is no Special Activity of the Faction."""
        return self.why_no_special(word) if word in self._specials else None

    def can_do(self, word: str) -> bool:
        """Whether a Special Activity can be done now."""
        return self.why_no_special(word) is None

    def before_resolving(self) -> tuple[Interrupt, ...]:
        """4.1: What may be done in a space that is selected and not yet resolved."""
        return tuple(i for i in self._interrupts() if self._specials[i.word].where_selected)

    def serves_special(self, space: SpaceId) -> bool:
        """4.1.1: Whether a space may be selected just for a Special Activity there."""
        tests = (self._specials[i.word].where_selected for i in self._interrupts())
        return any(
            test is not None and test(self.board, self.faction, self.terms, space) is None
            for test in tests
        )

    def _interrupts(self) -> tuple[Interrupt, ...]:
        if self.special is not None or self.terms.limited or self.terms.free:
            return ()
        return self._accompanying

    async def _do(self, special: Special) -> None:
        self.special = special.word
        await special.run(self)


def as_operation(
    definition: Definition, specials: Callable[[Faction], Sequence[Special]]
) -> Operation:
    """Return an Operation as the sequence of play offers it."""

    def lacks(board: Board, faction: Faction, limited: bool) -> Reason | None:
        terms = terms_of_turn(board, faction, limited=limited)
        reason = definition.refuse(board, faction, terms)
        if reason is None or limited:
            return reason
        for special in specials(faction):
            enables = special.enables
            if enables is None or not special.may_accompany(definition):
                continue
            if enables(board, faction, definition):
                return None
        return reason

    def refuse(board: Board, faction: Faction, limited: bool) -> Reason | None:
        if reason := lacks(board, faction, limited):
            for other in within_reach(board, faction):
                if lacks(other, faction, limited) is None:
                    return None
        return reason

    async def run(table: AdpTable, faction: Faction, limited: bool) -> Deed | None:
        def possible(board: Board) -> bool:
            return lacks(board, faction, limited) is None

        if not await get_ready(table, faction, definition.word, possible):
            return None
        terms = terms_of_turn(table.board, faction, limited=limited)
        execution = Execution(table, faction, terms, definition, specials(faction))
        await carry_out(execution)
        if limited:
            return Deed.LIMITED
        return Deed.OPERATION if execution.special is None else Deed.OPERATION_AND_SPECIAL

    return Operation(definition.word, definition.rule, refuse, lacks, run)


async def carry_out(execution: Execution, special: Special | None = None) -> None:
    """Run an Operation from its first space to the last chance for a Special Activity.

    Or, if an Event grants a Special Activity by itself, run that.
    """
    table = execution.table
    standing = table.interrupts
    table.interrupts = (*standing, *asides(table, execution.faction))
    if special is not None:
        await special.run(execution)
    else:
        assert execution.operation is not None
        await execution.operation.run(execution)
        await execution.offer_special()
    table.interrupts = standing
    if table.board.pawns:
        table.emit(PawnsCleared(rule="3.1.1"))
