"""Card 60, Tajiks."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Removed
from core.adp.model.ids import COALITION, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_in_up_to_2_provinces_cubes_are_placed_or_replace_warlords() -> None:
    board = turn_of(COALITION, 60, "herat W:u1a2\nbalkh W:u2")

    assert asked(board, "unshaded").options == (
        *("herat", "badakhshan", "baghlan", "konduz"),
        "done",
    )
    table = execute(
        board,
        "unshaded",
        *("herat", "replace-guerrillas", "warlord_active", "2"),
        *("government_police", "government_troops"),
        *("konduz", "government_troops", "2"),
    )

    assert happened(table) == [
        Removed(Piece.WARLORD_ACTIVE, SpaceId.HERAT, 1, rule="card 60"),
        Placed(Piece.GOVERNMENT_POLICE, SpaceId.HERAT, 1, rule="card 60"),
        Removed(Piece.WARLORD_ACTIVE, SpaceId.HERAT, 1, rule="card 60"),
        Placed(Piece.GOVERNMENT_TROOPS, SpaceId.HERAT, 1, rule="card 60"),
        Placed(Piece.GOVERNMENT_TROOPS, SpaceId.KONDUZ, 2, rule="card 60"),
    ]


@pytest.mark.rule("R5.1.1-1")
def test_when_one_kind_of_cube_runs_out_the_other_takes_its_place() -> None:
    board = turn_of(COALITION, 60, "kabul G:T28P29\nherat W:u2")

    table = execute(
        board, "unshaded", "herat", "replace-guerrillas", "2", "government_police", "done"
    )

    assert happened(table)[-1] == Placed(Piece.GOVERNMENT_TROOPS, SpaceId.HERAT, 1, rule="card 60")


@pytest.mark.rule("R5.1.1-1")
def test_with_no_cube_available_warlords_are_only_removed() -> None:
    board = turn_of(COALITION, 60, "kabul G:T30P30\nherat W:u2")

    table = execute(board, "unshaded", "herat", "2")

    assert happened(table) == [Removed(Piece.WARLORD_UNDERGROUND, SpaceId.HERAT, 2, rule="card 60")]


def test_shaded_up_to_4_warlord_guerrillas_appear_at_most_2_in_each() -> None:
    board = turn_of(COALITION, 60, "map: empty")

    assert asked(board, "shaded", "herat").options == ("1", "2")
    table = execute(board, "shaded", "herat", "2", "baghlan", "1", "konduz")

    assert happened(table) == [
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.HERAT, 2, rule="card 60"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.BAGHLAN, 1, rule="card 60"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.KONDUZ, 1, rule="card 60"),
    ]
