"""8.8.5 Civic Action of the Non-player Coalition, in Training and in the Support Phase."""

from __future__ import annotations

from collections.abc import Sequence

from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import numbers
from core.adp.model.board import Board
from core.adp.model.ids import DONE, SpaceId, Support, Track
from core.adp.rules.civic_action_and_sharia import CIVIC_ACTION
from core.kernel.reasoning import applied, qualify


def steps_wanted(board: Board, space: SpaceId, purse: int) -> int:
    """8.8.5: How many steps to buy; Terror is removed only if a shift follows."""
    levels = CIVIC_ACTION.levels_for(board, space, purse)
    return board.spaces[space].terror + levels if levels else 0


def best_shift(board: Board, purse: int) -> tuple[Priority, ...]:
    """8.8.5: The greatest shift, Opposition, fewest Terror markers (ruling A-51)."""
    spaces = board.spaces
    return (
        Priority(
            "8.8.5: greatest shift",
            lambda s: board.population(s) * CIVIC_ACTION.levels_for(board, s, purse),
        ),
        Priority("8.8.5: at Opposition", lambda s: spaces[s].support is Support.OPPOSITION),
        Priority("8.8.5: fewest Terror markers", lambda s: -spaces[s].terror),
    )


async def pick_area(mind: Mind, areas: Sequence[SpaceId], purse: int) -> SpaceId | None:
    """Return the area where Civic Action is best; None if it shifts nothing anywhere."""
    board = mind.board
    worth = qualify(
        "8.8.5: Civic Action would shift",
        areas,
        lambda space: (
            None if CIVIC_ACTION.levels_for(board, space, purse) else "no shift can be paid for"
        ),
        mind.notes,
    )
    return await pick_space(mind, worth, best_shift(mind.board, purse)) if worth else None


async def civic_action(mind: Mind) -> None:
    """8.8.5: As much Civic Action as possible in the Support Phase."""
    while mind.decision.ask == "civic.space":
        purse = mind.board.track(Track.GOVERNMENT)
        offered = [space for space in SpaceId if space in mind.options]
        area = await pick_area(mind, offered, purse)
        if area is None:
            await mind.say(DONE, "8.8.5: no Civic Action would shift anything")
            continue
        wanted = steps_wanted(mind.board, area, purse)
        await mind.say(area, applied("8.8.5: Civic Action where it shifts most", area))
        if mind.decision.ask == "civic.steps":
            wanted = min(wanted, max(numbers(mind)))
            await mind.say(str(wanted), "8.8.5: as many shifts as can be paid for")
