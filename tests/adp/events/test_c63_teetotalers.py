"""Card 63, Teetotalers."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Removed, Shifted
from core.adp.model.ids import COALITION, Piece, SpaceId, Support, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_a_warlord_base_goes_from_up_to_2_provinces_with_taliban_and_they_shift() -> None:
    board = turn_of(
        COALITION, 63, "herat T:u1 W:B2u3 support=O\nbalkh T:B1 W:B1\nkonduz W:B1\nkabul T:u1 W:B1"
    )

    assert asked(board, "unshaded").options == ("balkh", "herat", "done")
    table = execute(board, "unshaded", "herat", "balkh")

    assert happened(table) == [
        Removed(Piece.WARLORD_BASE, SpaceId.HERAT, 1, rule="card 63"),
        Shifted(SpaceId.HERAT, Support.OPPOSITION, Support.NEUTRAL, rule="card 63"),
        Removed(Piece.WARLORD_BASE, SpaceId.BALKH, 1, rule="card 63"),
        Shifted(SpaceId.BALKH, Support.NEUTRAL, Support.SUPPORT, rule="card 63"),
    ]


@pytest.mark.parametrize(("more", "gained"), [("", 3), ("ghazni T:u1 W:B2\nkhowst T:u1 W:B2", 6)])
def test_shaded_both_insurgents_gain_for_each_warlord_base_near_taliban(
    more: str, gained: int
) -> None:
    board = turn_of(
        COALITION,
        63,
        f"resources: taliban=5 warlords=5\nherat T:u1 W:B2\nkabul T:a1 W:B1\nbalkh W:B1\n{more}",
    )

    assert happened(execute(board, "shaded")) == [
        Gained(Track.TALIBAN, gained, rule="card 63"),
        Gained(Track.WARLORDS, gained, rule="card 63"),
    ]
