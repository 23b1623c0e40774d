"""4.4.1 Extort: the Taliban collect Resources where they outnumber all others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from core.adp.model.atlas import ATLAS, SPACES
from core.adp.model.board import Board
from core.adp.model.facts import Activated
from core.adp.model.ids import TALIBAN, Faction, SpaceId, Track
from core.adp.rules.actions import Catalogue
from core.adp.rules.operations import (
    FULL,
    OPERATION_IMPOSSIBLE,
    Execution,
    Operation,
    Special,
    Terms,
)
from core.adp.rules.special_activities import next_space
from core.adp.rules.table import AdpTable
from core.kernel import Reason

FROM_A_WARLORD_BASE: Final = 2

NO_ONE_UNDERGROUND: Final = Reason("no-underground-guerrilla", "4.4.1")
OUTNUMBERED: Final = Reason("extort.outnumbered", "4.4.1")
NOWHERE: Final = Reason("extort.nowhere", "4.4.1")


async def extort(execution: Execution) -> None:
    """Select any number of spaces, and collect in each."""
    chosen: list[SpaceId] = []
    why_not = partial(_why_not, execution, chosen)
    while space := await next_space(
        execution, chosen, why_not, ask="extort.space", rule="4.4.1", most=len(SPACES)
    ):
        extort_in(execution.table, space)


def why_not_extort_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why a space cannot be Extorted: it needs an Underground Guerrilla and a Taliban majority."""
    here = board.spaces[space]
    if not here.taliban_underground:
        return NO_ONE_UNDERGROUND
    return None if here.taliban > here.coin + here.warlords else OUTNUMBERED


def extort_in(table: AdpTable, space: SpaceId) -> None:
    """Activate one Guerrilla and collect; at Warlord Bases the Warlords pay."""
    table.emit(Activated(TALIBAN, space, 1, rule="4.4.1"))
    here, place = table.board.spaces[space], ATLAS[space]
    if here.warlord_bases:
        wanted = FROM_A_WARLORD_BASE * here.warlord_bases
        table.transfer(Track.WARLORDS, Track.TALIBAN, wanted, "4.4.1")
    else:
        traffic = place.econ if place.is_loc and not here.sabotaged else 1  # ruling A-28
        table.gain(Track.TALIBAN, traffic, "4.4.1")


def _why_not(
    execution: Execution,
    chosen: Sequence[SpaceId],
    board: Board,
    faction: Faction,
    terms: Terms,
    space: SpaceId,
) -> Reason | None:
    """4.1: Before the Operation, Extort must leave the Operation possible."""
    if reason := why_not_extort_in(board, faction, terms, space):
        return reason
    operation = execution.operation
    if operation is None or execution.spaces:
        return None
    then = after_extorting(board, (space,))
    return None if _possible(then, operation, (*chosen, space)) else OPERATION_IMPOSSIBLE


def why_not_extort(execution: Execution) -> Reason | None:
    """Why no space can be Extorted now."""
    board, faction, terms = execution.board, execution.faction, execution.terms
    for space in SPACES if terms.within is None else terms.within:
        if board.spaces[space].taliban_underground and (
            _why_not(execution, (), board, faction, terms, space) is None
        ):
            return None
    return NOWHERE


def enables(board: Board, faction: Faction, operation: Operation) -> bool:
    """4.1: Whether an Operation becomes possible by Extorting first."""
    return _possible(board, operation, ())


def _possible(board: Board, operation: Operation, chosen: Sequence[SpaceId]) -> bool:
    """Whether an Operation is possible now, or after Extorting in spaces not yet chosen.

    Extorting one space pays for any space and Activates the fewest; Sharia may need all of them.
    """
    if operation.refuse(board, TALIBAN, FULL) is None:
        return True
    spaces = tuple(
        space
        for space in SPACES
        if space not in chosen and why_not_extort_in(board, TALIBAN, FULL, space) is None
    )
    return any(
        operation.refuse(after_extorting(board, some), TALIBAN, FULL) is None
        for some in (*((space,) for space in spaces), spaces)
    )


def after_extorting(board: Board, spaces: Sequence[SpaceId]) -> Board:
    """Return the position after Extorting in some spaces."""
    table = AdpTable(board, Catalogue())
    for space in spaces:
        extort_in(table, space)
    return table.board


EXTORT: Final = Special("extort", "4.4.1", None, why_not_extort, extort, enables)
