"""Card 4, #2 Is Dead."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Lost, Placed, Removed
from core.adp.model.ids import COALITION, TALIBAN, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


def test_a_guerrilla_of_either_state_goes_and_the_die_costs_resources() -> None:
    board = turn_of(COALITION, 4, "resources: taliban=10\nwaziristan T:B1u1a1\nherat T:u1")

    table = execute(board, "unshaded", "taliban_active", "3")

    assert happened(table) == [
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.WAZIRISTAN, 1, rule="card 4"),
        Lost(Track.TALIBAN, 3, rule="card 4"),
    ]


def test_a_base_goes_only_where_no_guerrilla_is() -> None:
    board = turn_of(COALITION, 4, "waziristan T:B1u1\nbalochistan T:B1")

    assert asked(board, "unshaded").options == ("balochistan", "waziristan")
    table = execute(board, "unshaded", "balochistan", "1")

    assert happened(table)[0] == Removed(Piece.TALIBAN_BASE, SpaceId.BALOCHISTAN, 1, rule="card 4")


@pytest.mark.rule("R5.1.3-1", "R5.1.1-1")
def test_without_taliban_in_pakistan_the_die_is_rolled_all_the_same() -> None:
    board = turn_of(COALITION, 4, "resources: taliban=2\nherat T:u1")

    assert happened(execute(board, "unshaded", "5")) == [Lost(Track.TALIBAN, 2, rule="card 4")]


def test_a_base_can_be_placed_in_pakistan_and_the_die_earns_resources() -> None:
    board = turn_of(TALIBAN, 4, "resources: taliban=10\nherat T:u1")

    table = execute(board, "shaded", "northwest-frontier", "taliban_bases", "6")

    assert happened(table) == [
        Placed(Piece.TALIBAN_BASE, SpaceId.NORTHWEST_FRONTIER, 1, rule="card 4"),
        Gained(Track.TALIBAN, 6, rule="card 4"),
    ]


@pytest.mark.rule("R5.1.1-1", "R1.4.2-1")
def test_stacking_and_the_end_of_the_track_hold() -> None:
    board = turn_of(COALITION, 4, "resources: taliban=73\nwaziristan T:B2")

    table = execute(board, "shaded", "waziristan", "6")

    assert happened(table) == [
        Placed(Piece.TALIBAN_UNDERGROUND, SpaceId.WAZIRISTAN, 1, rule="card 4"),
        Gained(Track.TALIBAN, 2, rule="card 4"),
    ]
