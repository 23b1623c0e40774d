"""The tracks that belong to nobody, and the Event texts that stay in force."""

from __future__ import annotations

from adp_tui.paint import Line, Role, line
from adp_tui.texts import panes as texts
from adp_tui.widgets.lines import Lines
from adp_tui.widgets.rows import cut
from core.adp.atlas import ATLAS
from core.adp.board import Board, Lasting
from core.adp.events.deck import TITLES
from core.adp.ids import ISLAMABAD, Side, Track


class TracksPane(Lines):
    """Shows Aid, Patronage, Econ, Casualties and what is in force."""


def track_rows(board: Board, cells: int) -> list[Line]:
    """Return two rows: the tracks, and what is in force."""
    econ = sum(ATLAS[loc].econ for loc in board.unsabotaged_locs)
    fallen = board.casualties.coalition_bases + board.casualties.coalition_troops
    return [
        line(
            *_named(f" {texts.AID}", board.track(Track.AID)),
            *_named(f"  {texts.PATRONAGE}", board.track(Track.PATRONAGE)),
            *_named(f"  {texts.ECON}", econ),
            *_named(f"  {texts.CASUALTIES}", fallen),
        ),
        line((f" {texts.IN_FORCE} ", Role.DIM), in_force(board, cells - len(texts.IN_FORCE) - 2)),
    ]


def in_force(board: Board, cells: int) -> str:
    """Return the Event texts in force by name or, where these do not fit, by number."""
    lasting = (*board.capabilities, *board.momentum)
    names = "  ".join(short_lasting(event) for event in lasting) or texts.NONE
    if len(names) <= cells:
        return names
    sides = {side: [str(e.card) for e in lasting if favours(e) == side] for side in "CT"}
    return "  ".join(f"{side} {' '.join(cards)}" for side, cards in sides.items() if cards)


def short_track_row(board: Board) -> Line:
    """Return the tracks in 19 cells."""
    aid, patronage = board.track(Track.AID), board.track(Track.PATRONAGE)
    return line(texts.tracks_short(aid, patronage, board.islamabad.title()))


def short_lasting(event: Lasting) -> str:
    """Return an Event text in force: its card and whom it favours."""
    return f"{event.card} {TITLES[event.card]} {favours(event)}"


def favours(event: Lasting) -> str:
    """Return the letter of the side that an Event text in force favours."""
    return "C" if event.side is Side.UNSHADED else "T"


def in_force_rows(board: Board, cells: int) -> list[Line]:
    """Return what is in force, one Event text a row."""
    rows: list[Line] = []
    lasting = ((texts.IN_FORCE, board.capabilities), (texts.MOMENTUM, board.momentum))
    for label, events in lasting:
        named = [f"{short_lasting(e)}{f', {e.note}' if e.note else ''}" for e in events]
        for place, text in enumerate(named or [texts.NONE]):
            rows.append(line((f"{'' if place else label:<11}", Role.DIM), cut(text, cells - 11)))
    return rows


def islamabad_line(board: Board) -> Line:
    """Return the track of Islamabad with its marker."""
    runs = []
    for box in ISLAMABAD:
        here = box is board.islamabad
        name = (box.title() if here else box.title()[:5]) + ("!" if here and board.hard else "")
        runs.append((f"▸{name} " if here else f" {name} ", Role.STRONG if here else Role.DIM))
    return tuple(runs)


def _named(name: str, number: int) -> Line:
    return line((name, Role.DIM), str(number))
