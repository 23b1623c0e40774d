"""Card 1, ISR."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import air_lift, sweep


async def unshaded(play: EventPlay) -> None:
    """Lasting. As the last step of each Coalition Sweep, the Coalition may Activate 1 Underground
    Guerrilla of either Insurgent in any space on the map: an area or a LoC, Pakistan included, with
    or without Coalition pieces.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. The Coalition may not Air Lift with a Sweep. Air Strike with a Sweep, and Air Lift
    with other Operations, stay allowed.
    """
    play.stays_in_force()


CARD = EventCard(1, unshaded, shaded, unshaded_sourced=True)

APPLIED_BY: Final = (air_lift.why_grounded, sweep.observe)
