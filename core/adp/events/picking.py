"""5.1 How a player picks the pieces of an Event: where, of which kind, and how many."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterator
from itertools import islice
from typing import Any, NamedTuple

from core.adp.events.chooser import Chooser, Spaces
from core.adp.model.ids import DONE, Faction, Piece, SpaceId, ThingKind

KindsIn = Callable[[SpaceId], tuple[Piece, ...]]
"""The kinds of pieces that can be picked in a space now."""

Supply = Callable[[SpaceId, Piece], int]
"""How many pieces of a kind can be picked in a space now."""

Deal = Callable[[SpaceId, Piece, int], Awaitable[None] | None]
"""Does with the picked pieces what the text says."""


class Picking(NamedTuple):
    """One sentence of an Event about pieces of a player's choice.

    Without `up_to`, as many pieces as possible must be picked, at most `most`. With it, the player
    may stop earlier: at the question where, or, if that is not asked, at the question which kind,
    or, if there is only one kind, by picking fewer pieces than possible.
    """

    chooser: Chooser
    verb: str
    """The word for it in the names of its questions: `remove`."""

    most: int
    spaces: Spaces | SpaceId
    """The spaces that the text allows now, or the one that has been chosen already."""

    kinds_in: KindsIn
    supply: Supply
    deal: Deal
    by: Faction
    up_to: bool

    async def run(self) -> int:
        """Pick pieces and deal with them; return how many there were.

        All open spaces are listed only if somebody is asked: here the first two tell enough.
        """
        left, is_over = self.most, False
        while left and not is_over and (first := [*islice(self._open_spaces(), 2)]):
            asks_where = not isinstance(self.spaces, SpaceId) and (self.up_to or len(first) > 1)
            space = await self._where() if asks_where else first[0]
            if space is None:
                break
            count, is_over = await self._in(space, left, asks_where=asks_where)
            left -= count
        return self.most - left

    def _open_spaces(self) -> Iterator[SpaceId]:
        """Yield the spaces where there is something to pick."""
        among = (self.spaces,) if isinstance(self.spaces, SpaceId) else self.spaces()
        return filter(self.kinds_in, among)

    def _where(self) -> Coroutine[Any, Any, SpaceId | None]:
        """Ask for one of the spaces; None if the player stops."""
        table = self.chooser.table
        choose = table.choose_space if self.up_to else table.one_space
        return choose(
            self.by,
            self._open_spaces,
            ask=f"event.{self.verb}.space",
            rule=self.chooser.rule,
        )

    async def _in(self, space: SpaceId, left: int, *, asks_where: bool) -> tuple[int, bool]:
        """Pick pieces of one kind in a space; return how many, and whether the player stops."""
        may_stop = self.up_to and not asks_where
        kinds = self.kinds_in(space)
        if len(kinds) > 1:
            piece = await self._which(space, may_stop=may_stop)
            if piece is None:
                return 0, True
            count, _ = await self._pick(space, piece, left, fewest=1)
            return count, False
        if may_stop:
            count, is_all = await self._pick(space, kinds[0], left, fewest=0)
            return count, not is_all
        count, _ = await self._pick(space, kinds[0], left, fewest=1 if asks_where else left)
        return count, False

    async def _which(self, space: SpaceId, *, may_stop: bool) -> Piece | None:
        """Ask for one of several kinds of pieces; None if the player stops."""
        word = await self.chooser.pick(
            lambda: (*self.kinds_in(space), DONE) if may_stop else self.kinds_in(space),
            by=self.by,
            ask=f"event.{self.verb}.piece",
            kind=ThingKind.PIECE,
            about=(space,),
        )
        return None if word == DONE else Piece(word)

    async def _pick(
        self, space: SpaceId, piece: Piece, most: int, *, fewest: int
    ) -> tuple[int, bool]:
        """Ask how many pieces of a kind, and deal with them; return how many, and whether all."""

        def numbers() -> range:
            possible = min(most, self.supply(space, piece))
            return range(min(fewest, max(possible, 1)), possible + 1)

        count = await self.chooser.table.choose_number(
            self.by,
            numbers,
            ask=f"event.{self.verb}.count",
            rule=self.chooser.rule,
            about=(piece, space),
        )
        is_all = count == numbers()[-1]
        if count and (dealt := self.deal(space, piece, count)) is not None:
            await dealt
        return count, is_all
