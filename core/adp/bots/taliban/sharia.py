"""8.7.7 Where the Non-player Taliban buy Sharia."""

from __future__ import annotations

from collections.abc import Sequence

from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.model.atlas import AREAS
from core.adp.model.board import Board
from core.adp.model.ids import DONE, PURSE, SpaceId, Support
from core.adp.rules.civic_action_and_sharia import SHARIA, Persuasion
from core.kernel.reasoning import applied, qualify


async def sharia(mind: Mind) -> None:
    """6.4.2: Buy all that shifts something, the greatest shift first."""
    while mind.decision.ask == "sharia.space":
        board = mind.board
        spaces = [space for space in AREAS if space in mind.options]
        space = await pick_for_sharia(mind, SHARIA, spaces)
        if space is None:
            await mind.say(DONE, "8.7.7: Sharia would shift nothing more")
            return
        await mind.say(space, applied("8.7.7: Sharia", space))
        await say_steps(mind, SHARIA, board, space)


async def pick_for_sharia(mind: Mind, way: Persuasion, spaces: Sequence[SpaceId]) -> SpaceId | None:
    """Return where Sharia shifts most; None if it shifts nothing anywhere."""
    board = mind.board
    worthwhile = qualify(
        "8.7.7: Sharia would shift",
        spaces,
        lambda space: None if buys_a_shift(board, way, space) else "no shift can be paid for",
        mind.notes,
    )
    if not worthwhile:
        return None
    priorities = (
        Priority("8.7.7: the greatest shift", lambda space: people_won(board, way, space)),
        Priority("8.7.7: at Support", lambda space: board.spaces[space].support is Support.SUPPORT),
        Priority("8.7.7: fewest Terror markers", lambda space: -board.spaces[space].terror),
    )
    return await pick_space(mind, worthwhile, priorities)


async def say_steps(mind: Mind, way: Persuasion, before: Board, space: SpaceId) -> None:
    """Remove Terror and shift as far as Resources allow."""
    steps = before.spaces[space].terror + levels_bought(before, way, space)
    await mind.say_if_asked("sharia.steps", str(steps), "8.7.7: as far as Resources allow")


def levels_bought(board: Board, way: Persuasion, space: SpaceId) -> int:
    """How many levels Resources can shift an area, once its Terror is removed."""
    return way.levels_for(board, space, board.track(PURSE[way.payer]))


def buys_a_shift(board: Board, way: Persuasion, space: SpaceId) -> bool:
    """Whether a shift would follow; Terror is not removed for its own sake."""
    return levels_bought(board, way, space) > 0


def people_won(board: Board, way: Persuasion, space: SpaceId) -> int:
    """The size of the shift: Population times levels (ruling A-51)."""
    return board.population(space) * levels_bought(board, way, space)
