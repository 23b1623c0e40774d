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
from core.kernel import Decision, Interrupt, Kind, Reason, Table
from core.kernel.decision import Refusal

if TYPE_CHECKING:
    from core.adp.rules.operations.lookahead import Lookahead

SpaceRefusal = Callable[[SpaceId], Reason | None]
"""Tells why a space cannot be chosen."""


class AdpTable(Table[Board, Fact]):
    """A board in play, with the verbs that keep within pieces, stacking and tracks (5.1.1)."""

    def __init__(self, board: Board, catalogue: Catalogue) -> None:
        super().__init__(board, after)
        self.catalogue = catalogue
        self.lookahead: Lookahead | None = None
        """4.1: What may be answered in a Special Activity that is done first, while it is."""

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
        """1.8: Move points as far as there are any and there is room; return how many."""
        room = CAP[target] - self.board.track(target)
        amount = min(amount, self.board.track(source), room)
        if amount > 0:
            self.emit(Transferred(source, target, amount, rule=rule))
        return amount

    def pay(self, faction: Faction, amount: int, rule: str) -> None:
        """3.1: Pay from the purse of a Faction; the option was offered because it can."""
        if amount:
            self.emit(Paid(PURSE[faction], amount, rule=rule))

    def place(self, piece: Piece, space: SpaceId, count: int, rule: str) -> int:
        """1.4.1, 1.4.2: Place what is Available and has room; return how many."""
        if not may_be_in(OWNER[piece], space):
            return 0
        count = min(count, self.board.available.count(HIDDEN.get(piece, piece)))
        if piece in BASES:
            count = min(count, self.board.room_for_bases(space))
        if count > 0:
            self.emit(Placed(piece, space, count, rule=rule))
        return count

    def shift(self, space: SpaceId, to: Support, rule: str) -> None:
        """1.6: Set an area's attitude, where it can have one."""
        now = self.board.spaces[space].support
        if now is not to and self.board.can_take_sides(space):
            self.emit(Shifted(space, now, to, rule=rule))

    def ask(
        self,
        by: str,
        options: Callable[[], Iterable[str]],
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
        """Ask for one of the options; those that would make an Operation impossible are none."""
        ahead = self.lookahead
        question = super().ask(
            by,
            options if ahead is None else partial(_prudent, ahead, by, options),
            ask=ask,
            rule=rule,
            kind=kind,
            about=about,
            refuse=refuse if ahead is None else partial(ahead.why_not, options, refuse),
            also=also,
            idle=idle,
            sure=sure,
        )
        return question if ahead is None else _noted(ahead, question)

    async def choose(
        self,
        by: str,
        options: Callable[[], Iterable[str]],
        *,
        ask: str,
        rule: str,
        kind: str = Kind.MENU,
        about: tuple[str, ...] = (),
        refuse: Refusal | None = None,
        undisturbed: bool = False,
    ) -> str:
        """Ask for one of the words that are possible as things stand; a lone one is not asked for.

        `undisturbed`: in the middle of an interruption, which nothing interrupts in turn.
        """
        ahead = None if undisturbed else self.lookahead
        now = tuple(options()) if ahead is None else _prudent(ahead, by, options)
        if len(now) == 1:
            if ahead is not None:
                ahead.note(now[0])
            return now[0]
        if undisturbed:
            return await Decision(by, ask, rule, kind, now, about, refuse)
        return await self.ask(
            by, options, ask=ask, rule=rule, kind=kind, about=about, refuse=refuse
        )

    async def one_space(
        self,
        by: Faction,
        spaces: Callable[[], Iterable[SpaceId]],
        *,
        ask: str,
        rule: str,
        about: tuple[str, ...] = (),
        refuse: SpaceRefusal | None = None,
    ) -> SpaceId:
        """Ask for a space, and there is one; a lone one is not asked for."""
        word = await self.choose(
            by,
            spaces,
            ask=ask,
            rule=rule,
            kind=Kind.PLACE,
            about=about,
            refuse=_for_spaces(rule, refuse),
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
        )
        return None if word == DONE else SpaceId(word)

    async def choose_count(
        self,
        by: Faction,
        low: int,
        high: int,
        *,
        ask: str,
        rule: str,
        about: tuple[str, ...] = (),
    ) -> int:
        """Ask for a number within limits; one that is the only one possible is not asked for."""
        return await self.choose_number(
            by, lambda: range(low, high + 1), ask=ask, rule=rule, about=about
        )

    async def choose_number(
        self,
        by: Faction,
        numbers: Callable[[], Sequence[int]],
        *,
        ask: str,
        rule: str,
        about: tuple[str, ...] = (),
        undisturbed: bool = False,
    ) -> int:
        """Ask for one of the numbers that are possible as things stand, if there is a choice."""
        word = await self.choose(
            by,
            lambda: map(str, numbers()),
            ask=ask,
            rule=rule,
            kind=Kind.COUNT,
            about=about,
            undisturbed=undisturbed,
        )
        return int(word)


def _prudent(ahead: Lookahead, by: str, options: Callable[[], Iterable[str]]) -> tuple[str, ...]:
    """4.1: Return what the executing Faction may answer; others are not bound."""
    words = tuple(options())
    return ahead.prudent(words) if by == ahead.faction else words


async def _noted(ahead: Lookahead, question: Coroutine[Any, Any, str]) -> str:
    """Put a question and remember its answer."""
    word = await question
    ahead.note(word)
    return word


def nothing_there(rule: str, word: str) -> Reason | None:
    """Say of a space that was not offered what is true of any such space."""
    return Reason("nothing-there", rule) if word in SPACES else None


def _for_spaces(rule: str, refuse: SpaceRefusal | None) -> Refusal:
    """Return a refusal for any word from one that knows about spaces only, if there is one."""
    return partial(nothing_there, rule) if refuse is None else partial(_refused, refuse)


def _refused(refuse: SpaceRefusal, word: str) -> Reason | None:
    """Put a word to a refusal that knows about spaces only."""
    try:
        return refuse(SpaceId(word))
    except ValueError:
        return None
