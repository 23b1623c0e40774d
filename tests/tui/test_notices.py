"""The notices after a key: what it led to, or why it did nothing."""

from __future__ import annotations

from adp_tui.look.paint import plain
from adp_tui.widgets.footer_line import notice_rows
from tests.tui.table import controller


def test_a_notice_says_why_a_digit_picks_nothing() -> None:
    at = controller(None, "1")
    at.press("0")
    assert at.notice == "you have to choose something here; Esc takes back the last answer"

    at = controller()
    at.press("9")
    assert at.notice == "no answer here has the number 9"


def test_a_notice_says_which_numbers_are_possible() -> None:
    at = controller(None, "2", "n", "1", "1")
    assert at.choices is not None
    assert at.choices.is_count

    at.press("9")

    assert at.notice == "only numbers from 1 to 2 can be chosen here"


def test_results_of_dice_and_lone_answers_are_shown_immediately() -> None:
    at = controller(None, "1", "k", "2")

    assert at.notice == "1 Taliban Guerrilla placed in Kabul"


def test_a_sentence_that_is_too_long_ends_with_a_sign() -> None:
    (row,) = notice_rows("nobody can answer here before the others have", 30)

    assert plain(row) == " Nobody can answer here ..."
