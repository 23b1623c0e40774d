"""What is to be known about a Faction, and about what lies beside the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adp_tui.lookup.sheet import Sheet, entry
from adp_tui.lookup.things import Box
from adp_tui.map.names import NAMES
from adp_tui.paint import BLANK, Line, Role, line
from adp_tui.play.pieces import ROLE, available, group
from adp_tui.texts.names import LETTER
from adp_tui.widgets.factions_pane import scores
from adp_tui.widgets.rows import wrapped
from adp_tui.widgets.tracks_pane import in_force_rows, islamabad_line
from core.adp.atlas import SPACES
from core.adp.board import Board, Forces
from core.adp.ids import (
    CAP,
    COALITION,
    FACTIONS,
    GOVERNMENT,
    PURSE,
    TALIBAN,
    WARLORDS,
    Faction,
    Islamabad,
    Track,
)
from core.adp.totals import GOAL, WARLORD_RESOURCES_GOAL, margins

_DOES: Final = {
    COALITION: "Train, Patrol, Sweep, Assault; Surge, Air Lift, Air Strike",
    GOVERNMENT: "Train, Patrol, Sweep, Assault; Govern, Transport, Eradicate",
    TALIBAN: "Rally, March, Attack, Terror; Extort, Infiltrate, Ambush",
    WARLORDS: "Rally, March, Attack, Terror; Cultivate, Traffic, Suborn",
}
_WINS: Final = {
    COALITION: "Support and own Available pieces above 30",
    GOVERNMENT: "COIN-Controlled Population and Patronage above 35",
    TALIBAN: "Opposition and Taliban Bases above 20",
    WARLORDS: "Population that nobody controls above 15, Resources above 40",
}
_ACTIONS_RULE: Final = {
    COALITION: "3.2.1",
    GOVERNMENT: "3.2.1",
    TALIBAN: "3.3.1",
    WARLORDS: "3.3.1",
}
_EFFECT: Final = {
    Islamabad.HOSTILITY: "No Taliban Rally in Pakistan; Taliban Guerrillas there are Active.",
    Islamabad.PRESSURE: "No Taliban Rally in Pakistan.",
    Islamabad.TOLERANCE: "No effect.",
    Islamabad.BACKING: "Taliban Rally in Pakistan, and March to or from it, cost nothing.",
    Islamabad.SPONSORSHIP: "Taliban Rally in Pakistan, and March to or from it, cost nothing; a"
    " Taliban Limited Operation may cover several spaces.",
}


def faction_sheet(board: Board, faction: Faction, cells: int) -> Sheet:
    """Return how a Faction stands, what it has and where."""
    margin, score = margins(board)[faction], scores(board)[faction]
    there = [
        f"{NAMES[space]} {group(board.spaces[space], faction)[1:]}"
        for space in SPACES
        if group(board.spaces[space], faction)
    ]
    rows = [
        *entry("Wins by", f"{_WINS[faction]} (7.2)", cells),
        *entry("Stands at", f"{score} of {GOAL[faction]}, margin {margin:+}", cells),
    ]
    if faction is WARLORDS:
        purse = f"{board.track(Track.WARLORDS)} of {WARLORD_RESOURCES_GOAL}"
        rows += entry("", f"Resources {purse}", cells)
    rows.append(BLANK)
    rows += entry("Does", _DOES[faction], cells)
    whose = "the Government's, " if faction is COALITION else ""
    rows += entry("Resources", f"{whose}{board.track(PURSE[faction])}", cells)
    rows += entry("Available", available(board.available, faction), cells)
    if hidden := len(board.hidden.get(faction, ())):
        rows += entry("Deception", f"{hidden} hidden (7.3)", cells)
    eligible = "Eligible" if faction in board.eligible else "Ineligible"
    rows += [*entry("Now", eligible, cells), BLANK, *entry("On the map", ", ".join(there), cells)]
    return Sheet(faction.title(), f"Faction {LETTER[faction]}", rows, _ACTIONS_RULE[faction])


def box_sheet(board: Board, box: Box, cells: int) -> Sheet:
    """Return what lies in a box or on a track."""
    rows, rule = _BOXES[box](board, cells)
    return Sheet(box.value, "", rows, rule)


def _pieces(forces: Forces, cells: int) -> list[Line]:
    rows = [
        line((f"{faction.title():<11}", ROLE[faction]), available(forces, faction))
        for faction in FACTIONS
        if group(forces, faction)
    ]
    return rows or [line(("Nothing.", Role.DIM))]


def _available(board: Board, cells: int) -> tuple[list[Line], str]:
    markers = f"Terror and Sabotage {board.markers_left}, Returnees {board.returnees_left}"
    return [*_pieces(board.available, cells), BLANK, *entry("Markers", markers, cells)], "1.4.1"


def _casualties(board: Board, cells: int) -> tuple[list[Line], str]:
    cost = "Coalition pieces here cost Aid in the Resources Phase (6.3.4)."
    return [*_pieces(board.casualties, cells), BLANK, *wrapped(cost, cells, Role.DIM)], "6.3.4"


def _out(board: Board, cells: int) -> tuple[list[Line], str]:
    return _pieces(board.out_of_play, cells), "1.4.1"


def _islamabad(board: Board, cells: int) -> tuple[list[Line], str]:
    rows = [islamabad_line(board), BLANK, *wrapped(_EFFECT[board.islamabad], cells)]
    if board.hard:
        rows += wrapped("Hard: only a Reset lifts that, instead of shifting the marker.", cells)
    return rows, "6.6.1"


def _tracks(board: Board, cells: int) -> tuple[list[Line], str]:
    rows: list[Line] = []
    for track in (Track.AID, Track.PATRONAGE):
        rows += entry(track.title(), f"{board.track(track)}, at most {CAP[track]}", cells)
    return rows, "1.8"


def _deck(board: Board, cells: int) -> tuple[list[Line], str]:
    removed = len(board.removed)
    played = f"{board.propaganda_played} of {board.propaganda_total}"
    pile = f"{board.deck.pile_events} Events"
    pile += " and its Propaganda card" if board.deck.pile_propaganda else ", its Propaganda is out"
    return [
        *entry("Face down", str(board.deck.size), cells),
        *entry("This pile", pile, cells),
        *entry("Propaganda", played, cells),
        *entry("Taken out", f"{removed} Events during set-up", cells),
        BLANK,
        *in_force_rows(board, cells),
    ], "2.3.7"


_BOXES: Final[dict[Box, Callable[[Board, int], tuple[list[Line], str]]]] = {
    Box.AVAILABLE: _available,
    Box.CASUALTIES: _casualties,
    Box.OUT_OF_PLAY: _out,
    Box.ISLAMABAD: _islamabad,
    Box.TRACKS: _tracks,
    Box.DECK: _deck,
}
