"""A position as a person reads it: plain text of at most 80 columns, without colour."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from adp_tui.games.adp.texts import agreed, own_deck, victory
from adp_tui.games.adp.texts.names import TOTALS, called, card_name
from core.adp.model.atlas import AREAS, ATLAS, LOCS
from core.adp.model.board import Board, Lasting, Space
from core.adp.model.ids import FACTIONS, Control, Faction, SpaceId, Support, Track
from core.adp.model.totals import GOAL, WARLORD_RESOURCES_GOAL, margins, scores
from core.adp.position.spaces import pieces_text

WIDTH: Final = 80
LABEL_WIDTH: Final = 14
"""Where values begin behind the names of things."""

_EMPTY: Final = Space()
_NONE: Final = "none"
_CONTROL: Final = {Control.COIN: "COIN", Control.TALIBAN: "Taliban", Control.NONE: "-"}
_SUPPORT: Final = {
    Support.SUPPORT: "Support",
    Support.NEUTRAL: "-",
    Support.OPPOSITION: "Opposition",
}


def show(board: Board, card: Sequence[tuple[str, str]] = ()) -> str:
    """Return a position as text: cards, tracks, victory, boxes, lasting Events, the map.

    What the current card says on its sides is told if it is given.
    """
    parts = (
        _cards(board, card),
        _tracks(board),
        _victory(board),
        _boxes(board),
        _lasting("Capabilities", board.capabilities),
        _lasting("Momentum", board.momentum),
        _areas(board),
        _locs(board),
    )
    texts = ["\n".join(part) for part in parts]
    return "\n\n".join(text for text in texts if text) + "\n"


def _entry(label: str, value: str) -> Iterator[str]:
    """Return a name and its value, broken into lines if it is long."""
    yield from textwrap.wrap(
        value,
        WIDTH,
        initial_indent=label.ljust(LABEL_WIDTH),
        subsequent_indent=" " * LABEL_WIDTH,
        break_on_hyphens=False,
    )


def _cards(board: Board, says: Sequence[tuple[str, str]]) -> Iterator[str]:
    yield f"{called(board.scenario)} scenario, stage {board.stage}"
    yield from _entry("Options", agreed.told(board.options))
    if board.printed is not None:
        yield from _entry("In print", own_deck.in_print(own_deck.counts_of(board.printed)))
    if board.card is not None:
        yield from _entry("Card", card_name(board.card))
    for side, text in says:
        yield from _entry(f"  {side}", text)
    if board.upcoming:
        yield from _entry("Next", ", then ".join(card_name(card) for card in board.upcoming))
    played = f"Propaganda {board.propaganda_played} of {board.propaganda_total}"
    yield from _entry("Deck", f"{board.deck.size} cards face down; {played}")
    yield from _entry("Eligible", _factions(board.eligible))
    if board.acted:
        acted = (f"{called(act.faction)} ({act.deed})" for act in board.acted)
        yield from _entry("Acted", ", ".join(acted))
    if board.pawns:
        yield from _entry("Pawns", ", ".join(ATLAS[space].name for space in board.pawns))
    if result := board.result:
        won, why = victory.how_it_ended(board, result)
        yield from _entry("Over", f"{won}. {why}")
        yield from _entry("Ranking", _factions(result.ranking))


def _factions(factions: Iterable[Faction]) -> str:
    return ", ".join(called(faction) for faction in factions) or _NONE


def _tracks(board: Board) -> Iterator[str]:
    purses = (Track.GOVERNMENT, Track.TALIBAN, Track.WARLORDS)
    resources = ", ".join(f"{called(track)} {board.track(track)}" for track in purses)
    yield from _entry("Resources", resources)
    yield from _entry("Aid", str(board.track(Track.AID)))
    yield from _entry("Patronage", str(board.track(Track.PATRONAGE)))
    yield from _entry("Islamabad", called(board.islamabad) + (", Hard" if board.hard else ""))


def _victory(board: Board) -> Iterator[str]:
    """7.2: Each total, what it must exceed, the margin and how far that is from victory."""
    margin = margins(board)
    rows = [("Victory", "", "", "Margin", "")]
    for faction, score in scores(board).items():
        rows.append(
            (
                called(faction),
                TOTALS[faction],
                f"{score} of {GOAL[faction] + 1}",
                f"{margin[faction]:+}",
                "met" if margin[faction] > 0 else f"{1 - margin[faction]} to go",
            )
        )
    resources = f"{board.track(Track.WARLORDS)} of {WARLORD_RESOURCES_GOAL + 1}"
    rows.append(("", "and Resources", resources, "", ""))
    yield from _table(rows, right=(2, 3, 4), least=LABEL_WIDTH - 2)
    if board.result is None:
        yield from _entry("", f"{victory.what_counts(board)} {victory.how_it_stands(board)}")


def _boxes(board: Board) -> Iterator[str]:
    yield from _entry("Available", pieces_text(board.available) or _NONE)
    yield from _entry("Casualties", pieces_text(board.casualties) or _NONE)
    yield from _entry("Out of play", pieces_text(board.out_of_play) or _NONE)
    markers = f"{board.markers_left} Terror and Sabotage, {board.returnees_left} Returnees"
    yield from _entry("Markers left", markers)
    yield from _deception(board)


def _deception(board: Board) -> Iterator[str]:
    """7.3: How many markers each player still hides, and which ones have been turned up."""
    hidden = [f"{called(f)} {len(board.hidden[f])}" for f in FACTIONS if board.hidden.get(f)]
    shown = [f"{called(f)} {' '.join(board.shown[f])}" for f in FACTIONS if board.shown.get(f)]
    for label, held in (("Hidden", hidden), ("Shown", shown)):
        if held:
            yield from _entry(label, ", ".join(held))


def _lasting(label: str, events: tuple[Lasting, ...]) -> Iterator[str]:
    for number, event in enumerate(events):
        note = f": {event.note}" if event.note else ""
        text = f"{card_name(event.card)}, {event.side}{note}"
        yield from _entry("" if number else label, text)


def _areas(board: Board) -> Iterator[str]:
    heading = "Area (Control frozen)" if board.frozen_control is not None else "Area"
    rows = [(heading, "Pop", "Control", "Attitude", "Terror", "Pieces")]
    for space in _not_empty(board, AREAS):
        here = board.spaces[space]
        rows.append(
            (
                ATLAS[space].name,
                f"{board.printed_population(space)}{'+1' if here.returnees else ''}",
                _CONTROL[board.control(space)],
                _SUPPORT[here.support],
                str(here.terror or "-"),
                pieces_text(here),
            )
        )
    yield from _table(rows)


def _locs(board: Board) -> Iterator[str]:
    rows = [("LoC", "Econ", "State", "Pieces")]
    for space in _not_empty(board, LOCS):
        here = board.spaces[space]
        state = "Sabotage" if here.sabotaged else "open"
        rows.append((ATLAS[space].name, str(ATLAS[space].econ), state, pieces_text(here)))
    yield from _table(rows)


def _not_empty(board: Board, spaces: tuple[SpaceId, ...]) -> Iterator[SpaceId]:
    return (space for space in spaces if board.spaces[space] != _EMPTY)


def _table(
    rows: Sequence[tuple[str, ...]], right: tuple[int, ...] = (), least: int = 0
) -> Iterator[str]:
    """Align rows under their heading; the last column may go on below itself."""
    if len(rows) == 1:
        return
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    widths[0] = max(widths[0], least)
    before = sum(widths[:-1]) + 2 * (len(widths) - 1)
    for row in rows:
        cells = [
            text.rjust(width) if column in right else text.ljust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        first, *more = textwrap.wrap(row[-1], WIDTH - before) or [""]
        last = first if (len(row) - 1) not in right else cells[-1]
        yield "  ".join((*cells[:-1], last)).rstrip()
        yield from (" " * before + line for line in more)
