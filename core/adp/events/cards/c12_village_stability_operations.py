"""Card 12, Village Stability Operations."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import train


async def unshaded(play: EventPlay) -> None:
    """Lasting. Whenever the Coalition Trains, it may also place 1 Police, free, in any 1 space with
    Coalition Troops: from Available or, if none is Available, from another space on the map.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. Coalition Train may not place Police. It places Government Troops only, up to the
    same number.
    """
    play.stays_in_force()


CARD = EventCard(12, unshaded, shaded, unshaded_sourced=True)

APPLIED_BY: Final = (train.kinds_trained, train.station_police)
