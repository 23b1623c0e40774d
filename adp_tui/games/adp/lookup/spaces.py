"""The page about a space: Control by numbers, pieces, and what it counts for."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.map.layouts import ROAD_IDS
from adp_tui.games.adp.map.names import NAMES
from adp_tui.games.adp.map.status import CONTROL_ROLE
from adp_tui.games.adp.texts import lookup as texts
from adp_tui.games.adp.texts.map import CONTROL
from adp_tui.games.adp.texts.names import LETTER, called
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.presenter.sheet import Sheet, entry, in_column
from adp_tui.texts.words import listed
from adp_tui.widgets.rows import spread
from core.adp.model.atlas import ADJACENT, ATLAS
from core.adp.model.board import MOST_BASES, Board, Space
from core.adp.model.ids import (
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
from core.adp.model.totals import totals

_BY_NUMBERS: Final = {
    Control.COIN: texts.coin_control,
    Control.TALIBAN: texts.taliban_control,
    Control.NONE: texts.nobody_controls,
}


def space_sheet(board: Board, space: SpaceId, cells: int) -> Sheet:
    """Return everything that the position says about a space."""
    place = ATLAS[space]
    body = _loc_rows if place.is_loc else _area_rows
    rule = "1.3.4" if place.is_loc else "1.7"
    return Sheet(NAMES[space], texts.TERRAIN[board.terrain(space)], body(board, space, cells), rule)


def _area_rows(board: Board, space: SpaceId, cells: int) -> list[Line]:
    place, here = ATLAS[space], board.spaces[space]
    people = texts.population(
        board.population(space), board.printed_population(space), here.returnees
    )
    return [
        line(
            people,
            (f"   {texts.PASHTUN}" if place.pashtun else "", Role.STRONG),
            f"   {texts.ATTITUDE[here.support]}",
            _terror(here),
        ),
        BLANK,
        *_control_rows(board, space, cells),
        BLANK,
        *_piece_rows(here, cells),
        line((in_column(texts.BASES), Role.DIM), texts.bases_of(here.bases, MOST_BASES)),
        BLANK,
        *_neighbours(space, cells),
        BLANK,
        *entry(texts.COUNTS_FOR, counts_for(board, space) or texts.NOBODY, cells),
    ]


def _loc_rows(board: Board, space: SpaceId, cells: int) -> list[Line]:
    here, econ = board.spaces[space], ATLAS[space].econ
    closed = here.sabotaged
    state = (texts.SABOTAGED, Role.TROUBLE) if closed else (texts.OPEN, Role.TEXT)
    return [
        line(f"{ROAD_IDS[space]}   {texts.econ(econ)}   ", state),
        BLANK,
        *_piece_rows(here, cells),
        BLANK,
        *_neighbours(space, cells),
        BLANK,
        *entry(texts.COUNTS_FOR, texts.road_counts(econ, sabotaged=closed), cells),
    ]


def _terror(here: Space) -> tuple[str, Role]:
    return (f"   {texts.terror(here.terror)}", Role.TROUBLE) if here.terror else ("", Role.TEXT)


def _control_rows(board: Board, space: SpaceId, cells: int) -> list[Line]:
    """1.7: Who controls it, by which numbers, and at which numbers that would change."""
    here, control = board.spaces[space], board.control(space)
    text = _BY_NUMBERS[control](here.coin, here.taliban, here.warlords)
    name = CONTROL[control] or texts.NONE
    role = Role.TEXT if control is Control.NONE else CONTROL_ROLE[control]
    frozen = board.frozen_control is not None
    return [
        spread(
            line((in_column(texts.CONTROL), Role.DIM), (name, role), f"  {text}"),
            line(("1.7", Role.DIM)),
            cells,
        ),
        *entry("", texts.CONTROL_FROZEN if frozen else _then(here, control), cells, Role.DIM),
    ]


def _then(here: Space, control: Control) -> str:
    """1.7: At which numbers another side would control a space, or none."""
    against_coin, against_taliban = here.taliban + here.warlords, here.coin + here.warlords
    match control:
        case Control.COIN:
            return texts.coin_would_lose(against_coin, against_taliban + 1)
        case Control.TALIBAN:
            return texts.taliban_would_lose(against_taliban, against_coin + 1)
        case Control.NONE:
            return texts.somebody_would(against_coin + 1, against_taliban + 1)


def _piece_rows(here: Space, cells: int) -> list[Line]:
    """Return the pieces of each Faction present, in words."""
    rows = [
        line((in_column(called(faction)), LOOKS.side(faction)), text)
        for faction in FACTIONS
        if (text := _pieces(here, faction))
    ]
    return rows or entry(texts.PIECES, texts.NONE, cells, Role.DIM)


def _pieces(here: Space, faction: Faction) -> str:
    bases = here.count(BASE[faction])
    parts = [texts.bases(bases)] if bases else []
    if faction in INSURGENTS:
        kinds = [(UNDERGROUND[faction], texts.UNDERGROUND), (ACTIVE[faction], texts.ACTIVE)]
    else:
        kinds = [(TROOPS[faction], texts.TROOPS)]
    if faction is Faction.GOVERNMENT:
        kinds.append((POLICE, texts.POLICE))
    parts += [texts.number_of(here.count(p), name) for p, name in kinds if here.count(p)]
    return listed(parts)


def _neighbours(space: SpaceId, cells: int) -> list[Line]:
    near = ADJACENT[space]
    at_home = [NAMES[s] for s in near if not ATLAS[s].is_loc and not ATLAS[s].in_pakistan]
    abroad = [NAMES[s] for s in near if ATLAS[s].in_pakistan]
    roads = [f"{ROAD_IDS[s]} {NAMES[s]}" for s in near if ATLAS[s].is_loc]
    rows = entry(texts.BORDERS, listed(at_home) or texts.NOTHING_IN_AFGHANISTAN, cells)
    if abroad:
        rows += entry(texts.PAKISTAN, listed(abroad), cells)
    if roads:
        rows += entry(texts.ROADS, listed(roads), cells)
    return rows


def counts_for(board: Board, space: SpaceId) -> str:
    """1.9: What a space adds to each total."""
    place, here, now = ATLAS[space], board.spaces[space], totals(board)
    people = 0 if place.in_pakistan else board.population(space)
    control = board.control(space)
    coin = now.coin_patronage - board.track(Track.PATRONAGE)
    shares = (
        (
            here.support is Support.SUPPORT,
            Faction.COALITION,
            people,
            now.support_available,
            "support",
        ),
        (control is Control.COIN, Faction.GOVERNMENT, people, coin, "coin"),
        (
            here.support is Support.OPPOSITION,
            Faction.TALIBAN,
            people,
            now.opposition_bases,
            "opposition",
        ),
        (True, Faction.TALIBAN, here.taliban_bases, now.opposition_bases, "bases"),
        (control is Control.NONE, Faction.WARLORDS, people, now.uncontrolled, "uncontrolled"),
    )
    return listed(
        texts.share(LETTER[faction], part, total, texts.SHARES[of])
        for counts, faction, part, total, of in shares
        if counts and part
    )
