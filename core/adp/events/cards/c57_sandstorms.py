"""Card 57, Sandstorms."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import air_lift, march


async def unshaded(play: EventPlay) -> None:
    """Until Propaganda, Air Lift is not allowed, and Taliban Guerrillas may March only once in an
    Operation (they may not continue from a Pashtun destination).
    """
    play.holds_until_propaganda()


CARD = EventCard(57, unshaded, unshaded_sourced=True)

APPLIED_BY: Final = (air_lift.why_grounded, march.nobody_marches_on)
