"""Card 37, Afghan Commandos."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, Gained, Moved, Removed
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.5-1", "R3.1.2-1", "R5.1-1")
def test_the_government_sweeps_and_assaults_free_and_each_of_its_troops_removes_a_piece() -> None:
    board = turn_of(COALITION, 37, "herat G:T3\nghowr T:u2B1 G:P2\nresources: government=0")

    table = execute(board, "unshaded", "do", "ghowr", "herat", "3", "taliban", "do", "ghowr")

    assert happened(table) == [
        Moved(Piece.GOVERNMENT_TROOPS, SpaceId.HERAT, SpaceId.GHOWR, 3, rule="3.2.3"),
        Activated(TALIBAN, SpaceId.GHOWR, 2, rule="3.2.3"),
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.GHOWR, 2, rule="3.2.4"),
        Removed(Piece.TALIBAN_BASE, SpaceId.GHOWR, 1, rule="3.2.4"),
        Gained(Track.AID, 6, rule="3.2.4"),
    ]
    assert table.board.track(Track.GOVERNMENT) == 0


@pytest.mark.rule("R3.1.2-1")
def test_a_free_sweep_leaves_the_warlords_no_toll() -> None:
    board = turn_of(COALITION, 37, "kabul G:T1\nghazni\nkandahar-kabul W:u1")

    table = execute(board, "unshaded", "do", "ghazni", "kabul")

    assert happened(table) == [
        Moved(Piece.GOVERNMENT_TROOPS, SpaceId.KABUL, SpaceId.GHAZNI, 1, rule="3.2.3")
    ]


def test_the_assault_is_in_the_area_that_was_swept() -> None:
    board = turn_of(COALITION, 37, "herat G:T1 T:u1\nbalkh G:T2 T:a2")

    decision = asked(board, "unshaded", "do", "herat", "taliban")

    assert (decision.by, decision.about) == (GOVERNMENT, ("assault",))
    table = execute(board, "unshaded", "do", "herat", "taliban", "do", "herat")
    assert table.board.spaces[SpaceId.BALKH].taliban_active == 2
    assert table.board.spaces[SpaceId.HERAT].taliban == 0


def test_without_a_sweep_the_assault_may_be_anywhere_and_police_do_not_count() -> None:
    board = turn_of(COALITION, 37, "kabul G:T1P8 T:a3")

    table = execute(board, "unshaded", "decline", "do", "kabul")

    assert happened(table) == [Removed(Piece.TALIBAN_ACTIVE, SpaceId.KABUL, 1, rule="3.2.4")]


def test_shaded_up_to_4_government_troops_go_from_afghan_provinces() -> None:
    board = turn_of(WARLORDS, 37, "herat G:T3P1\nbalkh G:T3\nkabul G:T5\nkabul-aibak G:T1")

    assert "kabul" not in asked(board, "shaded").options
    assert "kabul-aibak" not in asked(board, "shaded").options
    table = execute(board, "shaded", "herat", "3", "balkh")

    assert happened(table) == [
        Removed(Piece.GOVERNMENT_TROOPS, SpaceId.HERAT, 3, rule="card 37"),
        Removed(Piece.GOVERNMENT_TROOPS, SpaceId.BALKH, 1, rule="card 37"),
    ]
    assert happened(execute(board, "shaded", "done")) == []
