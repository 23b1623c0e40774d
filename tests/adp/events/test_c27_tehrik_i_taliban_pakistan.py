"""Card 27, Tehrik-i-Taliban Pakistan."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, IslamabadMoved, Moved, Placed
from core.adp.model.ids import COALITION, TALIBAN, Islamabad, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_guerrillas_leave_for_pakistan_and_are_active_there() -> None:
    board = turn_of(
        COALITION, 27, "islamabad: tolerance\nzabol T:u2a1\nkabul-tor-kham T:a3\nbalochistan T:u1"
    )

    assert asked(board, "unshaded").options == ("zabol", "kabul-tor-kham", "done")
    table = execute(
        board,
        "unshaded",
        "zabol",
        "waziristan",
        "taliban_underground",
        "2",
        "kabul-tor-kham",
        "northwest-frontier",
        "2",
    )

    assert happened(table) == [
        Moved(Piece.TALIBAN_UNDERGROUND, SpaceId.ZABOL, SpaceId.WAZIRISTAN, 2, rule="card 27"),
        Activated(TALIBAN, SpaceId.WAZIRISTAN, 2, rule="card 27"),
        Moved(
            Piece.TALIBAN_ACTIVE,
            SpaceId.KABUL_TOR_KHAM,
            SpaceId.NORTHWEST_FRONTIER,
            2,
            rule="card 27",
        ),
        IslamabadMoved(Islamabad.PRESSURE, False, rule="card 27"),
    ]


def test_nobody_must_leave_but_islamabad_shifts() -> None:
    board = turn_of(COALITION, 27, "islamabad: tolerance\nzabol T:u2")

    assert happened(execute(board, "unshaded", "done")) == [
        IslamabadMoved(Islamabad.PRESSURE, False, rule="card 27")
    ]


@pytest.mark.rule("R6.6.1-2")
def test_four_pieces_come_to_pakistan_whatever_islamabad_thinks() -> None:
    board = turn_of(COALITION, 27, "islamabad: hostility\nherat T:u1")

    table = execute(board, "shaded", "waziristan", "waziristan", "3")

    assert happened(table) == [
        Placed(Piece.TALIBAN_BASE, SpaceId.WAZIRISTAN, 1, rule="card 27"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.WAZIRISTAN, 3, rule="card 27"),
        Activated(TALIBAN, SpaceId.WAZIRISTAN, 3, rule="6.6.1"),
    ]


@pytest.mark.rule("R1.4.2-1")
def test_without_room_for_a_base_four_guerrillas_may_come() -> None:
    board = turn_of(COALITION, 27, "waziristan T:B2\nnorthwest-frontier T:B2")

    table = execute(board, "shaded", "waziristan", "4")

    assert table.board.spaces[SpaceId.WAZIRISTAN].taliban_underground == 4
