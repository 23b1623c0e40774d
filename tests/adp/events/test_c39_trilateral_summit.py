"""Cards 39 and 40, Trilateral Summit and Line Item."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, IslamabadMoved, Lost
from core.adp.model.ids import COALITION, TALIBAN, Islamabad, Track
from tests.adp.events.executing import execute, happened, turn_of


def test_unshaded_islamabad_turns_from_the_taliban_and_aid_comes() -> None:
    board = turn_of(COALITION, 39, "islamabad: backing\naid: 10")

    assert happened(execute(board, "unshaded")) == [
        IslamabadMoved(Islamabad.TOLERANCE, False, rule="card 39"),
        Gained(Track.AID, 4, rule="card 39"),
    ]


def test_shaded_islamabad_turns_to_the_taliban_who_gain() -> None:
    board = turn_of(TALIBAN, 39, "islamabad: sponsorship\nresources: taliban=10")

    assert happened(execute(board, "shaded")) == [
        IslamabadMoved(Islamabad.SPONSORSHIP, True, rule="card 39"),
        Gained(Track.TALIBAN, 4, rule="card 39"),
    ]


@pytest.mark.rule("R5.1.1-1", "R5.1.3-1")
@pytest.mark.parametrize(("aid", "gained"), [(10, 8), (70, 5)])
def test_line_item_adds_8_aid_as_far_as_the_track_goes(aid: int, gained: int) -> None:
    board = turn_of(COALITION, 40, f"aid: {aid}")

    assert happened(execute(board, "unshaded")) == [Gained(Track.AID, gained, rule="card 40")]


@pytest.mark.rule("R5.1.3-1")
@pytest.mark.parametrize(("aid", "lost"), [(10, 8), (5, 5)])
def test_line_item_shaded_takes_8_aid_or_what_there_is(aid: int, lost: int) -> None:
    board = turn_of(COALITION, 40, f"aid: {aid}")

    assert happened(execute(board, "shaded")) == [Lost(Track.AID, lost, rule="card 40")]
