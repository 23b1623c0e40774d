"""Card 44, Pakistani Politics."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import PAKISTAN
from core.adp.model.ids import Track

SPONSORSHIP = "towards-sponsorship"
HOSTILITY = "towards-hostility"


async def unshaded(play: EventPlay) -> None:
    """Shift Islamabad 1 box in either direction. The executing Faction stays Eligible."""
    direction = await play.choose((SPONSORSHIP, HOSTILITY))
    play.shift_islamabad(1 if direction == SPONSORSHIP else -1)
    play.stays_eligible(play.by)


async def shaded(play: EventPlay) -> None:
    """Taliban Resources +2 for each Province of Pakistan with a Taliban Base."""
    settled = play.where(lambda s: play.at(s).taliban_bases, PAKISTAN)
    play.gain(Track.TALIBAN, 2 * len(settled))


CARD = EventCard(44, unshaded, shaded)
