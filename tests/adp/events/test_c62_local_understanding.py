"""Card 62, Local Understanding."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Hid, Placed, Removed
from core.adp.model.ids import COALITION, TALIBAN, WARLORDS, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_3_taliban_guerrillas_go_where_warlords_are() -> None:
    board = turn_of(
        COALITION, 62, "resources: warlords=5\nherat W:B1 T:u4\nbalkh T:u1\nkonduz W:u1"
    )

    assert asked(board, "unshaded").options == ("0", "1", "2", "3")
    assert happened(execute(board, "unshaded", "3")) == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.HERAT, 3, rule="card 62"),
        Gained(Track.WARLORDS, 2, rule="card 62"),
    ]


@pytest.mark.rule("R5.1.3-1")
def test_the_warlords_gain_even_if_nobody_can_be_removed() -> None:
    board = turn_of(COALITION, 62, "resources: warlords=5\nherat W:B1")

    assert happened(execute(board, "unshaded")) == [Gained(Track.WARLORDS, 2, rule="card 62")]


def test_shaded_insurgents_who_share_a_space_hide_and_a_guerrilla_joins_them() -> None:
    board = turn_of(COALITION, 62, "herat T:B1a1 W:a1\nkabul-aibak T:u1 W:u1\nbalkh T:a2")

    assert asked(board, "shaded").options == ("herat", "kabul-aibak", "done")
    table = execute(
        board, "shaded", "herat", "warlord_underground", "kabul-aibak", "taliban_underground"
    )

    assert happened(table) == [
        Hid(TALIBAN, SpaceId.HERAT, 1, rule="card 62"),
        Hid(WARLORDS, SpaceId.HERAT, 1, rule="card 62"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.HERAT, 1, rule="card 62"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.KABUL_AIBAK, 1, rule="card 62"),
    ]
