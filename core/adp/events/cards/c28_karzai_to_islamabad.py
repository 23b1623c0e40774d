"""Card 28, Karzai to Islamabad."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import COALITION, ISLAMABAD, Islamabad, Track


async def unshaded(play: EventPlay) -> None:
    """Shift Islamabad up to 2 boxes towards Tolerance, not past it. Patronage +2."""
    way = ISLAMABAD.index(Islamabad.TOLERANCE) - ISLAMABAD.index(play.board.islamabad)
    boxes = await play.choose_amount(min(2, abs(way)))
    play.shift_islamabad(boxes if way > 0 else -boxes)
    play.gain(Track.PATRONAGE, 2)


async def shaded(play: EventPlay) -> None:
    """Patronage +2. Taliban Resources +3. The Coalition is Ineligible through the next card."""
    play.gain(Track.PATRONAGE, 2)
    play.gain(Track.TALIBAN, 3)
    play.becomes_ineligible(COALITION)


CARD = EventCard(28, unshaded, shaded)
