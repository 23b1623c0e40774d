"""8.5.1 Where the Non-player Warlords Rally, and what they do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.bots.mind import Mind
from core.adp.bots.rally_list import (
    PLACING,
    RallyStep,
    number_placed,
    rally_in,
    why_no_action,
    why_not_exposed,
)
from core.adp.bots.random_spaces import pick_space
from core.adp.model.atlas import AFGHAN_PROVINCES, ATLAS
from core.adp.model.board import Board
from core.adp.model.facts import Placed
from core.adp.model.ids import WARLORDS, Piece, SpaceId
from core.adp.model.options import BaseReading
from core.adp.rules.cultivate import why_not_cultivate_in
from core.adp.rules.operations import FULL
from core.adp.rules.rally import GUERRILLAS_FOR_A_BASE, RallyAction, why_not_rally_in
from core.kernel.reasoning import NO_NOTES, Notes, Objection, qualify

MOST_PROVINCES: Final = 3
PIECES_TO_RALLY: Final = 6
"""8.5.1: The Warlords Rally if this many of their pieces are Available."""


def why_not_exposed_at_home(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """There must be cubes at a non-Pashtun Base, and all its Guerrillas must be Active."""
    if ATLAS[space].pashtun:
        return "Pashtun"
    if not board.spaces[space].warlord_bases:
        return "no Warlord Base"
    return why_not_exposed(board, WARLORDS, space)


def why_not_settle(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """There must be two Guerrillas to replace with a Base."""
    few = board.spaces[space].warlord_guerrillas < GUERRILLAS_FOR_A_BASE
    return "fewer than 2 Guerrillas" if few else None


def why_not_unguarded(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """There must be a Warlord Base without Guerrillas."""
    here = board.spaces[space]
    if not here.warlord_bases:
        return "no Warlord Base"
    return "Guerrillas are at the Base" if here.warlord_guerrillas else None


def why_not_homeless(board: Board, _: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """There must be Warlord Guerrillas and no Base; in the 1st printing no Warlord Base."""
    here = board.spaces[space]
    if not here.warlord_guerrillas:
        return "no Warlord Guerrillas"
    own = board.options.np_warlord_no_bases is BaseReading.OWN
    return "a Base is there" if (here.warlord_bases if own else here.bases) else None


def why_not_opened(board: Board, used: Sequence[SpaceId], space: SpaceId) -> Objection | None:
    """Cultivate must not be possible yet, and placing Guerrillas must make it possible."""
    if any(can_cultivate(board, other) for other in used):
        return "Cultivate is possible already"
    if not board.available.warlord_underground:
        return "no Guerrilla Available"
    number = max(1, number_placed(board, WARLORDS, space))
    after = Placed(Piece.WARLORD_UNDERGROUND, space, number, rule="").on(board)
    return why_not_cultivate_in(after, WARLORDS, FULL, space)


def can_cultivate(board: Board, space: SpaceId) -> bool:
    """Whether a space of the Operation qualifies for Cultivate."""
    return why_not_cultivate_in(board, WARLORDS, FULL, space) is None


STEPS: Final = (
    RallyStep(
        "8.5.1 step 1: all Guerrillas Active at a Base with cubes",
        why_not_exposed_at_home,
        (RallyAction.HIDE,),
    ),
    RallyStep(
        "8.5.1 step 2: 2 Guerrillas and room for a Base", why_not_settle, (RallyAction.BUILD_BASE,)
    ),
    RallyStep("8.5.1 step 3a: a Base without Guerrillas", why_not_unguarded, PLACING),
    RallyStep("8.5.1 step 3b: Guerrillas without a Base", why_not_homeless, PLACING),
    RallyStep("8.5.1 step 3c: makes Cultivate possible", why_not_opened, PLACING, most=1),
    RallyStep("8.5.1 step 3d: any other Province", lambda *_: None, PLACING),
)


def candidates(
    board: Board, step: RallyStep, used: Sequence[SpaceId], notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Return the Provinces where a step would do something now."""

    def why_not(space: SpaceId) -> Objection | None:
        if space in used:
            return "Rallied there already"
        return (
            why_not_rally_in(board, WARLORDS, FULL, space)
            or step.why_not(board, used, space)
            or why_no_action(board, WARLORDS, step, space)
        )

    return qualify(step.line, AFGHAN_PROVINCES, why_not, notes)


def can_rally(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether any step does anything."""
    return any(candidates(board, step, (), notes) for step in STEPS)


def pieces_available(board: Board) -> int:
    """Guerrillas and Bases that are Available."""
    return board.available.warlords


async def rally(mind: Mind) -> None:
    """Answer the questions of a Rally, up to its last Province."""
    used: list[SpaceId] = []
    for step in STEPS:
        for _ in range(min(step.most, MOST_PROVINCES - len(used))):
            spaces = candidates(mind.board, step, used, mind.notes)
            if not spaces:
                break
            space = await pick_space(mind, spaces)
            used.append(space)
            await rally_in(mind, step, space)
