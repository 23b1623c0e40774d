"""The spaces chosen for the current action, for the marks on the map."""

from __future__ import annotations

from collections.abc import Collection

from adp_tui.games.adp.answers import SPECIALS
from core.adp.model.board import Board
from core.adp.model.ids import SpaceId
from core.adp.rules.special_activities import CHOSEN_ALREADY
from core.kernel import Decision, Kind


def chosen_spaces(decision: Decision | None, board: Board) -> Collection[SpaceId]:
    """Return the pawns of the Operation, or the spaces of the current Special Activity."""
    if decision is None or decision.ask.partition(".")[0] not in SPECIALS:
        return board.pawns
    if decision.kind is not Kind.PLACE:
        return ()
    return [space for space in board.spaces if _is_taken(decision, space)]


def _is_taken(decision: Decision, space: SpaceId) -> bool:
    """Whether a Special Activity already takes place in a space, according to the rules."""
    reason = decision.refuse(space) if decision.refuse and space not in decision.options else None
    return reason is not None and reason.code == CHOSEN_ALREADY.code
