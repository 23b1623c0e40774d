"""The cards: the current one with each Faction's action, the next one, and the deck.

With extra rows, both show their texts, the current card first.
"""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.own_deck.copy import Known, sides_of, text_of
from adp_tui.games.adp.texts import panes as texts
from adp_tui.games.adp.texts.names import LETTER, SIDES, STAGE_NAMES, card_name
from adp_tui.look.cells import column, column_right
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.texts.words import listed
from adp_tui.widgets.rows import joined, shortened, spread, titled, wrapped
from core.adp.events.deck import order_of
from core.adp.model.board import Board
from core.adp.model.ids import PROPAGANDA, Faction, Stage
from core.adp.rules.sequence import faction_order, next_to_act

_LABEL: Final = 7
"""Columns for the label of a row."""

_TEXT: Final = 12
"""The column of the text of a card, after the name of its side."""

_WITHOUT_TEXTS: Final = 4
"""Rows of the pane without the texts of the cards."""


def sequence(board: Board) -> list[tuple[Faction, str]]:
    """Return what each Faction does on the current Event card, in its order."""
    if board.card is None or board.card == PROPAGANDA:
        return []
    acting = next_to_act(board) if board.stage is Stage.TURN else None
    done = {acted.faction: texts.DEEDS[acted.deed] for acted in board.acted}
    states: list[tuple[Faction, str]] = []
    stopped = [faction for faction, can in board.next_eligibility.items() if not can]  # 2.3.6
    following = (texts.IS_NEXT, texts.WAITS)
    for faction in faction_order(board):
        if faction in done:
            state = done[faction]
        elif faction not in board.eligible or faction in stopped or acting is None:
            state = texts.OUT
        elif faction is acting:
            state = texts.ACTS
        else:
            state, following = following[0], (texts.WAITS, texts.WAITS)
        states.append((faction, state))
    return states


def card_rows(board: Board, cells: int, height: int, key: str) -> list[Line]:
    """Return the current card with its Factions, the next card and the deck, and their texts.

    If a text is cut, the key that shows all of it is named.
    """
    now, upcoming = board.card, board.next_card
    here = texts.NO_CARD if now is None else card_name(now)
    following = texts.FACE_DOWN if upcoming is None else card_name(upcoming)
    room = height - _WITHOUT_TEXTS
    mine = text_rows(board, now, cells, room, key)
    next_ones = text_rows(board, upcoming, cells, room - len(mine), key)
    return [
        spread(
            line((_label(texts.NOW), Role.DIM), (here, Role.STRONG)),
            known_line(board, now) if room else (),
            cells,
        ),
        _sequence_row(board),
        *mine,
        spread(
            line((_label(texts.NEXT), Role.DIM), following),
            joined((known_line(board, upcoming) if room else (), order_line(board, upcoming))),
            cells,
        ),
        *next_ones,
        *[BLANK] * (room - len(mine) - len(next_ones)),
        titled("", cells, deck_text(board)),
    ]


def _label(what: str) -> str:
    """Return the label of a row."""
    return f" {column(what, _LABEL - 2)} "


def _sequence_row(board: Board) -> Line:
    """Return what each Faction does on the current card, or the phase of the game."""
    parts = [
        line((f" {LETTER[faction]} ", LOOKS.side(faction)), (state, _state_role(state)))
        for faction, state in sequence(board)
    ]
    if parts:
        return (*line(" " * (_LABEL - 1)), *joined(parts, " "))
    stage = STAGE_NAMES[board.stage] if board.stage is not Stage.TURN else ""
    return line(" " * _LABEL, stage)


def text_rows(board: Board, card: int | None, cells: int, most: int, key: str) -> list[Line]:
    """Return the text of each side of a card, in at most `most` rows."""
    if not card or most <= 0:
        return []
    rows: list[Line] = []
    sides = sides_of(board, card)
    for side in sides:
        label = SIDES[side] if len(sides) > 1 else ""
        for part in wrapped(text_of(board, card, side).marked, cells - _TEXT - 1):
            rows.append(line((f" {column_right(label, _TEXT - 3)}  ", Role.DIM), *part))
            label = ""
    return shortened(rows, cells, most, texts.goes_on(key))


def known_line(board: Board, card: int | None) -> Line:
    """Return whether the effect of a card is known, reconstructed, the owner's or by hand."""
    if not card:
        return ()
    sides = {side: text_of(board, card, side).known for side in sides_of(board, card)}
    if len(set(sides.values())) == 1:
        known = next(iter(sides.values()))
        return line((f"{known.told} ", Role.DIM if known is Known.SOURCED else Role.TEXT))
    if all(known.is_ours for known in sides.values()):
        sourced = next(side for side, known in sides.items() if known is Known.SOURCED)
        return line(f"{texts.only_sourced(SIDES[sourced])} ")
    each = [texts.side_known(SIDES[side], known.told) for side, known in sides.items()]
    return line(f"{listed(each)} ")


def order_line(board: Board, card: int | None) -> Line:
    """Return the Factions in the order of a card."""
    if card is None or card == PROPAGANDA:
        return ()
    return joined((line((LETTER[f], LOOKS.side(f))) for f in order_of(board, card)), " ")


def deck_text(board: Board) -> str:
    """Return how many cards are left in the deck."""
    return texts.deck(board.deck.size, board.propaganda_played, board.propaganda_total)


def _state_role(state: str) -> Role:
    return Role.STRONG if state == texts.ACTS else Role.DIM if state == texts.OUT else Role.TEXT
