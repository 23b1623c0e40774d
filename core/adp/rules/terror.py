"""3.3.4 Terror: Insurgents place Terror markers and Sabotage LoCs."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import LOCS, SPACES
from core.adp.model.board import UNDERGROUND_IN, Board
from core.adp.model.facts import Activated, Sabotaged, Terrorized
from core.adp.model.ids import TALIBAN, Control, Faction, Piece, SpaceId, Support
from core.adp.model.lasting import (
    ROADSIDE_IEDS,
    SHADED,
    STRATEGIC_RELEASE,
    UNSHADED,
    URBAN_SPECIALISTS,
    in_force,
)
from core.adp.rules.attack import CUBE_RANKS, spared_by_talks
from core.adp.rules.civic_action_and_sharia import frighten, one_level_towards
from core.adp.rules.operations import CANNOT_PAY, Execution, Operation, Terms, can_pay, somewhere
from core.adp.rules.parts.removal import first_rank, remove_pieces
from core.kernel import Reason

NO_ONE_UNDERGROUND: Final = Reason("no-underground-guerrilla", "3.3.4")
ALREADY_SABOTAGED: Final = Reason("terror.sabotaged-already", "3.3.4")
NO_MARKER_LEFT: Final = Reason("terror.no-marker-left", "3.3.4")
TWO_IN_KABUL: Final = Reason("terror.urban-specialists", "card 30")

_LOCS: Final = frozenset(LOCS)


async def terror(execution: Execution) -> None:
    """Select any number of spaces; pay for and resolve each one."""
    while space := await execution.select(
        why_not_terror_in, ask="terror.space", rule="3.3.4", among=where_to_strike(execution)
    ):
        execution.pay(terror_cost(execution.board, execution.faction, space), "3.3.4")
        await terror_in(execution, space)


def terror_cost(board: Board, faction: Faction, space: SpaceId) -> int:
    """1 Resource; free on a LoC, and in Kabul by card 30, shaded."""
    return 0 if space in _LOCS or not exposing(board, faction, space) else 1


def exposing(board: Board, faction: Faction, space: SpaceId) -> int:
    """How many Guerrillas turn Active: 1, but in Kabul 2 or none by card 30."""
    if space is SpaceId.KABUL and faction is TALIBAN:
        if in_force(board, URBAN_SPECIALISTS, UNSHADED):
            return 2
        if in_force(board, URBAN_SPECIALISTS, SHADED):
            return 0
    return 1


def why_not_terror_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why there is no Terror: it needs an Underground Guerrilla; a Sabotaged LoC is allowed."""
    hiding = UNDERGROUND_IN[faction](board.spaces[space])
    if not hiding:
        return NO_ONE_UNDERGROUND
    if hiding < exposing(board, faction, space):
        return TWO_IN_KABUL
    cost = terror_cost(board, faction, space)
    return None if can_pay(board, faction, terms, cost) else CANNOT_PAY


def where_to_strike(execution: Execution) -> list[SpaceId]:
    """All spaces, last those where Terror would only Activate a Guerrilla."""
    board, faction = execution.board, execution.faction

    def is_idle(space: SpaceId) -> bool:
        return (
            space in _LOCS
            and why_not_sabotage(board, space) is not None
            and not exposed_to_ieds(board, faction, space)
        )

    return sorted(SPACES, key=is_idle)


def why_not_sabotage(board: Board, loc: SpaceId) -> Reason | None:
    """Why a LoC cannot be Sabotaged: it already is, or no marker is left."""
    if board.spaces[loc].sabotaged:
        return ALREADY_SABOTAGED
    return None if board.markers_left else NO_MARKER_LEFT


def exposed_to_ieds(board: Board, faction: Faction, loc: SpaceId) -> tuple[Piece, ...]:
    """Card 23, shaded: The kinds of COIN cubes that Taliban Terror on a LoC can remove."""
    if faction is not TALIBAN or not in_force(board, ROADSIDE_IEDS, SHADED):
        return ()
    return spared_by_talks(board, faction, first_rank(board.spaces[loc], CUBE_RANKS))


async def terror_in(execution: Execution, space: SpaceId) -> None:
    """Resolve one selected space; the attitude shifts even if no marker is left."""
    table, faction = execution.table, execution.faction
    if exposed := exposing(table.board, faction, space):
        table.emit(Activated(faction, space, exposed, rule="3.3.4"))
    if space in _LOCS:
        await cut_road(execution, space)
        return
    if table.board.markers_left:
        table.emit(Terrorized(space, rule="3.3.4"))
    if faction is TALIBAN and reassured(table.board, space):
        return
    now = table.board.spaces[space].support
    goal = Support.NEUTRAL
    if faction is TALIBAN:
        goal = one_level_towards(now, Support.OPPOSITION)
    await frighten(table, space, goal, "3.3.4")


async def cut_road(execution: Execution, loc: SpaceId) -> None:
    """Sabotage a LoC if possible, and remove a cube there by card 23."""
    table, faction = execution.table, execution.faction
    if why_not_sabotage(table.board, loc) is None:
        table.emit(Sabotaged(loc, rule="3.3.4"))
    if exposed := exposed_to_ieds(table.board, faction, loc):
        await remove_pieces(
            execution, loc, lambda _: exposed, 1, least=1, ask="terror.cube", rule="card 23"
        )


def reassured(board: Board, space: SpaceId) -> bool:
    """Card 11, unshaded: Whether Taliban Terror does not shift an area."""
    return in_force(board, STRATEGIC_RELEASE, UNSHADED) and board.control(space) is Control.COIN


TERROR: Final = Operation("terror", "3.3.4", somewhere(why_not_terror_in, SPACES, "3.3.4"), terror)
