"""What is to be known about a card: both sides in our wording, and whether they are sourced."""

from __future__ import annotations

from adp_tui.games.adp.texts import lookup as texts
from adp_tui.games.adp.texts.names import LETTER, called, card_name
from adp_tui.games.adp.things import cards_on_table
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.presenter.sheet import Sheet, entry
from adp_tui.widgets.rows import spread, wrapped
from core.adp.events.deck import DECK, order_of
from core.adp.events.library import CARDS
from core.adp.model.board import Board
from core.adp.model.ids import PROPAGANDA, Side

_SOURCED_ORDERS = (24, 30)
"""The cards whose Faction order somebody has published."""


def card_sheet(board: Board, card: int, cells: int) -> Sheet:
    """Return what a card says, and where it is."""
    if card == PROPAGANDA:
        rows = [*wrapped(texts.PROPAGANDA_ROUND, cells), BLANK]
        rows += entry(texts.NOW, where(board, card), cells)
        return Sheet(texts.PROPAGANDA, "", rows, "6")
    rows = _texts(card, cells)
    rows += entry(texts.NOW, where(board, card), cells)
    if owner := DECK[card].capability_of:
        rows += entry(texts.CAPABILITY, texts.capability_of(called(owner)), cells)
    order = texts.ORDER_SOURCED if card in _SOURCED_ORDERS else texts.ORDER_FOLLOWS
    rows += entry(texts.ORDER, order, cells)
    if card == board.card and board.next_card is not None:
        rows += entry(texts.NEXT_CARD, card_name(board.next_card), cells)
    factions = " ".join(LETTER[faction] for faction in order_of(board, card))
    return Sheet(card_name(card), texts.order(factions), rows, "5.2")


def _texts(card: int, cells: int) -> list[Line]:
    """Return the sides of a card."""
    if (event := CARDS.get(card)) is None:
        return [line((texts.NO_TEXT, Role.DIM)), BLANK]
    rows: list[Line] = []
    for side in event.sides:
        name = called(side) if len(event.sides) > 1 else texts.EVENT
        rows.append(spread(line((name, Role.STRONG)), mark(card, side), cells))
        rows += [*wrapped(event.wording(side), cells), BLANK]
    return rows


def mark(card: int, side: Side) -> Line:
    """Return whether a side is known or our reconstruction."""
    sourced = CARDS[card].is_sourced(side)
    if sourced:
        return line((texts.SOURCED, Role.DIM))
    return line((texts.RECONSTRUCTED, Role.TROUBLE))


def where(board: Board, card: int) -> str:
    """Return where a card is."""
    lasting = {event.card: event for event in (*board.capabilities, *board.momentum)}
    in_force = texts.in_force(lasting[card].side) if card in lasting else ""
    if card == board.card:
        return f"{texts.CURRENT}{in_force}"
    if card == board.next_card:
        return f"{texts.COMING}{in_force}"
    if card in board.removed:
        return f"{texts.REMOVED}{in_force}"
    if card in cards_on_table(board):
        return f"{texts.PLAYED}{in_force}"
    return f"{texts.NOT_SEEN}{in_force}"
