"""2.3.5 and 3.3.2 A Limited March through Pashtun areas: all groups must end in one space.

Used only with the option by which areas on the way do not count as destinations (ruling A-9). Bands
may then be in different spaces for a while, but a step is forbidden if they could no longer come
together after it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from functools import lru_cache

from core.adp.model.atlas import ADJACENT, LOCS, PASHTUN, SPACES
from core.adp.model.ids import SpaceId

Way = tuple[SpaceId, SpaceId]
"""The origin and destination of a step; each is taken once (ruling A-20)."""


def can_gather(
    bands: Collection[SpaceId],
    taken: Collection[Way],
    paid: Collection[SpaceId],
    purse: int | None,
) -> bool:
    """Whether all bands can reach one space with `purse` Resources; None means free.

    The order may matter, so they go in the order of the map.
    """
    in_order = tuple(space for space in SPACES if space in bands)
    return len(in_order) < 2 or _can_gather(in_order, frozenset(taken), frozenset(paid), purse)


@lru_cache(maxsize=10_000)  # one list of options asks the same dozens of times
def _can_gather(
    bands: tuple[SpaceId, ...], taken: frozenset[Way], paid: frozenset[SpaceId], purse: int | None
) -> bool:
    """Whether there is a space where all bands can gather; their own spaces are tried first."""
    # Where a band cannot go even alone, no careful look is needed.
    within_reach = set(SPACES).intersection(*(_reached(band, taken) for band in bands))
    goals = (*bands, *(space for space in SPACES if space not in bands))
    goals = tuple(goal for goal in goals if goal in within_reach)
    return any(_can_gather_at(goal, bands, set(taken), set(paid), purse) for goal in goals)


def _can_gather_at(
    goal: SpaceId,
    bands: Sequence[SpaceId],
    taken: set[Way],
    paid: set[SpaceId],
    purse: int | None,
) -> bool:
    """Whether each band, one after another, has its own path to a space."""
    cost = 0
    for band in bands:
        path = shortest_path(band, goal, taken)
        if path is None:
            return False
        taken.update(path)
        cost += sum(space not in LOCS and space not in paid for _, space in path)
        if purse is not None and cost > purse:
            return False
        paid.update(space for _, space in path)
    return True


def _reached(origin: SpaceId, taken: Collection[Way]) -> set[SpaceId]:
    """Return the spaces that a band can reach without the steps that have been taken."""
    reached = {origin}
    ahead = [origin]
    while ahead:
        space = ahead.pop()
        for step in ADJACENT[space] if space in PASHTUN else ():
            if step not in reached and (space, step) not in taken:
                reached.add(step)
                ahead.append(step)
    return reached


def shortest_path(
    origin: SpaceId, goal: SpaceId, taken: Collection[Way] = ()
) -> tuple[Way, ...] | None:
    """Return the shortest path for Guerrillas that have Marched, through Pashtun areas only."""
    paths: dict[SpaceId, tuple[Way, ...]] = {origin: ()}
    ahead = deque((origin,))
    while ahead:
        space = ahead.popleft()
        if space is goal:
            return paths[space]
        if space not in PASHTUN:
            continue
        for step in ADJACENT[space]:
            if step not in paths and (space, step) not in taken:
                paths[step] = (*paths[space], (space, step))
                ahead.append(step)
    return None
