"""4.4.3 Ambush: Underground Taliban Attack without a roll."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import SPACES
from core.adp.model.board import Board
from core.adp.model.facts import Activated
from core.adp.model.ids import TALIBAN, Faction, Piece, SpaceId
from core.adp.model.lasting import CAR_BOMBS, SHADED, UNSHADED, in_force
from core.adp.rules.attack import ATTACK_COST, remove_enemies, why_not_attack_in, wins_recruits
from core.adp.rules.operations import Execution, Special, Terms
from core.adp.rules.special_activities import next_space
from core.kernel import Reason

MOST_SPACES: Final = 3

NO_ONE_UNDERGROUND: Final = Reason("no-underground-guerrilla", "4.4.3")
NOWHERE: Final = Reason("ambush.nowhere", "4.4.3")


async def ambush(execution: Execution) -> None:
    """Select up to 3 spaces of the Attack, pay for each, and Ambush there.

    A space of the Attack is resolved as soon as it is selected, so an Ambush always selects spaces
    that have not been selected yet.
    """

    def why_not(board: Board, faction: Faction, terms: Terms, space: SpaceId) -> Reason | None:
        return execution.may_select(why_not_ambush_in, space)

    most = 1 if execution.terms.one_space else most_spaces(execution.board)
    chosen: list[SpaceId] = []
    while space := await next_space(
        execution, chosen, why_not, ask="ambush.space", rule="4.4.3", most=most
    ):
        execution.enter(space, "3.3.3")
        execution.pay(ATTACK_COST, "3.3.3")
        await ambush_in(execution, space)


def most_spaces(board: Board) -> int:
    """Up to 3 spaces; only 1 in an Attack by card 31, unshaded."""
    return 1 if in_force(board, CAR_BOMBS, UNSHADED) else MOST_SPACES


def why_not_ambush_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why there is no Ambush: it needs an Attack and an Underground Guerrilla or a car bomb."""
    if not board.spaces[space].taliban_underground and not has_car_bombs(board):
        return NO_ONE_UNDERGROUND
    return why_not_attack_in(board, faction, terms, space)


def has_car_bombs(board: Board) -> bool:
    """Card 31, shaded: Whether an Active Guerrilla is enough if none is Underground."""
    return in_force(board, CAR_BOMBS, SHADED)


async def ambush_in(execution: Execution, space: SpaceId) -> None:
    """Activate one Guerrilla, remove enemies without a roll, and place a Guerrilla."""
    table = execution.table
    if table.board.spaces[space].taliban_underground:
        table.emit(Activated(TALIBAN, space, 1, rule="4.4.3"))
    await remove_enemies(execution, space, "4.4.3")
    if wins_recruits(table.board, TALIBAN):
        table.place(Piece.TALIBAN_UNDERGROUND, space, 1, "4.4.3")


def why_not_ambush(execution: Execution) -> Reason | None:
    """Why no space can be Ambushed now."""
    spaces = execution.board.spaces
    for space in SPACES:
        here = spaces[space]
        if (here.taliban_underground or here.taliban_active) and (
            execution.may_select(why_not_ambush_in, space) is None
        ):
            return None
    return NOWHERE


AMBUSH: Final = Special("ambush", "4.4.3", ("attack",), why_not_ambush, ambush, costs=True)
