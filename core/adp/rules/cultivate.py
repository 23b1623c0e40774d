"""4.5.1 Cultivate: Warlords place a Base where they Rally or March."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.model.atlas import AFGHAN_PROVINCES, ATLAS
from core.adp.model.board import Board
from core.adp.model.facts import Placed
from core.adp.model.ids import Faction, Piece, SpaceId
from core.adp.rules.operations import FULL, Execution, Operation, Special, Terms
from core.adp.rules.rally import NOTHING_TO_DO, why_not_rally_in
from core.adp.rules.special_activities import anywhere, next_space
from core.kernel import Reason

NOT_AN_AFGHAN_PROVINCE: Final = Reason("cultivate.not-an-afghan-province", "4.5.1")
NOBODY_LIVES_THERE: Final = Reason("cultivate.nobody-lives-there", "4.5.1")
TOO_MANY_POLICE: Final = Reason("cultivate.too-many-police", "4.5.1")
NO_ROOM: Final = Reason("cultivate.no-room", "1.4.2")
NO_BASE_AVAILABLE: Final = Reason("cultivate.no-base-available", "1.4.1")
NOT_IN_THE_OPERATION: Final = Reason("cultivate.not-in-the-operation", "4.5.1")
NOTHING_SELECTED: Final = Reason("cultivate.nothing-selected", "4.5.1")


class DespitePolice(Terms, frozen=True):
    """Card 58: Cultivate even if there are as many Police as Guerrillas or more."""


async def cultivate(execution: Execution) -> None:
    """Place a Base in one Province."""
    space = await next_space(
        execution,
        [],
        partial(_why_not, execution),
        ask="cultivate.space",
        rule="4.5.1",
        among=AFGHAN_PROVINCES,
        most=1,
    )
    assert space is not None
    execution.table.emit(Placed(Piece.WARLORD_BASE, space, 1, rule="4.5.1"))


def why_no_cultivate(execution: Execution) -> Reason | None:
    """Why there is no Cultivate: a space of the Operation, or with an Event any, must qualify."""
    if execution.operation is None:
        return _SOMEWHERE(execution)
    board, faction, terms = execution.table.board, execution.faction, execution.terms
    reason: Reason | None = NOTHING_SELECTED
    for space in execution.spaces:
        reason = why_not_cultivate_in(board, faction, terms, space)
        if reason is None:
            return None
    return reason


def _why_not(
    execution: Execution, board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why a Province cannot be Cultivated at this point of an Operation (ruling A-31)."""
    if execution.operation is not None and space not in execution.spaces:
        return NOT_IN_THE_OPERATION
    return why_not_cultivate_in(board, faction, terms, space)


def why_not_cultivate_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """Why a space cannot be Cultivated: it needs people, room and more Guerrillas than Police."""
    here = board.spaces[space]
    guerrillas = here.warlord_underground + here.warlord_active
    police = 0 if isinstance(terms, DespitePolice) else here.government_police
    if guerrillas <= police:
        return TOO_MANY_POLICE
    place = ATLAS[space]
    if space is SpaceId.KABUL or place.is_loc or place.in_pakistan:
        return NOT_AN_AFGHAN_PROVINCE
    if not board.population(space):
        return NOBODY_LIVES_THERE
    if not board.available.warlord_bases:
        return NO_BASE_AVAILABLE
    return None if board.room_for_bases(space) else NO_ROOM


def cultivate_enables(board: Board, faction: Faction, operation: Operation) -> bool:
    """Whether a Rally that would do nothing else can select a Province to Cultivate it."""
    return operation.word == "rally" and any(
        why_not_cultivate_in(board, faction, FULL, space) is None
        and why_not_rally_in(board, faction, FULL, space) is NOTHING_TO_DO
        for space in AFGHAN_PROVINCES
    )


_SOMEWHERE: Final = anywhere(why_not_cultivate_in, AFGHAN_PROVINCES, "4.5.1")

CULTIVATE: Final = Special(
    "cultivate",
    "4.5.1",
    ("rally", "march"),
    why_no_cultivate,
    cultivate,
    cultivate_enables,
    why_not_cultivate_in,
)
