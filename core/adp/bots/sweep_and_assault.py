"""3.2.3, 3.2.4 What a Sweep or an Assault of a Non-player would hit, Taliban before Warlords.

The rules say how many are found or removed, which pieces protect others, and in which order.
"""

from __future__ import annotations

from core.adp.model.board import UNDERGROUND_IN, Board
from core.adp.model.facts import Activated, Removed
from core.adp.model.ids import BASE, INSURGENTS, PIECES, Faction, Piece, SpaceId
from core.adp.model.lasting import UNSHADED
from core.adp.rules.assault import exposed, fallen, how_to_finish, losses_dealt, targets_in
from core.adp.rules.operations import Terms
from core.adp.rules.sweep import seekers_in

Losses = dict[Piece, int]
"""How many pieces of each kind are removed."""


def found_by_sweep(board: Board, faction: Faction, space: SpaceId) -> dict[Faction, int]:
    """8.6.4, 8.8.3: How many Guerrillas of each Insurgent a Sweep without movement Activates."""
    here, found = board.spaces[space], dict[Faction, int]()
    left = seekers_in(board, faction, space)
    for target in INSURGENTS:
        found[target] = min(left, UNDERGROUND_IN[target](here))
        left -= found[target]
    return found


def swept(board: Board, faction: Faction, space: SpaceId) -> Board:
    """Return the position after such a Sweep."""
    for target, number in found_by_sweep(board, faction, space).items():
        if number:
            board = Activated(target, space, number, rule="3.2.3").on(board)
    return board


def assault_losses(
    board: Board, faction: Faction, terms: Terms, space: SpaceId, *, together: bool
) -> Losses:
    """8.6.5, 8.8.4: Everything that cubes can remove; by card 7 a Taliban Guerrilla comes first."""
    here, finish = board.spaces[space], how_to_finish(board, faction)
    targets = targets_in(here, finish)
    hiding = [f for f in targets if finish is UNSHADED and UNDERGROUND_IN[f](here)]
    left = losses_dealt(board, faction, terms, space, here, together=together)
    losses: Losses = {}
    for target in targets:
        found = target in hiding[:1]
        number = min(left, exposed(target, here, finish, found=found))
        losses |= fallen(here, target, number, found=found)
        left -= number
    return losses


def without(board: Board, space: SpaceId, losses: Losses) -> Board:
    """Return the position without the removed pieces."""
    for piece, count in losses.items():
        board = Removed(piece, space, count, rule="3.2.4").on(board)
    return board


def bases_in(losses: Losses, faction: Faction) -> int:
    """How many Bases of a Faction are among them."""
    return losses.get(BASE[faction], 0)


def guerrillas_in(losses: Losses, faction: Faction) -> int:
    """How many Guerrillas of a Faction are among them."""
    return sum(losses.get(piece, 0) for piece in PIECES[faction] if piece is not BASE[faction])
