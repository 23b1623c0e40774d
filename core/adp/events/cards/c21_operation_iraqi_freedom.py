"""Card 21, Operation Iraqi Freedom."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS, OUTSIDE_PAKISTAN
from core.adp.model.facts import Withdrawn
from core.adp.model.ids import BASE, COALITION, TROOPS, Track


async def unshaded(play: EventPlay) -> None:
    """The Coalition may place 1 Base in any Afghan area and up to 4 Troops in any Afghan spaces,
    COIN-Controlled or not, from Coalition Available. Aid +3.
    """
    await play.place((BASE[COALITION],), 1, lambda: AFGHAN_AREAS, by=COALITION)
    await play.place((TROOPS[COALITION],), 4, lambda: OUTSIDE_PAKISTAN, by=COALITION)
    play.gain(Track.AID, 3)


async def shaded(play: EventPlay) -> None:
    """The Coalition chooses 3 of its Troops on the map (all if fewer) and takes them out of play.
    Aid -3.
    """
    await play.remove(
        (TROOPS[COALITION],),
        3,
        lambda: OUTSIDE_PAKISTAN,
        by=COALITION,
        up_to=False,
        departure=Withdrawn,
    )
    play.lose(Track.AID, 3)


CARD = EventCard(21, unshaded, shaded)
