"""Card 7, Find Fix Finish."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import assault


async def unshaded(play: EventPlay) -> None:
    """Lasting. In each space of a Coalition Assault the Coalition may treat 1 Underground Guerrilla
    of a targeted Faction as Active.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. A Coalition Assault removes a Base only if its Faction had no Guerrilla in the space
    when the Assault there began.
    """
    play.stays_in_force()


CARD = EventCard(7, unshaded, shaded)

APPLIED_BY: Final = (assault.how_to_finish, assault.prospects)
