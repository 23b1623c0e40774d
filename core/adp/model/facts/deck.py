"""2.2, 5.3, 5.4 Facts about cards: the deck, the current card, lasting Events."""

from __future__ import annotations

from msgspec.structs import replace

from core.adp.model.board import Board, Deck, Lasting
from core.adp.model.facts.fact import Fact
from core.adp.model.ids import PROPAGANDA


class CardRemoved(Fact, frozen=True, tag="card-removed"):
    """An Event card was taken out of the deck during set-up."""

    card: int

    def on(self, board: Board) -> Board:
        """Remove it from the unseen cards."""
        unseen = tuple(card for card in board.deck.unseen if card != self.card)
        return replace(
            board,
            removed=(*board.removed, self.card),
            deck=replace(board.deck, unseen=unseen),
        )


class DeckStacked(Fact, frozen=True, tag="deck-stacked"):
    """The deck was dealt into piles, a Propaganda card in each, and stacked."""

    piles: int

    def on(self, board: Board) -> Board:
        """Stack the piles; none has been started."""
        return replace(board, deck=Deck(board.deck.unseen, piles_below=self.piles))


class PileBegun(Fact, frozen=True, tag="pile-begun"):
    """The next pile of the deck was begun."""

    events: int

    def on(self, board: Board) -> Board:
        """Start the pile."""
        deck = board.deck
        return replace(board, deck=Deck(deck.unseen, self.events, True, deck.piles_below - 1))


class CardRevealed(Fact, frozen=True, tag="card-revealed"):
    """The next card of the deck was turned up (2.2)."""

    card: int

    def on(self, board: Board) -> Board:
        """Move it from the deck to the revealed cards."""
        deck = board.deck
        if self.card == PROPAGANDA:
            deck = replace(deck, pile_propaganda=False)
        else:
            unseen = tuple(card for card in deck.unseen if card != self.card)
            deck = replace(deck, unseen=unseen, pile_events=deck.pile_events - 1)
        return replace(board, upcoming=(*board.upcoming, self.card), deck=deck)


class CardBegun(Fact, frozen=True, tag="card-begun"):
    """The top card became current (2.3.7)."""

    card: int

    def on(self, board: Board) -> Board:
        """Move it from the top of the deck to the played cards."""
        played = board.played if board.card is None else (*board.played, board.card)
        return replace(
            board,
            card=self.card,
            upcoming=board.upcoming[1:],
            played=played,
            acted=(),
            next_eligibility={},
        )


class CardsExchanged(Fact, frozen=True, tag="cards-exchanged"):
    """A Propaganda card took effect at once: it was swapped with the current card (2.3.7)."""

    def on(self, board: Board) -> Board:
        """Swap the current and the next card."""
        assert board.card is not None
        first, *rest = board.upcoming
        return replace(board, card=first, upcoming=(board.card, *rest))


def _with(in_force: tuple[Lasting, ...], card: Lasting) -> tuple[Lasting, ...]:
    """Return the cards in force with one added, by number; it replaces its other side."""
    return tuple(sorted((*_without(in_force, card.card), card), key=lambda entry: entry.card))


def _without(in_force: tuple[Lasting, ...], card: int) -> tuple[Lasting, ...]:
    """Return the cards in force without one of them."""
    return tuple(entry for entry in in_force if entry.card != card)


class CapabilityGained(Fact, frozen=True, tag="capability-gained"):
    """A Capability came into force for the rest of the game (5.3)."""

    capability: Lasting

    def on(self, board: Board) -> Board:
        """Keep the card."""
        return replace(board, capabilities=_with(board.capabilities, self.capability))


class CapabilityEnded(Fact, frozen=True, tag="capability-ended"):
    """A Capability is no longer in force."""

    card: int

    def on(self, board: Board) -> Board:
        """Put the card away."""
        return replace(board, capabilities=_without(board.capabilities, self.card))


class MomentumGained(Fact, frozen=True, tag="momentum-gained"):
    """A Momentum card came into force until the next Reset (5.4)."""

    momentum: Lasting

    def on(self, board: Board) -> Board:
        """Keep the card."""
        return replace(board, momentum=_with(board.momentum, self.momentum))


class MomentumLapsed(Fact, frozen=True, tag="momentum-lapsed"):
    """A Momentum card expired (6.6)."""

    card: int

    def on(self, board: Board) -> Board:
        """Put the card away."""
        return replace(board, momentum=_without(board.momentum, self.card))
