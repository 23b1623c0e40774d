"""Card 10, Partnering Policy."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Space
from core.adp.model.ids import COALITION
from core.adp.rules import air_lift, assault, sweep
from core.adp.rules.assault import ASSAULT, targets_in
from core.adp.rules.operations import Terms
from core.adp.rules.sweep import SWEEP, InPlace


def shared_fight(here: Space) -> bool:
    """Whether both COIN Factions have cubes in a space, with Insurgents to find or to fight."""
    insurgents = here.taliban_underground or here.warlord_underground or targets_in(here)
    return bool(here.coalition_troops and here.government_cubes and insurgents)


async def unshaded(play: EventPlay) -> None:
    """The Coalition executes a free Sweep without movement in up to 2 areas that have both
    Coalition Troops and Government cubes. Then it executes a free Assault in those areas;
    Government cubes may count at no cost. The Coalition makes the choices.
    """
    areas = play.where(lambda space: shared_fight(play.at(space)), AFGHAN_AREAS)
    swept = await play.free_operation(COALITION, SWEEP, InPlace(free=True, within=areas, most=2))
    if swept is not None:
        await play.free_operation(COALITION, ASSAULT, Terms(free=True, within=tuple(swept.spaces)))


async def shaded(play: EventPlay) -> None:
    """Until Propaganda, Coalition Sweep and Air Lift may not move Government Troops, and Coalition
    Assault may not count Government cubes. Momentum.
    """
    play.holds_until_propaganda()


CARD = EventCard(10, unshaded, shaded)

APPLIED_BY: Final = (
    air_lift.why_no_air_lift,
    air_lift.most_government_troops,
    assault.why_not_assault_in,
    assault.choose_company,
    sweep.sweep_into,
)
