"""`adp cards`: the Event cards in our words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from textwrap import fill

from adp_tui.desk import Desk
from core.adp.events.card import EventCard
from core.adp.events.library import CARDS
from core.adp.ids import Side
from core.kernel import GameError

WIDTH = 80


def run(arguments: Namespace, _desk: Desk) -> int:
    """List all cards, or show one."""
    number = arguments.number
    if number is None:
        for card in CARDS.values():
            print(_entry(card))
    elif number in CARDS:
        print("\n".join(_shown(CARDS[number])))
    else:
        raise GameError(f"there is no card {number}: they go from 1 to {max(CARDS)}")
    return 0


def _entry(card: EventCard) -> str:
    """Return a card as a line of the list."""
    kind = f"{card.card.capability_of.title()} Capability" if card.card.capability_of else ""
    marks = " ".join("sourced" if card.is_sourced(s) else "reconstructed" for s in card.sides)
    return f"{card.number:>2}  {_order(card)}  {card.card.title:<29} {kind:<20} {marks}".rstrip()


def _shown(card: EventCard) -> Iterator[str]:
    """Yield both sides of a card."""
    yield f"{card.number} {card.card.title}   order {_order(card)}"
    if card.card.capability_of:
        yield f"{card.card.capability_of.title()} Capability"
    for side in card.sides:
        mark = "sourced" if card.is_sourced(side) else "reconstructed"
        yield ""
        yield f"{_side(card, side)}, {mark}"
        yield fill(card.wording(side), WIDTH, initial_indent="  ", subsequent_indent="  ")


def _side(card: EventCard, side: Side) -> str:
    return side.title() if len(card.sides) > 1 else "Text"


def _order(card: EventCard) -> str:
    """Return the Faction order by letters."""
    return " ".join(faction[0].upper() for faction in card.card.order)
