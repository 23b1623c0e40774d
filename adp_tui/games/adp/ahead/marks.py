"""The marks on the map: the same signs as in the list, before the names of the spaces."""

from __future__ import annotations

from typing import Final

from adp_tui.paint import CAN
from adp_tui.play.choices import SPECIALS, Choices
from core.adp.board import Board
from core.adp.ids import SpaceId
from core.adp.rules.activity import CHOSEN_ALREADY
from core.kernel import Decision, Kind

CHOSEN: Final = "✓"
CHANGED: Final = "~"


def marks(choices: Choices | None, board: Board, before: Board) -> dict[SpaceId, str]:
    """Return the mark of each space: its number, or that it can be chosen, is, or has changed."""
    found = {
        space: CHANGED for space in board.spaces if board.spaces[space] != before.spaces[space]
    }
    special = choices is not None and choices.decision.ask.partition(".")[0] in SPECIALS
    found |= {} if special else dict.fromkeys(board.pawns, CHOSEN)  # pawns are the Operation's
    if choices is None or choices.decision.kind is not Kind.PLACE:
        return found
    if special:
        found |= {space: CHOSEN for space in board.spaces if _is_taken(choices.decision, space)}
    about = (word for word in choices.decision.about if word in board.spaces)
    found |= {SpaceId(word): CHOSEN for word in about}
    rows = [row for row in choices.rows if row.word in board.spaces and row.reason is None]
    found |= {SpaceId(row.word): CAN for row in rows}
    numbers = {SpaceId(row.word): choices.number_of(row) for row in rows}
    return found | {space: number for space, number in numbers.items() if len(number) == 1}


def _is_taken(decision: Decision, space: SpaceId) -> bool:
    """Whether a Special Activity takes place in a space already, as the rules say of it."""
    reason = decision.refuse(space) if decision.refuse and space not in decision.options else None
    return reason is not None and reason.code == CHOSEN_ALREADY.code
