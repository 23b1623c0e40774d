"""8.5.1 Where the Non-player Warlords Rally, and what they do there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from core.adp.bots.mind import Mind
from core.adp.bots.notes import NO_NOTES, Notes, Why
from core.adp.bots.priorities import qualify
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import say_most
from core.adp.model.atlas import AFGHAN_PROVINCES, ATLAS
from core.adp.model.board import Board
from core.adp.model.facts import Placed
from core.adp.model.ids import WARLORDS, Piece, SpaceId
from core.adp.model.options import BaseReading
from core.adp.rules.cultivate import why_not_cultivate_in
from core.adp.rules.operations import FULL
from core.adp.rules.rally import (
    GUERRILLAS_FOR_A_BASE,
    RallyAction,
    most_placed,
    rally_actions,
    why_not_rally_by,
    why_not_rally_in,
)

MOST_PROVINCES: Final = 3
PIECES_TO_RALLY: Final = 6
"""8.5.1: The Warlords Rally if so many of their pieces are Available."""


class Step(NamedTuple):
    """One line of the list: where it applies, given the spaces used already, and what is done."""

    number: str
    text: str
    why_not: Callable[[Board, Sequence[SpaceId], SpaceId], Why | None]
    """Why it does not apply to a space; None if it does."""

    actions: tuple[RallyAction, ...]
    """What is done there: the first of these that is possible."""

    once: bool = False
    """Whether it is for 1 Province only, and only while Cultivate is not possible."""


def why_not_exposed(board: Board, _: Sequence[SpaceId], space: SpaceId) -> str | None:
    """Cubes must stand at a Base among the Warlords' own, and all its Guerrillas be Active."""
    here = board.spaces[space]
    if ATLAS[space].pashtun:
        return "Pashtun"
    if not here.warlord_bases:
        return "no Warlord Base"
    if not (here.troops or here.government_police):
        return "no cubes"
    if here.warlord_underground:
        return "an Underground Guerrilla is there"
    return None if here.warlord_active else "no Guerrillas"


def why_not_settle(board: Board, _: Sequence[SpaceId], space: SpaceId) -> str | None:
    """Two Guerrillas must be there to be replaced by a Base."""
    few = board.spaces[space].warlord_guerrillas < GUERRILLAS_FOR_A_BASE
    return "fewer than 2 Guerrillas" if few else None


def why_not_unguarded(board: Board, _: Sequence[SpaceId], space: SpaceId) -> str | None:
    """There must be a Warlord Base without Guerrillas."""
    here = board.spaces[space]
    if not here.warlord_bases:
        return "no Warlord Base"
    return "Guerrillas are at the Base" if here.warlord_guerrillas else None


def why_not_homeless(board: Board, _: Sequence[SpaceId], space: SpaceId) -> str | None:
    """There must be Warlord Guerrillas and no Base; in the 1st printing none of their own."""
    here = board.spaces[space]
    if not here.warlord_guerrillas:
        return "no Warlord Guerrillas"
    own = board.options.np_warlord_no_bases is BaseReading.OWN
    return "a Base is there" if (here.warlord_bases if own else here.bases) else None


def why_not_opened(board: Board, used: Sequence[SpaceId], space: SpaceId) -> Why | None:
    """Cultivate, not possible yet, must become possible by placing Guerrillas there."""
    if any(can_cultivate(board, other) for other in used):
        return "Cultivate is possible already"
    if not board.available.warlord_underground:
        return "no Guerrilla Available"
    number = max(1, most_rallied(board, space))
    after = Placed(Piece.WARLORD_UNDERGROUND, space, number, rule="").on(board)
    return why_not_cultivate_in(after, WARLORDS, FULL, space)


def can_cultivate(board: Board, space: SpaceId) -> bool:
    """Whether a space of the Operation qualifies for Cultivate."""
    return why_not_cultivate_in(board, WARLORDS, FULL, space) is None


def most_rallied(board: Board, space: SpaceId) -> int:
    """How many Guerrillas a Rally can place there."""
    many = RallyAction.PLACE_MANY in rally_actions(board, WARLORDS, space)
    return most_placed(board, WARLORDS, space) if many else 1


PLACING: Final = (RallyAction.PLACE_MANY, RallyAction.PLACE_ONE)

STEPS: Final = (
    Step("1", "all Guerrillas Active at a Base with cubes", why_not_exposed, (RallyAction.HIDE,)),
    Step("2", "2 Guerrillas and room for a Base", why_not_settle, (RallyAction.BUILD_BASE,)),
    Step("3a", "a Base without Guerrillas", why_not_unguarded, PLACING),
    Step("3b", "Guerrillas without a Base", why_not_homeless, PLACING),
    Step("3c", "opened to Cultivate", why_not_opened, PLACING, once=True),
    Step("3d", "any other Province", lambda *_: None, PLACING),
)


def candidates(
    board: Board, step: Step, used: Sequence[SpaceId], notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Return the Provinces where a step would do something now."""

    def why_not(space: SpaceId) -> Why | None:
        if space in used:
            return "Rallied there already"
        reason = why_not_rally_in(board, WARLORDS, FULL, space) or step.why_not(board, used, space)
        if reason is not None:
            return reason
        actions = rally_actions(board, WARLORDS, space)
        if any(action in actions for action in step.actions):
            return None
        return why_not_rally_by(board, WARLORDS, space, step.actions[-1])

    line = f"8.5.1 step {step.number}: {step.text}"
    return qualify(line, AFGHAN_PROVINCES, why_not, notes)


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
        while len(used) < MOST_PROVINCES and (
            spaces := candidates(mind.board, step, used, mind.notes)
        ):
            space = await pick_space(mind, spaces)
            used.append(space)
            await mind.say(space, f"8.5.1 step {step.number}: {step.text}: {space}")
            await rally_in(mind, step, space)
            if step.once:
                break


async def rally_in(mind: Mind, step: Step, space: SpaceId) -> None:
    """Answer what is asked about one Province."""
    if mind.decision.ask == "rally.action":
        action = next(action for action in step.actions if action in mind.options)
        await mind.say(action, f"8.5.1 step {step.number}: {step.text}: {space}")
    await say_most(mind, "rally.count", "8.1.1: as many as possible")
    await say_most(mind, "rally.active", "8.1.2: own Guerrillas that are Active first")
