"""8.1 The turn of a Non-player: the Event if it is wanted, otherwise an Operation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from core.adp.bots.events.offer import wants_event
from core.adp.bots.mind import Mind
from core.adp.model.board import Board
from core.adp.model.ids import GOVERNMENT, PURSE, TALIBAN, WARLORDS, Faction
from core.adp.rules.sequence import EVENT, PASS
from core.kernel import filled
from core.kernel.reasoning import Notes

Operate = Callable[[Mind], Awaitable[bool]]
"""Answers the question of the turn with an Operation and carries it out; False if none is possible.

If it returns False, it has given no answer.
"""

Operations = Mapping[str, tuple[Callable[[Board, Notes], bool], Callable[[Mind], Awaitable[None]]]]
"""The Operations of a flow chart by their words: whether each is possible, and how it is done."""

LEAST_TO_OPERATE: Final = {GOVERNMENT: 3, TALIBAN: 1, WARLORDS: 1}
"""8.1: With less than this a Non-player Passes instead of operating; the Coalition never does."""


async def take_turn(mind: Mind, operate: Operate) -> None:
    """8.1: Play the Event if it is wanted, otherwise operate, or Pass."""
    if EVENT in mind.options and await wants_event(mind):
        await mind.say(EVENT)
        return
    if is_too_poor(mind.board, mind.faction):
        least = LEAST_TO_OPERATE[mind.faction]
        few = filled("8.1: fewer than {0} Resources: Pass instead of an Operation", least)
        none = "8.1: no Resources: Pass instead of an Operation"
        await mind.say(PASS, few if least > 1 else none)
        return
    if not await operate(mind):
        await mind.say(PASS, "8.1.1: no Operation would do anything: Pass")


def is_too_poor(board: Board, faction: Faction) -> bool:
    """8.1: Whether it must Pass, even if the Operation would be free (ruling A-64)."""
    return board.track(PURSE[faction]) < LEAST_TO_OPERATE.get(faction, 0)


async def execute_first(
    mind: Mind, rule: str, words: Iterable[str], operations: Operations
) -> str | None:
    """8.1.1: Execute the first possible Operation; return None, without an answer, if none is."""
    for word in words:
        possible, run = operations[word]
        if word not in mind.options or not possible(mind.board, mind.notes):
            mind.miss(word, filled("{0}: no {1} is possible", rule, word))
            continue
        await mind.say(word, filled("{0}: {1}", rule, word))
        await run(mind)
        return word
    return None
