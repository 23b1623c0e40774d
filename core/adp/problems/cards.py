"""2.2, 5 and Set-up: where the cards are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from core.adp.events.deck import BY_HAND_NOTE, DECK, is_momentum
from core.adp.model.board import Board, Lasting
from core.adp.model.ids import PROPAGANDA, Stage
from core.adp.model.scenarios import EVENT_CARDS, STARTS

_ALL: Final = list(EVENT_CARDS)


def card_problems(board: Board) -> Iterator[str]:
    """Set-up: Each of the 72 Event cards is in one place, and the deck is the scenario's."""
    deck = board.deck
    current = () if board.card is None else (board.card,)
    came = (*board.played, *current, *board.upcoming)
    events = [card for card in came if card != PROPAGANDA]
    events += (*board.removed, *deck.unseen)
    if sorted(events) != _ALL:
        yield from _misplaced(events)
    yield from _wrong_removal(board)
    if board.options.no_reveal and board.upcoming:
        yield "with No Reveal the next card is face down, so it cannot be named (2.2)"
    propaganda = len(came) + len(board.removed) + len(deck.unseen) - len(events)
    propaganda += deck.pile_propaganda + deck.piles_below
    if propaganda != board.propaganda_total and not _is_being_made(board):
        there_are = board.propaganda_total
        yield f"{propaganda} Propaganda cards, but the scenario has {there_are} (2.4.1)"
    if min(deck.pile_events, deck.piles_below) < 0 or deck.pile_events > len(deck.unseen):
        yield (
            f"the deck holds {len(deck.unseen)} Event cards,"
            f" so its top pile cannot have {deck.pile_events} (S)"
        )
    elif not deck.piles_below and deck.pile_events < len(deck.unseen) and not _is_being_made(board):
        yield (
            f"the last pile holds {deck.pile_events} Event cards,"
            f" but {len(deck.unseen)} have not been seen (S)"
        )


def _is_being_made(board: Board) -> bool:
    """Whether the deck has not been stacked yet."""
    return board.stage is Stage.DECK and not board.deck.piles_below


def _misplaced(events: list[int]) -> Iterator[str]:
    count = Counter(events)
    unknown = sorted(card for card in count if card not in DECK)
    if unknown:
        yield f"there is no card {_listed(unknown)} (1.2)"
    if twice := [card for card in _ALL if count[card] > 1]:
        yield f"card {_listed(twice)} is in more than one place (2.2)"
    if missing := [card for card in _ALL if card not in count]:
        yield f"card {_listed(missing)} is missing (2.2)"


def _listed(cards: list[int]) -> str:
    return ", ".join(map(str, cards))


def _wrong_removal(board: Board) -> Iterator[str]:
    wanted = STARTS[board.scenario].removed_events
    number = len(board.removed)
    if number > wanted or (number < wanted and not _is_being_made(board)):
        yield f"{number} Event cards are removed, but the scenario removes {wanted} (S)"


def lasting_problems(board: Board) -> Iterator[str]:
    """5.3, 5.4: Which Event texts can be in force."""
    for name, events in (("Capability", board.capabilities), ("Momentum", board.momentum)):
        if events:
            yield from _lasting_problems(name, events)
    for capability in board.capabilities:
        if capability.card in DECK and DECK[capability.card].capability_of is None:
            yield f"card {capability.card} is not a Capability (5.3)"
    for event in board.momentum:
        if event.card in DECK and not _may_be_momentum(event):
            yield f"card {event.card}, {event.side}, is not a Momentum Event (5.4)"


def _may_be_momentum(event: Lasting) -> bool:
    """Whether our text makes an Event Momentum, or a printed card was resolved by hand.

    A Capability is never Momentum.
    """
    if DECK[event.card].capability_of is not None:
        return False
    return is_momentum(event.card, event.side) or event.note == BY_HAND_NOTE


def _lasting_problems(name: str, events: tuple[Lasting, ...]) -> Iterator[str]:
    rule = "5.3" if name == "Capability" else "5.4"
    cards = [event.card for event in events]
    for card in dict.fromkeys(cards):
        if card not in DECK:
            yield f"{name}: there is no card {card} ({rule})"
        if cards.count(card) > 1:
            yield f"{name}: card {card} is in force twice ({rule})"
