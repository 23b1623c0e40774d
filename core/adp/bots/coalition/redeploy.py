"""8.8.6 Redeploy of the Non-player Coalition."""

from __future__ import annotations

from core.adp.bots.leaving import free_to_leave
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.redeploy_outlook import after_redeploy
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, DONE, SpaceId
from core.kernel import Why, filled
from core.kernel.reasoning import applied, qualify


def why_not_leave(board: Board, space: SpaceId) -> Why | None:
    """8.8.6: Troops leave spaces without Police if Control will not change (8.1.2)."""
    if board.spaces[space].government_police:
        return "Police are there"
    found = after_redeploy(board)
    return None if free_to_leave(found, space, COALITION, 1) else "Control would change"


def places_to_leave(mind: Mind) -> list[SpaceId]:
    """Return the spaces from which Troops Redeploy."""
    board = mind.board
    offered = [space for space in SpaceId if space in mind.options]
    line = "8.8.6: spaces without Police that Troops can leave"
    return qualify(line, offered, lambda space: why_not_leave(board, space), mind.notes)


async def redeploy(mind: Mind) -> None:
    """8.8.6: Move one cube at a time to the permitted space with fewest Coalition Troops."""
    while mind.decision.ask == "redeploy.coalition.origin":
        board = mind.board
        leaving = places_to_leave(mind)
        if not leaving:
            await mind.say(DONE, "8.8.6: no other Troops without Police can leave")
            continue
        await mind.say(leaving[0], filled("8.8.6: no Police in {0}", leaving[0]))
        if mind.decision.ask == "redeploy.destination":
            homes = [space for space in SpaceId if space in mind.options]
            home = await pick_space(mind, homes, (_fewest_troops(board),))
            await mind.say(home, applied("8.8.6: space with the fewest Coalition Troops", home))
        await mind.say_if_asked("redeploy.count", "1", "8.8.6: one at a time")


def _fewest_troops(board: Board) -> Priority:
    return Priority(
        "8.8.6: fewest Coalition Troops", lambda space: -board.spaces[space].coalition_troops
    )
