"""Card 65, Islamabad Blocks Resupply."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import LOCS
from core.adp.model.ids import SpaceId, Track

SUPPLY_LINES = (SpaceId.KABUL_TOR_KHAM, SpaceId.KANDAHAR_SPIN_BOLDAK)


async def unshaded(play: EventPlay) -> None:
    """Remove all Sabotage markers. Government Resources +6."""
    for loc in LOCS:
        play.repair(loc)
    play.gain(Track.GOVERNMENT, 6)


async def shaded(play: EventPlay) -> None:
    """Sabotage Kabul-Tor Kham and Kandahar-Spin Boldak. Move 4 Government Resources (all if fewer)
    to the Warlords.
    """
    for loc in SUPPLY_LINES:
        play.sabotage(loc)
    play.transfer(Track.GOVERNMENT, Track.WARLORDS, 4)


CARD = EventCard(65, unshaded, shaded)
