"""All the cards that can be played, by number."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard, as_event
from core.adp.events.cards import (
    c05_aerostats,
    c16_amnesty,
    c40_line_item,
)

CARDS: Final[dict[int, EventCard]] = {
    module.CARD.number: module.CARD
    for module in (
        c05_aerostats,
        c16_amnesty,
        c40_line_item,
    )
}

EVENTS: Final = {number: as_event(card) for number, card in CARDS.items()}
