"""Card 21, Operation Iraqi Freedom."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Lost, Placed, Withdrawn
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_the_coalition_may_place_a_base_and_four_troops_anywhere_in_afghanistan() -> None:
    board = turn_of(GOVERNMENT, 21, "herat T:u3\nbalkh G:B2")

    base = asked(board, "unshaded")
    assert (base.by, "herat" in base.options) == (COALITION, True)
    assert not {"balkh", "kabul-aibak", "waziristan"} & set(base.options)
    table = execute(board, "unshaded", "herat", "balkh", "3", "kabul-aibak")

    assert happened(table) == [
        Placed(Piece.COALITION_BASE, SpaceId.HERAT, 1, rule="card 21"),
        Placed(Piece.COALITION_TROOPS, SpaceId.BALKH, 3, rule="card 21"),
        Placed(Piece.COALITION_TROOPS, SpaceId.KABUL_AIBAK, 1, rule="card 21"),
        Gained(Track.AID, 3, rule="card 21"),
    ]


def test_the_coalition_may_place_nothing() -> None:
    board = turn_of(TALIBAN, 21, "herat T:u3")

    assert happened(execute(board, "unshaded", "done", "done")) == [
        Gained(Track.AID, 3, rule="card 21")
    ]


def test_the_coalition_chooses_three_troops_that_leave_play() -> None:
    board = turn_of(TALIBAN, 21, "kabul C:B1T2\nherat C:T4")

    assert asked(board, "shaded").by == COALITION
    table = execute(
        board,
        "shaded",
        "herat",
        "2",
        "kabul",
    )

    assert happened(table) == [
        Withdrawn(Piece.COALITION_TROOPS, SpaceId.HERAT, 2, rule="card 21"),
        Withdrawn(Piece.COALITION_TROOPS, SpaceId.KABUL, 1, rule="card 21"),
        Lost(Track.AID, 3, rule="card 21"),
    ]
    assert table.board.out_of_play.coalition_troops == 3


@pytest.mark.rule("R5.1.3-1")
def test_all_troops_leave_if_they_are_fewer_and_nothing_is_asked() -> None:
    board = turn_of(TALIBAN, 21, "kabul C:B1T2")

    assert happened(execute(board, "shaded"))[0] == Withdrawn(
        Piece.COALITION_TROOPS, SpaceId.KABUL, 2, rule="card 21"
    )
