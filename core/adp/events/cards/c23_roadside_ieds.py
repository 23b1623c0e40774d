"""Card 23, Roadside IEDs."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import patrol, terror


async def unshaded(play: EventPlay) -> None:
    """Lasting. As the last step of each Patrol, the COIN Faction executing it may remove Sabotage
    from 1 LoC that has a COIN cube and no Taliban Guerrilla.
    """
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. Taliban Terror on a LoC, Sabotaged or not, also removes 1 COIN cube there: a
    Government cube if there is one, otherwise a Coalition cube to Casualties.
    """
    play.stays_in_force()


CARD = EventCard(23, unshaded, shaded)

APPLIED_BY: Final = (patrol.repair_a_loc, terror.exposed_to_ieds)
