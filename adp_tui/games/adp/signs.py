"""Pieces in the notation of the map: `C▪3 G2/2 T▪2u1a W▪1u`."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.texts.map import CONTROL
from adp_tui.games.adp.texts.names import LETTER
from core.adp.model.board import Board, Forces, Space
from core.adp.model.ids import (
    ACTIVE,
    BASE,
    COALITION,
    INSURGENTS,
    POLICE,
    TROOPS,
    UNDERGROUND,
    Faction,
    SpaceId,
    Support,
)

ATTITUDE: Final = {Support.SUPPORT: "▴", Support.NEUTRAL: "", Support.OPPOSITION: "▾"}

_BASE: Final = "▪"


def group(forces: Forces, faction: Faction) -> str:
    """Return the pieces of one Faction with its letter; nothing if it has none."""
    there = counts(forces, faction)
    return f"{LETTER[faction]}{there}" if there else ""


def counts(forces: Forces, faction: Faction) -> str:
    """Return a Faction's pieces without its letter, a square for each Base."""
    return f"{_BASE * forces.count(BASE[faction])}{_rest(forces, faction)}"


def available(forces: Forces, faction: Faction) -> str:
    """Return a Faction's pieces in a box, Bases counted: `▪4 13`, `▪3 23/20`."""
    rest = _rest(forces, faction).removesuffix("u") or "0"
    return f"{_BASE}{forces.count(BASE[faction])} {rest}"


def _rest(forces: Forces, faction: Faction) -> str:
    """Return the pieces other than Bases."""
    if faction in INSURGENTS:
        hidden, active = forces.count(UNDERGROUND[faction]), forces.count(ACTIVE[faction])
        return f"{hidden}u" * bool(hidden) + f"{active}a" * bool(active)
    troops = forces.count(TROOPS[faction])
    if faction is COALITION:
        return str(troops) * bool(troops)
    police = forces.count(POLICE)
    return f"{troops}/{police}" if troops or police else ""


def status_text(board: Board, space: SpaceId) -> str:
    """Return Control and attitude of a space: `COIN▴!1`."""
    here: Space = board.spaces[space]
    control = CONTROL[board.control(space)]
    terror = f"!{here.terror}" if here.terror else ""
    sabotage = "✗" if here.sabotaged else ""
    return f"{control}{ATTITUDE[here.support]}{terror}{sabotage}"
