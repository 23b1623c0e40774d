"""Why an answer was given."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Adp
from tests.cli.played import picked


@pytest.fixture(autouse=True)
def kept(home: Path) -> Path:
    """A game in the folder of saves, called orchard."""
    return picked(home / "saves" / "orchard.adp")


def test_an_answer_is_told_with_its_question_its_options_and_its_reasons(adp: Adp) -> None:
    assert adp("why", "orchard", 5) == (
        0,
        "Answer 5, ann (human)\n"
        "Asked:   pick.count plum (2.4)\n"
        "Options: 1 2 3\n"
        "Chosen:  2\n"
        "   1. plums are sweet\n",
        "",
    )


def test_dice_and_people_give_no_reasons(adp: Adp) -> None:
    assert adp("why", "orchard", 4).out == (
        "Answer 4, dice\n"
        "Asked:   pick.roll plum (2.3)\n"
        "Options: 1 2 3 4 5 6\n"
        "Chosen:  2\n"
        "No reasons were given.\n"
    )


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (0, "adp: answers begin with 1; 0 is the start of the game\n"),
        (6, "adp: there is no answer 6: they go from 0, the start, to 5\n"),
    ],
)
def test_what_was_never_answered_has_no_reasons(adp: Adp, number: int, sentence: str) -> None:
    assert adp("why", "orchard", number) == (1, "", sentence)


def test_the_help_has_an_example(adp: Adp) -> None:
    assert "example: adp why kabul 31" in adp("why", "--help").out
