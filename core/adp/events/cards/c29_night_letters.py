"""Card 29, Night Letters."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import rally, train


async def unshaded(play: EventPlay) -> None:
    """Lasting. Sharia bought during a Taliban Rally costs 2 Resources, not 1, for each Terror
    marker removed or level shifted. The Support Phase is unaffected.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. Train by either COIN Faction places at most 4 cubes in each space instead of 6."""
    play.stays_in_force()


CARD = EventCard(29, unshaded, shaded, shaded_sourced=True)

APPLIED_BY: Final = (rally.rally_price_of_sharia, train.most_cubes)
