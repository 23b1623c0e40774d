"""Card 3, Reapers."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import air_strike


async def unshaded(play: EventPlay) -> None:
    """Lasting. In 1 space of each Air Strike the Coalition may remove 2 pieces instead of 1. Each
    must be a legal target of the Air Strike when it is removed.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. Each Air Strike may select only 1 space."""
    play.stays_in_force()


CARD = EventCard(3, unshaded, shaded)

APPLIED_BY: Final = (air_strike.most_spaces, air_strike.reapers_fly)
