"""Card 70, Contractor Surge."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS, OUTSIDE_PAKISTAN
from core.adp.model.ids import COALITION, CUBES, POLICE, Track


async def unshaded(play: EventPlay) -> None:
    """The Coalition may replace up to 3 Coalition Troops in any spaces with Police; the Troops
    become Available. Warlord Resources +2.
    """
    await play.replace(CUBES[COALITION], (POLICE,), 3, lambda: OUTSIDE_PAKISTAN, by=COALITION)
    play.gain(Track.WARLORDS, 2)


async def shaded(play: EventPlay) -> None:
    """Warlord Resources +1 for each Afghan area with a Coalition piece (at most +6). Aid -3."""
    served = play.where(lambda s: play.at(s).coalition, AFGHAN_AREAS)
    play.gain(Track.WARLORDS, min(6, len(served)))
    play.lose(Track.AID, 3)


CARD = EventCard(70, unshaded, shaded)
