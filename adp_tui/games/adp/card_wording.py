"""The texts of the cards."""

from __future__ import annotations

from adp_tui.games.adp.texts.card_texts import WORDINGS
from core.adp.events.library import CARDS
from core.adp.model.ids import Side


def wording(card: int, side: Side) -> str:
    """Return what players read on one side of a card."""
    return WORDINGS.get((card, side)) or CARDS[card].wording(side)
