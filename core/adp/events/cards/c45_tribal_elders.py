"""Card 45, Tribal Elders."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import civic_action_and_sharia


async def unshaded(play: EventPlay) -> None:
    """Until Propaganda, whenever Terror or Eradicate would change the level of an area, the Faction
    that executed this Event instead sets the area to Support, Neutral or Opposition, as it chooses.
    """
    play.holds_until_propaganda(play.by)


CARD = EventCard(45, unshaded)

APPLIED_BY: Final = (civic_action_and_sharia.whose_elders,)
