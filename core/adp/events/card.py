"""5.2 A card: its texts, and how it is played."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable

from msgspec import Struct

from core.adp.events.by_hand import BY_HAND, resolve_by_hand
from core.adp.events.deck import DECK, Card
from core.adp.events.event_play import EventPlay
from core.adp.model.board import Board
from core.adp.model.ids import Faction, Side, ThingKind
from core.adp.rules.interruptions import asides
from core.adp.rules.table import AdpTable

Text = Callable[[EventPlay], Awaitable[None]]
"""One side of a card as a procedure; its docstring is what players read."""


class EventCard(Struct, frozen=True):
    """The texts of one card."""

    number: int
    unshaded: Text
    """The unshaded side, or the only one."""

    shaded: Text | None = None
    unshaded_sourced: bool = False
    """Whether a public source states the effect; otherwise it is our reconstruction."""

    shaded_sourced: bool = False

    @property
    def card(self) -> Card:
        """The title, the Faction order and the owner if it is a Capability."""
        return DECK[self.number]

    @property
    def sides(self) -> tuple[Side, ...]:
        """5.2: The sides that can be chosen."""
        return (Side.UNSHADED,) if self.shaded is None else (Side.UNSHADED, Side.SHADED)

    def sides_in(self, board: Board) -> tuple[Side, ...]:
        """5.2: The sides that can be chosen in the copy being played."""
        if board.printed is not None:
            if self.number in board.printed.single:
                return (Side.UNSHADED,)
            if board.is_by_hand(self.number, Side.SHADED):
                return (Side.UNSHADED, Side.SHADED)
        return self.sides

    def text(self, side: Side) -> Text:
        """Return the procedure of one side."""
        text = self.unshaded if side is Side.UNSHADED else self.shaded
        assert text is not None, "the card has that side"
        return text

    def wording(self, side: Side) -> str:
        """Return the text that players read on one side."""
        return " ".join((inspect.getdoc(self.text(side)) or "").split())

    def is_sourced(self, side: Side) -> bool:
        """Whether the effect of one side is known from a public source."""
        return self.unshaded_sourced if side is Side.UNSHADED else self.shaded_sourced


def as_event(card: EventCard) -> Callable[[AdpTable, Faction], Awaitable[None]]:
    """Return the procedure that the sequence of play runs for a card."""

    async def run(table: AdpTable, faction: Faction) -> None:
        standing = table.interrupts
        # Many texts ask nothing else, so this is where players may voluntarily remove or give.
        table.interrupts = (*standing, *asides(table, faction))
        sides = card.sides_in(table.board)
        by_hand = tuple(side for side in sides if table.board.is_by_hand(card.number, side))
        word = await table.ask(
            faction,
            lambda: sides if by_hand == sides else (*sides, BY_HAND),
            ask="event.side",
            rule="5.2",
            kind=ThingKind.CARD_SIDE,
            about=(str(card.number),),
            sure=True,
        )
        if word == BY_HAND:
            await resolve_by_hand(table, faction, card.number)
        elif (side := Side(word)) in by_hand:
            await resolve_by_hand(table, faction, card.number, text=side)
        else:
            await card.text(side)(EventPlay(table, faction, card.number, side))
        table.interrupts = standing

    return run
