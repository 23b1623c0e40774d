"""Card 43, Pakistani Offensive."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Hid, IslamabadMoved, Moved, Removed
from core.adp.model.ids import COALITION, TALIBAN, Islamabad, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_3_taliban_pieces_go_from_a_province_of_pakistan_bases_last() -> None:
    board = turn_of(COALITION, 43, "islamabad: tolerance\nwaziristan T:B1u1a1\nkhowst T:u1")

    piece = asked(board, "unshaded")
    assert piece.options == ("taliban_underground", "taliban_active", "done")
    table = execute(board, "unshaded", "taliban_active", "1", "1")

    assert happened(table) == [
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.WAZIRISTAN, 1, rule="card 43"),
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.WAZIRISTAN, 1, rule="card 43"),
        Removed(Piece.TALIBAN_BASE, SpaceId.WAZIRISTAN, 1, rule="card 43"),
        IslamabadMoved(Islamabad.PRESSURE, False, rule="card 43"),
    ]


@pytest.mark.rule("R5.1-1")
def test_shaded_the_taliban_slip_across_the_border_and_hide() -> None:
    board = turn_of(COALITION, 43, "islamabad: tolerance\nwaziristan T:u1a2\nkhowst T:a1")

    origin = asked(board, "shaded")
    assert (origin.by, origin.options) == (TALIBAN, ("waziristan", "done"))
    assert asked(board, "shaded", "waziristan").options == (
        "kandahar",
        "khowst",
        "paktika",
        "zabol",
        "kandahar-spin-boldak",
    )
    table = execute(
        board,
        "shaded",
        *("waziristan", "khowst", "taliban_active", "2"),
        *("waziristan", "kandahar-spin-boldak"),
    )

    assert happened(table) == [
        Moved(Piece.TALIBAN_ACTIVE, SpaceId.WAZIRISTAN, SpaceId.KHOWST, 2, rule="card 43"),
        Hid(TALIBAN, SpaceId.KHOWST, 2, rule="card 43"),
        Moved(
            Piece.TALIBAN_UNDERGROUND,
            SpaceId.WAZIRISTAN,
            SpaceId.KANDAHAR_SPIN_BOLDAK,
            1,
            rule="card 43",
        ),
        IslamabadMoved(Islamabad.BACKING, False, rule="card 43"),
    ]
    assert table.board.spaces[SpaceId.KHOWST].taliban_active == 1


def test_shaded_the_taliban_may_stay() -> None:
    board = turn_of(COALITION, 43, "islamabad: tolerance\nwaziristan T:u1")

    assert happened(execute(board, "shaded", "done")) == [
        IslamabadMoved(Islamabad.BACKING, False, rule="card 43")
    ]
