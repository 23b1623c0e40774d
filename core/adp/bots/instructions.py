"""8.4.1 What single cards tell single Non-players to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from core.adp.board import Board
from core.adp.ids import Faction, Side

Condition = Callable[[Board, Faction], str | None]
"""Why a Non-player is not to execute an Event; None if it may."""


class Instruction(Struct, frozen=True):
    """What a card tells a Non-player."""

    text: str
    conditions: tuple[Condition, ...] = ()
    """Execute only if none of these objects."""

    side: Side | None = None

    def why_not(self, board: Board, faction: Faction) -> str | None:
        """Return why the Event is not to be executed; None if it may be."""
        reasons = (condition(board, faction) for condition in self.conditions)
        return next((reason for reason in reasons if reason is not None), None)


INSTRUCTIONS: Final[dict[int, dict[Faction, Instruction]]] = {}


def instruction_for(board: Board, faction: Faction) -> Instruction | None:
    """Return what the current card tells a Non-player, if anything."""
    assert board.card is not None
    return INSTRUCTIONS.get(board.card, {}).get(faction)
