"""COIN Operations in tests: whose turn it is, what can be done in it, and how spaces look after."""

from __future__ import annotations

from textwrap import dedent
from typing import Final

from core.adp.model.board import Board
from core.adp.model.facts import EligibilitySet, Entered, Fact, PawnsCleared, Selected, TurnEnded
from core.adp.model.ids import COIN, Faction, SpaceId, Track
from core.adp.model.options import Options
from core.adp.position.spaces import space_text
from core.adp.rules.actions import Catalogue
from core.adp.rules.operations import Execution, Operation, Terms, carry_out
from core.adp.rules.repertoire import COIN_OPERATIONS
from core.adp.rules.table import AdpTable
from tests.adp.play import finish, position

PLAIN: Final = Catalogue(operations=dict.fromkeys(COIN, COIN_OPERATIONS))
"""The COIN Operations without Special Activities."""

POOR: Final = "resources: taliban=0 warlords=0 "
"""Nobody but the Government has anything to give."""

_FRAME: Final = (Selected, PawnsCleared, TurnEnded, EligibilitySet, Entered)


def turn_of(
    faction: Faction, text: str = "", *, limited: bool = False, options: Options | None = None
) -> Board:
    """Return a position in which a COIN Faction is about to act, perhaps as 2nd Eligible."""
    turn = f"card: 30\nnext: 12\neligible: {faction}\n"
    if limited:
        turn = f"card: 30\nnext: 12\neligible: taliban {faction}\nacted: taliban=operation\n"
    return position(turn + dedent(text), options=options)


def operate(board: Board, *answers: str, catalogue: Catalogue = PLAIN) -> AdpTable:
    """Play the turn; a Special Activity is not on offer unless the catalogue says so."""
    return finish(board, *answers, catalogue=catalogue)


def granting(operation: Operation, faction: Faction, terms: Terms) -> Catalogue:
    """Return a catalogue in which the Event of card 30 grants an Operation on some terms."""

    async def run(table: AdpTable, executor: Faction) -> None:
        await carry_out(Execution(table, faction, terms, operation))

    return Catalogue(events={30: run})


def happened(table: AdpTable) -> list[Fact]:
    """Return what happened, but for the frame of every turn."""
    return [fact for fact in table.facts if not isinstance(fact, _FRAME)]


def at(table: AdpTable, *spaces: SpaceId) -> str:
    """Return what lies on some spaces, in notation."""
    return "\n".join(space_text(space, table.board.spaces[space]) for space in spaces)


def government_resources(table: AdpTable) -> int:
    """Return what the Government has left."""
    return table.board.track(Track.GOVERNMENT)
