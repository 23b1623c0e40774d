"""The list of a decision: digits, narrowing, refusals, counts."""

from __future__ import annotations

import pytest

from adp_tui.games.adp.answers import GIVE, REMOVE, SPECIAL
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.choices import Choices
from adp_tui.presenter.answers import FINISH
from core.kernel import Decision, Kind, Reason
from tests.tui.table import controller


def rally() -> Choices:
    choices = controller(None, "1").choices
    assert choices is not None
    assert choices.decision.ask == "rally.space"
    return choices


def count(*numbers: int) -> Choices:
    words = tuple(str(number) for number in numbers)
    asked = Decision("taliban", "march.count", "3.3.2", Kind.COUNT, (*words, "give"))
    return Choices(asked, PRESENTER)


def labels(choices: Choices) -> list[str]:
    return [row.label for row in choices.rows]


def pointed(choices: Choices, number: str) -> str | None:
    """Type a number and return the answer under the cursor, None if there is none."""
    found = [choices.point(digit) for digit in number]
    return choices.current.word if all(found) and choices.current is not None else None


def test_options_keep_the_order_of_the_question_and_numbers_count_all_of_them() -> None:
    choices = rally()

    assert [row.word for row in choices.rows] == [
        word for word in choices.decision.options if word in {row.word for row in choices.rows}
    ]
    assert [choices.number_of(row) for row in choices.visible] == list("123456789")
    choices.turn_page(1)
    assert choices.number_of(choices.visible[0]) == "10"


@pytest.mark.parametrize("page", [1, 5, 9, 12, 40])
def test_the_number_of_an_answer_points_at_it_in_a_list_of_any_length(page: int) -> None:
    choices = rally()
    choices.page = page

    for row in list(choices.rows):
        choices.clear()
        assert pointed(choices, choices.number_of(row)) == row.word
        assert row in choices.visible
    assert len(choices.rows) > 20


def test_a_digit_that_makes_no_longer_number_begins_a_new_one() -> None:
    choices = rally()
    last = len(choices.rows)

    pointed(choices, "9")
    assert pointed(choices, "3") == choices.rows[2].word
    assert choices.number == "3"
    assert pointed(choices, str(last)) == choices.rows[-1].word
    choices.move(-1)
    assert (choices.number, pointed(choices, "1")) == ("", choices.rows[0].word)


def test_a_digit_is_rubbed_out_before_a_letter() -> None:
    choices = rally()
    choices.type("n")
    pointed(choices, "2")

    choices.rub_out()
    assert (choices.typed, choices.number, choices.cursor) == ("n", "", 0)
    choices.rub_out()
    assert choices.typed == ""


def test_a_long_number_is_rubbed_out_digit_by_digit() -> None:
    choices = rally()
    pointed(choices, "12")

    choices.rub_out()

    assert (choices.number, choices.current) == ("1", choices.rows[0])


def test_a_letter_keeps_what_starts_with_it() -> None:
    choices = rally()

    choices.type("n")

    assert labels(choices) == ["Nuristan", "NW Frontier", "Nimruz"]
    assert pointed(choices, "2") == "northwest-frontier"


def test_letters_that_nothing_starts_with_keep_what_contains_them() -> None:
    choices = rally()

    for letter in "zga":
        choices.type(letter)

    assert labels(choices) == ["Oruzgan"]


def test_refused_spaces_that_match_are_listed_last_with_the_reason() -> None:
    at = controller(None, "1", "h", "1", "1", "h")
    assert at.choices is not None

    assert labels(at.choices) == ["Herat", "Helmand"]
    refused = at.choices.rows[-1]
    assert refused.reason is not None
    assert at.choices.number_of(refused) == "-"


def test_escape_clears_the_filter_before_anything_else() -> None:
    choices = rally()
    choices.type("n")

    assert choices.clear()
    assert len(choices.rows) > 9
    assert not choices.clear()


def test_backspace_takes_back_a_letter() -> None:
    choices = rally()
    choices.type("n")
    choices.type("u")

    choices.rub_out()

    assert choices.typed == "n"


