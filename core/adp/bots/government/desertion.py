"""8.1.2 Desertion of the Non-player Government."""

from __future__ import annotations

from core.adp.bots.leaving import by_turns
from core.adp.bots.mind import Mind
from core.adp.model.ids import SpaceId
from core.adp.rules.redeploy import DESERTERS_ONE_IN


async def desert(mind: Mind) -> None:
    """8.1.2: Police and Troops desert by turns, Police first."""
    here = mind.board.spaces[SpaceId(mind.decision.about[0])]
    leaving = here.government_cubes // DESERTERS_ONE_IN
    _, troops = by_turns(here.government_police, here.government_troops, leaving)
    await mind.say(str(troops), "8.1.2: Police and Troops by turns, Police first")
