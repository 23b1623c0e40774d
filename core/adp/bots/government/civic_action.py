"""8.6.6 Civic Action of the Non-player Government."""

from __future__ import annotations

from typing import Final

from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import say_number
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.ids import DONE, SpaceId, Support, Track
from core.adp.rules.civic_action_and_sharia import CIVIC_ACTION
from core.kernel import Why, filled
from core.kernel.reasoning import NO_NOTES, Notes, applied, qualify

PRICE: Final = CIVIC_ACTION.price


def spaces_to_persuade(
    board: Board, offered: list[SpaceId], now: Support, notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Return where Resources can remove the Terror and shift one level from a given one.

    Opposition is removed everywhere; Support is added only without a Coalition Base, and not in
    the final Round (8.6.6).
    """
    line = filled("8.6.6: one level from {0}", now)
    if now is Support.NEUTRAL and board.is_final_propaganda:
        notes.look(filled("{0}: none in the final Round", line))
        return []

    def why_not(space: SpaceId) -> Why | None:
        here = board.spaces[space]
        if here.support is not now or not board.can_take_sides(space):
            return filled("cannot be shifted from {0}", now)
        if now is Support.NEUTRAL and here.coalition_bases:
            return "a Coalition Base is there"
        price = PRICE * (here.terror + 1)
        return (
            None if board.track(Track.GOVERNMENT) >= price else filled("it would cost {0}", price)
        )

    return qualify(line, offered, why_not, notes)


def most_people_and_least_terror(board: Board) -> tuple[Priority, ...]:
    """8.6.6: The order in which levels are bought (ruling A-73)."""
    return (
        Priority("8.6.6: highest Population", board.population),
        Priority("8.6.6: fewest Terror markers", lambda space: -board.spaces[space].terror),
    )


async def civic_action(mind: Mind) -> None:
    """8.6.6: Buy one level at a time, first out of Opposition, then into Support (ruling A-73)."""
    while mind.decision.ask == "civic.space":
        board = mind.board
        offered = [space for space in AFGHAN_AREAS if space in mind.options]
        opposed = spaces_to_persuade(board, offered, Support.OPPOSITION, mind.notes)
        spaces = opposed or spaces_to_persuade(board, offered, Support.NEUTRAL, mind.notes)
        if not spaces:
            await mind.say(DONE, "8.6.6: no other shift is wanted and can be paid for")
            return
        space = await pick_space(mind, spaces, most_people_and_least_terror(board))
        neutral = "8.6.6: Neutral to Support, no Coalition Base"
        line = "8.6.6: Opposition to Neutral" if opposed else neutral
        steps = board.spaces[space].terror + 1
        await mind.say(space, applied(line, space))
        await say_number(mind, "civic.steps", steps, "8.6.6: Terror removed, then one level")
