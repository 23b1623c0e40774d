"""Card 17, NATO."""

from __future__ import annotations

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import Gained, MomentumGained, Moved, Placed
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, Piece, Side, SpaceId, Track
from tests.adp.events.executing import asked, execute, happened, turn_of


@pytest.mark.rule("R5.5-1", "R3.1.2-1")
def test_the_coalition_surges_where_coin_has_no_control() -> None:
    board = turn_of(GOVERNMENT, 17, "herat T:u2\nkabul C:T2")

    surge = asked(board, "unshaded", "do")
    assert (surge.by, "herat" in surge.options, "waziristan" in surge.options) == (
        COALITION,
        True,
        False,
    )
    table = execute(board, "unshaded", "do", "herat", "kabul", "done", "3", "0", "0", "0", "done")

    assert happened(table) == [
        Moved(Piece.COALITION_TROOPS, SpaceId.KABUL, SpaceId.HERAT, 2, rule="4.2.1"),
        Placed(Piece.COALITION_TROOPS, SpaceId.HERAT, 1, rule="4.2.1"),
        Gained(Track.AID, 4, rule="card 17"),
    ]


def test_aid_comes_also_if_the_coalition_declines() -> None:
    board = turn_of(TALIBAN, 17, "kabul C:T2")

    assert happened(execute(board, "unshaded", "decline")) == [Gained(Track.AID, 4, rule="card 17")]


@pytest.mark.rule("R5.4-1")
def test_the_shaded_side_holds_until_propaganda() -> None:
    board = turn_of(TALIBAN, 17)

    assert happened(execute(board, "shaded")) == [
        MomentumGained(Lasting(17, Side.SHADED), rule="card 17")
    ]
