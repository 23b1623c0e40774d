"""3.3.2 The state of a March: where groups have gone, and what has been paid."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.adp.model.ids import SpaceId


class Marchers(Struct, frozen=True):
    """The Guerrillas that have Marched, and where they are."""

    once: bool = False
    """Whether Taliban may not continue even from Pashtun areas (card 57)."""

    ways: frozenset[tuple[SpaceId, SpaceId]] = frozenset()
    """The steps that groups have taken."""

    paid: frozenset[SpaceId] = frozenset()
    """The destinations that have been paid for."""

    arrived: dict[SpaceId, tuple[int, int]] = {}
    """How many Guerrillas have arrived at each destination, Underground and Active."""

    bands: dict[SpaceId, int] = {}
    """How many of the Guerrillas that have Marched are in each space now."""

    def paying_for(self, destination: SpaceId) -> Marchers:
        """Return the March with another destination that has been paid for."""
        return replace(self, paid=self.paid | {destination})

    def joined_by(
        self, origin: SpaceId, destination: SpaceId, hidden: int, active: int
    ) -> Marchers:
        """Return the March with a group added in the state in which it arrived.

        Guerrillas that had Marched to its origin before continue first.
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
"""A March before any group has moved."""
