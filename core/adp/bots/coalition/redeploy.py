"""8.8.6 Redeploy of the Non-player Coalition."""

from __future__ import annotations

from core.adp.board import Board
from core.adp.bots.chance import pick_space
from core.adp.bots.leaving import free_to_leave
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.ids import COALITION, DONE, SpaceId


def unsupported(board: Board, space: SpaceId) -> bool:
    """8.8.6: Whether Troops leave: no Police are there, and Control stays as it is (8.1.2)."""
    return not board.spaces[space].government_police and bool(
        free_to_leave(board, space, COALITION, 1)
    )


async def redeploy(mind: Mind) -> None:
    """8.8.6: One cube at a time to the permitted space with fewest Coalition Troops."""
    while mind.decision.ask == "redeploy.coalition.origin":
        board = mind.board
        leaving = [s for s in SpaceId if s in mind.options and unsupported(board, s)]
        if not leaving:
            await mind.say(DONE, "8.8.6: no more Troops without Police that can leave")
            continue
        await mind.say(leaving[0], f"8.8.6: no Police in {leaving[0]}")
        if mind.decision.ask == "redeploy.destination":
            homes = [space for space in SpaceId if space in mind.options]
            home = await pick_space(mind, homes, (_fewest_troops(board),))
            await mind.say(home, f"8.8.6: to {home}")
        await mind.say_if_asked("redeploy.count", "1", "8.8.6: one at a time")


def _fewest_troops(board: Board) -> Priority:
    return Priority(
        "fewest Coalition Troops", "8.8.6", lambda space: -board.spaces[space].coalition_troops
    )
