"""Card 35, Gulbuddin Hekmatyar."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Removed
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Piece, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of

HAUNTS = "nuristan T:B1u2a2\nkabul T:u1 G:P1\nherat T:u3"


def test_three_taliban_guerrillas_can_be_removed() -> None:
    board = turn_of(GOVERNMENT, 35, HAUNTS)

    table = execute(
        board,
        "unshaded",
        "nuristan",
        "remove",
        "taliban_underground",
        "2",
        "1",
    )

    assert happened(table) == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.NURISTAN, 2, rule="card 35"),
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.NURISTAN, 1, rule="card 35"),
    ]


def test_or_two_of_them_become_warlords() -> None:
    board = turn_of(WARLORDS, 35, HAUNTS)

    assert asked(board, "unshaded").options[:2] == ("nuristan", "kabul")
    table = execute(board, "unshaded", "nuristan", "replace", "taliban_active", "2")

    assert happened(table) == [
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.NURISTAN, 2, rule="card 35"),
        Placed(Piece.WARLORD_UNDERGROUND, SpaceId.NURISTAN, 2, rule="card 35"),
    ]


def test_shaded_cubes_and_warlords_become_taliban() -> None:
    board = turn_of(TALIBAN, 35, "konduz G:T2 W:a1\nherat G:T1")

    table = execute(board, "shaded", "warlord_active", "1")

    assert happened(table) == [
        Removed(Piece.WARLORD_ACTIVE, SpaceId.KONDUZ, 1, rule="card 35"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.KONDUZ, 1, rule="card 35"),
        Removed(Piece.GOVERNMENT_TROOPS, SpaceId.KONDUZ, 1, rule="card 35"),
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.KONDUZ, 1, rule="card 35"),
    ]


@pytest.mark.rule("R1.4.1-2", "R5.1.1-1")
def test_without_taliban_available_they_just_go() -> None:
    board = turn_of(COALITION, 35, "konduz G:T2\nherat T:u30")

    assert happened(execute(board, "shaded", "2")) == [
        Removed(Piece.GOVERNMENT_TROOPS, SpaceId.KONDUZ, 2, rule="card 35")
    ]
