"""Card 57, Sandstorms."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay


async def unshaded(play: EventPlay) -> None:
    """Until Propaganda, there is no Air Lift, and Taliban Guerrillas may March only once in an
    Operation (they may not March on from a Pashtun destination).
    """
    play.holds_until_propaganda()


CARD = EventCard(57, unshaded, unshaded_sourced=True)
