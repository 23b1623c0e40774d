"""Card 48, Strategic Partners."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import PAKISTAN
from core.adp.model.ids import TALIBAN, Track
from core.adp.rules.rally import RALLY, DespiteIslamabad


async def unshaded(play: EventPlay) -> None:
    """Aid +5. Patronage +2."""
    play.gain(Track.AID, 5)
    play.gain(Track.PATRONAGE, 2)


async def shaded(play: EventPlay) -> None:
    """Shift Islamabad 1 box towards Sponsorship. Then the Taliban may execute a free Rally in up to
    2 Provinces of Pakistan, regardless of the Islamabad box.
    """
    play.shift_islamabad(1)
    terms = DespiteIslamabad(free=True, within=PAKISTAN, most=2)
    await play.free_operation(TALIBAN, RALLY, terms)


CARD = EventCard(48, unshaded, shaded)
