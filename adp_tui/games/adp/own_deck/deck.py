"""The contents of the owner's file that differ from our deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from core.adp.events.deck import DECK
from core.adp.events.library import CARDS
from core.adp.model.ids import Faction, Side
from core.adp.model.printed import Printed


class OwnDeck(NamedTuple):
    """The texts of a printed copy, and its other differences."""

    texts: Mapping[tuple[int, Side], str] = {}
    """Texts that are not ours; they are shown, but never saved or sent anywhere."""

    printed: Printed | None = None
    """The differences that are saved with games."""

    def order(self, card: int) -> tuple[Faction, ...]:
        """Return the order of the Factions on a card."""
        found = None if self.printed is None else self.printed.order(card)
        return DECK[card].order if found is None else found

    def is_by_hand(self, card: int, side: Side) -> bool:
        """Whether players carry out a text by hand."""
        return self.printed is not None and card in self.printed.by_hand.get(side, ())

    def sides(self, card: int) -> tuple[Side, ...]:
        """Return the sides that a card has."""
        if self.printed is not None and card in self.printed.single:
            return (Side.UNSHADED,)
        ours = CARDS[card].sides
        return tuple(s for s in Side if s in ours or self.is_by_hand(card, s))


OURS: Final = OwnDeck()
"""Our deck."""


def tidy(text: str) -> str:
    """Return a text without the line breaks of the file."""
    return " ".join(text.split())
