"""5.1 The questions an Event asks while it is carried out, and who answers them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import Any

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board, Space
from core.adp.model.ids import Faction, Side, SpaceId, ThingKind
from core.adp.rules.table import AdpTable, nothing_there
from core.kernel import Kind

Spaces = Callable[[], Iterable[SpaceId]]
"""The spaces that a text allows in the current position."""


class Chooser:
    """The questions that Events ask."""

    def __init__(self, table: AdpTable, by: Faction, card: int, side: Side) -> None:
        self.table = table
        self.by = by
        """The executing Faction; it chooses unless the text names another one (5.1)."""

        self.card = card
        self.side = side
        self.rule = f"card {card}"

    @property
    def board(self) -> Board:
        """The position now."""
        return self.table.board

    def at(self, space: SpaceId) -> Space:
        """Return the pieces and markers in a space now."""
        return self.board.spaces[space]

    def where(
        self, test: Callable[[SpaceId], object], among: Sequence[SpaceId] = SPACES
    ) -> tuple[SpaceId, ...]:
        """Return the spaces for which a condition is true now."""
        return tuple([space for space in among if test(space)])

    def is_anywhere(
        self, test: Callable[[SpaceId], object], among: Sequence[SpaceId] = SPACES
    ) -> bool:
        """Return whether a condition is true for any space now."""
        return any(test(space) for space in among)

    def choose(
        self,
        words: Sequence[str],
        *,
        by: Faction | None = None,
        ask: str = "event.choice",
        kind: str = Kind.MENU,
        about: tuple[str, ...] = (),
    ) -> Coroutine[Any, Any, str]:
        """Ask for one of some words; a single word is taken without asking."""
        return self.pick(lambda: words, by=by, ask=ask, kind=kind, about=about)

    def pick(
        self,
        options: Callable[[], Sequence[str]],
        *,
        by: Faction | None = None,
        ask: str = "event.choice",
        kind: str = Kind.MENU,
        about: tuple[str, ...] = (),
    ) -> Coroutine[Any, Any, str]:
        """Ask for one of the words that are possible now, if there is a choice."""
        return self.table.choose(
            by or self.by,
            options,
            ask=ask,
            rule=self.rule,
            kind=kind,
            about=about,
            refuse=partial(nothing_there, self.rule) if kind is Kind.PLACE else None,
        )

    async def choose_faction(self, factions: Sequence[Faction]) -> Faction:
        """Ask for a Faction."""
        return Faction(await self.choose(factions, ask="event.faction", kind=ThingKind.FACTION))

    async def choose_amount(self, most: int, *, by: Faction | None = None) -> int:
        """Ask for an amount from 0 to `most`."""
        return await self.table.choose_count(
            by or self.by, 0, most, ask="event.amount", rule=self.rule
        )

    async def one_space(self, spaces: Spaces, *, by: Faction | None = None) -> SpaceId | None:
        """Ask for one space that the text allows; None if there is none."""
        if not tuple(spaces()):
            return None
        return await self.table.one_space(by or self.by, spaces, ask="event.space", rule=self.rule)

    async def next_space(
        self,
        chosen: list[SpaceId],
        most: int,
        spaces: Spaces,
        *,
        by: Faction | None = None,
    ) -> SpaceId | None:
        """Ask for the next of up to `most` different spaces and add it; return None when done.

        `while space := await play.next_space(chosen, 2, spaces): ...`
        """
        if len(chosen) >= most:
            return None

        def words() -> tuple[SpaceId, ...]:
            return tuple(space for space in spaces() if space not in chosen)

        if not words():
            return None
        space = await self.table.choose_space(
            by or self.by, words, ask="event.space", rule=self.rule
        )
        if space is not None:
            chosen.append(space)
        return space

    async def roll(self) -> int:
        """Roll a die."""
        return await self.table.roll(ask="event.roll", rule=self.rule)
