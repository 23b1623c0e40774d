"""Card 13, Anti-Corruption Drive."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.play import EventPlay
from core.adp.ids import CAP, Track


async def unshaded(play: EventPlay) -> None:
    """Move up to 6 Patronage to Government Resources."""
    room = CAP[Track.GOVERNMENT] - play.board.track(Track.GOVERNMENT)
    amount = await play.choose_amount(min(6, play.board.track(Track.PATRONAGE), room))
    play.transfer(Track.PATRONAGE, Track.GOVERNMENT, amount)


async def shaded(play: EventPlay) -> None:
    """Patronage +3. Aid -6."""
    play.gain(Track.PATRONAGE, 3)
    play.lose(Track.AID, 6)


CARD = EventCard(13, unshaded, shaded)
