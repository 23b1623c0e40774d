"""The table of A Distant Plain: the verbs that its rules share."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from core.adp.model.atlas import PAKISTAN, SPACES
from core.adp.model.board import Board
from core.adp.model.facts import (
    Activated,
    Fact,
    Gained,
    Lost,
    Paid,
    Placed,
    Shifted,
    Transferred,
    after,
)
from core.adp.model.ids import (
    BASES,
    CAP,
    DONE,
    HIDDEN,
    OWNER,
    PURSE,
    TALIBAN,
    Faction,
    Islamabad,
    Piece,
    SpaceId,
    Support,
    Track,
)
from core.adp.rules.actions import Catalogue
from core.adp.rules.stacking import may_be_in
from core.kernel import Decision, Kind, Question, Reason, Table
from core.kernel.decision import Refusal

if TYPE_CHECKING:
    from core.adp.rules.operations.lookahead import Lookahead

SpaceRefusal = Callable[[SpaceId], Reason | None]
"""Returns why a space cannot be chosen; None if it can."""


class AdpTable(Table[Board, Fact]):
    """A board in play, with the verbs that keep within pieces, stacking and tracks (5.1.1)."""

    def __init__(self, board: Board, catalogue: Catalogue) -> None:
        super().__init__(board, after)
        self.catalogue = catalogue
        self.lookahead: Lookahead | None = None
        """4.1: Limits the answers while a Special Activity is done before its Operation."""

    def put(self, question: Question) -> Coroutine[Any, Any, str]:
        """Ask a question; 4.1: without answers that would make the Operation impossible."""
        if self.lookahead is None:
            return super().put(question)
        return self._put_limited(question, self.lookahead)

    async def _put_limited(self, question: Question, ahead: Lookahead) -> str:
        word = await super().put(ahead.limited(question))
        ahead.note(word)
        return word

    def emit(self, *facts: Fact) -> None:
        """Let something happen; at Hostility, Taliban in Pakistan cannot hide (6.6.1)."""
        super().emit(*facts)
        if self.board.islamabad is Islamabad.HOSTILITY:
            self._expose_taliban_in_pakistan()

    def _expose_taliban_in_pakistan(self) -> None:
        for space in PAKISTAN:
            if hiding := self.board.spaces[space].taliban_underground:
                super().emit(Activated(TALIBAN, space, hiding, rule="6.6.1"))

    def gain(self, track: Track, amount: int, rule: str) -> int:
        """1.8: Raise a track, not beyond its end; return by how much."""
        amount = min(amount, CAP[track] - self.board.track(track))
        if amount > 0:
            self.emit(Gained(track, amount, rule=rule))
        return amount

    def lose(self, track: Track, amount: int, rule: str) -> int:
        """1.8: Lower a track, not below 0; return by how much."""
        amount = min(amount, self.board.track(track))
        if amount > 0:
            self.emit(Lost(track, amount, rule=rule))
        return amount

    def transfer(self, source: Track, target: Track, amount: int, rule: str) -> int:
        """1.8: Move as many points as there are and as fit; return how many."""
        room = CAP[target] - self.board.track(target)
        amount = min(amount, self.board.track(source), room)
        if amount > 0:
            self.emit(Transferred(source, target, amount, rule=rule))
        return amount

    def pay(self, faction: Faction, amount: int, rule: str) -> None:
        """3.1: Pay from the purse of a Faction, which can."""
        if amount:
            self.emit(Paid(PURSE[faction], amount, rule=rule))

    def place(self, piece: Piece, space: SpaceId, count: int, rule: str) -> int:
        """1.4.1, 1.4.2: Place as many as are Available and have room; return how many."""
        if not may_be_in(OWNER[piece], space):
            return 0
        count = min(count, self.board.available.count(HIDDEN.get(piece, piece)))
        if piece in BASES:
            count = min(count, self.board.room_for_bases(space))
        if count > 0:
            self.emit(Placed(piece, space, count, rule=rule))
        return count

    def shift(self, space: SpaceId, to: Support, rule: str) -> None:
        """1.6: Set an area's attitude, if it can have one."""
        now = self.board.spaces[space].support
        if now is not to and self.board.can_take_sides(space):
            self.emit(Shifted(space, now, to, rule=rule))

    def choose(
        self,
        by: Faction,
        options: Callable[[], Iterable[str]],
        *,
        ask: str,
        rule: str,
        kind: str = Kind.MENU,
        about: tuple[str, ...] = (),
        refuse: Refusal | None = None,
        always: bool = False,
        undisturbed: bool = False,
    ) -> Coroutine[Any, Any, str]:
        """Ask for one of the words that are possible now. A single one is not asked for.

        `always`: a single one is asked for all the same. Questions that come up again and again
        need this: a reader of the log would otherwise take the second for the first.
        `undisturbed`: during an interrupt, which nothing else may interrupt.
        """
        question = Question(by, options, ask, rule, kind, about, refuse, lone=not always)
        return _put_undisturbed(question) if undisturbed else self.put(question)

    async def one_space(
        self,
        by: Faction,
        spaces: Callable[[], Iterable[SpaceId]],
        *,
        ask: str,
        rule: str,
        about: tuple[str, ...] = (),
        refuse: SpaceRefusal | None = None,
        always: bool = False,
    ) -> SpaceId:
        """Ask for one of at least one space; the same as `choose` otherwise."""
        why_not = _for_spaces(rule, refuse)
        word = await self.put(
            Question(by, spaces, ask, rule, Kind.PLACE, about, why_not, lone=not always)
        )
        return SpaceId(word)

    async def choose_space(
        self,
        by: Faction,
        spaces: Callable[[], Iterable[SpaceId]],
        *,
        ask: str,
        rule: str,
        about: tuple[str, ...] = (),
        refuse: SpaceRefusal | None = None,
    ) -> SpaceId | None:
        """Ask for a space; None when the player is done, or there is no other choice."""
        word = await self.ask(
            by,
            lambda: (*spaces(), DONE),
            ask=ask,
            rule=rule,
            kind=Kind.PLACE,
            about=about,
            refuse=_for_spaces(rule, refuse),
            idle=DONE,
            sure=True,
        )
        return None if word == DONE else SpaceId(word)

    def choose_count(
        self,
        by: Faction,
        low: int,
        high: int,
        *,
        ask: str,
        rule: str,
        about: tuple[str, ...] = (),
        always: bool = False,
    ) -> Coroutine[Any, Any, int]:
        """Ask for a number within limits; the same as `choose` otherwise."""
        return self.choose_number(
            by, lambda: range(low, high + 1), ask=ask, rule=rule, about=about, always=always
        )

    async def choose_number(
        self,
        by: Faction,
        numbers: Callable[[], Sequence[int]],
        *,
        ask: str,
        rule: str,
        about: tuple[str, ...] = (),
        always: bool = False,
        undisturbed: bool = False,
    ) -> int:
        """Ask for one of the numbers that are possible now; the same as `choose` otherwise."""
        word = await self.choose(
            by,
            lambda: map(str, numbers()),
            ask=ask,
            rule=rule,
            kind=Kind.COUNT,
            about=about,
            always=always,
            undisturbed=undisturbed,
        )
        return int(word)


async def _put_undisturbed(question: Question) -> str:
    """Ask a question that is not interrupted and comes up once."""
    now = tuple(question.options())
    if question.lone and len(now) == 1:
        return now[0]
    return await Decision(
        question.by,
        question.ask,
        question.rule,
        question.kind,
        now,
        question.about,
        question.refuse,
    )


def nothing_there(rule: str, word: str) -> Reason | None:
    """Return the general reason why a space was not offered."""
    return Reason("nothing-there", rule) if word in SPACES else None


def _for_spaces(rule: str, refuse: SpaceRefusal | None) -> Refusal:
    """Turn a refusal of spaces, if there is one, into a refusal of any word."""
    return partial(nothing_there, rule) if refuse is None else partial(_refused, refuse)


def _refused(refuse: SpaceRefusal, word: str) -> Reason | None:
    """Return why a space is refused; None for any other word."""
    try:
        return refuse(SpaceId(word))
    except ValueError:
        return None
