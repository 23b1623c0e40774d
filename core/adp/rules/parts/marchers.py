"""3.3.2 A March as it goes on: which groups have gone where, and what has been paid."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.adp.model.ids import SpaceId


class Marchers(Struct, frozen=True):
    """Who has Marched, and where they are."""

    once: bool = False
    """Whether nobody Marches on, not even Taliban among Pashtun (card 57)."""

    ways: frozenset[tuple[SpaceId, SpaceId]] = frozenset()
    """The ways that groups have taken."""

    paid: frozenset[SpaceId] = frozenset()
    """The destinations that have been paid for."""

    arrived: dict[SpaceId, tuple[int, int]] = {}
    """How many Guerrillas have come to each destination, Underground and Active."""

    bands: dict[SpaceId, int] = {}
    """How many of those who have Marched are where now."""

    def paying_for(self, destination: SpaceId) -> Marchers:
        """Return the March with one more destination that need not be paid for again."""
        return replace(self, paid=self.paid | {destination})

    def joined_by(
        self, origin: SpaceId, destination: SpaceId, hidden: int, active: int
    ) -> Marchers:
        """Return the March with a group in the state in which it arrived.

        Whoever had come to its origin before goes on with it.
        """
        bands = self.bands.copy()
        behind = bands.pop(origin, 0) - hidden - active
        if behind > 0:
            bands[origin] = behind
        bands[destination] = bands.get(destination, 0) + hidden + active
        before = self.arrived.get(destination, (0, 0))
        return replace(
            self,
            ways=self.ways | {(origin, destination)},
            arrived=self.arrived | {destination: (before[0] + hidden, before[1] + active)},
            bands=bands,
        )


NOBODY_YET: Final = Marchers()
"""As it is before a March."""
