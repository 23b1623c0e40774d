"""3.3.4 Terror: Insurgents frighten people and cut roads."""

from __future__ import annotations

from typing import Final

from core.adp.atlas import LOCS, SPACES
from core.adp.board import UNDERGROUND_IN, Board
from core.adp.facts import Activated, Sabotaged, Terrorized
from core.adp.ids import TALIBAN, Faction, SpaceId, Support
from core.adp.rules.execution import (
    CANNOT_PAY,
    Definition,
    Execution,
    Terms,
    can_pay,
    somewhere,
)
from core.adp.rules.persuasion import one_level_towards
from core.kernel import Reason

NO_ONE_UNDERGROUND: Final = Reason("it needs an Underground Guerrilla", "3.3.4")
ALREADY_SABOTAGED: Final = Reason("the LoC is Sabotaged already", "3.3.4")
NO_MARKER_LEFT: Final = Reason("all 30 Terror and Sabotage markers are on the map", "3.3.4")


async def terror(execution: Execution) -> None:
    """Select any number of spaces; in each expose one Guerrilla to strike."""
    while space := await execution.select(why_not_terror_in, ask="terror.space", rule="3.3.4"):
        execution.pay(terror_cost(space), "3.3.4")
        terror_in(execution, space)


def terror_cost(space: SpaceId) -> int:
    """1 Resource; nothing on a LoC."""
    return 0 if space in LOCS else 1


def why_not_terror_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Where an Underground Guerrilla is; a LoC only once."""
    here = board.spaces[space]
    if not UNDERGROUND_IN[faction](here):
        return NO_ONE_UNDERGROUND
    if space in LOCS:
        if here.sabotaged:
            return ALREADY_SABOTAGED
        return None if board.markers_left else NO_MARKER_LEFT
    return None if can_pay(board, faction, terms, 1) else CANNOT_PAY


def terror_in(execution: Execution, space: SpaceId) -> None:
    """The procedure in one selected space; without a marker left, people still change sides."""
    table, faction = execution.table, execution.faction
    table.emit(Activated(faction, space, 1, rule="3.3.4"))
    if space in LOCS:
        table.emit(Sabotaged(space, rule="3.3.4"))
        return
    if table.board.markers_left:
        table.emit(Terrorized(space, rule="3.3.4"))
    now = table.board.spaces[space].support
    goal = Support.NEUTRAL
    if faction is TALIBAN:
        goal = one_level_towards(now, Support.OPPOSITION)
    table.shift(space, goal, "3.3.4")


TERROR: Final = Definition("terror", "3.3.4", somewhere(why_not_terror_in, SPACES, "3.3.4"), terror)
