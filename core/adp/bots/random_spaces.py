"""8.2 and 8.3 Random Spaces and random LoCs: how a Non-player chooses among equals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.model.atlas import ATLAS, LOCS, RANDOM_SPACES, random_space
from core.adp.model.ids import SpaceId
from core.kernel import filled, listed
from core.kernel.reasoning import applied, narrow

ItemT = TypeVar("ItemT")

_WALK = tuple(dict.fromkeys(space for trio in RANDOM_SPACES for space in trio))
"""The table of Random Spaces in walking order, each area once."""


_DEAREST = Priority("8.3: highest Econ", lambda space: ATLAS[space].econ)


async def pick_space(
    mind: Mind, candidates: Sequence[SpaceId], priorities: Sequence[Priority] = ()
) -> SpaceId:
    """Return the candidate chosen by priorities and then at random (8.2, 8.3)."""
    assert candidates
    left = narrow(mind.open_to(candidates), priorities, mind.notes)
    areas = [space for space in left if space not in LOCS]
    if areas:  # areas come before LoCs unless a rule says otherwise (ruling A-43)
        if len(areas) < len(left):
            mind.note(applied("8.2: areas before LoCs", *areas))
            mind.notes.drop({space: "a LoC" for space in left if space in LOCS})
        return await random_area(mind, areas)
    return await random_loc(mind, left)


def first_space(candidates: Sequence[SpaceId], priorities: Sequence[Priority] = ()) -> SpaceId:
    """Return a possible result of `pick_space` without dice, for looking ahead."""
    left = narrow(candidates, priorities)
    areas = [space for space in left if space not in LOCS]
    return areas[0] if areas else narrow(left, (_DEAREST,))[0]


async def random_area(mind: Mind, areas: Sequence[SpaceId]) -> SpaceId:
    """8.2: Roll three dice and walk from the space they name to the first candidate."""
    if len(areas) == 1:
        return areas[0]
    if (known := mind.known_among(areas)) is not None:
        return known
    if mind.board.options.equal_chance_die:
        return await equal_chance(mind, areas, "8.2")
    tan, black, green = await mind.three_dice(filled("8.2: among {0}", listed(list(areas))))
    start = _WALK.index(random_space(tan, black, green))
    walk = (*_WALK[start:], *_WALK[:start])
    chosen = next(space for space in walk if space in areas)
    mind.note(filled("8.2: dice {0} {1} {2}: {3}, so {4}", tan, black, green, walk[0], chosen))
    if mind.notes.full:
        passed = walk[: walk.index(chosen)]
        mind.notes.drop(dict.fromkeys(passed, "passed by, not a candidate"))
    return chosen


async def random_loc(mind: Mind, locs: Sequence[SpaceId]) -> SpaceId:
    """8.3: The highest Econ, then an equal chance."""
    return await equal_chance(mind, narrow(mind.open_to(locs), (_DEAREST,), mind.notes), "8.3")


async def equal_chance(mind: Mind, items: Sequence[ItemT], rule: str) -> ItemT:
    """Choose one of several, each with the same chance, with as many dice as needed."""
    if len(items) == 1:
        return items[0]
    if (known := mind.known_among(items)) is not None:
        return known
    dice = 1
    while 6**dice < len(items):
        dice += 1
    fair = 6**dice - 6**dice % len(items)
    reason = filled("{0}: an equal chance for {1}", rule, listed([str(item) for item in items]))
    while True:
        rolled = [await mind.die(reason) for _ in range(dice)]
        number = 0
        for die in rolled:
            number = 6 * number + die - 1
        shown = listed([str(die) for die in rolled])
        if number < fair:
            chosen = items[number % len(items)]
            mind.note(filled("{0}: dice {1}: {2}", rule, shown, str(chosen)))
            return chosen
        mind.note(filled("{0}: dice {1} are rolled again, for equal chances", rule, shown))
