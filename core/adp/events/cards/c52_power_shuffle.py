"""Card 52, Power Shuffle."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import OUTSIDE_PAKISTAN
from core.adp.model.ids import CUBES, GOVERNMENT, WARLORDS, Track
from core.adp.rules.operations import Terms
from core.adp.rules.suborn import SUBORN


async def unshaded(play: EventPlay) -> None:
    """The Government may move up to 6 of its cubes from any spaces to any Afghan spaces. Patronage
    +2.
    """
    await play.move(
        CUBES[GOVERNMENT],
        6,
        lambda: OUTSIDE_PAKISTAN,
        lambda _origin: OUTSIDE_PAKISTAN,
        by=GOVERNMENT,
    )
    play.gain(Track.PATRONAGE, 2)


async def shaded(play: EventPlay) -> None:
    """The Warlords may execute a free Suborn in up to 2 spaces. Patronage -2."""
    await play.free_special(WARLORDS, SUBORN, Terms(free=True, most=2))
    play.lose(Track.PATRONAGE, 2)


CARD = EventCard(52, unshaded, shaded)
