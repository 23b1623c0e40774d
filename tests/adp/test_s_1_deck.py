"""S.1 Set-up: the deck."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise

import pytest

from core.adp.events.deck import DECK
from core.adp.model.board import Board, Lasting
from core.adp.model.facts import CapabilityGained, CardRemoved, CardRevealed, DeckStacked, Entered
from core.adp.model.ids import COALITION, PROPAGANDA, TALIBAN, Scenario, Side, Stage, ThingKind
from core.adp.model.options import Options
from core.adp.model.scenarios import starting_board
from core.adp.rules.cards import pile_sizes, reveal
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.table import AdpTable
from core.kernel import Decision, Kind
from core.kernel.chance import draw
from tests.adp.play import asked, play, position, told

SHORT, MAIN, EXTENDED = Scenario


def dealt(board: Board, seed: int) -> tuple[list[int], list[Decision]]:
    """Turn up all the cards of a deck by chance; return them, and what chance was asked."""
    table = AdpTable(board, CATALOGUE)
    questions: list[Decision] = []
    while table.board.deck.size:
        turning = reveal(table)
        answer: str | None = None
        with suppress(StopIteration):
            while True:
                question = turning.send(answer)
                answer = draw(seed, len(questions), question.options, question.weights)
                questions.append(question)
    return list(table.board.upcoming), questions


def piles(cards: list[int], number: int) -> Iterator[list[int]]:
    """Cut a deck into so many piles of equal size."""
    size = len(cards) // number
    return (cards[at : at + size] for at in range(0, len(cards), size))


@pytest.mark.rule("RS-2")
def test_chance_names_each_card_to_remove_among_all_that_are_left() -> None:
    turn = play(starting_board(MAIN))

    first = asked(turn)
    turn.answer("24")
    second = asked(turn)

    assert (first.by, first.ask, first.kind) == (None, "setup.remove", ThingKind.CARD)
    assert first.options == tuple(str(card) for card in range(1, 73))
    assert second.options == tuple(str(card) for card in range(1, 73) if card != 24)
    assert first.weights == second.weights == ()


@pytest.mark.rule("RS-2", "RS-5")
@pytest.mark.parametrize(
    ("scenario", "removed", "piles_stacked", "deck"),
    [(SHORT, 24, 4, 52), (MAIN, 12, 5, 65), (EXTENDED, 0, 6, 78)],
)
def test_the_right_number_of_cards_is_removed_and_the_rest_stacked(
    scenario: Scenario, removed: int, piles_stacked: int, deck: int
) -> None:
    away = [str(card) for card in range(72, 72 - removed, -1)]

    turn = play(starting_board(scenario), *away)

    assert turn.board.removed == tuple(map(int, away))
    assert turn.board.deck.unseen == tuple(range(1, 73 - removed))
    assert turn.board.propaganda_total == piles_stacked
    assert turn.board.deck.size == deck


@pytest.mark.rule("RS-2")
def test_only_as_many_more_cards_are_removed_as_a_position_lacks() -> None:
    board = position("stage: deck\nremoved: 72 71 70")
    assert asked(play(board)).ask == "setup.remove"

    turn = play(board, *map(str, range(61, 70)))

    assert turn.board.removed == (72, 71, 70, *range(61, 70))
    assert asked(turn).ask == "deck.top"


@pytest.mark.rule("RS-2")
def test_the_last_removal_ends_with_the_deck_stacked() -> None:
    news = told(starting_board(MAIN), *map(str, range(61, 73)))

    assert news[:3] == (
        CardRemoved(72, rule="S"),
        DeckStacked(5, rule="S"),
        Entered(Stage.DECEPTION, rule="S"),
    )


@pytest.mark.rule("RS-2")
@pytest.mark.parametrize("card", [n for n in DECK if DECK[n].capability_of is not None])
def test_a_removed_capability_is_in_force_for_its_owner(card: int) -> None:
    coalition = card in (1, 2, 3, 5, 7, 12, 18)
    side = Side.UNSHADED if coalition else Side.SHADED

    news = told(starting_board(MAIN), str(card))

    in_force = CapabilityGained(Lasting(card, side), rule="S")
    assert news == (CardRemoved(card, rule="S"), in_force)


@pytest.mark.rule("RS-2")
def test_there_are_seven_capabilities_on_either_side() -> None:
    owners = {number: card.capability_of for number, card in DECK.items() if card.capability_of}

    assert [n for n, owner in owners.items() if owner is COALITION] == [1, 2, 3, 5, 7, 12, 18]
    assert [n for n, owner in owners.items() if owner is TALIBAN] == [23, 29, 30, 31, 33, 34, 46]
    assert len(owners) == 14


@pytest.mark.rule("RS-2")
def test_other_removed_cards_are_not_used() -> None:
    turn = play(starting_board(MAIN), "4", "24", "72")

    assert turn.board.capabilities == turn.board.momentum == ()
    assert turn.board.removed == (4, 24, 72)


@pytest.mark.rule("RS-2")
def test_without_capabilities_none_is_in_force() -> None:
    board = starting_board(MAIN, Options(no_capabilities=True))

    turn = play(board, "1", "23")

    assert turn.board.capabilities == ()
    assert turn.board.removed == (1, 23)


@pytest.mark.rule("RS-3", "A-58")
@pytest.mark.parametrize("scenario", Scenario)
@pytest.mark.parametrize("seed", range(3))
def test_every_pile_has_twelve_events_and_one_propaganda_card(
    scenario: Scenario, seed: int
) -> None:
    board = position("stage: next-card", scenario=scenario)

    cards, _ = dealt(board, seed)

    number = board.propaganda_total
    assert [pile.count(PROPAGANDA) for pile in piles(cards, number)] == [1] * number
    assert len(cards) == 13 * number
    assert sorted(card for card in cards if card) == list(board.deck.unseen)


@pytest.mark.rule("RS-3", "A-58")
@pytest.mark.parametrize("scenario", Scenario)
@pytest.mark.parametrize("seed", range(3))
def test_loose_piles_are_at_most_two_cards_off(scenario: Scenario, seed: int) -> None:
    loose = Options(exact_piles=False)
    board = position("stage: next-card", scenario=scenario, options=loose)

    cards, questions = dealt(board, seed)

    number = board.propaganda_total
    sizes = [q for q in questions if q.ask == "deck.pile"]
    assert all(q.by is None and q.kind is Kind.COUNT for q in sizes)
    assert len(sizes) == number - 1
    assert all(set(q.options) <= {"10", "11", "12", "13", "14"} for q in sizes)
    assert cards.count(PROPAGANDA) == number
    assert sorted(card for card in cards if card) == list(board.deck.unseen)


@pytest.mark.rule("RS-3", "A-58")
@pytest.mark.parametrize(
    ("events", "left", "sizes"),
    [
        (48, 4, (10, 11, 12, 13, 14)),
        (38, 3, (10, 11, 12, 13, 14)),
        (28, 2, (14,)),
        (22, 2, (10, 11, 12)),
        (21, 2, (10, 11)),
        (11, 1, (11,)),
    ],
)
def test_a_loose_pile_leaves_enough_and_not_too_much_for_those_below(
    events: int, left: int, sizes: tuple[int, ...]
) -> None:
    assert pile_sizes(events, left, exact=False) == sizes


@pytest.mark.rule("RS-3")
@pytest.mark.parametrize("seed", range(3))
def test_the_top_card_is_any_card_of_its_pile(seed: int) -> None:
    board = position("stage: next-card", scenario=SHORT)

    _, questions = dealt(board, seed)

    tops = [q for q in questions if q.ask == "deck.top"]
    assert all(q.options == ("event", "propaganda") and q.by is None for q in tops)
    assert all(
        later.weights in ((earlier.weights[0] - 1, 1), (12, 1)) for earlier, later in pairwise(tops)
    )
    assert tops[0].weights == (12, 1)
    assert tops[-1].weights[0] >= 1


@pytest.mark.rule("RS-3")
def test_the_deck_knows_what_it_holds_but_not_in_which_order() -> None:
    turn = play(position("stage: next-card"), "event")

    question = asked(turn)

    assert (question.by, question.ask, question.weights) == (None, "deck.card", ())
    assert question.options == tuple(str(card) for card in turn.board.deck.unseen)
    assert list(turn.board.deck.unseen) == sorted(turn.board.deck.unseen)
    assert turn.answer("40")[0] == CardRevealed(40, rule="2.2")
    assert 40 not in turn.board.deck.unseen
