"""2.2, 2.3.7, 2.4 The cards: the first, the next, Propaganda, and what the options make of them."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.board import Result
from core.adp.model.facts import (
    CardBegun,
    CardRevealed,
    CardsExchanged,
    Entered,
    Fact,
    GameEnded,
    PileBegun,
)
from core.adp.model.ids import PROPAGANDA, WARLORDS, Scenario, Stage
from core.adp.model.options import Eligibility, Options
from tests.adp.play import asked, finish, play, position, told

SUDDEN: Final = Options(sudden_propaganda=True)

# The first card and the next


@pytest.mark.rule("R2.2-1", "R1.1-1")
def test_the_game_starts_with_a_current_card_and_the_next_one_in_sight() -> None:
    board = position("stage: next-card")

    table = finish(board, "event", "30", "event", "12")

    assert table.facts == [
        PileBegun(12, rule="S"),
        CardRevealed(30, rule="2.2"),
        CardBegun(30, rule="2.3.7"),
        CardRevealed(12, rule="2.2"),
        Entered(Stage.TURN, rule="2.3"),
    ]
    assert (table.board.card, table.board.next_card, table.board.played) == (30, 12, ())


@pytest.mark.rule("R2.3.7-1", "R2.2-2")
def test_the_next_card_becomes_current_and_another_is_revealed() -> None:
    board = position("stage: next-card\ncard: 30\nnext: 12\nplayed: 3")

    table = finish(board, "event", "5")

    assert table.facts == [
        CardBegun(12, rule="2.3.7"),
        CardRevealed(5, rule="2.2"),
        Entered(Stage.TURN, rule="2.3"),
    ]
    assert table.board.played == (3, 30)
    assert table.board.deck.size == board.deck.size - 1


@pytest.mark.rule("R2.3.7-1")
def test_no_faction_has_acted_on_a_new_card() -> None:
    board = position("stage: next-card\ncard: 30\nnext: 12\nacted: taliban=event government=pass")

    assert finish(board, "event", "5").board.acted == ()


@pytest.mark.rule("R2.2-1")
def test_every_card_of_a_pile_is_as_likely_to_be_on_top() -> None:
    turn = play(position("stage: next-card\ncard: 30\nnext: 12\ndeck: top=7+propaganda below=4"))

    assert asked(turn).by is None
    assert dict(zip(asked(turn).options, asked(turn).weights, strict=True)) == {
        "event": 7,
        "propaganda": 1,
    }
    turn.answer("event")
    assert asked(turn).weights == ()
    assert "30" not in asked(turn).options


@pytest.mark.rule("R2.2-1")
@pytest.mark.parametrize(
    ("deck", "question", "revealed"),
    [
        ("deck: top=0+propaganda below=4", "turn", PROPAGANDA),
        ("deck: top=3 below=4\nplayed: 3 propaganda", "deck.card", None),
    ],
)
def test_nothing_is_random_once_the_pile_has_decided(
    deck: str, question: str, revealed: int | None
) -> None:
    turn = play(position(f"stage: next-card\ncard: 30\nnext: 12\n{deck}"))

    assert asked(turn).ask == question
    assert turn.board.next_card == revealed


# Propaganda cards


@pytest.mark.rule("R2.4-1", "R6-1", "R6.6-7")
def test_a_propaganda_card_runs_a_round_phase_by_phase_and_the_next_card_follows() -> None:
    board = position("card: 30\nnext: propaganda\neligible: taliban\nkabul C:B1T1")

    facts = told(board, "pass", "5")

    assert [fact.stage for fact in facts if isinstance(fact, Entered)] == [
        Stage.VICTORY,
        Stage.RESOURCES,
        Stage.SUPPORT,
        Stage.REDEPLOY,
        Stage.RESET,
        Stage.NEXT_CARD,
    ]
    assert facts[-1] == CardBegun(5, rule="2.3.7")


@pytest.mark.rule("R6-2")
def test_a_second_propaganda_card_in_a_row_is_played_without_a_round() -> None:
    board = position("stage: next-card\ncard: propaganda\nnext: propaganda\nplayed: 30")

    table = finish(board, "12")

    assert table.facts == [
        CardBegun(PROPAGANDA, rule="2.3.7"),
        CardRevealed(12, rule="2.2"),
    ]
    assert table.board.stage is Stage.NEXT_CARD
    assert table.board.propaganda_played == 2


@pytest.mark.rule("R6-2")
def test_after_two_propaganda_cards_in_a_row_the_event_card_behind_them_is_played() -> None:
    board = position("stage: next-card\ncard: propaganda\nnext: propaganda\nplayed: 30")

    turn = play(board, "12", "5")

    assert (turn.board.card, turn.board.stage) == (12, Stage.TURN)
    assert turn.board.played == (30, PROPAGANDA, PROPAGANDA)


@pytest.mark.rule("R6-2", "R2.4.1-1")
def test_the_game_ends_at_once_if_the_second_propaganda_card_in_a_row_is_final() -> None:
    board = position(
        "stage: next-card\ncard: propaganda\nnext: propaganda\nplayed: propaganda 2 propaganda 3",
        scenario=Scenario.SHORT,
    )

    *before, ended = finish(board, "12").facts

    assert before == [CardBegun(PROPAGANDA, rule="2.3.7"), CardRevealed(12, rule="2.2")]
    assert isinstance(ended, GameEnded)
    assert (ended.result.reason, ended.rule) == ("final", "7.3")


@pytest.mark.rule("R2.4.1-1", "R2.4.1-2", "R6-3", "R6.5-8")
@pytest.mark.parametrize(
    ("scenario", "rounds"), [(Scenario.SHORT, 4), (Scenario.MAIN, 5), (Scenario.EXTENDED, 6)]
)
def test_the_game_ends_with_the_redeploy_phase_of_the_last_propaganda_round(
    scenario: Scenario, rounds: int
) -> None:
    def last_fact(number: int) -> Fact:
        played = " ".join(f"{card} propaganda" for card in range(1, number))
        text = f"stage: redeploy\ncard: propaganda\nplayed: {played or 'none'}\nkabul C:B1"
        return finish(position(text, scenario=scenario)).facts[-1]

    assert last_fact(rounds - 1) == Entered(Stage.RESET, rule="6.6")
    assert isinstance(last_fact(rounds), GameEnded)


@pytest.mark.rule("R2.4.1-2")
def test_event_cards_below_the_final_propaganda_card_are_never_played() -> None:
    board = position(
        "card: 30\nnext: propaganda\nplayed: propaganda 1 propaganda 2 propaganda\n"
        "eligible: taliban\nkabul C:B1",
        scenario=Scenario.SHORT,
    )

    turn = play(board, "pass", "5")

    assert isinstance(turn.pending, Result)
    assert (turn.board.card, turn.board.next_card) == (PROPAGANDA, 5)


@pytest.mark.rule("R2.4.1-1")
def test_a_game_that_begins_after_the_final_propaganda_round_is_ranked() -> None:
    board = position(
        "stage: next-card\ncard: propaganda\nnext: 5\n"
        "played: propaganda 1 propaganda 2 propaganda 3",
        scenario=Scenario.SHORT,
    )

    (ended,) = finish(board).facts

    assert isinstance(ended, GameEnded)
    assert ended.result.reason == "final"


# Sudden Propaganda


@pytest.mark.rule("R2.3.7-2")
def test_sudden_propaganda_strikes_as_soon_as_it_is_revealed() -> None:
    board = position("stage: next-card\ncard: 30\nnext: 12", options=SUDDEN)

    table = finish(board, "propaganda")

    assert table.facts == [
        CardBegun(12, rule="2.3.7"),
        CardRevealed(PROPAGANDA, rule="2.2"),
        CardsExchanged(rule="2.3.7"),
        Entered(Stage.VICTORY, rule="6.1"),
    ]
    assert (table.board.card, table.board.upcoming) == (PROPAGANDA, (12,))


@pytest.mark.rule("R2.3.7-2")
def test_the_exchanged_event_card_is_the_first_after_the_round() -> None:
    board = position("stage: next-card\ncard: propaganda\nnext: 12\nplayed: 30", options=SUDDEN)

    table = finish(board, "5")

    assert table.facts == [
        CardBegun(12, rule="2.3.7"),
        CardRevealed(5, rule="2.2"),
        Entered(Stage.TURN, rule="2.3"),
    ]


@pytest.mark.rule("R2.3.7-2", "A-10")
@pytest.mark.parametrize(
    ("answers", "upcoming"),
    [(("event", "30", "propaganda"), (30,)), (("propaganda", "30"), (30,))],
)
def test_sudden_propaganda_may_strike_before_the_first_event_card(
    answers: tuple[str, ...], upcoming: tuple[int, ...]
) -> None:
    table = finish(position("stage: next-card", options=SUDDEN), *answers)

    assert table.facts[-1] == Entered(Stage.VICTORY, rule="6.1")
    assert (table.board.card, table.board.upcoming) == (PROPAGANDA, upcoming)


@pytest.mark.rule("R2.3.7-2", "R6-2", "A-10")
def test_a_second_sudden_propaganda_card_in_a_row_is_discarded_without_a_round() -> None:
    board = position(
        "stage: next-card\ncard: propaganda\nnext: 12\nplayed: 30\ndeck: top=0+propaganda below=3",
        options=SUDDEN,
    )

    table = finish(board)

    assert table.facts == [
        CardBegun(12, rule="2.3.7"),
        CardRevealed(PROPAGANDA, rule="2.2"),
        CardsExchanged(rule="2.3.7"),
    ]
    assert (table.board.stage, table.board.next_card) == (Stage.NEXT_CARD, 12)


@pytest.mark.rule("R2.3.7-2", "R6-2", "A-10")
def test_the_game_ends_if_the_second_sudden_propaganda_card_in_a_row_is_final() -> None:
    board = position(
        "stage: next-card\ncard: propaganda\nnext: 12\nplayed: propaganda 2 propaganda 3\n"
        "deck: top=45+propaganda below=0",
        scenario=Scenario.SHORT,
        options=SUDDEN,
    )

    table = finish(board, "propaganda")

    assert table.facts[2] == CardsExchanged(rule="2.3.7")
    assert isinstance(table.facts[3], GameEnded)


# Options of the 1st printing: No Reveal, Eligibility A and B


@pytest.mark.rule("R2.2-1", "R2.3.7-1", "RO-11")
def test_with_no_reveal_a_card_is_turned_up_only_as_it_is_played() -> None:
    board = position("stage: next-card\ncard: 30", options=Options(no_reveal=True))

    table = finish(board, "event", "12")

    assert table.facts == [
        CardRevealed(12, rule="2.2"),
        CardBegun(12, rule="2.3.7"),
        Entered(Stage.TURN, rule="2.3"),
    ]
    assert table.board.next_card is None


@pytest.mark.rule("R2.3.2-1", "RO-12", "RO-14")
@pytest.mark.parametrize("eligibility", [Eligibility.A, Eligibility.B])
def test_eligibility_a_and_b_turn_up_cards_until_an_event_is_seen(eligibility: Eligibility) -> None:
    board = position(
        "stage: next-card\ncard: 30\nnext: 12\ndeck: top=0+propaganda below=4",
        options=Options(eligibility=eligibility),
    )

    table = finish(board, "propaganda", "5")

    assert table.board.upcoming == (PROPAGANDA, PROPAGANDA, 5)


@pytest.mark.rule("R2.3.2-1", "RO-13")
def test_eligibility_a_goes_on_when_the_last_card_of_the_deck_is_propaganda() -> None:
    others = " ".join(str(card) for card in range(1, 61) if card not in (12, 30, 55))
    board = position(
        "stage: next-card\ncard: 30\nnext: 12\n"
        f"played: 55 {others} propaganda propaganda propaganda propaganda\n"
        "deck: top=0+propaganda below=0",
        options=Options(eligibility=Eligibility.A),
    )

    turn = play(board)

    assert turn.board.upcoming == (PROPAGANDA,)
    assert asked(turn).by == WARLORDS


@pytest.mark.rule("R2.3.2-1", "R2.3.7-1")
def test_cards_seen_in_advance_are_not_revealed_again() -> None:
    board = position(
        "stage: next-card\ncard: propaganda\nnext: 12 5\nplayed: 30",
        options=Options(eligibility=Eligibility.A),
    )

    table = finish(board)

    assert table.facts == [CardBegun(12, rule="2.3.7"), Entered(Stage.TURN, rule="2.3")]
