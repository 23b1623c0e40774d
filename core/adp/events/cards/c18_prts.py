"""Card 18, PRTs."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import train_extra


async def unshaded(play: EventPlay) -> None:
    """Lasting. Coalition Train may buy Civic Action in up to 2 of its selected spaces instead of 1.
    The other requirements and costs of Civic Action are unchanged.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. Coalition Train may not buy Civic Action. The Support Phase is unaffected."""
    play.stays_in_force()


CARD = EventCard(18, unshaded, shaded, unshaded_sourced=True)

APPLIED_BY: Final = (train_extra.most_civic_actions,)
