"""Events in tests: whose turn it is, what the text asks, and what happens."""

from __future__ import annotations

from textwrap import dedent
from typing import Final

from core.adp.model.board import Board
from core.adp.model.facts import EligibilitySet, Entered, Fact, PawnsCleared, Selected, TurnEnded
from core.adp.model.ids import Faction
from core.adp.model.options import Options
from core.adp.rules.table import AdpTable
from core.kernel import Decision
from tests.adp import play as plain

_FRAME: Final = (Selected, PawnsCleared, TurnEnded, EligibilitySet, Entered)


def turn_of(
    faction: Faction,
    card: int,
    text: str = "",
    *,
    passed: Faction | None = None,
    options: Options | None = None,
) -> Board:
    """Return a position in which a Faction is about to act on a card, the last to do so."""
    head = f"card: {card}\nnext: propaganda\n"
    if passed is None:
        head += f"eligible: {faction}\n"
    else:
        head += f"eligible: {faction} {passed}\nacted: {passed}=pass\n"
    return plain.position(head + dedent(text), options=options)


def execute(board: Board, side: str, *answers: str) -> AdpTable:
    """Play a side of the current card with exactly as many answers as are asked for."""
    return plain.finish(board, "event", side, *answers)


def happened(table: AdpTable) -> list[Fact]:
    """Return what happened, but for pawns and the sequence of play."""
    return [fact for fact in table.facts if not isinstance(fact, _FRAME)]


def asked(board: Board, side: str, *answers: str) -> Decision:
    """Return what the text asks after some answers."""
    return plain.asked(plain.play(board, "event", side, *answers))
