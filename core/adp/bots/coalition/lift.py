"""8.8.2 to 8.8.4 Air Lift of the Non-player Coalition: spare Troops, and the flight itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import COUNT, Board, control_of
from core.adp.model.facts import Moved
from core.adp.model.ids import DONE, Control, Piece, SpaceId
from core.adp.rules.air_lift import most_government_troops
from core.kernel import Why, filled, listed
from core.kernel.reasoning import applied, qualify

ORIGINS: Final = 2
"""8.8.2: From how many areas Troops are lifted."""

WORD: Final = "air-lift"


class Passengers(NamedTuple):
    """Troops that leave one area together."""

    origin: SpaceId
    piece: Piece
    number: int


class Flight(NamedTuple):
    """An Air Lift to one destination."""

    destination: SpaceId
    groups: tuple[Passengers, ...]

    def on(self, board: Board) -> Board:
        """Return the position with all the Troops landed."""
        for origin, piece, number in self.groups:
            board = Moved(piece, origin, self.destination, number, rule="4.2.2").on(board)
        return board

    def leaving(self, origin: SpaceId, piece: Piece) -> int:
        """How many Troops of a kind leave an area."""
        return sum(g.number for g in self.groups if g.origin is origin and g.piece is piece)


def excess(board: Board, space: SpaceId) -> int:
    """8.8.2: Coalition Troops beyond those that COIN Control of an area needs (ruling A-79)."""
    here = board.spaces[space]
    if control_of(here) is not Control.COIN:
        return 0
    return min(here.coalition_troops, here.coin - here.taliban - here.warlords - 1)


def leaving(board: Board, origin: SpaceId, seats: int) -> tuple[Passengers, ...]:
    """8.8.2: The Troops that can be lifted from an area: Control and the last of each kind stay.

    Coalition Troops go first, then Government Troops while there are seats for them.
    """
    here = board.spaces[origin]
    coalition = max(0, min(here.coalition_troops - 1, excess(board, origin)))
    over = here.coin - coalition - here.taliban - here.warlords - 1
    government = max(0, min(here.government_troops - 1, over, seats))
    groups = (
        Passengers(origin, Piece.COALITION_TROOPS, coalition),
        Passengers(origin, Piece.GOVERNMENT_TROOPS, government),
    )
    return tuple(group for group in groups if group.number)


def why_not_lift_from(board: Board, space: SpaceId) -> Why | None:
    """8.8.2: Coalition Troops must be in excess of Control, and some must be able to leave."""
    if not excess(board, space):
        return "no Coalition Troops in excess of Control"
    anybody = leaving(board, space, most_government_troops(board))
    return None if anybody else "the last Troops stay"


def flight(board: Board, origins: Sequence[SpaceId], destination: SpaceId) -> Flight:
    """8.8.2: All that the first two origins can send to a destination."""
    groups: list[Passengers] = []
    seats = most_government_troops(board)
    for origin in [space for space in origins if space is not destination][:ORIGINS]:
        sent = leaving(board, origin, seats)
        groups += sent
        seats -= sum(group.number for group in sent if group.piece is Piece.GOVERNMENT_TROOPS)
    return Flight(destination, tuple(groups))


def most_lifted(board: Board) -> int:
    """The most Troops that an Air Lift can bring to one space; 0 if none can be lifted."""
    origins = [space for space in AFGHAN_AREAS if why_not_lift_from(board, space) is None]
    if not origins:
        return 0
    groups = sorted(sum(g.number for g in leaving(board, s, 0)) for s in origins)
    return sum(groups[-ORIGINS:]) + most_government_troops(board)


async def ranked_origins(mind: Mind) -> tuple[SpaceId, ...]:
    """8.8.2: The areas with most Coalition Troops in excess, ties at random.

    One more is returned than needed, because one of them may be the destination.
    """
    board = mind.board
    left = qualify(
        "8.8.2: areas with Coalition Troops in excess of Control",
        AFGHAN_AREAS,
        lambda space: why_not_lift_from(board, space),
        mind.notes,
    )
    most = Priority("8.8.2: most Coalition Troops in excess", lambda s: excess(board, s))
    ranked: list[SpaceId] = []
    while left and len(ranked) <= ORIGINS:
        ranked.append(await pick_space(mind, left, (most,)))
        left.remove(ranked[-1])
    return tuple(ranked)


class LiftPurpose(NamedTuple):
    """A purpose for which Troops could be lifted."""

    most: int
    """The most Troops that can come."""

    could: Why
    """The line for goals where that many could be enough."""

    wanted: Callable[[SpaceId], int]
    """How many a goal needs; 0 if it needs none."""

    unwanted: Why
    """Why an area that needs none is not a goal."""

    does: Why
    """The line for goals where the Troops that can be spared are enough."""

    is_reached: Callable[[Flight], bool]
    priorities: tuple[Priority, ...]


async def best_lift(mind: Mind, purpose: LiftPurpose) -> Flight | None:
    """8.8.2, 8.8.3: Return the Air Lift to the best goal for a purpose; None if there is none."""
    board = mind.board

    def why_not(space: SpaceId) -> Why | None:
        wanted = purpose.wanted(space)
        if wanted < 1:
            return purpose.unwanted
        if wanted <= purpose.most:
            return None
        return filled("{0} needed, at most {1} can come", wanted, purpose.most)

    goals = qualify(purpose.could, AFGHAN_AREAS, why_not, mind.notes)
    origins = await ranked_origins(mind) if goals else ()
    lifts = {goal: flight(board, origins, goal) for goal in goals}
    reached = qualify(
        purpose.does,
        goals,
        lambda goal: None if purpose.is_reached(lifts[goal]) else "too few can be spared",
        mind.notes,
    )
    return lifts[await pick_space(mind, reached, purpose.priorities)] if reached else None


async def fly(mind: Mind, plan: Flight, *reasons: Why) -> None:
    """Choose Air Lift, and answer its questions in any order."""
    await mind.say(WORD, *reasons)
    await land(mind, plan)


async def land(mind: Mind, plan: Flight) -> None:
    """Answer the questions of an Air Lift."""
    before = mind.board.spaces
    origins = tuple(dict.fromkeys(group.origin for group in plan.groups))
    goal = plan.destination
    while True:
        now, about = mind.board.spaces, mind.decision.about
        waiting = [
            group
            for group in plan.groups
            if COUNT[group.piece](now[group.origin]) == COUNT[group.piece](before[group.origin])
        ]
        match mind.decision.ask:
            case "air-lift.space":  # card 26: all spaces are named before any Troops fly
                unnamed = [space for space in (*origins, goal) if space in mind.options]
                word = unnamed[0] if unnamed else DONE
                route = filled("8.8.2: the Air Lift: {0} to {1}", listed(origins), goal)
                await mind.say(word, route)
            case "air-lift.origin":
                if waiting:
                    origin, piece, number = waiting[0]
                    spared = filled("8.8.2: {0} can be spared: {1} in {2}", number, piece, origin)
                    await mind.say(origin, spared)
                else:
                    await mind.say(DONE, "8.8.2: all that two areas can spare has been lifted")
            case "air-lift.destination":
                await mind.say(goal, applied("8.8.2: the destination of the Air Lift", goal))
            case "air-lift.piece":
                piece = next(group.piece for group in waiting if group.origin == about[0])
                first = "8.8.2: Coalition Troops, then Government Troops"
                await mind.say(piece, applied(first, piece))
            case "air-lift.troops":
                piece, origin = Piece(about[0]), SpaceId(about[1])
                await mind.say(str(plan.leaving(origin, piece)), "8.8.2: all that can be spared")
            case _:
                return
