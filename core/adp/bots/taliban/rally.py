"""8.7.2 Where the Non-player Taliban Rally, and what they do there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from core.adp.bots.answers import say_most
from core.adp.bots.chance import pick_space
from core.adp.bots.leaving import control_with
from core.adp.bots.mind import Mind
from core.adp.bots.notes import NO_NOTES, Notes, Why
from core.adp.bots.priorities import Priority, qualify
from core.adp.bots.taliban.sharia import buys_a_shift, pick_for_sharia, say_steps
from core.adp.model.atlas import AFGHAN_AREAS, AREAS
from core.adp.model.board import Board
from core.adp.model.ids import DONE, PURSE, TALIBAN, Control, SpaceId
from core.adp.model.lasting import SHADED, STRATEGIC_RELEASE, in_force
from core.adp.rules.operations import FULL
from core.adp.rules.rally import (
    GUERRILLAS_FOR_A_BASE,
    RallyAction,
    is_wary,
    most_placed,
    rally_actions,
    rally_cost,
    rally_price_of_sharia,
    why_not_rally_by,
    why_not_rally_in,
)

PIECES_TO_RALLY: Final = 15
"""8.7.2: The Taliban Rally if so many of their pieces are Available, or Guerrillas Active."""

MOST_FEW: Final = 2
"""8.7.2: How many Guerrillas are few."""


class Step(NamedTuple):
    """One line of the list: where it applies and what is done there."""

    number: str
    text: str
    why_not: Callable[[Board, SpaceId], str | None]
    """Why it does not apply to a space, in words; None if it does."""

    actions: tuple[RallyAction, ...]
    """The first of these that is possible is done."""

    most: int = len(AREAS)
    """In how many areas at most."""


def why_not_exposed(board: Board, space: SpaceId) -> str | None:
    """A Base must stand among cubes, and all the Guerrillas there be Active."""
    here = board.spaces[space]
    if not here.taliban_bases:
        return "no Taliban Base"
    if not here.troops + here.government_police:
        return "no cubes"
    if here.taliban_underground:
        return "an Underground Guerrilla is there"
    return None if here.taliban_active else "no Guerrillas"


def why_not_settle(board: Board, space: SpaceId) -> str | None:
    """A Base must leave Guerrillas there."""
    guerrillas = board.spaces[space].taliban_guerrillas
    return None if guerrillas > GUERRILLAS_FOR_A_BASE else f"{guerrillas} Guerrillas, not 3"


def why_not_kabul(board: Board, space: SpaceId) -> str | None:
    """It must be Kabul, and nobody hide there."""
    if space is not SpaceId.KABUL:
        return "not Kabul"
    return "an Underground Guerrilla is there" if board.spaces[space].taliban_underground else None


def why_not_won(board: Board, space: SpaceId) -> str | None:
    """The Guerrillas that a Rally places must take Control."""
    here = board.spaces[space]
    if control_with(here) is Control.TALIBAN:
        return "Taliban Control already"
    placed = _number_placed(board, space)
    won = control_with(here, taliban=placed) is Control.TALIBAN
    return None if won else f"{placed} placed would not be enough for Control"


def _number_placed(board: Board, space: SpaceId) -> int:
    many = RallyAction.PLACE_MANY in rally_actions(board, TALIBAN, space)
    return most_placed(board, TALIBAN, space) if many else 1


def why_not_few(board: Board, space: SpaceId) -> str | None:
    """1 or 2 Guerrillas must be there."""
    guerrillas = board.spaces[space].taliban_guerrillas
    return None if 1 <= guerrillas <= MOST_FEW else f"{guerrillas} Guerrillas"


def why_not_at_base(board: Board, space: SpaceId) -> str | None:
    """There must be a Taliban Base."""
    return None if board.spaces[space].taliban_bases else "no Taliban Base"


SETTLING: Final = (RallyAction.BUILD_BASE,)
PLACING: Final = (RallyAction.PLACE_MANY, RallyAction.PLACE_ONE)

STEPS: Final = (
    Step("1", "all Active at a Base with cubes", why_not_exposed, (RallyAction.HIDE,), 3),
    Step("2", "3 Guerrillas and room for a Base", why_not_settle, SETTLING),
    Step("3", "nobody hides in Kabul", why_not_kabul, (RallyAction.PLACE_ONE,)),
    Step("4a", "wins Taliban Control", why_not_won, PLACING, 1),
    Step("4b", "1 or 2 Guerrillas", why_not_few, PLACING, 1),
    Step("4c", "a Taliban Base", why_not_at_base, PLACING),
)


def candidates(
    board: Board, step: Step, spaces: Sequence[SpaceId], notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Return the spaces, among those that can be selected, where a step would do something."""

    def why_not(space: SpaceId) -> Why | None:
        if (reason := step.why_not(board, space)) is not None:
            return reason
        actions = rally_actions(board, TALIBAN, space)
        if any(action in actions for action in step.actions):
            return None
        return why_not_rally_by(board, TALIBAN, space, step.actions[-1])

    return qualify(f"8.7.2 step {step.number}: {step.text}", spaces, why_not, notes)


