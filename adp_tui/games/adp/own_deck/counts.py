"""How much an owner's deck changes, in numbers."""

from __future__ import annotations

from typing import NamedTuple

from adp_tui.games.adp.texts import own_deck as texts
from adp_tui.texts.words import listed
from core.adp.model.printed import Printed


class Counts(NamedTuple):
    """How many things differ in a deck."""

    orders: int = 0
    by_hand: int = 0
    spaces: int = 0
    texts: int = 0


def counts_of(printed: Printed, own_texts: int = 0) -> Counts:
    """Count the differences in print."""
    by_hand = sum(len(cards) for cards in printed.by_hand.values())
    return Counts(len(printed.orders), by_hand, len(printed.spaces), own_texts)


def told_counts(counts: Counts) -> str:
    """Return the differences in one row, without those that are zero."""
    parts = (
        texts.orders(counts.orders) if counts.orders else "",
        texts.sides_by_hand(counts.by_hand) if counts.by_hand else "",
        texts.spaces(counts.spaces) if counts.spaces else "",
        texts.texts(counts.texts) if counts.texts else "",
    )
    return listed(filter(None, parts)) or texts.AS_OURS
