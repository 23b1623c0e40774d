"""Prices: shown as they would be paid, whatever changes them."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from adp_tui.games.adp.ahead.costs import price, terms
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.lookahead.follow import look_ahead
from core.adp.model.board import Board, Lasting
from core.adp.model.facts import Fact
from core.adp.model.ids import Islamabad, Side
from core.kernel import Decision, Game, Turn
from tests.adp.play import position
from tests.tui.table import FOUR, AdpSession, begin

BEGUN: AdpSession = begin(seats=FOUR)
NIGHT_LETTERS = Lasting(29, Side.UNSHADED)


def after(*answers: str, board: Board | None = None) -> Turn[Board, Fact]:
    game = BEGUN.turn.game if board is None else Game(board)
    turn: Turn[Board, Fact] = Turn(BEGUN.box.rules, game)
    for answer in answers:
        turn.answer(answer)
    return turn


def told(turn: Turn[Board, Fact], room: int = 80) -> str:
    asked = turn.pending
    assert isinstance(asked, Decision)
    return terms(asked, turn.board, partial(look_ahead, PRESENTER, turn), room)


def cost(turn: Turn[Board, Fact], word: str) -> str:
    asked = turn.pending
    assert isinstance(asked, Decision)
    return price(asked, look_ahead(PRESENTER, turn, word))


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        (("rally",), "1 Resource each, Pakistan 0. You have 10."),
        (("attack",), "1 Resource each. You have 10."),
        (("march", "helmand"), "1 Resource each, Pakistan 0, LoCs 0. You have 10."),
        (("pass", "train"), "3 where cubes are placed. G has 30."),
        (("pass", "sweep"), "3 where the Government joins. G has 30."),
        (("pass", "pass", "rally", "suborn"), "2 Resources each. You have 15."),
        (("pass", "pass", "pass", "train"), "3 Resources each. You have 33."),
        (("pass", "pass", "pass", "patrol"), "3 Resources once. You have 33."),
        (("pass", "pass", "pass"), ""),
    ],
)
def test_terms_show_the_price_and_the_resources(answers: tuple[str, ...], words: str) -> None:
    assert told(after(*answers)) == words


def test_terms_are_shorter_where_there_is_little_room() -> None:
    assert told(after("rally"), room=39) == "1 each, Pakistan 0. You have 10."


def test_a_price_follows_islamabad() -> None:
    board = replace(BEGUN.turn.board, islamabad=Islamabad.TOLERANCE)

    turn = after("rally", board=board)

    assert told(turn) == "1 Resource each. You have 10."
    assert cost(turn, "waziristan") == "1"


def test_sharia_in_a_rally_costs_what_night_letters_make_of_it() -> None:
    usual = after("rally", "oruzgan", "nothing", "done")
    dearer = after(
        "rally",
        "oruzgan",
        "nothing",
        "done",
        board=replace(BEGUN.turn.board, capabilities=(NIGHT_LETTERS,)),
    )

    assert told(usual) == "1 Resource a step. You have 9."
    assert told(dearer) == "2 Resources a step. You have 9."
    assert (cost(usual, "oruzgan"), cost(dearer, "oruzgan")) == ("1", "2")


def test_an_optional_price_is_shown_as_a_range() -> None:
    assert cost(after("pass", "train"), "kabul") == "0-3"
    assert cost(after("pass", "train"), "khowst") == "0"


def test_only_the_first_destination_of_a_patrol_is_paid() -> None:
    turn = after("pass", "pass", "pass", "patrol", "kabul", "done")

    assert told(turn) == "Free. You have 30."


def test_if_only_a_gift_could_pay_just_the_resources_are_shown() -> None:
    text = "card: 30\nnext: 12\neligible: taliban\nresources: taliban=1\nherat T:u1\nzabol T:u1"
    turn = after("terror", "herat", board=position(text))
    assert isinstance(turn.pending, Decision)
    assert turn.pending.options[0] == "done"

    assert told(turn) == "You have 0."
