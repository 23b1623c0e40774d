"""Card 55, Breaktime."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import FACTIONS


async def unshaded(play: EventPlay) -> None:
    """Choose 1 other Faction: it is Ineligible through the next card. The executing Faction stays
    Eligible.
    """
    others = tuple(faction for faction in FACTIONS if faction is not play.by)
    play.becomes_ineligible(await play.choose_faction(others))
    play.stays_eligible(play.by)


CARD = EventCard(55, unshaded)
