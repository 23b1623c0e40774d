"""8.2 and 8.3 Random Spaces and random LoCs: what a Non-player does among equals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from core.adp.atlas import ATLAS, LOCS, RANDOM_SPACES, random_space
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority, narrow
from core.adp.ids import SpaceId

ItemT = TypeVar("ItemT")

_WALK = tuple(dict.fromkeys(space for trio in RANDOM_SPACES for space in trio))
"""The table of Random Spaces in walking order, each area once."""


async def pick_space(
    mind: Mind, candidates: Sequence[SpaceId], priorities: Sequence[Priority] = ()
) -> SpaceId:
    """Return the candidate that priorities and then chance choose (8.2, 8.3)."""
    assert candidates
    pick = narrow(candidates, priorities)
    mind.note(*pick.why)
    areas = [space for space in pick.spaces if space not in LOCS]
    if areas:  # areas come before LoCs unless a rule says otherwise (ruling A-43)
        return await random_area(mind, areas)
    return await random_loc(mind, pick.spaces)


async def random_area(mind: Mind, areas: Sequence[SpaceId]) -> SpaceId:
    """8.2: Roll three dice and walk from where they point to the first candidate."""
    if len(areas) == 1:
        return areas[0]
    if mind.board.options.equal_chance_die:
        return await equal_chance(mind, areas, "8.2")
    dice = await mind.three_dice(f"8.2: among {', '.join(areas)}")
    start = _WALK.index(random_space(*dice))
    walk = (*_WALK[start:], *_WALK[:start])
    chosen = next(space for space in walk if space in areas)
    mind.note(f"8.2: dice {' '.join(map(str, dice))}: {walk[0]}, so {chosen}")
    return chosen


async def random_loc(mind: Mind, locs: Sequence[SpaceId]) -> SpaceId:
    """8.3: The highest Econ, then an equal chance."""
    dearest = max(ATLAS[space].econ for space in locs)
    equal = [space for space in locs if ATLAS[space].econ == dearest]
    return await equal_chance(mind, equal, "8.3")


async def equal_chance(mind: Mind, items: Sequence[ItemT], rule: str) -> ItemT:
    """Choose among several with as many dice as it takes, each with the same chance."""
    dice = 1
    while 6**dice < len(items):
        dice += 1
    fair = 6**dice - 6**dice % len(items)
    number = 0
    while len(items) > 1:
        number = 0
        for _ in range(dice):
            number = 6 * number + await mind.die(f"{rule}: an equal chance") - 1
        if number < fair:
            break
    return items[number % len(items)]
