"""The copy in use: which text of a card is shown, and how well it is known."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from adp_tui.games.adp.card_wording import wording
from adp_tui.games.adp.own_deck.counts import counts_of, told_counts
from adp_tui.games.adp.own_deck.deck import OURS
from adp_tui.games.adp.texts import own_deck as texts
from adp_tui.presenter.own_copy import OwnCopy
from core.adp.events.library import CARDS
from core.adp.events.printed import written
from core.adp.model.board import Board
from core.adp.model.ids import Side
from core.adp.model.printed import Printed


class Known(StrEnum):
    """Where a text comes from, and who carries it out."""

    SOURCED = "sourced"
    RECONSTRUCTED = "reconstructed"
    YOURS = "yours"
    YOURS_BY_HAND = "yours-by-hand"
    BY_HAND = "by-hand"

    @property
    def told(self) -> str:
        """The same in words."""
        return texts.KNOWN[self]

    @property
    def is_ours(self) -> bool:
        """Whether the text is the program's own."""
        return self in (Known.SOURCED, Known.RECONSTRUCTED)


class CardText(NamedTuple):
    """One side of a card as it is shown."""

    words: str
    known: Known

    @property
    def marked(self) -> str:
        """The words, preceded by their source if they are not ours."""
        return self.words if self.known.is_ours else texts.marked(self.known.told, self.words)


class DeckCopy(OwnCopy):
    """The owner's deck, or ours."""

    def __init__(self) -> None:
        self.deck = OURS

    def use(self, path: Path) -> None:
        """Read the owner's deck; raise a sentence about the first mistake in it."""
        from adp_tui.games.adp.own_deck.reading import read_deck

        self.deck = read_deck(path)

    def put_away(self) -> None:
        """Go back to our deck."""
        self.deck = OURS

    @property
    def printed(self) -> dict[str, str]:
        """What a new game must record about the copy."""
        return written(self.deck.printed)

    @property
    def told(self) -> str:
        """The owner's deck in one row; blank while ours is in use."""
        if self.deck is OURS:
            return ""
        counts = counts_of(self.deck.printed or Printed(), len(self.deck.texts))
        return texts.in_use(told_counts(counts))


COPY: Final = DeckCopy()
"""The copy that the program shows; there is only one screen."""


def text_of(board: Board | None, card: int, side: Side) -> CardText:
    """Return a side of a card in a game, or in the deck if there is no game.

    A text that is by hand in the owner's deck but not in this game is shown as in the game, because
    the game carries out our text.
    """
    by_hand = COPY.deck.is_by_hand(card, side)
    here = by_hand if board is None else board.is_by_hand(card, side)
    own = COPY.deck.texts.get((card, side)) if here or not by_hand else None
    if own is not None:
        return CardText(own, Known.YOURS_BY_HAND if here else Known.YOURS)
    if here:
        return CardText(texts.READ_THE_CARD, Known.BY_HAND)
    ours = CARDS[card]
    return CardText(
        wording(card, side), Known.SOURCED if ours.is_sourced(side) else Known.RECONSTRUCTED
    )


def sides_of(board: Board | None, card: int) -> tuple[Side, ...]:
    """Return the sides that a card has in a game, or in the deck if there is no game."""
    return COPY.deck.sides(card) if board is None else CARDS[card].sides_in(board)
