"""8.7.3 Where the Non-player Taliban March: LoCs, Kabul, Provinces near and far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.bots.leaving import Guerrillas
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space, random_loc
from core.adp.bots.taliban.expedition import Expedition, all_that_can, number_to_spare, so_many
from core.adp.bots.taliban.journey import far_provinces, march_far
from core.adp.model.atlas import AREAS, LOCS, PROVINCES
from core.adp.model.board import Board
from core.adp.model.ids import PURSE, TALIBAN, Control, SpaceId, Support
from core.adp.rules.march import is_noticed
from core.kernel import Why, filled
from core.kernel.reasoning import NO_NOTES, Notes, qualify

MOST_ON_A_ROAD: Final = 2
MOST_GUERRILLAS: Final = 3
"""8.7.3: With more than this at Support and on LoCs the Taliban do not March."""


def march_test(board: Board) -> tuple[int, int]:
    """8.7.3: Count Underground and all Guerrillas in areas at Support and on LoCs."""
    watched = [board.spaces[space] for space in LOCS]
    loyal = (board.spaces[space] for space in AREAS)
    watched += [here for here in loyal if here.support is Support.SUPPORT]
    return (
        sum(here.taliban_underground for here in watched),
        sum(here.taliban_guerrillas for here in watched),
    )


def wanted_at(board: Board, space: SpaceId) -> int:
    """8.7.3 step 1: How many should enter a LoC, or Kabul (ruling A-76)."""
    here = board.spaces[space]
    if here.sabotaged:
        return 0
    others = here.coin + here.warlords
    return max(0, min(others + 1 - here.taliban, MOST_ON_A_ROAD - here.taliban_guerrillas))


NOBODY_CAN_COME: Final = "no Guerrilla that may leave an origin can enter, or pay for it"


def roads_to_enter(board: Board, trip: Expedition, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """8.7.3 step 1: Return the LoCs, or then Kabul, that Guerrillas should and can enter."""

    def why_not(space: SpaceId) -> Why | None:
        if not wanted_at(board, space):
            return "Sabotaged" if board.spaces[space].sabotaged else "no more are wanted"
        return None if trip.starts_near(board, space, trip.origins) else NOBODY_CAN_COME

    return qualify("8.7.3 step 1: LoCs to enter", LOCS, why_not, notes) or qualify(
        "8.7.3 step 1: then Kabul", (SpaceId.KABUL,), why_not, notes
    )


def why_not_open(board: Board, space: SpaceId) -> Why | None:
    """8.7.3: A Province must be neither at Opposition nor Taliban-Controlled."""
    if board.spaces[space].support is Support.OPPOSITION:
        return "at Opposition"
    return "Taliban Control" if board.control(space) is Control.TALIBAN else None


def near_provinces(board: Board, trip: Expedition, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """8.7.3 step 2: Return the open Provinces next to origins that Guerrillas can enter."""

    def why_not(space: SpaceId) -> Why | None:
        if (reason := why_not_open(board, space)) is not None:
            return reason
        return None if trip.starts_near(board, space, trip.origins) else NOBODY_CAN_COME

    return qualify("8.7.3 step 2: Provinces next to origins", PROVINCES, why_not, notes)


def can_march(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether any step moves a Guerrilla."""
    trip = Expedition(board, notes)
    if not trip.origins:
        return False
    return bool(
        roads_to_enter(board, trip, notes)
        or near_provinces(board, trip, notes)
        or far_provinces(board, trip, why_not_open, notes)
    )


async def march(mind: Mind) -> None:
    """8.7.3: Answer the questions of a March, up to its last group."""
    trip = Expedition(mind.board, mind.notes)
    await march_onto_roads(mind, trip)
    await march_near(mind, trip)
    await march_far(mind, trip, why_not_open)


# Step 1


async def march_onto_roads(mind: Mind, trip: Expedition) -> None:
    """8.7.3 step 1: Every LoC, then Kabul."""
    while spaces := roads_to_enter(mind.board, trip, mind.notes):
        space = await (random_loc(mind, spaces) if spaces[0] in LOCS else pick_space(mind, spaces))
        while wanted_at(mind.board, space) and (
            origins := trip.starts_near(mind.board, space, trip.origins)
        ):
            wanted = wanted_at(mind.board, space)
            origin, group = await _best_group(mind, origins, space, wanted)
            why = filled("8.7.3 step 1: {0} to {1}, {2} wanted", origin, space, wanted)
            await trip.go(mind, origin, space, group, why)


