"""Card 13, Anti-Corruption Drive."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Lost, Transferred
from core.adp.model.ids import COALITION, TALIBAN, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_six_patronage_become_resources() -> None:
    board = turn_of(COALITION, 13, "patronage: 9\nresources: government=10")

    assert asked(board, "unshaded").options == ("0", "1", "2", "3", "4", "5", "6")
    assert happened(execute(board, "unshaded", "6")) == [
        Transferred(Track.PATRONAGE, Track.GOVERNMENT, 6, rule="card 13")
    ]


@pytest.mark.rule("R5.1.1-1")
def test_no_more_moves_than_there_is_and_fits() -> None:
    full = turn_of(COALITION, 13, "patronage: 9\nresources: government=74")
    poor = turn_of(COALITION, 13, "patronage: 2")

    assert asked(full, "unshaded").options == ("0", "1")
    assert asked(poor, "unshaded").options == ("0", "1", "2")


def test_shaded_patronage_rises_and_aid_falls() -> None:
    board = turn_of(TALIBAN, 13, "patronage: 39\naid: 4")

    assert happened(execute(board, "shaded")) == [
        Gained(Track.PATRONAGE, 1, rule="card 13"),
        Lost(Track.AID, 4, rule="card 13"),
    ]
