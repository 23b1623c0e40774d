"""8.5 to 8.8 What Non-players answer during another Faction's action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from core.adp.bots.mind import Mind, Sheet
from core.adp.model.facts import Shifted
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, SpaceId, Support
from core.adp.model.totals import margins
from core.adp.rules.parts.manpads import ALLOW, CANCEL
from core.kernel import filled

ELDERS: Final = {
    COALITION: (Support.SUPPORT, "8.8.1: always Support"),
    TALIBAN: (Support.OPPOSITION, "8.7.1: always Opposition"),
    WARLORDS: (Support.NEUTRAL, "8.4.1: always Neutral"),
}
"""The level that each Faction sets through its Elders (card 45)."""

HIGHEST_TO_CANCEL: Final = 4
"""8.7.1: The highest roll on which the Taliban pay to cancel."""


async def speak_through_elders(mind: Mind) -> None:
    """Card 45: Set the level of an area."""
    level, reason = ELDERS.get(mind.faction) or government_elders(mind)
    await mind.say(level, reason)


def government_elders(mind: Mind) -> tuple[Support, str]:
    """8.6.1: Support, unless the Coalition's margin would then be higher (ruling A-74)."""
    space = SpaceId(mind.decision.about[0])
    now = mind.board.spaces[space].support
    margin = margins(Shifted(space, now, Support.SUPPORT, rule="8.6.1").on(mind.board))
    if margin[COALITION] > margin[GOVERNMENT]:
        return Support.NEUTRAL, "8.6.1: Support would put the Coalition ahead: Neutral"
    return Support.SUPPORT, "8.6.1: Support, which does not put the Coalition ahead"


async def scare_aircraft(mind: Mind) -> None:
    """8.7.1: Pay to cancel an Air Lift or Air Strike on a roll of 1 to 4 (card 26)."""
    die = await mind.die("8.7.1: cancel on 1 to 4")
    if die <= HIGHEST_TO_CANCEL:
        await mind.say(CANCEL, filled("8.7.1: die {0}: cancel", die))
    else:
        await mind.say(ALLOW, filled("8.7.1: die {0}: allow", die))


REACTIONS: Final[Mapping[str, Callable[[Mind], Sheet]]] = {
    "elders.attitude": speak_through_elders,
    "manpads": scare_aircraft,
}
