"""8.7.2 Where the Non-player Taliban Rally, and what they do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.bots.leaving import control_with
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.rally_list import (
    PLACING,
    RallyStep,
    number_placed,
    rally_in,
    why_no_action,
    why_not_exposed,
)
from core.adp.bots.random_spaces import pick_space
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
    rally_cost,
    rally_price_of_sharia,
    why_not_rally_in,
)
from core.kernel import filled, one_or_many
from core.kernel.reasoning import NO_NOTES, Notes, Objection, applied, qualify

PIECES_TO_RALLY: Final = 15
"""8.7.2: The Taliban Rally if this many of their pieces are Available, or Guerrillas Active."""

MOST_FEW: Final = 2
"""8.7.2: The most Guerrillas that count as few."""


def why_not_exposed_base(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """There must be a Base and cubes, and all Guerrillas must be Active."""
    if not board.spaces[space].taliban_bases:
        return "no Taliban Base"
    return why_not_exposed(board, TALIBAN, space)


def why_not_settle(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """Guerrillas must be left after placing a Base."""
    guerrillas = board.spaces[space].taliban_guerrillas
    if guerrillas > GUERRILLAS_FOR_A_BASE:
        return None
    return one_or_many(guerrillas, "{0} Guerrilla, not 3", "{0} Guerrillas, not 3")


def why_not_kabul(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """It must be Kabul, without an Underground Guerrilla."""
    if space is not SpaceId.KABUL:
        return "not Kabul"
    return "an Underground Guerrilla is there" if board.spaces[space].taliban_underground else None


def why_not_won(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """The Guerrillas that a Rally places must gain Control."""
    here = board.spaces[space]
    if control_with(here) is Control.TALIBAN:
        return "Taliban Control already"
    placed = number_placed(board, TALIBAN, space)
    won = control_with(here, taliban=placed) is Control.TALIBAN
    return None if won else filled("{0} placed would not be enough for Control", placed)


def why_not_few(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """1 or 2 Guerrillas must be there."""
    guerrillas = board.spaces[space].taliban_guerrillas
    return None if 1 <= guerrillas <= MOST_FEW else filled("{0} Guerrillas", guerrillas)


def why_not_at_base(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """There must be a Taliban Base."""
    return None if board.spaces[space].taliban_bases else "no Taliban Base"


HIDING: Final = (RallyAction.HIDE,)
SETTLING: Final = (RallyAction.BUILD_BASE,)
IN_KABUL: Final = (RallyAction.PLACE_ONE,)

STEPS: Final = (
    RallyStep("8.7.2 step 1: all Active at a Base with cubes", why_not_exposed_base, HIDING, 3),
    RallyStep("8.7.2 step 2: 3 Guerrillas and room for a Base", why_not_settle, SETTLING),
    RallyStep("8.7.2 step 3: no Underground Guerrilla in Kabul", why_not_kabul, IN_KABUL),
    RallyStep("8.7.2 step 4a: wins Taliban Control", why_not_won, PLACING, 1),
    RallyStep("8.7.2 step 4b: 1 or 2 Guerrillas", why_not_few, PLACING, 1),
    RallyStep("8.7.2 step 4c: a Taliban Base", why_not_at_base, PLACING),
)


def candidates(
    board: Board, step: RallyStep, spaces: Sequence[SpaceId], notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Return the spaces, among those that can be selected, where a step would do something."""

    def why_not(space: SpaceId) -> Objection | None:
        return step.why_not(board, (), space) or why_no_action(board, TALIBAN, step, space)

    return qualify(step.line, spaces, why_not, notes)


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
            await rally_in(mind, step, space)


def selectable(mind: Mind) -> list[SpaceId]:
    """Return the spaces that a Rally could select now."""
    if mind.decision.ask != "rally.space":
        return []
    return [space for space in AREAS if space in mind.options]


async def _one_of(mind: Mind, step: RallyStep, spaces: list[SpaceId], left: int) -> SpaceId:
    """Choose at random; if all will be chosen, the order does not matter."""
    if left >= len(spaces) and enough_for_all(mind.board, step, spaces):
        return spaces[0]
    return await pick_space(mind, spaces)


def enough_for_all(board: Board, step: RallyStep, spaces: Sequence[SpaceId]) -> bool:
    """Whether Resources and pieces are enough for all spaces of a step."""
    if sum(rally_cost(board, TALIBAN, space) for space in spaces) > board.track(PURSE[TALIBAN]):
        return False
    if step.actions is PLACING:
        placed = sum(number_placed(board, TALIBAN, space) for space in spaces)
        return placed <= board.available.taliban_underground
    return step.actions is not SETTLING or len(spaces) <= board.available.taliban_bases


# What comes after the last space


async def after_the_last_space(mind: Mind) -> None:
    """8.7.2: Place the extra Guerrilla of card 11, and buy Sharia in one of the spaces."""
    await place_one_more(mind)
    if mind.decision.ask == "rally.sharia":
        board, way = mind.board, rally_price_of_sharia(mind.board)
        spaces = [space for space in AREAS if space in mind.options]
        chosen = await pick_for_sharia(mind, way, spaces)
        if chosen is None:
            await mind.say(DONE, "8.7.7: Sharia would shift nothing")
            return
        await mind.say(chosen, applied("8.7.2 step 5: Sharia", chosen))
        await say_steps(mind, way, board, chosen)


async def place_one_more(mind: Mind) -> None:
    """Card 11: Place the extra Guerrilla, if that is the question."""
    if mind.decision.ask == "rally.extra":
        spaces, board = [space for space in AREAS if space in mind.options], mind.board
        fewest = Priority(
            "8.4.1: fewest Guerrillas", lambda space: -board.spaces[space].taliban_guerrillas
        )
        space = await pick_space(mind, spaces, (fewest,))
        await mind.say(space, applied("8.1.1: the extra Guerrilla of Rally", space))


def something_follows(board: Board) -> bool:
    """Whether this Rally continues after its last space, with an extra Guerrilla or Sharia."""
    if in_force(board, STRATEGIC_RELEASE, SHADED) and board.available.taliban_underground:
        afghan = (space for space in board.pawns if space in AFGHAN_AREAS)
        if any(not is_wary(board, TALIBAN, space) for space in afghan):
            return True
    way = rally_price_of_sharia(board)
    return any(
        board.spaces[space].taliban_bases and buys_a_shift(board, way, space)
        for space in board.pawns
    )
