"""What A Distant Plain shows on the screen: map, table of spaces, cards, Factions, tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from adp_tui.games.adp import victory
from adp_tui.games.adp.map.field import AdpField
from adp_tui.games.adp.map.space_grid import SpaceGrid
from adp_tui.games.adp.panes.cards import card_rows
from adp_tui.games.adp.panes.factions import (
    LEAST,
    MOST,
    all_rows,
    faction_rows,
    short_faction_rows,
)
from adp_tui.games.adp.panes.small_bar import cards_row
from adp_tui.games.adp.panes.tracks import short_track_row, track_rows
from adp_tui.games.adp.secrets import markers_in_words, own_markers
from adp_tui.games.adp.texts.names import LETTER, called
from adp_tui.games.adp.texts.panes import NEXT
from adp_tui.games.adp.things import BoardBox, LookupKind
from adp_tui.look.cells import column
from adp_tui.look.paint import Line
from adp_tui.presenter.panes import (
    ActionToDo,
    Ending,
    Growth,
    Pane,
    Panes,
    Pointed,
    Thing,
    View,
)
from adp_tui.presenter.sight import Sight
from adp_tui.presenter.words import Words
from adp_tui.widgets.rows import exactly
from core.adp.model.board import Board, Result
from core.adp.model.facts import Fact
from core.adp.model.ids import PROPAGANDA
from core.kernel import Outcome

_BY_LETTER: Final = {letter: faction for faction, letter in LETTER.items()}
_RANKED: Final = 11
"""Columns for a Faction in the ranking."""

_CARDS, _FACTIONS, _TRACKS = "cards", "factions", "tracks"


def _cards(sight: Sight, cells: int, height: int, _small: bool) -> list[Line]:
    return card_rows(sight.board, cells, height, sight.key("cards"))


def _factions(sight: Sight, cells: int, height: int, small: bool) -> list[Line]:
    if small:
        return short_faction_rows(sight.board, sight.asked)
    return faction_rows(sight.board, sight.seats, sight.asked, cells, height)


def _tracks(sight: Sight, cells: int, height: int, small: bool) -> list[Line]:
    return [short_track_row(sight.board)] if small else track_rows(sight.board, cells, height)


def _everything(sight: Sight, cells: int, height: int) -> list[Line]:
    own = markers_in_words(own_markers(sight))
    rows = all_rows(sight.board, sight.seats, sight.asked, cells, height, own)
    return exactly(rows, height)


def _faction_at(_sight: Sight, rows: Sequence[Line], _x: int, y: int) -> Pointed:
    """Return the Faction whose letter begins a row."""
    row = rows[y] if y < len(rows) else ()
    faction = next((_BY_LETTER[text] for text, _ in row[:2] if text in _BY_LETTER), None)
    return None if faction is None else Thing(LookupKind.FACTION, faction)


def _card_at(sight: Sight, rows: Sequence[Line], _x: int, y: int) -> Pointed:
    """Return the next card from the row that names it, and the current one above."""
    board: Board = sight.board
    below = any(row and NEXT in row[0][0] for row in rows[: y + 1])
    return card_to_look_at(board.next_card if below else board.card)


def _tracks_at(_sight: Sight, _rows: Sequence[Line], _x: int, _y: int) -> Pointed:
    return Thing(LookupKind.BOX, BoardBox.TRACKS)


def card_to_look_at(card: int | None) -> Pointed:
    """Return a card as a thing, or the action that finds one."""
    return ActionToDo("cards") if card in (None, PROPAGANDA) else Thing(LookupKind.CARD, str(card))


class AdpPanes(Panes[Board, Fact]):
    """The panes of A Distant Plain."""

    panes = (
        Pane(_CARDS, rows=4, few=0, draw=_cards, pointed=_card_at),
        Pane(_FACTIONS, rows=6, few=5, draw=_factions, pointed=_faction_at),
        Pane(_TRACKS, rows=2, few=1, draw=_tracks, pointed=_tracks_at),
    )
    growth = (
        Growth(_FACTIONS, 2),
        Growth(_CARDS, 5, 50),
        Growth("decision", 3),
        Growth("preview", 4, 50),
        Growth("preview", 2, 50),
        Growth(_CARDS, 3, 50),
        Growth(_TRACKS, 1),
        Growth(_CARDS, 3, 50),
        Growth(_CARDS, 4, 50),
        Growth("preview", 4, 50),
        Growth("chart", 8),
    )
    views: ClassVar[Mapping[str, View]] = {"factions": View(_everything, _faction_at)}
    named = ("factions", "cards")
    grid = SpaceGrid()

    def __init__(self, words: Words[Board, Fact]) -> None:
        super().__init__(words)
        self.field = AdpField()

    def small_bar(self, sight: Sight, alarm: str, cells: int) -> Line | None:
        """Return the cards, which have no pane on a small screen."""
        return cards_row(sight.board, alarm, cells)

    def small_bar_at(self, sight: Sight) -> Pointed:
        """Return the current card."""
        return card_to_look_at(sight.board.card)

    def ending(self, board: Board, outcome: Outcome) -> Ending:
        """Return who won, the figures, and the ranking."""
        assert isinstance(outcome, Result)
        won, why = victory.how_it_ended(board, outcome)
        ranking = tuple(
            f"{place}. {column(called(faction), _RANKED)} {outcome.margins[faction]:+}"
            for place, faction in enumerate(outcome.ranking, 1)
        )
        return Ending(victory.ending_rule(board, outcome), won, why, ranking)

    def scale(self) -> tuple[int, int]:
        """Return the ends of the race."""
        return LEAST, MOST
