"""An invented Catalogue: enough to do on a card, for the sequence of play to be watched."""

from __future__ import annotations

from typing import Final

from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, Deed, Faction, Track
from core.adp.model.scenarios import EVENT_CARDS
from core.adp.rules.actions import Catalogue, Event, Operation
from core.adp.rules.table import AdpTable
from core.kernel import Reason

NOBODY_TO_DRILL: Final = Reason("drill.nobody", "3")
NOTHING_WOULD_HAPPEN: Final = Reason("event.nothing", "5")


async def _drill(table: AdpTable, faction: Faction, limited: bool) -> Deed:
    """Ask for a Special Activity unless the Operation is Limited."""
    if limited:
        return Deed.LIMITED
    words = (Deed.OPERATION, Deed.OPERATION_AND_SPECIAL)
    return Deed(await table.ask(faction, lambda: words, ask="drill.special", rule="4.1"))


async def _windfall(table: AdpTable, faction: Faction) -> None:
    """Add 1 to Aid."""
    table.gain(Track.AID, 1, "5")


def operation(word: str, *, refused: Reason | None = None) -> Operation:
    """Return an Operation of that name, which may always be refused."""

    def refuse(board: Board, faction: Faction, limited: bool) -> Reason | None:
        return refused

    return Operation(word, "3", refuse, refuse, _drill)


def event(*, refused: Reason | None = None) -> Event:
    """Return an Event, which may always be refused."""

    def refuse(board: Board, faction: Faction) -> Reason | None:
        return refused

    return Event(refuse, _windfall)


INVENTED: Final = Catalogue(
    operations=dict.fromkeys(FACTIONS, (operation("drill"), operation("sweep"))),
    events=dict.fromkeys(EVENT_CARDS, event()),
)
"""Everybody can Drill and Sweep, and every card has an Event."""

IMPOSSIBLE: Final = Catalogue(
    operations=dict.fromkeys(FACTIONS, (operation("drill", refused=NOBODY_TO_DRILL),)),
    events=dict.fromkeys(EVENT_CARDS, event(refused=NOTHING_WOULD_HAPPEN)),
)
"""The same, but nothing of it can be done in any position."""
