"""Card 46, ID Cards."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import infiltrate


async def unshaded(play: EventPlay) -> None:
    """Lasting. The Taliban may not Infiltrate in a space that has Police."""
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. The Taliban may Infiltrate in up to 2 spaces instead of 1."""
    play.stays_in_force()


CARD = EventCard(46, unshaded, shaded)

APPLIED_BY: Final = (infiltrate.most_spaces, infiltrate.why_not_infiltrate_in)
