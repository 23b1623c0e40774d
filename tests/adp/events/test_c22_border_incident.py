"""Card 22, Border Incident."""

from __future__ import annotations

import pytest

from core.adp.model.facts import IslamabadMoved, Placed, Removed
from core.adp.model.ids import COALITION, Islamabad, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_two_taliban_guerrillas_go_from_one_side_of_the_border() -> None:
    board = turn_of(COALITION, 22, "waziristan T:u1\npaktika T:B1a3\nherat T:u1")

    assert asked(board, "unshaded").options == ("waziristan", "paktika")
    assert happened(execute(board, "unshaded", "paktika", "2")) == [
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.PAKTIKA, 2, rule="card 22"),
        IslamabadMoved(Islamabad.TOLERANCE, False, rule="card 22"),
    ]


def test_islamabad_shifts_also_if_nobody_is_there() -> None:
    board = turn_of(COALITION, 22, "herat T:u1")

    assert happened(execute(board, "unshaded")) == [
        IslamabadMoved(Islamabad.TOLERANCE, False, rule="card 22")
    ]


@pytest.mark.rule("R5.1.1-1", "R5.1.3-1")
def test_shaded_two_guerrillas_come_or_as_many_as_are_available() -> None:
    two = turn_of(COALITION, 22, "islamabad: tolerance\nherat T:u1")
    one = turn_of(COALITION, 22, "islamabad: tolerance\nherat T:u29")

    assert happened(execute(two, "shaded", "zabol")) == [
        IslamabadMoved(Islamabad.BACKING, False, rule="card 22"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.ZABOL, 2, rule="card 22"),
    ]
    assert happened(execute(one, "shaded", "zabol"))[1:] == [
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.ZABOL, 1, rule="card 22"),
    ]
