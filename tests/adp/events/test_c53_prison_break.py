"""Card 53, Prison Break."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Removed
from core.adp.model.ids import COALITION, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.parametrize(("police", "removed"), [(1, 1), (4, 2), (9, 3)])
def test_a_guerrilla_goes_for_every_2_police_at_least_1_and_at_most_3(
    police: int, removed: int
) -> None:
    board = turn_of(COALITION, 53, f"herat G:P{police} T:u4\nbalkh T:u1\nkabul-aibak G:P9 T:u2")

    assert happened(execute(board, "unshaded")) == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.HERAT, removed, rule="card 53")
    ]


def test_the_executing_faction_chooses_whose_guerrillas_go() -> None:
    board = turn_of(COALITION, 53, "herat G:P4 T:u1 W:a2")

    table = execute(board, "unshaded", "warlord_active", "1", "taliban_underground")

    assert happened(table) == [
        Removed(Piece.WARLORD_ACTIVE, SpaceId.HERAT, 1, rule="card 53"),
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.HERAT, 1, rule="card 53"),
    ]


@pytest.mark.rule("R5.1.1-1")
def test_shaded_up_to_4_guerrillas_of_either_kind_appear_in_an_area_with_police() -> None:
    board = turn_of(COALITION, 53, "herat G:P1 W:u14\nbalkh G:P1\nkonduz G:T1\nkabul-aibak G:P1")

    assert asked(board, "shaded").options == ("balkh", "herat")
    table = execute(board, "shaded", "balkh", "warlord_underground", "3")

    assert happened(table) == [
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.BALKH, 1, rule="card 53"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.BALKH, 3, rule="card 53"),
    ]
