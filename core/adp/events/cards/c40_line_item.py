"""Card 40, Line Item."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import Track


async def unshaded(play: EventPlay) -> None:
    """Aid +8."""
    play.gain(Track.AID, 8)


async def shaded(play: EventPlay) -> None:
    """Aid -8."""
    play.lose(Track.AID, 8)


CARD = EventCard(40, unshaded, shaded)