def test_answers_with_their_own_keys_are_below_the_list() -> None:
    decision = Decision(
        "taliban",
        "rally.space",
        "3.3.1",
        Kind.PLACE,
        ("helmand", "herat", "done", "extort", "infiltrate", "remove-own", "give"),
    )
    choices = Choices(decision, PRESENTER)

    assert labels(choices) == ["Helmand", "Herat"]
    assert [choice.section for choice in choices.fixed] == [
        FINISH,
        SPECIAL,
        SPECIAL,
        REMOVE,
        GIVE,
    ]
    assert pointed(choices, "0") == "done"
    assert choices.by_section(REMOVE) == "remove-own"


def test_several_special_activities_become_the_list() -> None:
    decision = Decision(
        "taliban", "rally.space", "3.3.1", Kind.PLACE, ("helmand", "extort", "infiltrate")
    )
    choices = Choices(decision, PRESENTER)

    assert choices.by_section(SPECIAL) is None
    assert labels(choices) == ["Extort", "Infiltrate"]
    assert pointed(choices, "2") == "infiltrate"


def test_if_all_answers_are_fixed_they_are_the_list() -> None:
    decision = Decision("taliban", "special", "4.1", Kind.MENU, ("done", "extort"))
    choices = Choices(decision, PRESENTER)

    assert labels(choices) == ["No Special Activity", "Extort"]
    assert (pointed(choices, "2"), pointed(choices, "0")) == ("extort", "done")


def test_the_largest_of_small_numbers_is_highlighted() -> None:
    choices = count(0, 1, 2)

    assert choices.current is not None
    assert choices.current.word == "2"
    assert pointed(choices, "0") == "0"
    assert pointed(choices, "3") is None
    choices.first()
    assert choices.current.word == "0"


def test_numbers_are_typed_alike_be_they_small_or_large() -> None:
    assert pointed(count(*range(1, 13)), "1") == "1"
    assert pointed(count(*range(1, 13)), "11") == "11"
    assert pointed(count(*range(10, 16)), "1") == "10"
    assert pointed(count(*range(10, 16)), "13") == "13"


def test_a_menu_lists_what_is_refused_with_the_reason() -> None:
    why = Reason("attack.no-enemy", "3.3.3")
    decision = Decision(
        "taliban",
        "turn",
        "2.3.4",
        Kind.MENU,
        ("rally", "pass"),
        refuse=lambda word: why if word == "attack" else None,
    )

    rows = Choices(decision, PRESENTER).rows

    assert [(row.label, row.reason) for row in rows] == [
        ("Rally", None),
        ("Pass", None),
        ("Attack", why),
    ]


def test_the_cursor_stays_at_either_end_and_goes_on_to_the_fixed_answers() -> None:
    words = ("helmand", "herat", "done")
    decision = Decision("taliban", "rally.space", "3.3.1", Kind.PLACE, words)
    choices = Choices(decision, PRESENTER)

    choices.move(-1)
    assert choices.cursor == 0
    for _ in range(5):
        choices.move(1)

    assert choices.current is not None
    assert choices.current.word == "done"


def test_the_most_is_highlighted_again_when_what_was_typed_is_cleared() -> None:
    choices = count(*range(1, 13))
    pointed(choices, "3")

    choices.clear()

    assert choices.current is not None
    assert choices.current.word == "12"


def test_home_is_the_smallest_end_the_largest_and_arrows_change_by_one() -> None:
    choices = count(2, 3, 4)

    choices.first()
    least = choices.current
    choices.move(1)
    more = choices.current
    choices.last()

    assert [least and least.word, more and more.word] == ["2", "3"]
    assert choices.current is not None
    assert choices.current.word == "4"


def test_only_numbers_are_named_where_a_number_is_asked_for() -> None:
    decision = Decision("taliban", "x", "3.1", Kind.COUNT, ("1", "2", "3", "roll", "roll-spaces"))
    choices = Choices(decision, PRESENTER)

    assert choices.numbers == ("1", "2", "3")
    assert [choices.number_of(row) for row in choices.rows] == ["1", "2", "3", "", ""]
    assert choices.current is not None
    assert choices.current.word == "3"


def test_the_question_mark_says_why_a_special_activity_is_missing() -> None:
    at = controller(None, "1", "?")
    assert at.choices is not None

    assert at.choices.current is not None
    assert at.choices.current.word == "ambush"
    at.press("enter")
    assert at.notice == "Ambush: it accompanies only Attack (4.4.3)"
