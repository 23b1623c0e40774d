"""Card 61, Desertions & Defections."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Removed
from core.adp.model.ids import COALITION, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_up_to_3_government_cubes_or_guerrillas_are_removed_anywhere() -> None:
    board = turn_of(COALITION, 61, "herat G:T1 C:T1\nwaziristan T:u2B1\nkabul-aibak W:a1")

    table = execute(board, "unshaded", "remove-up-to-3", "waziristan", "2", "kabul-aibak")

    assert happened(table) == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.WAZIRISTAN, 2, rule="card 61"),
        Removed(Piece.WARLORD_ACTIVE, SpaceId.KABUL_AIBAK, 1, rule="card 61"),
    ]


@pytest.mark.rule("R5.1.1-1")
def test_up_to_2_are_replaced_by_another_faction_but_not_taliban_in_pakistan() -> None:
    board = turn_of(COALITION, 61, "herat G:T2\nbalkh T:a1\nwaziristan T:u2")

    assert asked(board, "unshaded", "replace-up-to-2").options == ("balkh", "herat", "done")
    assert asked(board, "unshaded", "replace-up-to-2", "balkh").options == (
        "government_police",
        "warlord_underground",
    )
    table = execute(
        board,
        "unshaded",
        "replace-up-to-2",
        *("balkh", "government_police"),
        *("herat", "taliban_underground"),
    )

    assert happened(table) == [
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.BALKH, 1, rule="card 61"),
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.BALKH, 1, rule="card 61"),
        Removed(Piece.GOVERNMENT_TROOPS, SpaceId.HERAT, 1, rule="card 61"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.HERAT, 1, rule="card 61"),
    ]


def test_what_is_only_in_pakistan_can_only_be_removed() -> None:
    board = turn_of(COALITION, 61, "waziristan T:u1")

    assert asked(board, "unshaded").ask == "event.remove.space"
    assert happened(execute(board, "unshaded", "done")) == []
