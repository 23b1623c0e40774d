"""P: How a printed copy differs from our version, as its owner says; card texts are not included.

We know most of the map and the cards from players' aids and from recollection. An owner of the game
can correct what is wrong. A position includes these differences, so that it means the same to
players who do not own the game.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from core.adp.model.atlas import Terrain
from core.adp.model.ids import Faction, Side, SpaceId

MOST_PEOPLE: Final = 5
"""The highest Population of a space in any printing."""


class Land(Struct, frozen=True):
    """The terrain and Population printed in a space."""

    terrain: Terrain
    population: int


class CardOrder(Struct, frozen=True):
    """The Faction symbols of a card, left to right."""

    card: int
    order: tuple[Faction, ...]


class Printed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The differences of a printed copy; a position without any has None instead."""

    orders: tuple[CardOrder, ...] = ()
    """2.3.2: The cards with a different Faction order."""

    by_hand: dict[Side, tuple[int, ...]] = {}
    """5.1: For each side, the cards whose text players carry out themselves."""

    single: tuple[int, ...] = ()
    """5.2: The cards that have only one text, although ours have two."""

    spaces: dict[SpaceId, Land] = {}
    """1.3.2: The spaces with a different terrain or Population."""

    def order(self, card: int) -> tuple[Faction, ...] | None:
        """Return the Faction order of a card, if it differs from ours."""
        return next((entry.order for entry in self.orders if entry.card == card), None)

    def sides_by_hand(self, card: int) -> tuple[Side, ...]:
        """Return the sides of a card that players carry out themselves."""
        return tuple(side for side in Side if card in self.by_hand.get(side, ()))
