"""Card 5, Aerostats."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import patrol


async def unshaded(play: EventPlay) -> None:
    """Lasting. Patrol by either COIN Faction Activates all Guerrillas on each LoC with at least
    1 COIN cube, instead of 1 per cube.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. Patrol by either COIN Faction Activates at most 1 Guerrilla on each LoC."""
    play.stays_in_force()


CARD = EventCard(5, unshaded, shaded)

APPLIED_BY: Final = (patrol.seekers_on,)
