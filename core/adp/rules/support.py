"""6.4 Support Phase: Civic Action by the COIN Factions, then Sharia by the Taliban."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import AFGHAN_AREAS, AREAS
from core.adp.model.board import Board
from core.adp.model.facts import Entered
from core.adp.model.ids import (
    COALITION,
    COIN,
    GOVERNMENT,
    TALIBAN,
    Control,
    Faction,
    SpaceId,
    Stage,
)
from core.adp.rules.civic_action_and_sharia import CIVIC_ACTION, SHARIA, persuade_in_spaces
from core.adp.rules.table import AdpTable
from core.kernel import Reason

NO_CONTROL: Final = Reason("civic-action.no-control", "6.4.1")
NO_TROOPS: Final = Reason("civic-action.no-troops", "6.4.1")
NO_POLICE: Final = Reason("civic-action.no-police", "6.4.1")

_AFGHAN_AREAS: Final = frozenset(AFGHAN_AREAS)


async def support_phase(table: AdpTable) -> None:
    """6.4.1: Civic Action where the Coalition decides, then the Government; then Sharia."""
    for faction in COIN:
        await civic_action(table, faction)
    await sharia(table)
    table.emit(Entered(Stage.REDEPLOY, rule="6.5"))


async def civic_action(table: AdpTable, faction: Faction) -> None:
    """6.4.1: One COIN Faction spends Government Resources where it decides."""

    def spaces() -> tuple[SpaceId, ...]:
        return tuple(space for space in AFGHAN_AREAS if refuse(space) is None)

    def refuse(space: SpaceId) -> Reason | None:
        return why_no_civic_action(table.board, faction, space)

    await persuade_in_spaces(table, CIVIC_ACTION, faction, spaces, refuse, "6.4.1")


def why_no_civic_action(board: Board, faction: Faction, space: SpaceId) -> Reason | None:
    """6.4.1: Why no Civic Action: it needs COIN Control, Troops, Police, and the most Troops."""
    here = board.spaces[space]
    if space not in _AFGHAN_AREAS or board.control(space) is not Control.COIN:
        return NO_CONTROL
    if not here.troops:
        return NO_TROOPS
    if not here.government_police:
        return NO_POLICE
    if decider(board, space) is not faction:
        return Reason("civic-action.other-decides", "6.4.1", (decider(board, space),))
    return None


def decider(board: Board, space: SpaceId) -> Faction:
    """6.4.1: The COIN Faction with more Troops; the Coalition if equal."""
    here = board.spaces[space]
    return GOVERNMENT if here.government_troops > here.coalition_troops else COALITION


async def sharia(table: AdpTable) -> None:
    """6.4.2: The Taliban spend Resources where they have Control."""

    def spaces() -> tuple[SpaceId, ...]:
        return tuple(s for s in AREAS if table.board.control(s) is Control.TALIBAN)

    def refuse(space: SpaceId) -> Reason | None:
        return None if space in spaces() else Reason("sharia.no-control", "6.4.2")

    await persuade_in_spaces(table, SHARIA, TALIBAN, spaces, refuse, "6.4.2")
