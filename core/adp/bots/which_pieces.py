"""8.1.2 Which pieces within a space are removed or placed first.

How many may leave a space, and which March, is in `leaving`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.model.board import Board
from core.adp.model.ids import (
    ACTIVE,
    BASES,
    COIN,
    FACTIONS,
    GOVERNMENT,
    OWNER,
    POLICE,
    TROOPS,
    UNDERGROUND,
    Faction,
    Piece,
    Seat,
)

FRIENDS: Final = {faction: COIN if faction in COIN else (faction,) for faction in FACTIONS}
"""The Factions that are not enemies, including the Faction itself."""

ENEMIES: Final = {
    faction: tuple(other for other in FACTIONS if other not in FRIENDS[faction])
    for faction in FACTIONS
}

GOVERNMENT_TROOPS: Final = TROOPS[GOVERNMENT]


def enemy_pieces(
    board: Board, by: Faction, pieces: Sequence[Piece], *, police_next: bool = True
) -> tuple[Piece, ...]:
    """8.1.2: Return which piece is removed next; one is chosen at random among Factions.

    Pieces of players come before those of Non-players; Bases first; Underground before Active;
    Police and Troops by turns, and `police_next` says which is next. Friendly pieces are targets
    only if there are no others.
    """
    targets = [piece for piece in pieces if OWNER[piece] in ENEMIES[by]] or list(pieces)
    players = [piece for piece in targets if board.seats[OWNER[piece]] is Seat.HUMAN]
    targets = players or targets
    if bases := [piece for piece in targets if piece in BASES]:
        return tuple(bases)
    hidden = [piece for piece in targets if piece in UNDERGROUND.values()]
    shown = [piece for piece in targets if piece in ACTIVE.values()]
    owners = [OWNER[piece] for piece in hidden]
    # The first piece of each Faction; the order of the Factions has no meaning.
    guerrillas = hidden + [piece for piece in shown if OWNER[piece] not in owners]
    cubes = _cube_by_turns([piece for piece in targets if piece in _CUBES], police_next)
    others = [piece for piece in targets if piece not in (*hidden, *shown, *_CUBES)]
    return (*guerrillas, *cubes, *others)


def own_pieces_to_remove(pieces: Sequence[Piece], *, police_next: bool = True) -> tuple[Piece, ...]:
    """8.1.2: Return its own piece to remove next: Active Guerrillas, cubes by turns, Bases last.

    If pieces of both the Coalition and the Government are there, both are returned.
    """
    bases_last = [piece for piece in pieces if piece not in BASES] or list(pieces)
    shown = [piece for piece in bases_last if piece in ACTIVE.values()]
    guerrillas = shown or [piece for piece in bases_last if piece in UNDERGROUND.values()]
    cubes = _cube_by_turns([piece for piece in bases_last if piece in _CUBES], police_next)
    others = [
        piece
        for piece in bases_last
        if piece not in (*ACTIVE.values(), *UNDERGROUND.values(), *_CUBES)
    ]
    return (*guerrillas, *cubes, *others)


def pieces_to_place(
    board: Board, by: Faction, pieces: Sequence[Piece], *, police_next: bool = True
) -> tuple[Piece, ...]:
    """8.1.2, 8.4.4: Return what is placed next: its own, a Non-player's, or a player's.

    Bases whenever possible, then Guerrillas, or Police and Troops by turns.
    """
    own = [piece for piece in pieces if OWNER[piece] is by]
    friends = [piece for piece in pieces if OWNER[piece] in FRIENDS[by]]
    bots = [piece for piece in pieces if board.seats[OWNER[piece]] is Seat.BOT]
    chosen = own or friends or bots or list(pieces)
    if bases := [piece for piece in chosen if piece in BASES]:
        return tuple(bases)
    cubes = _cube_by_turns([piece for piece in chosen if piece in _CUBES], police_next)
    return (*cubes, *(piece for piece in chosen if piece not in _CUBES))


_CUBES: Final = (POLICE, GOVERNMENT_TROOPS)


def _cube_by_turns(cubes: Sequence[Piece], police_next: bool) -> tuple[Piece, ...]:
    """Return the next cube; when one kind runs out, the other continues (ruling A-42)."""
    if len(cubes) < len(_CUBES):
        return tuple(cubes)
    return (POLICE,) if police_next else (GOVERNMENT_TROOPS,)
