"""Card 28, Karzai to Islamabad."""

from __future__ import annotations

import pytest

from core.adp.model.facts import EligibilityMarked, Gained, IslamabadMoved
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, Islamabad, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_islamabad_shifts_towards_tolerance_as_far_as_one_likes() -> None:
    board = turn_of(GOVERNMENT, 28, "islamabad: sponsorship\npatronage: 5")

    assert asked(board, "unshaded").options[:3] == ("0", "1", "2")
    assert happened(execute(board, "unshaded", "2")) == [
        IslamabadMoved(Islamabad.BACKING, False, rule="card 28"),
        IslamabadMoved(Islamabad.TOLERANCE, False, rule="card 28"),
        Gained(Track.PATRONAGE, 2, rule="card 28"),
    ]
    assert happened(execute(board, "unshaded", "0")) == [Gained(Track.PATRONAGE, 2, rule="card 28")]


def test_it_does_not_go_past_tolerance_from_either_end() -> None:
    board = turn_of(COALITION, 28, "islamabad: pressure")

    assert asked(board, "unshaded").options == ("0", "1")
    table = execute(board, "unshaded", "1")
    assert table.board.islamabad is Islamabad.TOLERANCE


@pytest.mark.rule("R5.1.1-1")
def test_at_tolerance_only_patronage_rises_as_far_as_it_goes() -> None:
    board = turn_of(COALITION, 28, "islamabad: tolerance\npatronage: 39")

    assert happened(execute(board, "unshaded")) == [Gained(Track.PATRONAGE, 1, rule="card 28")]


@pytest.mark.rule("R2.3.6-1")
def test_shaded_the_coalition_is_ineligible_through_the_next_card() -> None:
    board = turn_of(TALIBAN, 28, passed=COALITION)

    table = execute(board, "shaded")

    assert happened(table) == [
        Gained(Track.PATRONAGE, 2, rule="card 28"),
        Gained(Track.TALIBAN, 3, rule="card 28"),
        EligibilityMarked(COALITION, False, rule="card 28"),
    ]
    assert COALITION not in table.board.eligible
