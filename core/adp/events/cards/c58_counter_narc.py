"""Card 58, Counter-Narc."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import WARLORDS
from core.adp.rules import traffic
from core.adp.rules.cultivate import CULTIVATE, DespitePolice
from core.adp.rules.operations import FREE
from core.adp.rules.traffic import TRAFFIC


async def unshaded(play: EventPlay) -> None:
    """Until Propaganda, Traffic adds only half the usual total, rounded down, to Warlord Resources;
    other Factions gain the usual amount from it.
    """
    play.holds_until_propaganda()


async def shaded(play: EventPlay) -> None:
    """The Warlords may execute a free Cultivate in 1 Afghan Province of Population 1 or more with a
    Warlord Guerrilla (Police do not matter), and then a free Traffic.
    """
    await play.free_special(WARLORDS, CULTIVATE, DespitePolice(free=True))
    await play.free_special(WARLORDS, TRAFFIC, FREE)


CARD = EventCard(58, unshaded, shaded, unshaded_sourced=True)

APPLIED_BY: Final = (traffic.is_halved,)
