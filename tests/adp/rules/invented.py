"""An invented Catalogue: enough to do on a card, for the sequence of play to be watched."""

from __future__ import annotations

from typing import Final

from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, Deed, Faction, Track
from core.adp.model.scenarios import EVENT_CARDS
from core.adp.rules.actions import Catalogue
from core.adp.rules.operations import Execution, Operation, Terms
from core.adp.rules.table import AdpTable
from core.kernel import Reason

NOBODY_TO_DRILL: Final = Reason("drill.nobody", "3")


async def _drill(execution: Execution) -> None:
    """Ask for a Special Activity unless the Operation is Limited."""
    if execution.terms.limited:
        return
    words = (Deed.OPERATION, Deed.OPERATION_AND_SPECIAL)
    deed = await execution.table.ask(
        execution.faction, lambda: words, ask="drill.special", rule="4.1"
    )
    execution.special = "parade" if deed == Deed.OPERATION_AND_SPECIAL else None


async def _windfall(table: AdpTable, faction: Faction) -> None:
    """Add 1 to Aid."""
    table.gain(Track.AID, 1, "5")


def operation(word: str, *, refused: Reason | None = None) -> Operation:
    """Return an Operation of that name, which may always be refused."""

    def refuse(board: Board, faction: Faction, terms: Terms) -> Reason | None:
        return refused

    return Operation(word, "3", refuse, _drill)


INVENTED: Final = Catalogue(
    operations=dict.fromkeys(FACTIONS, (operation("drill"), operation("sweep"))),
    events=dict.fromkeys(EVENT_CARDS, _windfall),
)
"""Everybody can Drill and Sweep, and every card has an Event."""

IMPOSSIBLE: Final = Catalogue(
    operations=dict.fromkeys(FACTIONS, (operation("drill", refused=NOBODY_TO_DRILL),)),
)
"""The Operation can be done in no position, and no card has an Event."""
