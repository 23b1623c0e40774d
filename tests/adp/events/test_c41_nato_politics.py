"""Card 41, NATO Politics."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Lost, Removed, Returned
from core.adp.model.ids import COALITION, TALIBAN, Piece, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.1-1")
def test_the_coalition_chooses_which_4_pieces_return_whoever_executes() -> None:
    board = turn_of(TALIBAN, 41, "map: empty\nout-of-play: C:B2T3")

    decision = asked(board, "unshaded")
    assert (decision.by, decision.options) == (COALITION, ("1", "2"))
    table = execute(board, "unshaded", "2")

    assert happened(table) == [
        Returned(Piece.COALITION_BASE, 2, rule="card 41"),
        Returned(Piece.COALITION_TROOPS, 2, rule="card 41"),
    ]


@pytest.mark.rule("R5.1.3-1")
def test_fewer_return_all_without_a_question() -> None:
    board = turn_of(COALITION, 41, "map: empty\nout-of-play: C:T3")

    assert happened(execute(board, "unshaded")) == [
        Returned(Piece.COALITION_TROOPS, 3, rule="card 41")
    ]
    assert happened(execute(turn_of(COALITION, 41, "map: empty"), "unshaded")) == []


def test_shaded_all_coalition_pieces_leave_a_province() -> None:
    board = turn_of(
        TALIBAN, 41, "aid: 10\nherat C:B1T4 G:T1\nbalkh C:T1\nkabul C:T3\nkabul-aibak C:T1"
    )

    assert {"kabul", "kabul-aibak"}.isdisjoint(asked(board, "shaded").options)
    table = execute(board, "shaded", "herat")

    assert happened(table) == [
        Removed(Piece.COALITION_BASE, SpaceId.HERAT, 1, rule="card 41"),
        Removed(Piece.COALITION_TROOPS, SpaceId.HERAT, 4, rule="card 41"),
        Lost(Track.AID, 3, rule="card 41"),
    ]


@pytest.mark.rule("R5.1.3-1")
def test_shaded_without_coalition_pieces_aid_falls_all_the_same() -> None:
    board = turn_of(TALIBAN, 41, "aid: 10\nkabul C:T3")

    assert happened(execute(board, "shaded")) == [Lost(Track.AID, 3, rule="card 41")]
