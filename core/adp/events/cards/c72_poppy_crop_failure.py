"""Card 72, Poppy Crop Failure."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS, AFGHAN_PROVINCES, PASHTUN
from core.adp.model.ids import Track


async def unshaded(play: EventPlay) -> None:
    """Warlord Resources -1 for each Warlord Base on the map (at most -8)."""
    bases = sum(play.at(space).warlord_bases for space in AFGHAN_AREAS)
    play.lose(Track.WARLORDS, min(8, bases))


async def shaded(play: EventPlay) -> None:
    """Warlord Resources +2 for each Warlord Base in a non-Pashtun Province (at most +10)."""
    bases = sum(play.at(s).warlord_bases for s in AFGHAN_PROVINCES if s not in PASHTUN)
    play.gain(Track.WARLORDS, min(10, 2 * bases))


CARD = EventCard(72, unshaded, shaded)
