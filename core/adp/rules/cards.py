"""2.2 and 2.3.7 The cards: revealing the next one and beginning it."""

from __future__ import annotations

from typing import Final

from core.adp.model.facts import CardBegun, CardRevealed, CardsExchanged, Entered, PileBegun
from core.adp.model.ids import PROPAGANDA, Stage, ThingKind
from core.adp.model.options import Eligibility
from core.adp.rules.sequence import end_card, events_among, next_to_act
from core.adp.rules.setup import draw_event
from core.adp.rules.table import AdpTable
from core.adp.rules.victory import final_ranking
from core.kernel import Kind

EVENTS_PER_PILE: Final = 12
LOOSE_BY: Final = 2
"""Set-up: How much roughly equal piles may differ from the usual size (ruling A-58)."""


async def next_card(table: AdpTable) -> None:
    """2.3.7: The top card becomes current, and the one after it is revealed."""
    if table.board.is_final_propaganda:  # a game may be set up at its end: no card follows (2.4.1)
        final_ranking(table)
        return
    if table.board.next_card is None:
        await reveal(table)
    card = table.board.next_card
    assert card is not None
    table.emit(CardBegun(card, rule="2.3.7"))
    await look_ahead(table)
    if table.board.options.sudden_propaganda and table.board.next_card == PROPAGANDA != card:
        table.emit(CardsExchanged(rule="2.3.7"))
    begin_card(table)


async def look_ahead(table: AdpTable) -> None:
    """2.2: Reveal the next card, unless the players agreed to keep it face down."""
    if table.board.options.no_reveal:
        return
    if table.board.next_card is None:
        await reveal(table)
    await reveal_order(table)


async def reveal_order(table: AdpTable) -> None:
    """2.3.1: Eligibility A and B take the order from the next Event card, so reveal it."""
    if table.board.options.eligibility is not Eligibility.NORMAL:
        while not events_among(table.board.upcoming) and await reveal(table):
            pass


def begin_card(table: AdpTable) -> None:
    """2.3, 2.4: Begin a Faction's turn or a Propaganda Round."""
    board = table.board
    if board.card != PROPAGANDA:
        table.emit(Entered(Stage.TURN, rule="2.3"))
        if next_to_act(board) is None:
            end_card(table)
    elif board.played and board.played[-1] == PROPAGANDA:
        # 6: There are no two Rounds without an Event card in between: the card has no effect.
        if board.is_final_propaganda:
            final_ranking(table)
    else:
        table.emit(Entered(Stage.VICTORY, rule="6.1"))


async def reveal(table: AdpTable) -> bool:
    """2.2: Turn up the next card of the deck; return whether there was one.

    In a shuffled deck every card of the pile is equally likely to be on top, so the card is drawn
    only when it is revealed.
    """
    if not (table.board.deck.pile_events or table.board.deck.pile_propaganda):
        if not table.board.deck.piles_below:
            return False
        await _begin_pile(table)
    deck = table.board.deck
    if deck.pile_events and deck.pile_propaganda:
        kind = await table.chance(
            ("event", "propaganda"),
            ask="deck.top",
            rule="2.2",
            kind=ThingKind.CARD,
            weights=(deck.pile_events, 1),
        )
        is_event = kind == "event"
    else:
        is_event = bool(deck.pile_events)
    card = await draw_event(table, ask="deck.card", rule="2.2") if is_event else PROPAGANDA
    table.emit(CardRevealed(card, rule="2.2"))
    return True


async def _begin_pile(table: AdpTable) -> None:
    """Set-up: Begin the next pile, which is as large as the others, or roughly so."""
    board = table.board
    sizes = pile_sizes(len(board.deck.unseen), board.deck.piles_below, board.options.exact_piles)
    size = sizes[0]
    if len(sizes) > 1:
        words = (str(size) for size in sizes)
        size = int(await table.chance(words, ask="deck.pile", rule="S", kind=Kind.COUNT))
    table.emit(PileBegun(size, rule="S"))


def pile_sizes(events: int, piles: int, exact: bool) -> tuple[int, ...]:
    """Return the possible numbers of Event cards in the next pile."""
    equal = events // piles
    if exact or piles == 1:
        return (equal,)
    low, high = EVENTS_PER_PILE - LOOSE_BY, EVENTS_PER_PILE + LOOSE_BY
    below = piles - 1
    fitting = (n for n in range(low, high + 1) if below * low <= events - n <= below * high)
    return tuple(fitting) or (equal,)
