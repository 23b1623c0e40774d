"""Card 39, Trilateral Summit."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import Track


async def unshaded(play: EventPlay) -> None:
    """Shift Islamabad 1 box towards Hostility. Aid +4."""
    play.shift_islamabad(-1)
    play.gain(Track.AID, 4)


async def shaded(play: EventPlay) -> None:
    """Shift Islamabad 1 box towards Sponsorship. Taliban Resources +4."""
    play.shift_islamabad(1)
    play.gain(Track.TALIBAN, 4)


CARD = EventCard(39, unshaded, shaded)
