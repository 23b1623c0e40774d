"""The pages about Factions and about the boxes beside the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.map.names import NAMES
from adp_tui.games.adp.panes.tracks import in_force_rows, islamabad_line
from adp_tui.games.adp.signs import available, counts, group
from adp_tui.games.adp.texts import lookup as texts
from adp_tui.games.adp.texts.map import SIGNS
from adp_tui.games.adp.texts.names import LETTER, called
from adp_tui.games.adp.things import BoardBox
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.presenter.sheet import Sheet, entry, in_column
from adp_tui.texts.words import listed
from adp_tui.widgets.rows import wrapped
from core.adp.model.atlas import SPACES
from core.adp.model.board import Board, Forces
from core.adp.model.ids import (
    CAP,
    COALITION,
    FACTIONS,
    GOVERNMENT,
    PURSE,
    TALIBAN,
    WARLORDS,
    Faction,
    Track,
)
from core.adp.model.totals import GOAL, WARLORD_RESOURCES_GOAL, margins, scores

_ACTIONS_RULE: Final = {
    COALITION: "3.2.1",
    GOVERNMENT: "3.2.1",
    TALIBAN: "3.3.1",
    WARLORDS: "3.3.1",
}


def faction_sheet(board: Board, faction: Faction, cells: int) -> Sheet:
    """Return how a Faction is doing, what it has and where."""
    margin, score = margins(board)[faction], scores(board)[faction]
    places = [
        f"{NAMES[space]} {there}"
        for space in SPACES
        if (there := counts(board.spaces[space], faction))
    ]
    rows = [
        *entry(texts.WINS_BY, texts.VICTORY[faction], cells),
        *entry(texts.STANDS_AT, texts.stands_at(score, GOAL[faction], margin), cells),
    ]
    if faction is WARLORDS:
        purse = texts.resources_of(board.track(Track.WARLORDS), WARLORD_RESOURCES_GOAL)
        rows += entry("", purse, cells)
    rows.append(BLANK)
    rows += entry(texts.DOES, texts.ACTIONS[faction], cells)
    whose = texts.THE_GOVERNMENTS if faction is COALITION else ""
    rows += entry(texts.RESOURCES, f"{whose}{board.track(PURSE[faction])}", cells)
    rows += entry(texts.AVAILABLE, available(board.available, faction), cells)
    if hidden := len(board.hidden.get(faction, ())):
        rows += entry(texts.DECEPTION, texts.hidden_markers(hidden), cells)
    eligible = texts.ELIGIBLE if faction in board.eligible else texts.INELIGIBLE
    rows += [*entry(texts.NOW, eligible, cells), BLANK]
    rows += entry(texts.ON_THE_MAP, listed(places), cells)
    kind = f"{texts.FACTION} {LETTER[faction]}"
    return Sheet(called(faction), kind, rows, _ACTIONS_RULE[faction])


def box_sheet(board: Board, box: BoardBox, cells: int) -> Sheet:
    """Return the contents of a box or a track."""
    rows, rule = _BOXES[box](board, cells)
    return Sheet(texts.BOXES[box], "", rows, rule)


def _pieces(forces: Forces, cells: int) -> list[Line]:
    rows = [
        line((in_column(called(faction)), LOOKS.side(faction)), available(forces, faction))
        for faction in FACTIONS
        if group(forces, faction)
    ]
    return rows or [line((texts.NOTHING, Role.DIM))]


def _available(board: Board, cells: int) -> tuple[list[Line], str]:
    markers = texts.markers_left(board.markers_left, board.returnees_left)
    return [*_pieces(board.available, cells), BLANK, *entry(texts.MARKERS, markers, cells)], "1.4.1"


def _casualties(board: Board, cells: int) -> tuple[list[Line], str]:
    cost = wrapped(texts.CASUALTIES, cells, Role.DIM)
    return [*_pieces(board.casualties, cells), BLANK, *cost], "6.3.4"


def _out(board: Board, cells: int) -> tuple[list[Line], str]:
    return _pieces(board.out_of_play, cells), "1.4.1"


def _islamabad(board: Board, cells: int) -> tuple[list[Line], str]:
    rows = [islamabad_line(board), BLANK, *wrapped(texts.ISLAMABAD[board.islamabad], cells)]
    if board.hard:
        rows += wrapped(texts.HARD, cells)
    return rows, "6.6.1"


def _tracks(board: Board, cells: int) -> tuple[list[Line], str]:
    rows: list[Line] = []
    for track in (Track.AID, Track.PATRONAGE):
        rows += entry(called(track), texts.at_most(board.track(track), CAP[track]), cells)
    return rows, "1.8"


def _deck(board: Board, cells: int) -> tuple[list[Line], str]:
    pile = texts.pile(board.deck.pile_events, propaganda=bool(board.deck.pile_propaganda))
    played = texts.of(board.propaganda_played, board.propaganda_total)
    return [
        *entry(texts.FACE_DOWN, str(board.deck.size), cells),
        *entry(texts.THIS_PILE, pile, cells),
        *entry(texts.PROPAGANDA, played, cells),
        *entry(texts.TAKEN_OUT, texts.taken_out(len(board.removed)), cells),
        BLANK,
        *in_force_rows(board, cells),
    ], "2.3.7"


def _legend(_board: Board, cells: int) -> tuple[list[Line], str]:
    return [row for sign, means in SIGNS for row in entry(sign, means, cells)], "1.3"


_BOXES: Final[dict[BoardBox, Callable[[Board, int], tuple[list[Line], str]]]] = {
    BoardBox.AVAILABLE: _available,
    BoardBox.CASUALTIES: _casualties,
    BoardBox.OUT_OF_PLAY: _out,
    BoardBox.ISLAMABAD: _islamabad,
    BoardBox.TRACKS: _tracks,
    BoardBox.DECK: _deck,
    BoardBox.LEGEND: _legend,
}
