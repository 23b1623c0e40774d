"""8.8.2 to 8.8.4 Air Lift of the Non-player Coalition: who can be spared, and the flight itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.atlas import AFGHAN_AREAS
from core.adp.board import COUNT, Board, control_of
from core.adp.bots.chance import pick_space
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority, qualify
from core.adp.facts import Moved
from core.adp.ids import DONE, Control, Piece, SpaceId
from core.adp.rules.air_lift import most_government_troops

ORIGINS: Final = 2
"""8.8.2: From how many areas Troops are lifted."""

WORD: Final = "air-lift"


class Group(NamedTuple):
    """Troops that leave one area together."""

    origin: SpaceId
    piece: Piece
    number: int


class Flight(NamedTuple):
    """An Air Lift to one destination."""

    destination: SpaceId
    groups: tuple[Group, ...]

    def on(self, board: Board) -> Board:
        """Return the position with all the Troops landed."""
        for origin, piece, number in self.groups:
            board = Moved(piece, origin, self.destination, number, rule="4.2.2").on(board)
        return board

    def leaving(self, origin: SpaceId, piece: Piece) -> int:
        """How many Troops of a kind leave an area."""
        return sum(g.number for g in self.groups if g.origin is origin and g.piece is piece)


def spare(board: Board, space: SpaceId) -> int:
    """8.8.2: The Coalition Troops that an area can do without: 1 stays, and so does Control."""
    here = board.spaces[space]
    if here.coalition_troops < 2 or control_of(here) is not Control.COIN:
        return 0
    return min(here.coalition_troops - 1, here.coin - here.taliban - here.warlords - 1)


def flight(board: Board, origins: Sequence[SpaceId], destination: SpaceId) -> Flight:
    """8.8.2: All that the first two origins can spare, Government Troops after Coalition ones."""
    groups: list[Group] = []
    seats = most_government_troops(board)
    for origin in [space for space in origins if space is not destination][:ORIGINS]:
        here, coalition = board.spaces[origin], spare(board, origin)
        groups.append(Group(origin, Piece.COALITION_TROOPS, coalition))
        over = here.coin - coalition - here.taliban - here.warlords - 1
        government = min(here.government_troops - 1, over, seats)
        if government > 0:
            groups.append(Group(origin, Piece.GOVERNMENT_TROOPS, government))
            seats -= government
    return Flight(destination, tuple(groups))


def most_lifted(board: Board) -> int:
    """No Air Lift brings more Troops than this to one space; 0 if nobody can be spared."""
    spares = sorted((spare(board, space) for space in AFGHAN_AREAS), reverse=True)
    coalition = sum(spares[:ORIGINS])
    return coalition + most_government_troops(board) if coalition else 0


async def ranked_origins(mind: Mind) -> tuple[SpaceId, ...]:
    """8.8.2: The areas with most spare Coalition Troops, one more than needed, ties at random.

    One of them may turn out to be the destination.
    """
    board = mind.board
    left = qualify(
        "8.8.2: areas that can spare Coalition Troops",
        AFGHAN_AREAS,
        lambda space: None if spare(board, space) else "none to spare",
        mind.notes,
    )
    most = Priority("most spare Coalition Troops", "8.8.2", lambda space: spare(board, space))
    ranked: list[SpaceId] = []
    while left and len(ranked) <= ORIGINS:
        ranked.append(await pick_space(mind, left, (most,)))
        left.remove(ranked[-1])
    return tuple(ranked)


async def fly(mind: Mind, plan: Flight, *reasons: str) -> None:
    """Say that there is an Air Lift, and answer whatever it asks, in whichever order."""
    await mind.say(WORD, *reasons)
    await land(mind, plan)


async def land(mind: Mind, plan: Flight) -> None:
    """Answer the questions of an Air Lift."""
    before = mind.board.spaces
    route = (*dict.fromkeys(group.origin for group in plan.groups), plan.destination)
    goal = plan.destination
    while True:
        now, about = mind.board.spaces, mind.decision.about
        waiting = [
            group
            for group in plan.groups
            if COUNT[group.piece](now[group.origin]) == COUNT[group.piece](before[group.origin])
        ]
        match mind.decision.ask:
            case "air-lift.space":  # card 26: all are named before anybody flies
                unnamed = [space for space in route if space in mind.options]
                word = unnamed[0] if unnamed else DONE
                await mind.say(word, f"8.8.2: the Air Lift: {' to '.join(route)}")
            case "air-lift.origin":
                if waiting:
                    group = waiting[0]
                    why = f"8.8.2: {group.number} can be spared: {group.piece} in {group.origin}"
                    await mind.say(group.origin, why)
                else:
                    await mind.say(DONE, "8.8.2: all that two areas can spare has been lifted")
            case "air-lift.destination":
                await mind.say(goal, f"8.8.2: the destination of the Air Lift: {goal}")
            case "air-lift.piece":
                piece = next(group.piece for group in waiting if group.origin == about[0])
                await mind.say(piece, f"8.8.2: Coalition Troops, then the Government's: {piece}")
            case "air-lift.troops":
                piece, origin = Piece(about[0]), SpaceId(about[1])
                await mind.say(str(plan.leaving(origin, piece)), "8.8.2: all that can be spared")
            case _:
                return
