"""Card 17, NATO."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.ids import COALITION, Track
from core.adp.rules import assault, sweep
from core.adp.rules.surge import SURGE, WithoutControl


async def unshaded(play: EventPlay) -> None:
    """The Coalition executes a free Surge in up to 3 Afghan areas, COIN-Controlled or not, and
    makes the choices. Then Aid +4.
    """
    await play.free_special(COALITION, SURGE, WithoutControl(free=True))
    play.gain(Track.AID, 4)


async def shaded(play: EventPlay) -> None:
    """Until Propaganda, each Coalition Sweep and each Coalition Assault may select at most 2
    spaces. Momentum.
    """
    play.holds_until_propaganda()


CARD = EventCard(17, unshaded, shaded)

APPLIED_BY: Final = (assault.assault, sweep.sweep)
