"""Card 6, US-Pakistan Talks."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay


async def unshaded(play: EventPlay) -> None:
    """Shift Islamabad 2 boxes towards Hostility."""
    play.shift_islamabad(-2)


async def shaded(play: EventPlay) -> None:
    """Shift Islamabad 2 boxes towards Sponsorship."""
    play.shift_islamabad(2)


CARD = EventCard(6, unshaded, shaded, shaded_sourced=True)
