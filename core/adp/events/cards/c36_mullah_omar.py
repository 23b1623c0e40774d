"""Card 36, Mullah Omar."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import TALIBAN, Track
from core.adp.rules import redeploy


async def unshaded(play: EventPlay) -> None:
    """Taliban Resources -4. The Taliban are Ineligible through the next card."""
    play.lose(Track.TALIBAN, 4)
    play.becomes_ineligible(TALIBAN)


async def shaded(play: EventPlay) -> None:
    """Until Propaganda, including its Redeploy Phase, the Taliban need not Redeploy: they may leave
    any of their Guerrillas where they are. Momentum.
    """
    play.holds_until_propaganda()


CARD = EventCard(36, unshaded, shaded)

APPLIED_BY: Final = (redeploy.may_stay_anywhere,)