async def _best_group(
    mind: Mind, origins: Sequence[SpaceId], destination: SpaceId, wanted: int
) -> tuple[SpaceId, Guerrillas]:
    """Choose an origin and a group so that as many as possible arrive Underground."""
    board = mind.board
    together = _size_of_groups(board, origins, destination, wanted)
    groups: dict[SpaceId, Guerrillas] = {}
    for origin in origins:
        number = min(together, number_to_spare(board, origin))
        groups[origin] = so_many(board, origin, destination, number)

    def unseen(origin: SpaceId) -> int:
        group = groups[origin]
        noticed = is_noticed(board, TALIBAN, destination, group.size)
        return -group.underground if noticed else group.underground

    hidden = Priority("8.1.2: most arrive Underground", unseen)
    origin = await pick_space(mind, origins, (hidden,))
    return origin, groups[origin]


def _size_of_groups(
    board: Board, origins: Sequence[SpaceId], destination: SpaceId, wanted: int
) -> int:
    """8.1.2: The size of a group: small enough to stay hidden, if others can bring the rest."""
    sizes = range(wanted, 0, -1)
    unseen = next((n for n in sizes if not is_noticed(board, TALIBAN, destination, n)), 0)
    coming = sum(min(unseen, number_to_spare(board, origin)) for origin in origins)
    return unseen if coming >= wanted else wanted


# Step 2


async def march_near(mind: Mind, trip: Expedition) -> None:
    """8.7.3 step 2: Two open Provinces next to origins, with all that can leave."""
    spaces = near_provinces(mind.board, trip, mind.notes)
    if not spaces:
        return
    first = await pick_space(mind, spaces)
    board = mind.board
    seconds = qualify(
        filled("8.7.3 step 2: Provinces besides {0}", first),
        [space for space in spaces if space is not first],
        lambda space: (
            None
            if _both_can_be_entered(board, trip, first, space)
            else "too few Guerrillas or Resources for both"
        ),
        mind.notes,
    )
    second = await pick_space(mind, seconds) if seconds else None
    keeper = None if second is None else _keeper(mind.board, trip, first, second)
    await _enter(mind, trip, first, keeper)
    if second is not None:
        await _enter(mind, trip, second, None)


def _both_can_be_entered(board: Board, trip: Expedition, first: SpaceId, second: SpaceId) -> bool:
    """Whether there are enough Resources and Guerrillas for both Provinces."""
    to_first = trip.starts_near(board, first, trip.origins)
    to_second = trip.starts_near(board, second, trip.origins)
    cheapest = sum(
        min(trip.cost(board, origin, space) for origin in origins)
        for space, origins in ((first, to_first), (second, to_second))
    )
    if cheapest > board.track(PURSE[TALIBAN]):
        return False
    return any(origin not in to_first for origin in to_second) or (
        sum(number_to_spare(board, origin) for origin in to_first) > 1
    )


def _keeper(board: Board, trip: Expedition, first: SpaceId, second: SpaceId) -> SpaceId | None:
    """Return the origin that keeps 1 for the second Province if no other could reach it."""
    to_first = trip.starts_near(board, first, trip.origins)
    to_second = trip.starts_near(board, second, trip.origins)
    for origin in to_second:
        gone = all_that_can(board, origin, first).size if origin in to_first else 0
        if number_to_spare(board, origin) > gone:
            return None
    return max(to_second, key=lambda origin: number_to_spare(board, origin))


async def _enter(mind: Mind, trip: Expedition, province: SpaceId, keeper: SpaceId | None) -> None:
    for origin in trip.starts_near(mind.board, province, trip.origins):
        board = mind.board
        if not trip.can_go(board, origin, province):
            continue
        group = all_that_can(board, origin, province)
        if origin is keeper and group.size == number_to_spare(board, origin):
            group = so_many(board, origin, province, group.size - 1)
        if group.size:
            why = filled("8.7.3 step 2: all that can go, {0} to {1}", origin, province)
            await trip.go(mind, origin, province, group, why)
