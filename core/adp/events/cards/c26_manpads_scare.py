"""Card 26, MANPADS Scare."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import COALITION
from core.adp.rules.air_lift import AIR_LIFT
from core.adp.rules.air_strike import AIR_STRIKE
from core.adp.rules.operations import FREE
from core.adp.rules.parts import manpads


async def unshaded(play: EventPlay) -> None:
    """The Coalition executes 2 free Special Activities, each an Air Lift or an Air Strike; the same
    twice is allowed. No Operation is needed, and no lasting Event prevents them. The Coalition
    makes the choices.
    """
    for _ in range(2):
        if await play.free_action(COALITION, (AIR_LIFT, AIR_STRIKE), FREE) is None:
            break


async def shaded(play: EventPlay) -> None:
    """Until Propaganda, whenever the Coalition declares an Air Lift or an Air Strike, the Taliban
    may pay 1 Resource to cancel it; the Coalition's Special Activity is used up. Momentum.
    """
    play.holds_until_propaganda()


CARD = EventCard(26, unshaded, shaded, shaded_sourced=True)

APPLIED_BY: Final = (manpads.may_be_cancelled,)
