"""Card 6, US-Pakistan Talks."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, IslamabadMoved
from core.adp.model.ids import COALITION, TALIBAN, WARLORDS, Islamabad, SpaceId
from tests.adp.events.executing import execute, happened, turn_of


@pytest.mark.rule("R5.2-1", "R6.6.1-7")
def test_islamabad_shifts_two_boxes_either_way() -> None:
    board = turn_of(WARLORDS, 6, "islamabad: tolerance\nherat T:u1")

    assert happened(execute(board, "unshaded")) == [
        IslamabadMoved(Islamabad.PRESSURE, False, rule="card 6"),
        IslamabadMoved(Islamabad.HOSTILITY, False, rule="card 6"),
    ]
    assert happened(execute(board, "shaded")) == [
        IslamabadMoved(Islamabad.BACKING, False, rule="card 6"),
        IslamabadMoved(Islamabad.SPONSORSHIP, False, rule="card 6"),
    ]


@pytest.mark.rule("R6.6.1-2")
def test_at_hostility_taliban_in_pakistan_are_exposed_at_once() -> None:
    board = turn_of(COALITION, 6, "islamabad: pressure\nwaziristan T:u3")

    assert happened(execute(board, "unshaded")) == [
        IslamabadMoved(Islamabad.HOSTILITY, False, rule="card 6"),
        Activated(TALIBAN, SpaceId.WAZIRISTAN, 3, rule="6.6.1"),
        IslamabadMoved(Islamabad.HOSTILITY, True, rule="card 6"),
    ]
