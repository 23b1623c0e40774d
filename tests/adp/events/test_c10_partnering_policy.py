"""Card 10, Partnering Policy."""

from __future__ import annotations

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import Activated, MomentumGained, Removed
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, Piece, Side, SpaceId
from tests.adp.events.executing import asked, execute, happened, turn_of

SHARED = "resources: government=0\nkabul C:T2 G:P3 T:u4\nbalkh C:T1 G:T1 W:a1\nherat C:T1 W:u1"


@pytest.mark.rule("R5.5-1", "R3.1.2-1")
def test_the_coalition_sweeps_in_place_and_assaults_there_free_of_charge() -> None:
    board = turn_of(GOVERNMENT, 10, SHARED)

    table = execute(
        board,
        "unshaded",
        "do",
        "kabul",
        "balkh",
        "taliban",
        "do",
        "kabul",
        "together",
        "balkh",
    )

    assert happened(table) == [
        Activated(TALIBAN, SpaceId.KABUL, 4, rule="3.2.3"),
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.KABUL, 4, rule="3.2.4"),
        Removed(Piece.WARLORD_ACTIVE, SpaceId.BALKH, 1, rule="3.2.4"),
    ]


def test_only_areas_where_both_have_cubes_and_somebody_to_fight_are_swept() -> None:
    board = turn_of(GOVERNMENT, 10, SHARED + "\nzabol C:T1 G:T1\nfarah C:B1 G:T2 T:u1")

    sweep = asked(board, "unshaded", "do")

    assert (sweep.by, sweep.options) == (COALITION, ("balkh", "kabul"))


def test_the_assault_is_in_the_areas_of_the_sweep() -> None:
    board = turn_of(COALITION, 10, SHARED)

    assert asked(board, "unshaded", "do", "kabul", "done", "taliban", "do").options == ("kabul",)


def test_the_coalition_may_decline() -> None:
    board = turn_of(TALIBAN, 10, SHARED)

    assert asked(board, "unshaded").by == COALITION
    assert happened(execute(board, "unshaded", "decline")) == []
    table = execute(board, "unshaded", "do", "balkh", "done", "decline")
    assert happened(table) == []


@pytest.mark.rule("R5.4-1")
def test_the_shaded_side_holds_until_propaganda() -> None:
    board = turn_of(TALIBAN, 10)

    assert happened(execute(board, "shaded")) == [
        MomentumGained(Lasting(10, Side.SHADED), rule="card 10")
    ]
