"""Card 30, Urban Specialists."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import terror


async def unshaded(play: EventPlay) -> None:
    """Lasting. Taliban Terror in Kabul needs and Activates 2 Underground Guerrillas there instead
    of 1.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. Taliban Terror in Kabul costs no Resources and leaves the executing Guerrilla
    Underground.
    """
    play.stays_in_force()


CARD = EventCard(30, unshaded, shaded, unshaded_sourced=True, shaded_sourced=True)

APPLIED_BY: Final = (terror.exposing,)
