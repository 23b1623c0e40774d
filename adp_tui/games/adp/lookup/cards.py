"""The page about a card: both sides in our wording, and whether they are sourced."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.own_deck.copy import Known, sides_of, text_of
from adp_tui.games.adp.texts import lookup as texts
from adp_tui.games.adp.texts.names import LETTER, SIDES, called, card_name
from adp_tui.games.adp.things import cards_on_table
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.presenter.sheet import Sheet, entry
from adp_tui.widgets.rows import spread, wrapped
from core.adp.events.deck import DECK, SOURCED_ORDERS, order_of
from core.adp.model.board import Board
from core.adp.model.ids import PROPAGANDA


def card_sheet(board: Board, card: int, cells: int) -> Sheet:
    """Return what a card says, and where it is."""
    if card == PROPAGANDA:
        rows = [*wrapped(texts.PROPAGANDA_ROUND, cells), BLANK]
        rows += entry(texts.NOW, where(board, card), cells)
        return Sheet(texts.PROPAGANDA, "", rows, "6")
    rows = _texts(board, card, cells)
    rows += entry(texts.NOW, where(board, card), cells)
    if owner := DECK[card].capability_of:
        rows += entry(texts.CAPABILITY, texts.capability_of(called(owner)), cells)
    rows += entry(texts.ORDER, _order_known(board, card), cells)
    if card == board.card and board.next_card is not None:
        rows += entry(texts.NEXT_CARD, card_name(board.next_card), cells)
    factions = " ".join(LETTER[faction] for faction in order_of(board, card))
    return Sheet(card_name(card), texts.order(factions), rows, "5.2")


def _order_known(board: Board, card: int) -> str:
    """Return how the order of a card is known."""
    if board.printed is not None and board.printed.order(card) is not None:
        return texts.ORDER_PRINTED
    return texts.ORDER_SOURCED if card in SOURCED_ORDERS else texts.ORDER_FOLLOWS


def _texts(board: Board, card: int, cells: int) -> list[Line]:
    """Return the sides of a card."""
    rows: list[Line] = []
    sides = sides_of(board, card)
    for side in sides:
        name = called(side) if len(sides) > 1 else texts.EVENT
        words, known = text_of(board, card, side)
        rows.append(spread(line((name, Role.STRONG)), line((known.told, _ROLES[known])), cells))
        rows += [*wrapped(words, cells), BLANK]
    return rows


_ROLES: Final = {
    Known.SOURCED: Role.DIM,
    Known.RECONSTRUCTED: Role.TROUBLE,
    Known.YOURS: Role.DIM,
    Known.YOURS_BY_HAND: Role.STRONG,
    Known.BY_HAND: Role.STRONG,
}


def where(board: Board, card: int) -> str:
    """Return where a card is."""
    lasting = {event.card: event for event in (*board.capabilities, *board.momentum)}
    in_force = texts.in_force(SIDES[lasting[card].side]) if card in lasting else ""
    if card == board.card:
        return f"{texts.CURRENT}{in_force}"
    if card == board.next_card:
        return f"{texts.COMING}{in_force}"
    if card in board.removed:
        return f"{texts.REMOVED}{in_force}"
    if card in cards_on_table(board):
        return f"{texts.PLAYED}{in_force}"
    return f"{texts.NOT_SEEN}{in_force}"
