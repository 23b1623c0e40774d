"""Card 2, Predators."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import air_strike


async def unshaded(play: EventPlay) -> None:
    """Lasting. In 1 Pakistan Province of each Air Strike the Coalition may remove 1 Taliban
    Guerrilla even if it is Underground, or 1 Taliban Base if no Taliban Guerrilla is there. The
    Province is one of the up to 3 spaces, and Islamabad still shifts 1 box towards Sponsorship.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. An Air Strike in any Afghan Province adjacent to Pakistan also shifts Islamabad 1
    box towards Sponsorship; no Air Strike shifts it by more than 1 box in all.
    """
    play.stays_in_force()


CARD = EventCard(2, unshaded, shaded)

APPLIED_BY: Final = (air_strike.resents, air_strike.predators_fly)
