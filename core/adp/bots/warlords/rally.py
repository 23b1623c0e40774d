"""8.5.1 Where the Non-player Warlords Rally, and what they do there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from core.adp.atlas import AFGHAN_PROVINCES, ATLAS
from core.adp.board import Board
from core.adp.bots.answers import say_most
from core.adp.bots.chance import pick_space
from core.adp.bots.mind import Mind
from core.adp.facts import Placed
from core.adp.ids import WARLORDS, Piece, SpaceId
from core.adp.options import BaseReading
from core.adp.rules.cultivate import why_not_cultivate_in
from core.adp.rules.execution import FULL
from core.adp.rules.rally import RallyAction, most_placed, rally_actions, why_not_rally_in

MOST_PROVINCES: Final = 3
PIECES_TO_RALLY: Final = 6
"""8.5.1: The Warlords Rally if so many of their pieces are Available."""


class Step(NamedTuple):
    """One line of the list: where it applies, given the spaces used already, and what is done."""

    number: str
    text: str
    applies: Callable[[Board, Sequence[SpaceId], SpaceId], bool]
    actions: tuple[RallyAction, ...]
    """What is done there: the first of these that is possible."""

    once: bool = False
    """Whether it is for 1 Province only, and only while Cultivate is not possible."""


def all_exposed(board: Board, _: Sequence[SpaceId], space: SpaceId) -> bool:
    """Whether cubes stand at a Base among the Warlords' own, and all its Guerrillas are Active."""
    here = board.spaces[space]
    return bool(
        not ATLAS[space].pashtun
        and here.warlord_bases
        and (here.troops or here.government_police)
        and here.warlord_active
        and not here.warlord_underground
    )


def can_settle(board: Board, _: Sequence[SpaceId], space: SpaceId) -> bool:
    """Whether two Guerrillas can be replaced by a Base."""
    return RallyAction.BUILD_BASE in rally_actions(board, WARLORDS, space)


def is_unguarded(board: Board, _: Sequence[SpaceId], space: SpaceId) -> bool:
    """Whether there is a Warlord Base without Guerrillas."""
    here = board.spaces[space]
    return bool(here.warlord_bases and not here.warlord_guerrillas)


def is_homeless(board: Board, _: Sequence[SpaceId], space: SpaceId) -> bool:
    """Whether there are Warlord Guerrillas and no Base; in the 1st printing none of their own."""
    here = board.spaces[space]
    own = board.options.np_warlord_no_bases is BaseReading.OWN
    return bool(here.warlord_guerrillas and not (here.warlord_bases if own else here.bases))


def opens_to_cultivate(board: Board, used: Sequence[SpaceId], space: SpaceId) -> bool:
    """Whether Cultivate, not possible yet, would become possible by placing Guerrillas there."""
    if any(can_cultivate(board, other) for other in used):
        return False
    number = max(1, most_rallied(board, space))
    return can_cultivate(Placed(Piece.WARLORD_UNDERGROUND, space, number, rule="").on(board), space)


def can_cultivate(board: Board, space: SpaceId) -> bool:
    """Whether a space of the Operation qualifies for Cultivate."""
    return why_not_cultivate_in(board, WARLORDS, FULL, space) is None


def most_rallied(board: Board, space: SpaceId) -> int:
    """How many Guerrillas a Rally can place there."""
    many = RallyAction.PLACE_MANY in rally_actions(board, WARLORDS, space)
    return most_placed(board, WARLORDS, space) if many else 1


PLACING: Final = (RallyAction.PLACE_MANY, RallyAction.PLACE_ONE)

STEPS: Final = (
    Step("1", "all Guerrillas Active at a Base with cubes", all_exposed, (RallyAction.HIDE,)),
    Step("2", "2 Guerrillas and room for a Base", can_settle, (RallyAction.BUILD_BASE,)),
    Step("3a", "a Base without Guerrillas", is_unguarded, PLACING),
    Step("3b", "Guerrillas without a Base", is_homeless, PLACING),
    Step("3c", "opened to Cultivate", opens_to_cultivate, PLACING, once=True),
    Step("3d", "any other Province", lambda *_: True, PLACING),
)


def candidates(board: Board, step: Step, used: Sequence[SpaceId]) -> list[SpaceId]:
    """Return the Provinces where a step would do something now."""
    return [
        space
        for space in AFGHAN_PROVINCES
        if space not in used
        and why_not_rally_in(board, WARLORDS, FULL, space) is None
        and any(action in rally_actions(board, WARLORDS, space) for action in step.actions)
        and step.applies(board, used, space)
    ]


def can_rally(board: Board) -> bool:
    """Whether any step does anything."""
    return any(candidates(board, step, ()) for step in STEPS)


def pieces_available(board: Board) -> int:
    """Guerrillas and Bases that are Available."""
    return board.available.warlords


async def rally(mind: Mind) -> None:
    """Answer the questions of a Rally, up to its last Province."""
    used: list[SpaceId] = []
    for step in STEPS:
        while len(used) < MOST_PROVINCES and (spaces := candidates(mind.board, step, used)):
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
