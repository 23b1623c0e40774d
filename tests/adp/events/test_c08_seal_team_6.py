"""Card 8, SEAL Team 6."""

from __future__ import annotations

from core.adp.model.facts import IslamabadMoved, Removed
from core.adp.model.ids import COALITION, TALIBAN, Islamabad, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_a_base_goes_although_guerrillas_are_there() -> None:
    board = turn_of(COALITION, 8, "waziristan T:B1u2")

    table = execute(board, "unshaded", "taliban_bases", "1")

    assert happened(table) == [
        Removed(Piece.TALIBAN_BASE, SpaceId.WAZIRISTAN, 1, rule="card 8"),
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.WAZIRISTAN, 1, rule="card 8"),
    ]


def test_both_pieces_come_from_one_province_of_pakistan_and_fewer_may_go() -> None:
    board = turn_of(COALITION, 8, "waziristan T:u1a1\nbalochistan T:u2\nherat T:u1")

    assert asked(board, "unshaded").options == ("balochistan", "waziristan")
    assert asked(board, "unshaded", "waziristan").options == (
        "taliban_underground",
        "taliban_active",
        "done",
    )
    assert happened(execute(board, "unshaded", "waziristan", "done")) == []


def test_islamabad_shifts_two_boxes_towards_sponsorship() -> None:
    board = turn_of(TALIBAN, 8, "islamabad: backing\nwaziristan T:u1")

    assert happened(execute(board, "shaded")) == [
        IslamabadMoved(Islamabad.SPONSORSHIP, False, rule="card 8"),
        IslamabadMoved(Islamabad.SPONSORSHIP, True, rule="card 8"),
    ]
