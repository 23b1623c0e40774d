"""Card 56, Fratricide."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Fell, Removed
from core.adp.model.ids import COALITION, TALIBAN, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.1.3-1")
def test_2_guerrillas_of_each_insurgent_go_or_all_if_there_are_fewer() -> None:
    board = turn_of(COALITION, 56, "herat T:u3 W:a1\nbalkh T:u1\nkonduz W:B1 T:u2")

    assert happened(execute(board, "unshaded")) == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.HERAT, 2, rule="card 56"),
        Removed(Piece.WARLORD_ACTIVE, SpaceId.HERAT, 1, rule="card 56"),
    ]


def test_the_executing_faction_chooses_the_space_and_the_states() -> None:
    board = turn_of(COALITION, 56, "herat T:u1a2 W:u2\nkabul-aibak T:u1 W:u1")

    assert asked(board, "unshaded").options == ("herat", "kabul-aibak")
    table = execute(board, "unshaded", "herat", "taliban_active", "2")

    assert happened(table) == [
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.HERAT, 2, rule="card 56"),
        Removed(Piece.WARLORD_UNDERGROUND, SpaceId.HERAT, 2, rule="card 56"),
    ]


def test_shaded_partners_lose_a_cube_each_in_up_to_2_spaces() -> None:
    board = turn_of(
        TALIBAN, 56, "herat C:T2 G:T1P1\nbalkh C:T1 G:P1\nkonduz C:B1 G:P1\nghazni C:T1"
    )

    assert asked(board, "shaded").options[:3] == ("balkh", "herat", "done")
    table = execute(board, "shaded", "herat", "government_police", "balkh")

    assert happened(table) == [
        Fell(Piece.COALITION_TROOPS, SpaceId.HERAT, 1, rule="card 56"),
        Removed(Piece.GOVERNMENT_POLICE, SpaceId.HERAT, 1, rule="card 56"),
        Fell(Piece.COALITION_TROOPS, SpaceId.BALKH, 1, rule="card 56"),
        Removed(Piece.GOVERNMENT_POLICE, SpaceId.BALKH, 1, rule="card 56"),
    ]
