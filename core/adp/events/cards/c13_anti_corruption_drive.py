"""Card 13, Anti-Corruption Drive."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import Track


async def unshaded(play: EventPlay) -> None:
    """Move up to 6 Patronage to Government Resources."""
    await play.transfer_up_to(Track.PATRONAGE, Track.GOVERNMENT, 6)


async def shaded(play: EventPlay) -> None:
    """Patronage +3. Aid -6."""
    play.gain(Track.PATRONAGE, 3)
    play.lose(Track.AID, 6)


CARD = EventCard(13, unshaded, shaded)
