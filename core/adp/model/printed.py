"""What the printed game has otherwise than we do, as its owner says; texts are no part of it.

Most of the map and of the cards we know from players' aids and from recollection. Whoever owns the
game sets right what is wrong; a position carries what is different, so that it means the same to
somebody who does not own the game.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from core.adp.model.atlas import Terrain
from core.adp.model.ids import Faction, Side, SpaceId

MOST_PEOPLE: Final = 5
"""No space of any printing has a greater Population."""


class Ground(Struct, frozen=True):
    """What is printed in a space."""

    terrain: Terrain
    population: int


class CardOrder(Struct, frozen=True):
    """The Faction symbols of a card, left to right."""

    card: int
    order: tuple[Faction, ...]


class Printed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that is otherwise in print; a position has none of these where nothing is."""

    orders: tuple[CardOrder, ...] = ()
    """2.3.2: The Factions of some cards."""

    by_hand: dict[Side, tuple[int, ...]] = {}
    """5.1: The cards whose text on a side players read and carry out themselves."""

    single: tuple[int, ...] = ()
    """5.2: The cards that have one text only, although ours have two."""

    spaces: dict[SpaceId, Ground] = {}
    """1.3.2: Terrain and Population of some spaces."""

    def order(self, card: int) -> tuple[Faction, ...] | None:
        """Return the order of the Factions on a card, if it is otherwise than ours."""
        return next((entry.order for entry in self.orders if entry.card == card), None)

    def sides_by_hand(self, card: int) -> tuple[Side, ...]:
        """Return the sides of a card that players carry out themselves."""
        return tuple(side for side in Side if card in self.by_hand.get(side, ()))