def can_rally(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether any step does anything."""
    spaces = qualify(
        "8.7.2: areas where Rally is possible",
        AREAS,
        lambda space: why_not_rally_in(board, TALIBAN, FULL, space),
        notes,
    )
    return any(candidates(board, step, spaces, notes) for step in STEPS)


async def rally(mind: Mind) -> None:
    """8.7.2: Answer the questions of a Rally, up to its last space."""
    for step in STEPS:
        for left in range(step.most, 0, -1):
            spaces = candidates(mind.board, step, selectable(mind), mind.notes)
            if not spaces:
                break
            space = await _one_of(mind, step, spaces, left)
            why = f"8.7.2 step {step.number}: {step.text}: {space}"
            await mind.say(space, why)
            if mind.decision.ask == "rally.action":
                action = next(action for action in step.actions if action in mind.options)
                await mind.say(action, why)
            await say_most(mind, "rally.count", "8.1.1: as many as possible")
            await say_most(mind, "rally.active", "8.1.2: own Guerrillas that are Active first")


def selectable(mind: Mind) -> list[SpaceId]:
    """Return the spaces that a Rally could select now."""
    if mind.decision.ask != "rally.space":
        return []
    return [space for space in AREAS if space in mind.options]


async def _one_of(mind: Mind, step: Step, spaces: list[SpaceId], left: int) -> SpaceId:
    """Choose at random; where all have their turn the order does not matter."""
    if left >= len(spaces) and enough_for_all(mind.board, step, spaces):
        return spaces[0]
    return await pick_space(mind, spaces)


def enough_for_all(board: Board, step: Step, spaces: Sequence[SpaceId]) -> bool:
    """Whether Resources and pieces last for all the spaces of a step."""
    if sum(rally_cost(board, TALIBAN, space) for space in spaces) > board.track(PURSE[TALIBAN]):
        return False
    if step.actions is PLACING:
        placed = sum(_number_placed(board, space) for space in spaces)
        return placed <= board.available.taliban_underground
    return step.actions is not SETTLING or len(spaces) <= board.available.taliban_bases


# What comes after the last space


async def after_the_last_space(mind: Mind) -> None:
    """8.7.2: Place the extra Guerrilla of card 11, and buy Sharia in one of the spaces."""
    await place_one_more(mind)
    if mind.decision.ask == "rally.sharia":
        board, way = mind.board, rally_price_of_sharia(mind.board)
        spaces = [space for space in AREAS if space in mind.options]
        chosen = await pick_for_sharia(mind, way, spaces, "8.7.2 step 5")
        if chosen is None:
            await mind.say(DONE, "8.7.7: Sharia would shift nothing")
            return
        await mind.say(chosen, f"8.7.2 step 5: Sharia: {chosen}")
        await say_steps(mind, way, board, chosen)


async def place_one_more(mind: Mind) -> None:
    """Card 11: Place the extra Guerrilla, if that is asked."""
    if mind.decision.ask == "rally.extra":
        spaces, board = [space for space in AREAS if space in mind.options], mind.board
        fewest = Priority(
            "fewest Guerrillas", "8.4.1", lambda space: -board.spaces[space].taliban_guerrillas
        )
        space = await pick_space(mind, spaces, (fewest,))
        await mind.say(space, f"8.1.1: the extra Guerrilla of Rally: {space}")


def something_follows(board: Board) -> bool:
    """Whether more happens in this Rally after its last space: an extra Guerrilla, or Sharia."""
    if in_force(board, STRATEGIC_RELEASE, SHADED) and board.available.taliban_underground:
        afghan = (space for space in board.pawns if space in AFGHAN_AREAS)
        if any(not is_wary(board, TALIBAN, space) for space in afghan):
            return True
    way = rally_price_of_sharia(board)
    return any(
        board.spaces[space].taliban_bases and buys_a_shift(board, way, space)
        for space in board.pawns
    )
