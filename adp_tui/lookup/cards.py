"""What is to be known about a card: both sides in our wording, and whether they are sourced."""

from __future__ import annotations

from adp_tui.lookup.sheet import Sheet, entry
from adp_tui.lookup.things import cards_on_table
from adp_tui.paint import BLANK, Line, Role, line
from adp_tui.texts.names import LETTER, card_name
from adp_tui.widgets.rows import spread, wrapped
from core.adp.board import Board
from core.adp.events.deck import DECK
from core.adp.events.library import CARDS
from core.adp.ids import PROPAGANDA, Side

_SOURCED_ORDERS = (24, 30)
"""The cards whose Faction order somebody has published."""


def card_sheet(board: Board, card: int, cells: int) -> Sheet:
    """Return what a card says, and where it is."""
    if card == PROPAGANDA:
        text = "A Propaganda Round follows: victory, Resources, Support, Redeploy, Reset."
        rows = [*wrapped(text, cells), BLANK, *entry("Now", where(board, card), cells)]
        return Sheet("Propaganda", "", rows, "6")
    rows = _texts(card, cells)
    rows += entry("Now", where(board, card), cells)
    if owner := DECK[card].capability_of:
        rows += entry("Capability", f"of the {owner.title()}", cells)
    order = "sourced" if card in _SOURCED_ORDERS else "follows from the card's number"
    rows += entry("Order", order, cells)
    if card == board.card and board.next_card is not None:
        rows += entry("Next card", card_name(board.next_card), cells)
    factions = " ".join(LETTER[faction] for faction in DECK[card].order)
    return Sheet(card_name(card), f"order {factions}", rows, "5.2")


def _texts(card: int, cells: int) -> list[Line]:
    """Return the sides of a card."""
    if (event := CARDS.get(card)) is None:
        return [line(("Its text is not in the program yet.", Role.DIM)), BLANK]
    rows: list[Line] = []
    for side in event.sides:
        name = side.title() if len(event.sides) > 1 else "Event"
        rows.append(spread(line((name, Role.STRONG)), mark(card, side), cells))
        rows += [*wrapped(event.wording(side), cells), BLANK]
    return rows


def mark(card: int, side: Side) -> Line:
    """Return whether a side is known or our reconstruction."""
    sourced = CARDS[card].is_sourced(side)
    return line(("sourced" if sourced else "reconstructed", Role.DIM if sourced else Role.TROUBLE))


def where(board: Board, card: int) -> str:
    """Return where a card is."""
    lasting = {event.card: event for event in (*board.capabilities, *board.momentum)}
    in_force = f", in force {lasting[card].side}" if card in lasting else ""
    if card == board.card:
        return f"the current card{in_force}"
    if card == board.next_card:
        return f"the next card{in_force}"
    if card in board.removed:
        return f"taken out during set-up{in_force}"
    if card in cards_on_table(board):
        return f"played{in_force}"
    return f"not seen yet{in_force}"
