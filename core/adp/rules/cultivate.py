"""4.5.1 Cultivate: Warlords settle where they have just Rallied or Marched."""

from __future__ import annotations

from typing import Final

from core.adp.atlas import AFGHAN_PROVINCES, ATLAS
from core.adp.board import Board
from core.adp.facts import Placed
from core.adp.ids import WARLORDS, Faction, Piece, SpaceId
from core.adp.rules.activity import next_space
from core.adp.rules.execution import Execution, Special, Terms
from core.kernel import Reason

NOT_AN_AFGHAN_PROVINCE: Final = Reason("Cultivate takes place in Afghan Provinces", "4.5.1")
NOBODY_LIVES_THERE: Final = Reason("nobody lives there", "4.5.1")
TOO_MANY_POLICE: Final = Reason("it needs more Warlord Guerrillas than Police", "4.5.1")
NO_ROOM: Final = Reason("there are two Bases already", "1.4.2")
NO_BASE_AVAILABLE: Final = Reason("no Warlord Base is Available", "1.4.1")
NOT_IN_THE_OPERATION: Final = Reason(
    "no Province that the Operation has selected so far qualifies", "4.5.1"
)
NOWHERE: Final = Reason("no Province qualifies", "4.5.1")


async def cultivate(execution: Execution) -> None:
    """Place a Base in one Province."""
    space = await next_space(
        execution,
        [],
        why_not_cultivate_in,
        ask="cultivate.space",
        rule="4.5.1",
        among=fields(execution),
        most=1,
    )
    assert space is not None
    execution.table.emit(Placed(Piece.WARLORD_BASE, space, 1, rule="4.5.1"))


def fields(execution: Execution) -> tuple[SpaceId, ...]:
    """The spaces of the Rally or March so far (ruling A-31); any if an Event grants Cultivate."""
    return AFGHAN_PROVINCES if execution.operation is None else tuple(execution.spaces)


def why_no_cultivate(execution: Execution) -> Reason | None:
    """Some space of the Operation must qualify at the moment."""
    board, terms = execution.table.board, execution.terms
    for space in fields(execution):
        if terms.within is not None and space not in terms.within:
            continue
        if why_not_cultivate_in(board, WARLORDS, terms, space) is None:
            return None
    return NOWHERE if execution.operation is None else NOT_IN_THE_OPERATION


def why_not_cultivate_in(
    board: Board, faction: Faction, terms: Terms, space: SpaceId
) -> Reason | None:
    """A Province with people and more Warlord Guerrillas than Police, within stacking."""
    here = board.spaces[space]
    guerrillas = here.warlord_underground + here.warlord_active
    if guerrillas <= here.government_police:
        return TOO_MANY_POLICE
    place = ATLAS[space]
    if space is SpaceId.KABUL or place.is_loc or place.in_pakistan:
        return NOT_AN_AFGHAN_PROVINCE
    if not board.population(space):
        return NOBODY_LIVES_THERE
    if not board.available.warlord_bases:
        return NO_BASE_AVAILABLE
    return None if board.room_for_bases(space) else NO_ROOM


CULTIVATE: Final = Special("cultivate", "4.5.1", ("rally", "march"), why_no_cultivate, cultivate)
