"""Card 32, Haqqani."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, Fell, Placed, Removed, Shifted, Terrorized
from core.adp.model.ids import COALITION, TALIBAN, WARLORDS, Piece, SpaceId, Support
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_taliban_go_from_their_strongholds_bases_last() -> None:
    board = turn_of(COALITION, 32, "waziristan T:B1\nkhowst T:B1u1\nkabul T:u1")

    assert asked(board, "unshaded").options == ("waziristan", "khowst", "done")
    table = execute(board, "unshaded", "khowst", "khowst", "waziristan")

    assert happened(table) == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.KHOWST, 1, rule="card 32"),
        Removed(Piece.TALIBAN_BASE, SpaceId.KHOWST, 1, rule="card 32"),
        Removed(Piece.TALIBAN_BASE, SpaceId.WAZIRISTAN, 1, rule="card 32"),
    ]


@pytest.mark.rule("R5.5-1", "R3.1.2-1")
def test_guerrillas_come_and_terrorize_free_of_charge() -> None:
    board = turn_of(WARLORDS, 32, "resources: taliban=0\nkabul G:P1 support=S\nherat T:u1")

    choice = asked(board, "shaded", "kabul", "2")
    assert (choice.by, choice.options) == (TALIBAN, ("terror", "ambush", "decline"))
    table = execute(board, "shaded", "kabul", "2", "terror", "kabul")

    assert happened(table) == [
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.KABUL, 2, rule="card 32"),
        Activated(TALIBAN, SpaceId.KABUL, 1, rule="3.3.4"),
        Terrorized(SpaceId.KABUL, rule="3.3.4"),
        Shifted(SpaceId.KABUL, Support.SUPPORT, Support.NEUTRAL, rule="3.3.4"),
    ]


@pytest.mark.rule("R5.5-1", "R3.1.2-1")
def test_an_attack_with_ambush_is_in_one_space_and_free() -> None:
    board = turn_of(COALITION, 32, "resources: taliban=0\nkabul C:T2 T:u1\nkhowst G:T1 T:u1")

    table = execute(board, "shaded", "done", "ambush", "kabul", "coalition_troops")

    assert happened(table) == [
        Activated(TALIBAN, SpaceId.KABUL, 1, rule="4.4.3"),
        Fell(Piece.COALITION_TROOPS, SpaceId.KABUL, 1, rule="4.4.3"),
        Fell(Piece.COALITION_TROOPS, SpaceId.KABUL, 1, rule="4.4.3"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.KABUL, 1, rule="4.4.3"),
    ]
    assert not table.board.pawns


def test_waziristan_is_not_open_to_the_free_operation_and_it_can_be_declined() -> None:
    board = turn_of(TALIBAN, 32, "waziristan T:u2\nherat T:u1\nkabul T:u1")

    assert asked(board, "shaded", "done").options[:2] == ("terror", "decline")
    assert asked(board, "shaded", "done", "terror").options[0] == "kabul"
    assert happened(execute(board, "shaded", "done", "decline")) == []
