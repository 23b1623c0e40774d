"""1.4.1 Targets: which Insurgents an action targets, and how many pieces of each.

No Faction must be targeted; but a targeted Faction loses every piece within reach.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.model.ids import INSURGENTS, TALIBAN, WARLORDS, Faction, SpaceId
from core.adp.rules.operations import Execution
from core.kernel import Reason

BOTH: Final = "both"
NOBODY: Final = "nobody"
EACH: Final = "each-space"
"""The word for deciding space by space."""

Aim = tuple[Faction, ...]
"""The Factions that an action targets."""


async def choose_aim(
    execution: Execution,
    present: Aim,
    *,
    ask: str,
    rule: str,
    about: tuple[str, ...] = (),
    must: bool,
) -> Aim:
    """Ask which Factions to target; not asked if a lone Faction must be targeted."""
    if not present or (must and len(present) == 1):
        return present
    words = _words(present) if must else (*_words(present), NOBODY)
    word = await execution.table.ask(
        execution.faction,
        lambda: words,
        ask=ask,
        rule=rule,
        about=about,
        refuse=partial(_out_of_reach, rule),
    )
    return _aim(word)


async def choose_aim_for_all(
    execution: Execution, present: dict[SpaceId, Aim], *, ask: str, rule: str
) -> dict[SpaceId, Aim]:
    """Ask once which Factions to target in all spaces, or space by space if preferred."""
    spaces = [space for space, factions in present.items() if factions]
    if not spaces:
        return {}
    anyone = tuple(f for f in INSURGENTS if any(f in present[space] for space in spaces))
    words = (*_words(anyone), NOBODY, *((EACH,) if len(spaces) > 1 else ()))
    word = await execution.table.ask(
        execution.faction, lambda: words, ask=ask, rule=rule, refuse=partial(_out_of_reach, rule)
    )
    if word != EACH:
        aim = _aim(word)
        return {space: tuple(f for f in present[space] if f in aim) for space in spaces}
    return {
        space: await choose_aim(
            execution, present[space], ask=ask, rule=rule, about=(space,), must=False
        )
        for space in spaces
    }


async def share_out(
    execution: Execution,
    space: SpaceId,
    reach: dict[Faction, int],
    most: int,
    *,
    ask: str,
    rule: str,
) -> dict[Faction, int]:
    """Return how many pieces of each targeted Faction are hit: as many as the action reaches.

    `reach` says how many pieces of each could be hit. If both are targeted and not all can be hit,
    the executing Faction chooses how many of them are Taliban.
    """
    total = min(most, sum(reach.values()))
    if len(reach) < len(INSURGENTS):
        return {faction: min(total, number) for faction, number in reach.items()}
    taliban = await execution.table.choose_count(
        execution.faction,
        max(0, total - reach[WARLORDS]),
        min(total, reach[TALIBAN]),
        ask=ask,
        rule=rule,
        about=(space,),
    )
    return {TALIBAN: taliban, WARLORDS: total - taliban}


def _out_of_reach(rule: str, word: str) -> Reason | None:
    return Reason("targets.out-of-reach", rule) if word in (BOTH, *INSURGENTS) else None


def _words(factions: Aim) -> tuple[str, ...]:
    return (BOTH, *factions) if len(factions) > 1 else factions


def _aim(word: str) -> Aim:
    match word:
        case "both":
            return INSURGENTS
        case "nobody":
            return ()
        case faction:
            return (Faction(faction),)
