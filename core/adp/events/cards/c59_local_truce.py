"""Card 59, Local Truce."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import Track
from core.adp.rules import suborn


async def unshaded(play: EventPlay) -> None:
    """Move 6 Government Resources (all if fewer) to the Warlords. Until Propaganda, the Warlords
    may not Suborn.
    """
    play.transfer(Track.GOVERNMENT, Track.WARLORDS, 6)
    play.holds_until_propaganda()


CARD = EventCard(59, unshaded, unshaded_sourced=True)

APPLIED_BY: Final = (suborn.is_truce,)
