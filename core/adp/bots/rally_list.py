"""8.5.1 and 8.7.2 What the Rally steps of both Insurgents have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from core.adp.bots.mind import Mind
from core.adp.bots.usual_answers import say_most
from core.adp.model.atlas import AREAS
from core.adp.model.board import ACTIVE_IN, UNDERGROUND_IN, Board
from core.adp.model.ids import Faction, SpaceId
from core.adp.rules.rally import RallyAction, most_placed, rally_actions, why_not_rally_by
from core.kernel.reasoning import Objection, applied

PLACING: Final = (RallyAction.PLACE_MANY, RallyAction.PLACE_ONE)
"""Place as many Guerrillas as possible."""


class RallyStep(NamedTuple):
    """One step of a list: where it applies, and what is done there."""

    line: str
    """Its number and what it says."""

    why_not: Callable[[Board, Sequence[SpaceId], SpaceId], Objection | None]
    """Why it does not apply to a space, given the spaces used already; None if it does."""

    actions: tuple[RallyAction, ...]
    """What is done there: the first possible one of these."""

    most: int = len(AREAS)
    """The highest number of spaces."""


def why_no_action(
    board: Board, faction: Faction, step: RallyStep, space: SpaceId
) -> Objection | None:
    """Why a step can do nothing in a space; None if it can."""
    actions = rally_actions(board, faction, space)
    if any(action in actions for action in step.actions):
        return None
    return why_not_rally_by(board, faction, space, step.actions[-1])


def why_not_exposed(board: Board, faction: Faction, space: SpaceId) -> Objection | None:
    """Why a Base is not exposed: there must be cubes, and all Guerrillas must be Active."""
    here = board.spaces[space]
    if not (here.troops or here.government_police):
        return "no cubes"
    if UNDERGROUND_IN[faction](here):
        return "an Underground Guerrilla is there"
    return None if ACTIVE_IN[faction](here) else "no Guerrillas"


def number_placed(board: Board, faction: Faction, space: SpaceId) -> int:
    """How many Guerrillas a Rally can place in a space."""
    many = RallyAction.PLACE_MANY in rally_actions(board, faction, space)
    return most_placed(board, faction, space) if many else 1


async def rally_in(mind: Mind, step: RallyStep, space: SpaceId) -> None:
    """Select a space by a step, and answer the questions about it."""
    why = applied(step.line, space)
    await mind.say(space, why)
    if mind.decision.ask == "rally.action":
        action = next(action for action in step.actions if action in mind.options)
        await mind.say(action, why)
    await say_most(mind, "rally.count", "8.1.1: as many as possible")
    await say_most(mind, "rally.active", "8.1.2: its own Active Guerrillas first")
