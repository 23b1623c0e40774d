"""6.5 The position after the forced moves of Redeploy, for judging Control.

Control is updated only after all moves (ruling A-65). So moves by choice must take into account
the pieces that have to move: Government Troops and Guerrillas without a Base.
"""

from __future__ import annotations

from core.adp.model.board import Board
from core.adp.model.facts import Removed
from core.adp.model.ids import ACTIVE, GOVERNMENT, TALIBAN, TROOPS, UNDERGROUND, Piece, SpaceId
from core.adp.rules.redeploy import may_stay_anywhere, stranded_guerrillas, stranded_troops

_GUERRILLAS = (UNDERGROUND[TALIBAN], ACTIVE[TALIBAN])


def after_redeploy(board: Board) -> Board:
    """Return the position without the pieces that must leave; where they go, Control is safe."""
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
