"""Card 54, Profit Sharing."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import WARLORDS, Track


async def unshaded(play: EventPlay) -> None:
    """Move up to 4 Warlord Resources to Patronage."""
    await play.transfer_up_to(Track.WARLORDS, Track.PATRONAGE, 4)


async def shaded(play: EventPlay) -> None:
    """Move up to 4 Patronage to Warlord Resources. If the Warlords execute this, they stay
    Eligible.
    """
    await play.transfer_up_to(Track.PATRONAGE, Track.WARLORDS, 4)
    if play.by is WARLORDS:
        play.stays_eligible(WARLORDS)


CARD = EventCard(54, unshaded, shaded)
