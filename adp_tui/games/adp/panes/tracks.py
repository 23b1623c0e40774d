"""The tracks that belong to no Faction, and the Event texts in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adp_tui.games.adp.own_deck.copy import text_of
from adp_tui.games.adp.texts import panes as texts
from adp_tui.games.adp.texts.changes import SIDES
from adp_tui.games.adp.texts.map import BOXES
from adp_tui.games.adp.texts.names import called, card_name, note
from adp_tui.look.cells import abridged, cells_of, column, cut
from adp_tui.look.paint import Line, Role, line, width
from adp_tui.texts.words import listed
from adp_tui.widgets.rows import exactly, joined, packed, wrapped
from core.adp.model.atlas import ATLAS
from core.adp.model.board import Board, Lasting
from core.adp.model.ids import ISLAMABAD, Track

_ROWS: Final = 2
"""The minimum rows of the pane."""

_ROWS_FOR_ALL: Final = 6
"""The number of rows from which nothing is left out."""

_LASTING: Final = cells_of(texts.IN_FORCE) + 2
"""The column of the Event texts in force."""

_INDENT: Final = 11
"""The same, in the view of everything."""

_BOX: Final = 7
"""Cells for the box of Islamabad's track if there is hardly any room."""


def track_rows(board: Board, cells: int, height: int = _ROWS) -> list[Line]:
    """Return the tracks, the pieces left over, and what is in force, in `height` rows."""
    counted = _counted(board, cells)
    if height < _ROWS_FOR_ALL:
        counted = counted[:1]
    return [*counted, *_lasting_rows(board, cells, height - len(counted))]


def _counted(board: Board, cells: int) -> list[Line]:
    """Return the counts, the most important first; in one row if possible."""
    gone = board.out_of_play
    numbers = (
        (texts.AID, board.track(Track.AID)),
        (texts.PATRONAGE, board.track(Track.PATRONAGE)),
        (texts.ECON, sum(ATLAS[loc].econ for loc in board.unsabotaged_locs)),
        (texts.CASUALTIES, board.casualties.coalition_bases + board.casualties.coalition_troops),
        (texts.OUT_OF_PLAY, gone.coalition_bases + gone.coalition_troops),
        (texts.RETURNEES, board.returnees_left),
        (texts.MARKERS, board.markers_left),
    )
    parts = [_named(name, number) for name, number in numbers]
    everything = (*line(" "), *joined(parts, " "))
    if width(everything) <= cells < width(everything) + len(parts) - 1:
        return [everything]
    return [(*line(" "), *row) for row in packed(parts, cells - 1)]


def _lasting_rows(board: Board, cells: int, height: int) -> list[Line]:
    """Return the Event texts in force: in full if they fit, otherwise names or numbers."""
    lasting, room = (*board.capabilities, *board.momentum), cells - _LASTING - 1
    told: list[Line] = []
    for event in lasting:
        told += wrapped(f"{short_lasting(event)}: {_says(board, event)}", room)
    if len(told) > height:
        told = packed([line(short_lasting(event)) for event in lasting], room)
    if not told or len(told) > height:
        told = [line(in_force(board, room))]
    labels = [f" {texts.IN_FORCE} ", *[" " * _LASTING] * len(told)]
    rows = [line((label, Role.DIM), *row) for label, row in zip(labels, told, strict=False)]
    return exactly(rows, height)


def _says(board: Board, event: Lasting) -> str:
    """Return the text of an Event in force, or the note on it."""
    if board.is_by_hand(event.card, event.side) or not event.note:
        return text_of(board, event.card, event.side).marked
    return event.note


def in_force(board: Board, cells: int) -> str:
    """Return the Event texts in force by name, or by number if names do not fit."""
    return shortest((*board.capabilities, *board.momentum), cells)


def shortest(lasting: Sequence[Lasting], cells: int) -> str:
    """Return Event texts by name, or by number and side if names do not fit."""
    names = "  ".join(short_lasting(event) for event in lasting) or texts.NONE
    if cells_of(names) <= cells:
        return names
    sides = {side: [str(e.card) for e in lasting if favours(e) == side] for side in SIDES.values()}
    return "  ".join(f"{side} {' '.join(cards)}" for side, cards in sides.items() if cards)


def short_track_row(board: Board) -> Line:
    """Return the tracks in 19 cells."""
    aid, patronage = board.track(Track.AID), board.track(Track.PATRONAGE)
    return line(texts.tracks_short(aid, patronage, cut(called(board.islamabad), _BOX)))


def short_lasting(event: Lasting) -> str:
    """Return an Event text in force: its card and the side it favours."""
    return f"{card_name(event.card)} {favours(event)}"


def favours(event: Lasting) -> str:
    """Return the letter of the side that an Event text in force favours."""
    return SIDES[event.side]


def in_force_rows(board: Board, cells: int) -> list[Line]:
    """Return what is in force, one Event text per row."""
    rows: list[Line] = []
    for label, events in _by_kind(board).items():
        named = [listed(filter(None, (short_lasting(e), note(e.note)))) for e in events]
        for place, text in enumerate(named or [texts.NONE]):
            rows.append(_labelled("" if place else label, text, cells))
    return rows


def few_in_force_rows(board: Board, cells: int) -> list[Line]:
    """Return what is in force in two rows, for a small pane."""
    return [
        _labelled(label, shortest(events, cells - _INDENT), cells)
        for label, events in _by_kind(board).items()
    ]


def _by_kind(board: Board) -> dict[str, tuple[Lasting, ...]]:
    return {texts.IN_FORCE: board.capabilities, texts.MOMENTUM: board.momentum}


def _labelled(label: str, text: str, cells: int) -> Line:
    return line((f"{column(label, _INDENT - 1)} ", Role.DIM), abridged(text, cells - _INDENT))


def islamabad_line(board: Board) -> Line:
    """Return the track of Islamabad with its marker."""
    runs = []
    for box in ISLAMABAD:
        here = box is board.islamabad
        name = f"{called(box)}{'!' if board.hard else ''}" if here else BOXES[box]
        runs.append((f"▸{name} " if here else f" {name} ", Role.STRONG if here else Role.DIM))
    return tuple(runs)


def _named(name: str, number: int) -> Line:
    return line((f"{name} ", Role.DIM), str(number))
