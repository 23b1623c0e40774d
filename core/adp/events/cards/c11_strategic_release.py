"""Card 11, Strategic Release."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS, ATLAS
from core.adp.model.ids import TALIBAN, UNDERGROUND
from core.adp.rules import rally, terror

AFGHAN_PASHTUN: Final = tuple(space for space in AFGHAN_AREAS if ATLAS[space].pashtun)


async def unshaded(play: EventPlay) -> None:
    """Until Propaganda, Taliban Terror adds its Terror marker but does not shift COIN-Controlled
    areas. Momentum.
    """
    play.holds_until_propaganda()


async def shaded(play: EventPlay) -> None:
    """Place 1 Taliban Guerrilla in each of up to 2 Afghan Pashtun areas. Until Propaganda, each
    Taliban Rally may place 1 extra Guerrilla in 1 of its Afghan spaces. Momentum.
    """
    await play.place((UNDERGROUND[TALIBAN],), 2, lambda: AFGHAN_PASHTUN, per_space=1)
    play.holds_until_propaganda()


CARD = EventCard(11, unshaded, shaded)

APPLIED_BY: Final = (rally.place_one_more, terror.reassured)
