"""Card 50, Development Aid."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import Track


async def unshaded(play: EventPlay) -> None:
    """Government Resources +1 for every 2 Aid (at most +12). Then Aid +3."""
    play.gain(Track.GOVERNMENT, min(12, play.board.track(Track.AID) // 2))
    play.gain(Track.AID, 3)


async def shaded(play: EventPlay) -> None:
    """Move up to 5 Aid to Patronage."""
    await play.transfer_up_to(Track.AID, Track.PATRONAGE, 5)


CARD = EventCard(50, unshaded, shaded)
