"""6.5 What Redeploy will leave behind: the Control that a Non-player's own moves must not change.

Control is found anew only when all have moved (ruling A-65). Whoever may move has to reckon with
those who must: Government Troops without a Base, and Guerrillas without one.
"""

from __future__ import annotations

from core.adp.model.board import Board
from core.adp.model.facts import Removed
from core.adp.model.ids import ACTIVE, GOVERNMENT, TALIBAN, TROOPS, UNDERGROUND, Piece, SpaceId
from core.adp.rules.redeploy import may_stay_anywhere, stranded_guerrillas, stranded_troops

_GUERRILLAS = (UNDERGROUND[TALIBAN], ACTIVE[TALIBAN])


def after_redeploy(board: Board) -> Board:
    """Return the position without those who must still leave; where they go, Control is safe."""
    board = _without(board, stranded_troops(board, GOVERNMENT), (TROOPS[GOVERNMENT],))
    if may_stay_anywhere(board):
        return board
    return _without(board, stranded_guerrillas(board), _GUERRILLAS)


def _without(board: Board, spaces: tuple[SpaceId, ...], pieces: tuple[Piece, ...]) -> Board:
    for space in spaces:
        for piece in pieces:
            if number := board.spaces[space].count(piece):
                board = Removed(piece, space, number, rule="6.5").on(board)
    return board
