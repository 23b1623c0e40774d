"""Card 24, US-Taliban Talks."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import assault, attack


async def unshaded(play: EventPlay) -> None:
    """Until Propaganda, Taliban Operations cannot remove Coalition pieces; a Talks marker on the
    card says so. Momentum.
    """
    play.holds_until_propaganda("no Coalition losses")


async def shaded(play: EventPlay) -> None:
    """Until Propaganda, the Coalition may not Assault; a Talks marker on the card says so.
    Momentum.
    """
    play.holds_until_propaganda("no Coalition Assault")


CARD = EventCard(24, unshaded, shaded, unshaded_sourced=True, shaded_sourced=True)

APPLIED_BY: Final = (assault.talks_forbid, attack.spared_by_talks)
