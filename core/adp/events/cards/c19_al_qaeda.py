"""Card 19, Al-Qaeda."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import ALONG_PAKISTAN, PAKISTAN
from core.adp.model.ids import BASE, TALIBAN, Track


async def unshaded(play: EventPlay) -> None:
    """Taliban Resources -5. Aid +3."""
    play.lose(Track.TALIBAN, 5)
    play.gain(Track.AID, 3)


async def shaded(play: EventPlay) -> None:
    """Place 1 Taliban Base in 1 Pakistan Province or 1 Afghan Province adjacent to Pakistan.
    Taliban Resources +3.
    """
    await play.place((BASE[TALIBAN],), 1, lambda: (*PAKISTAN, *ALONG_PAKISTAN), up_to=False)
    play.gain(Track.TALIBAN, 3)


CARD = EventCard(19, unshaded, shaded)
