"""Card 34, Accidental Guerrillas."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import assault, rally


async def unshaded(play: EventPlay) -> None:
    """Lasting. Taliban Rally places at most 1 Guerrilla in an area that has a Coalition piece."""
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. After each Coalition Assault Operation that removed any Guerrilla, the Taliban place
    1 Available Taliban Guerrilla in 1 of its spaces, which they choose.
    """
    play.stays_in_force()


CARD = EventCard(34, unshaded, shaded)

APPLIED_BY: Final = (assault.can_be_avenged, rally.is_wary)
