"""Card 44, Pakistani Politics."""

from __future__ import annotations

import pytest

from core.adp.model.facts import EligibilityMarked, Gained, IslamabadMoved
from core.adp.model.ids import COALITION, TALIBAN, Islamabad, Track
from tests.adp.events.executing import execute, happened, turn_of


@pytest.mark.rule("R2.3.6-1")
@pytest.mark.parametrize(
    ("way", "box"),
    [
        ("towards-sponsorship", Islamabad.SPONSORSHIP),
        ("towards-hostility", Islamabad.TOLERANCE),
    ],
)
def test_islamabad_shifts_either_way_and_the_executing_faction_stays_eligible(
    way: str, box: Islamabad
) -> None:
    board = turn_of(COALITION, 44, "islamabad: backing")

    table = execute(board, "unshaded", way)

    assert happened(table) == [
        IslamabadMoved(box, False, rule="card 44"),
        EligibilityMarked(COALITION, True, rule="card 44"),
    ]
    assert COALITION in table.board.eligible


def test_shaded_the_taliban_gain_2_for_each_province_of_pakistan_with_a_base() -> None:
    board = turn_of(
        TALIBAN, 44, "resources: taliban=10\nwaziristan T:B2\nbalochistan T:B1\nkhowst T:B1"
    )

    assert happened(execute(board, "shaded")) == [Gained(Track.TALIBAN, 4, rule="card 44")]
