"""A question as people see it: the order of its answers, and where the cursor begins."""

from __future__ import annotations

import pytest

from adp_tui.games.adp.option_order import as_shown, first_number, without_dice
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.choices import Choices
from core.adp.model.board import Board
from core.kernel import Decision, Kind
from tests.tui.table import begin, controller

SURGED = Decision("coalition", "surge.die", "4.2.1", Kind.MENU, ("roll", "done"))


@pytest.fixture
def board() -> Board:
    return begin().turn.board


def spaces(by: str, ask: str, *words: str) -> Decision:
    return Decision(by, ask, "3", Kind.PLACE, words)


def numbers(ask: str, most: int, *about: str) -> Decision:
    words = tuple(str(number) for number in range(most + 1))
    return Decision("coalition", ask, "4.2.1", Kind.COUNT, words, about)


def test_friendly_bases_come_first_then_friendly_pieces_then_others(board: Board) -> None:
    decision = spaces("taliban", "rally.space", "badghis", "balkh", "herat", "zabol", "done")

    assert as_shown(decision, board).options == ("zabol", "herat", "balkh", "badghis", "done")


def test_bases_of_the_other_coin_faction_count_as_friendly(board: Board) -> None:
    decision = spaces("government", "train.space", "herat", "kabul")

    assert as_shown(decision, board).options == ("kabul", "herat")


def test_a_sweep_lists_spaces_with_underground_guerrillas_first(board: Board) -> None:
    decision = spaces("coalition", "sweep.space", "kabul", "bamian", "zabol", "helmand")

    assert as_shown(decision, board).options == ("zabol", "helmand", "kabul", "bamian")


def test_answers_other_than_spaces_keep_the_order_of_the_rules(board: Board) -> None:
    decision = Decision("taliban", "turn", "2.3.4", Kind.MENU, ("rally", "march", "pass"))

    assert as_shown(decision, board) is decision


def test_a_rally_that_places_more_comes_first(board: Board) -> None:
    words = ("place-one", "hide", "place-many", "give")
    decision = Decision("taliban", "rally.action", "3.3.1", Kind.MENU, words, ("helmand",))

    assert as_shown(decision, board).options == ("place-many", "place-one", "hide", "give")


def test_a_player_may_roll_for_aid_after_a_surge() -> None:
    assert without_dice(SURGED).options == ("roll", "done")
    assert [choice.word for choice in Choices(without_dice(SURGED), PRESENTER).rows] == ["roll"]


def test_the_dice_of_bots_are_never_a_players_answer() -> None:
    decision = Decision("coalition", "turn", "2.3.4", Kind.MENU, ("pass", "roll", "roll-spaces"))

    assert without_dice(decision).options == ("pass",)


def test_a_surge_begins_with_the_current_number_of_pieces(board: Board) -> None:
    troops, bases = numbers("surge.troops", 14, "kabul"), numbers("surge.bases", 2, "kabul")

    assert first_number(troops, board) == "2"
    assert first_number(bases, board) == "1"


def test_if_fewer_can_stay_a_surge_begins_with_the_largest_number(board: Board) -> None:
    assert first_number(numbers("surge.troops", 1, "kabul"), board) is None


def test_gifts_begin_with_the_smallest_number_others_with_the_largest(board: Board) -> None:
    gift = Decision("government", "give.amount", "1.5.1", Kind.COUNT, ("1", "2", "3"))

    assert first_number(gift, board) == "1"
    assert first_number(numbers("sweep.troops", 3, "kabul"), board) is None


def test_the_cursor_begins_there_and_goes_back_there() -> None:
    choices = Choices(numbers("surge.troops", 14, "kabul"), PRESENTER, number="2")

    choices.type("9")
    choices.clear()

    assert choices.current is not None
    assert choices.current.word == "2"


def test_the_last_page_of_numbers_is_full() -> None:
    choices = Choices(numbers("sweep.troops", 10, "kabul"), PRESENTER, page=6)

    assert [row.word for row in choices.visible] == ["5", "6", "7", "8", "9", "10"]
    choices.turn_page(-1)
    assert [row.word for row in choices.visible] == ["0", "1", "2", "3", "4", "5"]


def test_the_table_lists_a_rally_by_bases() -> None:
    at = controller(None, "1")
    assert at.choices is not None

    assert at.choices.rows[0].word == "ghazni"
    assert at.choices.rows[-1].word == "balochistan"
