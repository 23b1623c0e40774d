"""`adp cards`: the Event cards in our words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from adp_tui.games.adp.card_wording import wording
from adp_tui.games.adp.texts import cards as texts
from adp_tui.games.adp.texts.card_titles import TITLES
from adp_tui.games.adp.texts.lookup import RECONSTRUCTED, SOURCED
from adp_tui.games.adp.texts.names import LETTER, called
from adp_tui.look.cells import pad, pad_left, wrap
from adp_tui.texts.words import listed
from core.adp.events.card import EventCard
from core.adp.events.library import CARDS
from core.adp.model.ids import Side
from core.kernel import GameError

WIDTH = 80


def run(arguments: Namespace, _desk: object) -> int:
    """List all cards, or show one."""
    number = arguments.number
    if number is None:
        for card in CARDS.values():
            print(_entry(card))
    elif number in CARDS:
        print("\n".join(_shown(CARDS[number])))
    else:
        raise GameError(texts.no_card(number, max(CARDS)))
    return 0


def _entry(card: EventCard) -> str:
    """Return a card as a line of the list."""
    number, title = pad_left(str(card.number), 2), pad(TITLES[card.number], 29)
    marks = " ".join(_mark(card, side) for side in card.sides)
    return f"{number}  {_order(card)}  {title} {pad(_kind(card), 20)} {marks}".rstrip()


def _shown(card: EventCard) -> Iterator[str]:
    """Yield both sides of a card."""
    yield texts.card_heading(card.number, TITLES[card.number], _order(card))
    if kind := _kind(card):
        yield kind
    for side in card.sides:
        yield ""
        yield listed((_side(card, side), _mark(card, side)))
        yield from wrap(wording(card.number, side), WIDTH, first="  ", further="  ")


def _kind(card: EventCard) -> str:
    """Return whose Capability a card is; blank if it is none."""
    owner = card.card.capability_of
    return texts.capability_of(called(owner)) if owner else ""


def _mark(card: EventCard, side: Side) -> str:
    """Return how well the text of a side is known."""
    return SOURCED if card.is_sourced(side) else RECONSTRUCTED


def _side(card: EventCard, side: Side) -> str:
    return called(side) if len(card.sides) > 1 else texts.ONLY_SIDE


def _order(card: EventCard) -> str:
    """Return the Faction order by letters."""
    return " ".join(LETTER[faction] for faction in card.card.order)
