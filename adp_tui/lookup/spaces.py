"""What is to be known about a space: Control by numbers, who is there, what it counts for."""

from __future__ import annotations

from typing import Final

from adp_tui.lookup.sheet import LABEL, Sheet, entry
from adp_tui.map.layout import ROAD_IDS
from adp_tui.map.names import NAMES
from adp_tui.paint import BLANK, Line, Role, line
from adp_tui.play.pieces import ROLE
from adp_tui.widgets.rows import spread
from core.adp.atlas import ADJACENT, ATLAS, Terrain
from core.adp.board import MOST_BASES, Board, Space
from core.adp.ids import (
    ACTIVE,
    BASE,
    FACTIONS,
    INSURGENTS,
    POLICE,
    TROOPS,
    UNDERGROUND,
    Control,
    Faction,
    SpaceId,
    Support,
    Track,
)
from core.adp.totals import totals

_TERRAIN: Final = {
    Terrain.MOUNTAIN: "Province, Mountain",
    Terrain.PLAINS: "Province, Plains",
    Terrain.CITY: "City",
    Terrain.PAKISTAN: "Province of Pakistan",
    Terrain.LOC: "Line of Communication",
}
_ATTITUDE: Final = {
    Support.SUPPORT: "Support",
    Support.NEUTRAL: "Neutral",
    Support.OPPOSITION: "Opposition",
}


def space_sheet(board: Board, space: SpaceId, cells: int) -> Sheet:
    """Return all that the position says about a space."""
    place = ATLAS[space]
    body = _loc_rows if place.is_loc else _area_rows
    rule = "1.3.4" if place.is_loc else "1.7"
    return Sheet(NAMES[space], _TERRAIN[place.terrain], body(board, space, cells), rule)


def _area_rows(board: Board, space: SpaceId, cells: int) -> list[Line]:
    place, here = ATLAS[space], board.spaces[space]
    people = f"Population {board.population(space)}"
    if here.returnees:
        people += f" ({place.population}+{here.returnees} Returnees)"
    return [
        line(
            people,
            ("   PASHTUN" if place.pashtun else "", Role.STRONG),
            f"   {_ATTITUDE[here.support]}",
            _terror(here),
        ),
        BLANK,
        *_control_rows(board, space, cells),
        BLANK,
        *_piece_rows(here, cells),
        line((f"{'Bases':<{LABEL}}", Role.DIM), f"{here.bases} of {MOST_BASES}, 1.4.2"),
        BLANK,
        *_neighbours(space, cells),
        BLANK,
        *entry("Counts for", counts_for(board, space) or "nobody", cells),
    ]


def _loc_rows(board: Board, space: SpaceId, cells: int) -> list[Line]:
    here, econ = board.spaces[space], ATLAS[space].econ
    state = ("Sabotaged", Role.TROUBLE) if here.sabotaged else ("open", Role.TEXT)
    worth = "nothing while it is Sabotaged" if here.sabotaged else f"{econ} Econ in Resources"
    return [
        line(f"{ROAD_IDS[space]}   Econ {econ}   ", state),
        BLANK,
        *_piece_rows(here, cells),
        BLANK,
        *_neighbours(space, cells),
        BLANK,
        *entry("Counts for", f"the Government: {worth} (6.3.2)", cells),
    ]


def _terror(here: Space) -> tuple[str, Role]:
    return (f"   Terror {here.terror}", Role.TROUBLE) if here.terror else ("", Role.TEXT)


def _control_rows(board: Board, space: SpaceId, cells: int) -> list[Line]:
    """1.7: Who holds it, by which numbers, and at which numbers that would change."""
    here, control = board.spaces[space], board.control(space)
    coin, taliban, warlords = here.coin, here.taliban, here.warlords
    text = f"COIN {coin}, Taliban {taliban}, Warlords {warlords}"
    role = Role.TEXT
    then = f"COIN gain it at {taliban + warlords + 1}, Taliban at {coin + warlords + 1}"
    match control:
        case Control.COIN:
            text = f"COIN {coin} > Taliban {taliban} + Warlords {warlords}"
            role = Role.COIN_CONTROL
            then = f"COIN lose it at {taliban + warlords}; Taliban gain it at {coin + warlords + 1}"
        case Control.TALIBAN:
            text = f"Taliban {taliban} > COIN {coin} + Warlords {warlords}"
            role = Role.TALIBAN_CONTROL
            then = f"Taliban lose it at {coin + warlords}; COIN gain it at {taliban + warlords + 1}"
        case Control.NONE:
            pass
    name = {Control.COIN: "COIN", Control.TALIBAN: "TALI", Control.NONE: "none"}[control]
    if board.frozen_control is not None:
        then = "stays as it was until all have Redeployed, 6.5"
    return [
        spread(
            line((f"{'Control':<{LABEL}}", Role.DIM), (name, role), f"  {text}"),
            line(("1.7", Role.DIM)),
            cells,
        ),
        *entry("", then, cells, Role.DIM),
    ]


def _piece_rows(here: Space, cells: int) -> list[Line]:
    """Return the pieces of each Faction that has any, in words."""
    rows = [
        line((f"{faction.title():<{LABEL}}", ROLE[faction]), text)
        for faction in FACTIONS
        if (text := _pieces(here, faction))
    ]
    return rows or entry("Pieces", "none", cells, Role.DIM)


def _pieces(here: Space, faction: Faction) -> str:
    bases = here.count(BASE[faction])
    parts = [f"{bases} Base{'s' if bases > 1 else ''}"] if bases else []
    if faction in INSURGENTS:
        kinds = [(UNDERGROUND[faction], "Underground"), (ACTIVE[faction], "Active")]
    else:
        kinds = [(TROOPS[faction], "Troops")]
    if faction is Faction.GOVERNMENT:
        kinds.append((POLICE, "Police"))
    parts += [f"{here.count(piece)} {name}" for piece, name in kinds if here.count(piece)]
    return ", ".join(parts)


def _neighbours(space: SpaceId, cells: int) -> list[Line]:
    near = ADJACENT[space]
    at_home = [NAMES[s] for s in near if not ATLAS[s].is_loc and not ATLAS[s].in_pakistan]
    abroad = [NAMES[s] for s in near if ATLAS[s].in_pakistan]
    roads = [f"{ROAD_IDS[s]} {ATLAS[s].name}" for s in near if ATLAS[s].is_loc]
    rows = entry("Borders", ", ".join(at_home) or "nothing in Afghanistan", cells)
    if abroad:
        rows += entry("Pakistan", ", ".join(abroad), cells)
    if roads:
        rows += entry("Roads", ", ".join(roads), cells)
    return rows


def counts_for(board: Board, space: SpaceId) -> str:
    """1.9: What a space adds to each total."""
    place, here, now = ATLAS[space], board.spaces[space], totals(board)
    people = 0 if place.in_pakistan else board.population(space)
    parts: list[str] = []
    if people and here.support is Support.SUPPORT:
        parts.append(f"C {people} of {now.support_available} (Support)")
    if people and board.control(space) is Control.COIN:
        patronage = board.track(Track.PATRONAGE)
        parts.append(f"G {people} of {now.coin_patronage - patronage} (COIN Control)")
    if people and here.support is Support.OPPOSITION:
        parts.append(f"T {people} of {now.opposition_bases} (Opposition)")
    if here.taliban_bases:
        parts.append(f"T {here.taliban_bases} of {now.opposition_bases} (Bases)")
    if people and board.control(space) is Control.NONE:
        parts.append(f"W {people} of {now.uncontrolled} (Uncontrolled)")
    return ", ".join(parts)
