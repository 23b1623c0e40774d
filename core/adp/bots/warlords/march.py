"""8.5.2 Where the Non-player Warlords March, and which Guerrillas go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from core.adp.bots.leaving import Guerrillas, control_with, free_to_leave, marching_group
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import say_number
from core.adp.bots.warlords.rally import can_cultivate
from core.adp.model.atlas import ADJACENT, AFGHAN_AREAS, AFGHAN_PROVINCES, LOCS
from core.adp.model.board import Board, Space
from core.adp.model.ids import WARLORDS, Control, SpaceId, Track
from core.kernel import Why, as_phrase, filled
from core.kernel.reasoning import NO_NOTES, Notes, WhyNot, applied, qualify

MOST_RESOURCES_AND_BASES: Final = 50
"""8.5.2: The Warlords March while they have no more than this."""

ORIGINS: Final = {
    space: tuple(origin for origin in ADJACENT[space] if origin in AFGHAN_AREAS)
    for space in (*AFGHAN_AREAS, *LOCS)
}
"""8.5.2: The origins of each destination: areas, never LoCs (ruling A-66)."""

Arrived = dict[SpaceId, Guerrillas]
"""The Guerrillas that have Marched, by where they are now: they do not move again."""

Groups = dict[SpaceId, Guerrillas]
"""The groups that go to a destination, by origin."""

NOBODY: Final = Guerrillas(0, 0)


def resources_and_bases(board: Board) -> int:
    """8.5.2: Warlord Resources and Warlord Bases on the map."""
    bases = sum(here.warlord_bases for here in board.spaces.values())
    return board.track(Track.WARLORDS) + bases


def group_from(board: Board, arrived: Arrived, origin: SpaceId, destination: SpaceId) -> Guerrillas:
    """Return the group that would go: the last at a Base stays, and Control does not change."""
    here = board.spaces[origin]
    moved = arrived.get(origin, NOBODY)
    there = Guerrillas(
        here.warlord_underground - moved.underground, here.warlord_active - moved.active
    )
    most = min(there.size, here.warlord_guerrillas - (1 if here.warlord_bases else 0))
    if most < 1:
        return NOBODY
    most = free_to_leave(board, origin, WARLORDS, most)
    return marching_group(board, WARLORDS, destination, there, most)


def groups_to(board: Board, arrived: Arrived, destination: SpaceId) -> Groups:
    """Return all groups that would go to a destination."""
    groups = {
        origin: group_from(board, arrived, origin, destination) for origin in ORIGINS[destination]
    }
    return {origin: group for origin, group in groups.items() if group.size}


NOBODY_CAN_COME: Final = "no Guerrilla next to it may leave"


def empty_locs(board: Board, arrived: Arrived, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """Step 1: LoCs without any piece that Guerrillas can enter."""

    def why_not(loc: SpaceId) -> Why | None:
        if board.spaces[loc].coin or board.spaces[loc].guerrillas:
            return "not empty"
        return None if groups_to(board, arrived, loc) else NOBODY_CAN_COME

    return qualify("8.5.2 step 1: an empty LoC that Guerrillas can enter", LOCS, why_not, notes)


def areas_to_contest(board: Board, arrived: Arrived, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """Step 2: Areas where the groups that would go end COIN or Taliban Control (ruling A-66)."""

    def why_not(space: SpaceId) -> Why | None:
        now = board.control(space)
        if now is Control.NONE:
            return "no Control"
        if space in arrived:
            return "entered already"
        coming = sum(group.size for group in groups_to(board, arrived, space).values())
        if not coming:
            return NOBODY_CAN_COME
        kept = control_with(board.spaces[space], warlords=coming) is now
        return (
            filled("{0} can come, which would not end {1} Control", coming, now) if kept else None
        )

    line = "8.5.2 step 2: those who can come would end COIN or Taliban Control"
    return _if_paid(board, line, AFGHAN_AREAS, why_not, notes)


def provinces_to_enter(board: Board, arrived: Arrived, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """Step 3: Provinces not yet entered that Guerrillas can enter."""

    def why_not(space: SpaceId) -> Why | None:
        if space in arrived:
            return "entered already"
        return None if groups_to(board, arrived, space) else NOBODY_CAN_COME

    line = "8.5.2 step 3: a Province that Guerrillas can enter"
    return _if_paid(board, line, AFGHAN_PROVINCES, why_not, notes)


def _if_paid(
    board: Board, line: Why, areas: Sequence[SpaceId], why_not: WhyNot[SpaceId], notes: Notes
) -> list[SpaceId]:
    """Return the areas that a step applies to; unlike LoCs, each costs a Resource."""
    if not board.track(Track.WARLORDS):
        notes.look(filled("{0}: none, because there are no Resources", as_phrase(line)))
        return []
    return qualify(line, areas, why_not, notes)


def can_march(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether any step does anything."""
    return bool(
        empty_locs(board, {}, notes)
        or areas_to_contest(board, {}, notes)
        or provinces_to_enter(board, {}, notes)
    )


