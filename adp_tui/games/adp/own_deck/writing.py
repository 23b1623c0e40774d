"""Our deck as a file to correct, and what an owner's deck changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from adp_tui.games.adp.own_deck.deck import OwnDeck
from adp_tui.games.adp.texts import lookup
from adp_tui.games.adp.texts import own_deck as texts
from adp_tui.games.adp.texts.names import LETTER, card_name
from adp_tui.look.cells import wrap
from core.adp.events.card import EventCard
from core.adp.events.deck import DECK, SOURCED_ORDERS
from core.adp.events.library import CARDS
from core.adp.events.printed import LANDS
from core.adp.model.atlas import ATLAS, PrintedSpace
from core.adp.model.ids import Faction, Side

_WIDTH: Final = 96
_QUOTES: Final = "'" * 3
"""The quotes for texts of several lines, in which only these quotes are special."""


def our_deck() -> str:
    """Return a file with all cards and spaces as in our deck, and how sure we are."""
    rows = [texts.HEAD]
    for card in CARDS.values():
        rows += _card(card)
    for place in ATLAS.values():
        rows += _space(place)
    return "\n".join(rows)


def _card(card: EventCard) -> Iterator[str]:
    """Yield the table of a card."""
    known = texts.ORDER_SOURCED if card.number in SOURCED_ORDERS else texts.ORDER_INFERRED
    order = ", ".join(map(_quoted, card.card.order))
    yield f"[card.{card.number}]"
    yield texts.line("title", _quoted(card.card.title))
    yield texts.line("order", f"[{order}]", known)
    yield texts.line("by-hand", "[]")
    for side in Side:
        yield from _text(card, side)
    yield ""


def _text(card: EventCard, side: Side) -> Iterator[str]:
    """Yield the text of a side in lines; the reader joins them again."""
    if side not in card.sides:
        yield f"# {side}: {texts.ONE_TEXT}"
        return
    yield f"# {side}: {lookup.SOURCED if card.is_sourced(side) else lookup.RECONSTRUCTED}"
    yield texts.line(side, _QUOTES)
    yield from wrap(card.wording(side), _WIDTH, hyphens=False)
    yield _QUOTES


def _space(place: PrintedSpace) -> Iterator[str]:
    """Yield the table of a space."""
    recalled = place.terrain in LANDS
    terrain = texts.recalled(round(100 * place.terrain_confidence)) if recalled else texts.SURE
    people = texts.SURE if place.is_loc else texts.PEOPLE
    yield f"[space.{place.id}]"
    yield texts.line("terrain", _quoted(place.terrain), terrain)
    yield texts.line("population", str(place.population), people)
    yield ""


def _quoted(word: str) -> str:
    return f'"{word}"'


# What an owner's deck changes


def compared(deck: OwnDeck) -> Iterator[str]:
    """Yield plain lines about everything that differs from our deck."""
    rows = [row for card in DECK for row in _card_compared(deck, card)]
    rows += _spaces_compared(deck)
    yield from rows or (texts.NOTHING,)


def _card_compared(deck: OwnDeck, card: int) -> Iterator[str]:
    """Yield what differs on a card, without the texts themselves."""
    name = card_name(card)
    if deck.order(card) != DECK[card].order:
        yield texts.order(name, _letters(deck.order(card)), _letters(DECK[card].order))
    if by_hand := [side for side in Side if deck.is_by_hand(card, side)]:
        yield texts.by_hand(name, by_hand)
    if deck.printed is not None and card in deck.printed.single:
        yield texts.single(name)
    if others := [side for side in Side if (card, side) in deck.texts]:
        yield texts.other_texts(name, others)


def _spaces_compared(deck: OwnDeck) -> Iterator[str]:
    for space, ground in ({} if deck.printed is None else deck.printed.spaces).items():
        place = ATLAS[space]
        theirs = texts.ground(texts.LAND_NAMES[ground.terrain], ground.population)
        ours = texts.ground(texts.LAND_NAMES[place.terrain], place.population)
        yield texts.other_space(place.name, theirs, ours)


def _letters(order: tuple[Faction, ...]) -> str:
    return " ".join(LETTER[faction] for faction in order)
