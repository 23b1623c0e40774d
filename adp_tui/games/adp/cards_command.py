"""`adp cards`: the Event cards in our words, or as in the owner's deck."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from adp_tui.games.adp.own_deck.copy import COPY, sides_of, text_of
from adp_tui.games.adp.own_deck.writing import compared, our_deck
from adp_tui.games.adp.texts import cards as texts
from adp_tui.games.adp.texts import own_deck
from adp_tui.games.adp.texts.card_titles import TITLES
from adp_tui.games.adp.texts.names import LETTER, called
from adp_tui.look.cells import pad, pad_left, wrap
from adp_tui.terminal.clean import tell
from adp_tui.texts.words import listed
from core.adp.events.deck import DECK
from core.adp.model.ids import Side
from core.kernel import GameError

WIDTH = 80


class _Desk(Protocol):
    """The parts of the command line's desk used here."""

    def load_copy(self, arguments: Namespace, game: str) -> dict[str, str]:
        """Load the player's copy of a game."""


def run(arguments: Namespace, desk: _Desk) -> int:
    """List all cards, show one, write all to a file, or show what the owner's deck changes."""
    if arguments.write is not None:
        _write(arguments.write)
        return 0
    desk.load_copy(arguments, "adp")
    for row in _rows(arguments):
        tell(row)
    return 0


def _rows(arguments: Namespace) -> Iterator[str]:
    """Yield the lines to print."""
    number = arguments.number
    if arguments.compare:
        yield from compared(COPY.deck) if COPY.told else (own_deck.NO_DECK,)
    elif number is None:
        yield from map(_entry, DECK)
    elif number in DECK:
        yield from _shown(number)
    else:
        raise GameError(texts.no_card(number, max(DECK)))


def _write(path: Path) -> None:
    """Write our deck to a new file."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(our_deck())
    except FileExistsError as error:
        raise GameError(own_deck.there_already(path)) from error
    tell(own_deck.written_to(path))


def _entry(card: int) -> str:
    """Return a card as a line of the list."""
    number, title = pad_left(str(card), 2), pad(TITLES[card], 29)
    marks = "  ".join(text_of(None, card, side).known.told for side in sides_of(None, card))
    return f"{number}  {_order(card)}  {title} {pad(_kind(card), 20)} {marks}".rstrip()


def _shown(card: int) -> Iterator[str]:
    """Yield both sides of a card."""
    yield texts.card_heading(card, TITLES[card], _order(card))
    if kind := _kind(card):
        yield kind
    sides = sides_of(None, card)
    for side in sides:
        words, known = text_of(None, card, side)
        yield ""
        yield listed((_side(side, sides), known.told))
        yield from wrap(words, WIDTH, first="  ", further="  ")


def _kind(card: int) -> str:
    """Return whose Capability a card is; blank if it is not one."""
    owner = DECK[card].capability_of
    return texts.capability_of(called(owner)) if owner else ""


def _side(side: Side, sides: tuple[Side, ...]) -> str:
    return called(side) if len(sides) > 1 else texts.ONLY_SIDE


def _order(card: int) -> str:
    """Return the Faction order in letters."""
    return " ".join(LETTER[faction] for faction in COPY.deck.order(card))