def opens_to_cultivate(board: Board, arrived: Arrived, space: SpaceId) -> bool:
    """Whether Cultivate could place a Base in a space after the groups have come."""
    here = board.spaces[space]
    coming = sum(group.size for group in groups_to(board, arrived, space).values())
    there = replace(here, warlord_active=here.warlord_active + coming)
    return can_cultivate(board.with_space(space, there), space)


async def march(mind: Mind) -> None:
    """Answer the questions of a March, up to its last destination."""
    arrived: Arrived = {}
    if locs := empty_locs(mind.board, arrived, mind.notes):
        loc = await pick_space(mind, locs)
        await march_onto(mind, arrived, loc)
    while areas := areas_to_contest(mind.board, arrived, mind.notes):
        board = mind.board
        most_people = Priority("8.5.2 step 2: highest Population", board.population)
        area = await pick_space(mind, areas, (most_people,))
        why = filled("8.5.2 step 2: ends {0} Control: {1}", board.control(area), area)
        await march_to(mind, arrived, area, groups_to(mind.board, arrived, area), why)
    if provinces := provinces_to_enter(mind.board, arrived, mind.notes):
        board = mind.board
        to_cultivate = Priority(
            "8.5.2 step 3: Cultivate could place a Base",
            lambda space: opens_to_cultivate(board, arrived, space),
        )
        province = await pick_space(mind, provinces, (to_cultivate,))
        why = applied("8.5.2 step 3: all that can go, into 1 Province", province)
        await march_to(mind, arrived, province, groups_to(mind.board, arrived, province), why)


async def march_onto(mind: Mind, arrived: Arrived, loc: SpaceId) -> None:
    """Step 1: Send one Guerrilla onto an empty LoC, an Underground one if possible."""
    groups = groups_to(mind.board, arrived, loc)
    hidden = Priority(
        "8.1.2: an Underground Guerrilla can go", lambda space: groups[space].underground > 0
    )
    origin = await pick_space(mind, list(groups), (hidden,))
    underground = 1 if groups[origin].underground else 0
    why = applied("8.5.2 step 1: one Guerrilla onto an empty LoC", loc)
    await march_to(mind, arrived, loc, {origin: Guerrillas(underground, 1 - underground)}, why)


async def march_to(
    mind: Mind, arrived: Arrived, destination: SpaceId, groups: Groups, why: Why
) -> None:
    """Answer the questions about all groups to one destination."""
    before = mind.board.spaces[destination]
    for origin, group in groups.items():
        await mind.say(origin, why)
        await mind.say_if_asked("march.destination", destination, why)
        size = "8.5.2: as many as may leave" if group.size > 1 else why
        await say_number(mind, "march.count", group.size, size)
        await say_number(
            mind, "march.underground", group.underground, "8.1.2: Underground on arrival"
        )
    here = mind.board.spaces[destination]
    arrived[destination] = _gained(before, here)


def _gained(before: Space, after: Space) -> Guerrillas:
    """Return the Guerrillas that have come."""
    return Guerrillas(
        after.warlord_underground - before.warlord_underground,
        after.warlord_active - before.warlord_active,
    )
