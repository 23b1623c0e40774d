"""8.4.1 Pieces that three cards let a Non-player move: 27, 43 and 52."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from core.adp.bots.leaving import by_turns, control_with, free_to_leave
from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import numbers, say_number
from core.adp.model.atlas import (
    ADJACENT,
    AFGHAN_AREAS,
    AFGHAN_PROVINCES,
    LOCS,
    OUTSIDE_PAKISTAN,
    PAKISTAN,
)
from core.adp.model.board import Board
from core.adp.model.facts import Moved
from core.adp.model.ids import (
    ACTIVE,
    DONE,
    GOVERNMENT,
    POLICE,
    TALIBAN,
    TROOPS,
    UNDERGROUND,
    Control,
    Piece,
    SpaceId,
    Support,
)
from core.kernel import Why, filled

ORIGIN: Final = "event.move.origin"
GUERRILLAS_DRIVEN_OUT: Final = 4
CUBES_SHUFFLED: Final = 6
MOST_ON_A_LOC: Final = 2
PROVINCES_TO_ENTER: Final = 2

HIDDEN_TALIBAN: Final = UNDERGROUND[TALIBAN]
KNOWN_TALIBAN: Final = ACTIVE[TALIBAN]


async def move(mind: Mind) -> None:
    """Move what the card allows, then stop."""
    card = mind.board.card
    assert card is not None
    await CARDS[card](mind)
    if mind.decision.ask == ORIGIN:
        await mind.say(DONE, "8.4.1: no other pieces to move")


def moved(mind: Mind) -> list[Moved]:
    """Return what the card has moved so far."""
    rule = f"card {mind.board.card}"
    return [fact for fact in mind.facts if isinstance(fact, Moved) and fact.rule == rule]


async def send(
    mind: Mind, piece: Piece, origin: SpaceId, destination: SpaceId, count: int, reason: Why
) -> None:
    """Answer the questions of one move."""
    await mind.say(origin, reason)
    await mind.say_if_asked("event.move.destination", destination, reason)
    await mind.say_if_asked("event.move.piece", piece, reason)
    await say_number(mind, "event.move.count", count, reason)


# 27 Tehrik-i-Taliban Pakistan


async def drive_out(mind: Mind) -> None:
    """Take Taliban first where that changes Control, and Underground ones before Active."""
    reason = "8.4.1: Taliban Guerrillas go to Pakistan"
    while mind.decision.ask == ORIGIN:
        board = mind.board
        left = GUERRILLAS_DRIVEN_OUT - sum(fact.count for fact in moved(mind))
        origins = [space for space in OUTSIDE_PAKISTAN if board.spaces[space].taliban_guerrillas]
        first = Priority("8.4.1: changes Control", partial(turns_control, board, left))
        second = Priority("8.4.1: Underground", partial(_hides_taliban, board))
        origin = await pick_space(mind, origins, (first, second))
        await mind.say(origin, reason)
        if mind.decision.ask == "event.move.destination":
            goals = [SpaceId(word) for word in mind.options if word in PAKISTAN]
            await mind.say(await pick_space(mind, goals), reason)
        await mind.say_if_asked("event.move.piece", HIDDEN_TALIBAN, reason)
        if mind.decision.ask == "event.move.count":
            await mind.say(str(max(numbers(mind))), "8.4.3: as many as possible")


def turns_control(board: Board, most: int, space: SpaceId) -> bool:
    """Whether Taliban Control ends or COIN Control begins when Taliban leave."""
    if space in LOCS:
        return False
    here = board.spaces[space]
    then = control_with(here, taliban=-min(most, here.taliban_guerrillas))
    return then is not board.control(space)


def _hides_taliban(board: Board, space: SpaceId) -> bool:
    return board.spaces[space].taliban_underground > 0


# 43 Pakistani Offensive


async def cross_the_border(mind: Mind) -> None:
    """Leave one in each Province; the others go as in March (8.7.3)."""
    while mind.decision.ask == ORIGIN:
        board = mind.board
        locs = [space for space in LOCS if _wanted_on(board, space) and _spare_near(board, space)]
        if not locs:
            break
        goal = await pick_space(mind, locs)
        spare = _spare_near(board, goal)
        most = max(spare.values())
        origin = await pick_space(mind, [space for space in spare if spare[space] == most])
        await _cross(mind, origin, goal, min(most, _wanted_on(board, goal)))
    if mind.decision.ask == ORIGIN:
        await _enter_provinces(mind)


async def _enter_provinces(mind: Mind) -> None:
    """Choose 2 Provinces; send all to the first, but keep 1 if only it can reach the second."""
    entered = {f.destination for f in moved(mind) if f.destination in AFGHAN_PROVINCES}
    open_to_them = [space for space in _provinces_to_enter(mind.board) if space not in entered]
    if not open_to_them or len(entered) >= PROVINCES_TO_ENTER:
        return
    goals = [await pick_space(mind, open_to_them)]
    to_first = _spare_near(mind.board, goals[0])
    others = [space for space in open_to_them if space not in goals]
    if sum(to_first.values()) == 1:
        others = [s for s in others if not _spare_near(mind.board, s).keys() <= to_first.keys()]
    keeper = None
    if others and len(entered) + len(goals) < PROVINCES_TO_ENTER:
        goals.append(await pick_space(mind, others))
        to_second = _spare_near(mind.board, goals[1])
        if to_second.keys() <= to_first.keys():
            keeper = max(to_second, key=lambda origin: to_second[origin])
    for goal in goals:
        for origin, spare in _spare_near(mind.board, goal).items():
            kept = int(origin is keeper and goal is goals[0])
            await _cross(mind, origin, goal, spare - kept)


async def _cross(mind: Mind, origin: SpaceId, goal: SpaceId, count: int) -> None:
    """Send some, Active ones first: all hide as they arrive."""
    active = min(count, mind.board.spaces[origin].taliban_active)
    reason = filled("8.4.1: as in March, into {0}", goal)
    if active:
        await send(mind, KNOWN_TALIBAN, origin, goal, active, reason)
    if count > active:
        await send(mind, HIDDEN_TALIBAN, origin, goal, count - active, reason)


def _spare_near(board: Board, goal: SpaceId) -> dict[SpaceId, int]:
    """Return how many can cross to a space: one stays in each Province."""
    spare = {s: board.spaces[s].taliban_guerrillas - 1 for s in ADJACENT[goal] if s in PAKISTAN}
    return {space: number for space, number in spare.items() if number > 0}


def _wanted_on(board: Board, loc: SpaceId) -> int:
    """8.7.3: How many enter a LoC: enough to outnumber the others, at most two in all."""
    here = board.spaces[loc]
    if here.sabotaged:
        return 0
    enough = here.coin + here.warlords + 1 - here.taliban
    return max(0, min(enough, MOST_ON_A_LOC - here.taliban_guerrillas))


def _provinces_to_enter(board: Board) -> list[SpaceId]:
    """8.7.3: Provinces that are neither in Opposition nor Taliban-Controlled."""
    return [
        space
        for space in AFGHAN_PROVINCES
        if board.spaces[space].support is not Support.OPPOSITION
        and board.control(space) is not Control.TALIBAN
        and _spare_near(board, space)
    ]


# 52 Power Shuffle


async def shuffle_cubes(mind: Mind) -> None:
    """Gain COIN Control, highest Population first, with cubes that other spaces can spare."""
    while mind.decision.ask == ORIGIN:
        left = CUBES_SHUFFLED - sum(fact.count for fact in moved(mind))
        goals = areas_to_gain(mind.board, left)
        if not goals:
            return
        by_people = Priority("8.4.1: highest Population", mind.board.population)
        goal = await pick_space(mind, goals, (by_people,))
        while mind.decision.ask == ORIGIN and (need := cubes_needed(mind.board, goal)):
            board = mind.board
            spare = spare_cubes(board, goal)
            stand = Priority("8.4.1: most cubes", partial(_cubes_in, board))
            origin = await pick_space(mind, tuple(spare), (stand,))
            here = board.spaces[origin]
            police, troops = by_turns(
                here.government_police, here.government_troops, min(need, spare[origin])
            )
            reason = filled("8.4.1: gains COIN Control of {0}", goal)
            for piece, count in ((POLICE, police), (TROOPS[GOVERNMENT], troops)):
                if count:
                    await send(mind, piece, origin, goal, count, reason)


def _cubes_in(board: Board, space: SpaceId) -> int:
    return board.spaces[space].government_cubes


def areas_to_gain(board: Board, left: int) -> Sequence[SpaceId]:
    """Return the populated areas that spare cubes could bring under COIN Control."""
    return [
        space
        for space in AFGHAN_AREAS
        if board.population(space)
        and 0 < cubes_needed(board, space) <= min(left, sum(spare_cubes(board, space).values()))
    ]


def cubes_needed(board: Board, space: SpaceId) -> int:
    """Return how many more COIN pieces give COIN Control."""
    here = board.spaces[space]
    return max(0, here.taliban + here.warlords + 1 - here.coin)


def spare_cubes(board: Board, goal: SpaceId) -> dict[SpaceId, int]:
    """Return how many Government cubes each other space can do without."""
    spare = {
        space: free_to_leave(board, space, GOVERNMENT, board.spaces[space].government_cubes)
        for space in OUTSIDE_PAKISTAN
        if space is not goal
    }
    return {space: number for space, number in spare.items() if number > 0}


CARDS: Final[Mapping[int, Callable[[Mind], Sheet]]] = {
    27: drive_out,
    43: cross_the_border,
    52: shuffle_cubes,
}

MOVES: Final[Mapping[str, Callable[[Mind], Sheet]]] = {ORIGIN: move}
