"""6.3 Resources Phase: Sabotage, earnings, and the price of Casualties."""

from __future__ import annotations

from core.adp.model.atlas import ATLAS, LOCS
from core.adp.model.board import Board
from core.adp.model.facts import Entered, Sabotaged
from core.adp.model.ids import SpaceId, Stage, Track
from core.adp.rules.table import AdpTable
from core.kernel import Kind

AID_LOST_PER_CASUALTY = 3


async def resources_phase(table: AdpTable) -> None:
    """6.3: The four steps, in order."""
    await sabotage(table)
    earn(table)
    casualties = table.board.casualties.coin
    table.lose(Track.AID, AID_LOST_PER_CASUALTY * casualties, "6.3.4")
    table.emit(Entered(Stage.SUPPORT, rule="6.4"))


async def sabotage(table: AdpTable) -> None:
    """6.3.1: Sabotage the LoCs where Taliban outnumber all others, while markers last."""
    while table.board.markers_left and (held := held_locs(table.board)):
        # With too few markers, LoCs with the highest Econ come first, then chance (ruling A-85).
        dearest = max(ATLAS[space].econ for space in held)
        equal = [space for space in held if ATLAS[space].econ == dearest]
        space = equal[0]
        if len(equal) > 1 and table.board.markers_left < len(held):
            word = await table.chance(equal, ask="sabotage.loc", rule="6.3.1", kind=Kind.PLACE)
            space = SpaceId(word)
        table.emit(Sabotaged(space, rule="6.3.1"))


def held_locs(board: Board) -> tuple[SpaceId, ...]:
    """6.3.1: Open LoCs where Taliban Guerrillas outnumber all other pieces."""
    return tuple(
        space
        for space in LOCS
        if not (here := board.spaces[space]).sabotaged
        and here.taliban_guerrillas > here.coin + here.warlords
    )


def earn(table: AdpTable) -> None:
    """6.3.2, 6.3.3: The Government earns Aid and Econ; Bases and Warlords on LoCs earn too."""
    board = table.board
    open_locs = board.unsabotaged_locs
    trade = sum(ATLAS[space].econ for space in open_locs)
    smugglers = sum(board.spaces[space].warlord_guerrillas for space in open_locs)
    spaces = board.spaces.values()
    table.gain(Track.GOVERNMENT, board.track(Track.AID) + trade, "6.3.2")
    table.gain(Track.TALIBAN, sum(here.taliban_bases for here in spaces), "6.3.3")
    table.gain(Track.WARLORDS, sum(here.warlord_bases for here in spaces) + smugglers, "6.3.3")
