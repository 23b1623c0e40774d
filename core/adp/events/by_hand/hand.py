"""What the steps by hand share: who takes them, and how a step is repeated."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec import Struct

from core.adp.events.event_play import EventPlay
from core.adp.model.ids import Faction, Side, SpaceId
from core.adp.rules.table import AdpTable
from core.kernel import Interrupt, Kind

BACK: Final = "back"


class Hand(EventPlay):
    """A printed text that a player is carrying out."""

    def __init__(
        self, table: AdpTable, faction: Faction, card: int, text: Side | None, rule: str | None
    ) -> None:
        super().__init__(table, faction, card, text or Side.UNSHADED)
        self.rule = rule or self.rule
        self.text = text
        """The side being carried out; None if the player did not choose one."""

        self.standing: tuple[Interrupt, ...] = ()
        """The interrupts that are suspended during a step; a free action needs them."""

    def occupied(self, among: Sequence[SpaceId]) -> tuple[SpaceId, ...]:
        """Return the spaces with any piece."""
        spaces = self.board.spaces
        return tuple(
            [s for s in among if (here := spaces[s]).coin or here.taliban or here.warlords]
        )

    async def count(self, most: int, *about: str) -> int:
        """Ask how many."""
        return await self.table.choose_count(
            self.by, 1, most, ask="by-hand.count", rule=self.rule, about=about
        )


class Again(Struct, frozen=True):
    """A change that can be made once more without going through the menu."""

    what: tuple[str, ...]
    """The step and the choices made in it."""

    options: Callable[[], Sequence[str]]
    """The words with which the change can be made now."""

    make: Callable[[str], Awaitable[None]]
    """Makes the change for one of these words."""

    kind: str = Kind.PLACE

    async def first(self, hand: Hand, ask: str) -> Again | None:
        """Ask for the first change and make it; return None if the player goes back."""
        word = await hand.pick(lambda: (*self.options(), BACK), ask=ask, kind=self.kind)
        if word == BACK:
            return None
        await self.make(word)
        return self


class Step(Struct, frozen=True):
    """An entry of the menu."""

    begin: Callable[[Hand], Awaitable[Again | None]]
    """Makes a change; returns how to make it again."""

    possible: Callable[[Hand], bool] = lambda _hand: True
