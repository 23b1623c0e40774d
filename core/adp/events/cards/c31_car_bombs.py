"""Card 31, Car Bombs."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import ambush


async def unshaded(play: EventPlay) -> None:
    """Lasting. Ambush may take place in only 1 space of each Attack Operation."""
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. In a space without Underground Taliban the Taliban may Ambush by using an Active
    Guerrilla there instead.
    """
    play.stays_in_force()


CARD = EventCard(31, unshaded, shaded, shaded_sourced=True)

APPLIED_BY: Final = (ambush.most_spaces, ambush.has_car_bombs)
