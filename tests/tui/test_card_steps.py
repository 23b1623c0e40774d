"""Stepping from card to card along a line of play."""

from __future__ import annotations

import pytest

from adp_tui.config.pace import Pace
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.controller import Controller
from core.adp.box import BOX
from tests.tui.table import begin, controller


def some_cards() -> Controller:
    """Return a game in which the Taliban passed until three cards had been played."""
    at = Controller(begin(), PRESENTER, bot=BOX.bot, pace=Pace.INSTANT)
    while played(at) < 3:
        assert at.decision is not None
        options = at.decision.options
        at.driver.answer("pass" if "pass" in options else options[0])
        at.ask()
        while at.advance() is not None:
            pass
    return at


def played(at: Controller) -> int:
    """Return how many cards have been played before the current one."""
    return len(at.board.played)


def test_back_to_the_beginning_of_each_card_and_on_again_to_the_end() -> None:
    at = some_cards()
    end, cards = at.session.number, played(at)

    backward = []
    while not at.notice:
        at.press("<")
        backward.append(played(at))
    assert "first card" in at.notice
    assert set(range(cards)) <= set(backward)
    assert backward == sorted(backward, reverse=True)
    assert at.session.turn.game.trail == ()

    forward = []
    at.press(">")
    while not at.notice:
        forward.append(played(at))
        at.press(">")
    assert forward[: cards - 1] == list(range(1, cards))
    assert at.session.number == end
    assert "nothing was played after this" in at.notice


def test_in_the_middle_of_a_turn_the_first_step_goes_to_its_card() -> None:
    at = controller(None, "1", "h", "1")
    at.press("<")

    assert at.decision is not None
    assert at.decision.ask == "turn"
    assert at.board.card == 24


def test_bots_wait_after_a_step_to_another_card() -> None:
    at = some_cards()
    at.press("<")
    at.press("<")
    number = at.session.number

    assert at.advance() is None
    assert at.session.number == number


@pytest.mark.parametrize("key", ["<", ">"])
def test_at_the_first_question_there_is_nowhere_to_go(key: str) -> None:
    at = controller()
    number = at.session.number

    at.press(key)

    assert at.session.number == number
    assert at.notice
