"""7.3 Deception markers: who holds them, and drawing and showing one."""

from __future__ import annotations

from core.adp.model.board import Board
from core.adp.model.facts import MarkerDrawn, MarkerShown
from core.adp.model.ids import Deception, Faction
from core.adp.model.options import players


def player_of(board: Board, faction: Faction) -> tuple[Faction, ...]:
    """1.5: Return all Factions of a player; the first is the one that holds the markers."""
    everyone = players(board.options, board.seats)
    return next((player for player in everyone if faction in player), (faction,))


def holder(board: Board, faction: Faction) -> Faction:
    """7.3: Return the Faction under which a player keeps its Deception markers."""
    return player_of(board, faction)[0]


def drawn(player: tuple[Faction, ...], marker: Deception) -> MarkerDrawn:
    """7.3: Return the fact that a player draws a marker."""
    return MarkerDrawn(player[0], marker, player[1:], rule="7.3")


def shown(player: tuple[Faction, ...], marker: Deception) -> MarkerShown:
    """7.3: Return the fact that a player turns up a marker."""
    return MarkerShown(player[0], marker, player[1:], rule="7.3")
