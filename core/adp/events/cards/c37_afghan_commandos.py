"""Card 37, Afghan Commandos."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS, AFGHAN_PROVINCES
from core.adp.model.ids import GOVERNMENT, TROOPS
from core.adp.rules.assault import ASSAULT, EachTroopsHits
from core.adp.rules.operations import Terms
from core.adp.rules.sweep import SWEEP


async def unshaded(play: EventPlay) -> None:
    """The Government may execute a free Sweep in 1 Afghan area, and then a free Assault there (in
    any 1 Afghan area if there was no Sweep) that removes 1 piece per Government Troops cube,
    whatever the terrain. Police do not count.
    """
    sweep = await play.free_operation(GOVERNMENT, SWEEP, Terms(free=True, most=1))
    within = AFGHAN_AREAS if sweep is None else tuple(sweep.spaces)
    assault = EachTroopsHits(free=True, within=within, most=1)
    await play.free_operation(GOVERNMENT, ASSAULT, assault)


async def shaded(play: EventPlay) -> None:
    """Remove up to 4 Government Troops in total from Afghan Provinces."""
    await play.remove((TROOPS[GOVERNMENT],), 4, lambda: AFGHAN_PROVINCES)


CARD = EventCard(37, unshaded, shaded)
