"""The bar of a small screen: the cards, which have no pane there."""

from __future__ import annotations

from itertools import groupby

from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.panes.cards import sequence
from adp_tui.games.adp.texts import panes as texts
from adp_tui.games.adp.texts.names import LETTER, STAGE_NAMES, card_name
from adp_tui.look.cells import abridged, cells_of
from adp_tui.look.paint import Line, Role, Run, line, width
from adp_tui.widgets.rows import spread
from core.adp.events.deck import order_of
from core.adp.model.board import Board
from core.adp.model.ids import PROPAGANDA


def cards_row(board: Board, alarm: str, cells: int) -> Line:
    """Return the cards in one row, with a warning if there is one."""
    now = STAGE_NAMES[board.stage] if board.card is None else card_name(board.card)
    runs: list[Run] = [(f" {abridged(now, 22)} ", Role.BAR)]
    for state, group in groupby(sequence(board), key=lambda step: step[1]):
        for faction, _ in group:
            role = LOOKS.bar(faction) if state == texts.ACTS else Role.BAR
            runs.append((f" {LETTER[faction]}", role))
        runs.append((f" {state}", Role.BAR))
    if not sequence(board):
        runs.append((f" {STAGE_NAMES[board.stage]}", Role.BAR))
    played = texts.propaganda_short(board.propaganda_played, board.propaganda_total)
    end = f"{f'  {alarm}' if alarm else ''}  {played} "
    left = tuple(runs)
    coming = _coming(board, cells - width(left) - cells_of(end))
    return spread((*left, (coming, Role.BAR)), line((end, Role.BAR)), cells, Role.BAR)


def _coming(board: Board, cells: int) -> str:
    """Return the next card, its title cut to fit."""
    card = board.next_card
    if card is None:
        return ""
    factions = () if card == PROPAGANDA else order_of(board, card)
    order = " " + "".join(LETTER[faction] for faction in factions) if factions else ""
    named = abridged(card_name(card), cells - 2 - cells_of(texts.coming("") + order))
    return f"  {texts.coming(named)}{order}"
