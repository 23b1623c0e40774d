"""Card 16, Amnesty."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Removed
from core.adp.model.ids import GOVERNMENT, TALIBAN, WARLORDS, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_three_taliban_go_from_policed_areas_not_in_opposition() -> None:
    board = turn_of(GOVERNMENT, 16, "kabul G:P1 T:u2a1\nherat G:P1 T:u1 support=O\nbalkh T:u1")

    assert asked(board, "unshaded").options[:2] == ("kabul", "done")
    table = execute(board, "unshaded", "kabul", "taliban_underground", "2", "kabul")

    assert happened(table) == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.KABUL, 2, rule="card 16"),
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.KABUL, 1, rule="card 16"),
    ]


@pytest.mark.rule("R1.4.1-4")
def test_taliban_executing_it_may_take_pieces_off_meanwhile_but_not_all_it_is_about() -> None:
    board = turn_of(TALIBAN, 16, "kabul G:P1 T:u2")

    assert asked(board, "unshaded", "kabul").options[:2] == ("1", "2")
    after = asked(board, "unshaded", "kabul", "remove-own", "kabul")

    assert after.options[0] == "1"
    assert "2" not in after.options


def test_shaded_guerrillas_of_one_faction_come_to_three_governed_areas() -> None:
    board = turn_of(WARLORDS, 16, "kabul G:B1\nherat G:P1\nbalkh G:T1\nfarah C:T1\nzabol G:T1")

    table = execute(board, "shaded", "warlords", "kabul", "herat", "zabol")

    assert happened(table) == [
        Placed(Piece.WARLORD_UNDERGROUND, space, 1, rule="card 16")
        for space in (SpaceId.KABUL, SpaceId.HERAT, SpaceId.ZABOL)
    ]


def test_the_event_can_stop_early() -> None:
    board = turn_of(WARLORDS, 16, "kabul G:B1 T:u1\nherat G:P1")

    assert happened(execute(board, "shaded", "taliban", "done")) == []
