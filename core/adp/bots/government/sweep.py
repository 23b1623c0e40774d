"""8.6.4 Where the Non-player Government Sweeps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.bots.government.search import answer_search
from core.adp.bots.leaving import free_to_leave
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.sweep_and_assault import found_by_sweep
from core.adp.bots.usual_answers import say_number
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.ids import DONE, GOVERNMENT, TALIBAN, WARLORDS, Control, SpaceId
from core.adp.rules.operations import FULL, Terms
from core.adp.rules.sweep import WAYS, is_open, why_not_sweep_in
from core.kernel import Decision, filled
from core.kernel.reasoning import NO_NOTES, Notes, Objection, applied, qualify

MOST_SPACES: Final = 3
KABUL: Final = SpaceId.KABUL


def troops_in_reach(board: Board, area: SpaceId) -> dict[SpaceId, int]:
    """Return how many Government Troops can come from each space without changing Control there."""
    reach = {}
    for origin, road in WAYS[area].items():
        troops = board.spaces[origin].government_troops
        if troops and is_open(board, road):
            reach[origin] = free_to_leave(board, origin, GOVERNMENT, troops)
    return {origin: number for origin, number in reach.items() if number}


def troops_needed(board: Board, area: SpaceId) -> int:
    """How many more COIN pieces give COIN Control."""
    here = board.spaces[area]
    return here.taliban + here.warlords - here.coin + 1


def areas_to_take(board: Board, notes: Notes = NO_NOTES, terms: Terms = FULL) -> list[SpaceId]:
    """Step 1: Areas that enough Troops can be moved into to gain COIN Control."""

    def why_not(area: SpaceId) -> Objection | None:
        if board.control(area) is Control.COIN:
            return "COIN Control already"
        if (reason := why_not_sweep_in(board, GOVERNMENT, terms, area)) is not None:
            return reason
        coming = sum(troops_in_reach(board, area).values())
        needed = troops_needed(board, area)
        if coming >= needed:
            return None
        return filled("{0} Troops can come, {1} needed", coming, needed)

    return qualify("8.6.4: Troops can gain COIN Control", AFGHAN_AREAS, why_not, notes)


class Found(NamedTuple):
    """How many Guerrillas a search in place would Activate, Taliban before Warlords."""

    taliban: int
    warlords: int


def found_in(board: Board, area: SpaceId) -> Found:
    """Count the Guerrillas that the cubes in an area would find."""
    found = found_by_sweep(board, GOVERNMENT, area)
    return Found(found[TALIBAN], found[WARLORDS])


def areas_to_search(
    board: Board, used: Sequence[SpaceId], notes: Notes = NO_NOTES, terms: Terms = FULL
) -> list[SpaceId]:
    """Step 2: Areas where a search without movement finds Guerrillas."""

    def why_not(area: SpaceId) -> Objection | None:
        if area in used:
            return "Swept already"
        if not any(found_in(board, area)):
            return "no Guerrilla would be found"
        return why_not_sweep_in(board, GOVERNMENT, terms, area)

    return qualify("8.6.4: a search would find Guerrillas", AFGHAN_AREAS, why_not, notes)


def can_sweep(board: Board, notes: Notes = NO_NOTES, terms: Terms = FULL) -> bool:
    """Whether either step does anything."""
    return bool(areas_to_take(board, notes, terms) or areas_to_search(board, (), notes, terms))


async def sweep(mind: Mind, terms: Terms = FULL) -> None:
    """Answer the questions of a Sweep until only a Special Activity can follow."""
    used: list[SpaceId] = []
    if areas := areas_to_take(mind.board, mind.notes, terms):
        most_people = Priority("8.6.4: highest Population", mind.board.population)
        area = await pick_space(mind, areas, (most_people,))
        used.append(area)
        await mind.say(area, applied("8.6.4: Troops gain COIN Control", area))
        await move_in(mind, area)
    while (
        mind.decision.ask == "sweep.space"
        and len(used) < MOST_SPACES
        and (areas := areas_to_search(mind.board, used, mind.notes, terms))
    ):
        area = await pick_space(mind, areas, _most_found(mind.board))
        used.append(area)
        taliban, warlords = found_in(mind.board, area)
        found = filled("8.6.4: Activates Taliban {0}, Warlords {1}: {2}", taliban, warlords, area)
        await mind.say(area, found)
        await mind.say_if_asked("sweep.origin", DONE, "8.6.4: without movement")
    if is_search_ahead(mind):
        await mind.say_if_asked("sweep.space", DONE, "8.6.4: no other space")
    await answer_search(mind, "sweep")


def _most_found(board: Board) -> tuple[Priority, ...]:
    return (
        Priority("8.6.4: most Taliban Activated", lambda area: found_in(board, area).taliban),
        Priority("8.6.4: most Warlords Activated", lambda area: found_in(board, area).warlords),
        Priority("8.6.4: Kabul", lambda area: area is KABUL),
    )


def is_search_ahead(mind: Mind) -> bool:
    """Whether the Sweep asks anything else after its last space.

    If not, this is the last chance for a Special Activity.
    """
    if mind.decision.ask != "sweep.space":
        return False
    ahead = mind.fork()
    ahead.answer(DONE)
    return (
        isinstance(ahead.pending, Decision)
        and ahead.pending.by == GOVERNMENT
        and ahead.pending.ask in ("sweep.targets", "special")
    )


async def move_in(mind: Mind, area: SpaceId) -> None:
    """Step 1: Move just enough Troops: adjacent ones first, then from the space with most."""
    needed = troops_needed(mind.board, area)
    reach = troops_in_reach(mind.board, area)
    board = mind.board
    nearest_and_most = (
        Priority("8.6.4: adjacent Troops first", lambda origin: WAYS[area][origin] is None),
        Priority("8.6.4: most Troops", lambda s: board.spaces[s].government_troops),
    )
    while needed > 0:
        origin = await pick_space(mind, list(reach), nearest_and_most)
        number = min(needed, reach.pop(origin))
        why = filled("8.6.4: just enough Troops: {0} from {1}", number, origin)
        await mind.say(origin, why)
        await say_number(mind, "sweep.troops", number, why)
        needed -= number
    await mind.say_if_asked("sweep.origin", DONE, "8.6.4: just enough Troops")
