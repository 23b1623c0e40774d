"""The deck line, and the cards, deck and stage that follow from other lines."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.model.board import PILES, Board, Deck
from core.adp.model.ids import PROPAGANDA, Stage
from core.adp.model.scenarios import EVENT_CARDS, STARTS
from core.kernel.notation import Word

EXPECTED: Final = "top=, below= or unseen="


def seen(board: Board) -> list[int]:
    """Return the cards that have come up, including Propaganda cards."""
    current = () if board.card is None else (board.card,)
    return [*board.played, *current, *board.upcoming]


def unseen(board: Board) -> tuple[int, ...]:
    """Return the Event cards that must still be in the deck."""
    elsewhere = {*board.removed, *seen(board)}
    return tuple(card for card in EVENT_CARDS if card not in elsewhere)


def likely_stage(card: int) -> Stage:
    """Return the stage that a current card suggests: a turn, or the start of a Propaganda Round."""
    return Stage.VICTORY if card == PROPAGANDA else Stage.TURN


def likely_removed(board: Board) -> tuple[int, ...]:
    """Return the Event cards that count as removed: the highest of those that appear nowhere."""
    number = STARTS[board.scenario].removed_events
    if board.stage is Stage.DECK or board.removed or not number:
        return board.removed
    return unseen(board)[-number:]


def likely_deck(board: Board) -> Deck:
    """Return the deck that is left after the cards seen so far, if all piles are equal."""
    left = unseen(board)
    if board.stage is Stage.DECK:
        return Deck(left)
    came = seen(board)
    propaganda = came.count(PROPAGANDA)
    events = len(came) - propaganda
    piles = PILES[board.scenario]
    pile_size = (len(EVENT_CARDS) - STARTS[board.scenario].removed_events) // piles
    # Each Propaganda card that was seen belongs to a pile that was begun. If more Events came up
    # than these piles hold, one more pile was begun, and its Propaganda card is still in it.
    begun = propaganda + (events > propaganda * pile_size)
    below = max(0, piles - begun)
    if not begun:
        return Deck(left, piles_below=below)
    in_pile = min(len(left), pile_size, max(0, begun * pile_size - events))
    return Deck(left, in_pile if below else len(left), begun > propaganda, below)


def deck_text(board: Board) -> str:
    """Write the deck: what is left of the top pile, and the piles below."""
    deck = board.deck
    top = f"top={deck.pile_events}{'+propaganda' if deck.pile_propaganda else ''}"
    text = f"{top} below={deck.piles_below}"
    if deck.unseen != unseen(board):
        text += f" unseen={','.join(map(str, deck.unseen)) or 'none'}"
    return text


def read_deck(board: Board, words: tuple[Word, ...]) -> Board:
    """Read the deck line; all Event cards that are named nowhere else are in the deck."""
    deck = Deck(unseen(board))
    for word in words:
        key, value = word.cut("=", EXPECTED)
        match key.text:
            case "top":
                events, mark, _ = value.text.partition("+")
                if mark and value.text != f"{events}+propaganda":
                    raise value.unlike("a number, with +propaganda if that card is in the pile")
                deck = replace(
                    deck,
                    pile_events=Word(events, value.column).number(),
                    pile_propaganda=bool(mark),
                )
            case "below":
                deck = replace(deck, piles_below=value.number())
            case "unseen":
                cards = tuple(item.number("a card") for item in value.items())
                deck = replace(deck, unseen=cards)
            case _:
                raise word.unlike(EXPECTED)
    return replace(board, deck=deck)
