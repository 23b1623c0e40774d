"""6.19 Remove Terror."""

from __future__ import annotations

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, Mission
from core.district.model.options import DistrictOptions
from tests.district.missions import asked_in, carried_out, refusal, task_points, totals
from tests.district.positions import empty, with_ground, with_stack

REMOVE = Mission.REMOVE_TERROR


def _terrorized(*, government: int = 0, units: str = "gendarmes*2") -> DistrictBoard:
    board = empty(
        active="riverside", hands=(["223"], ["224"]), options=DistrictOptions(assets=True)
    )
    board = with_ground(board, "riverside", terror=True, government=government)
    return with_stack(board, "a", "riverside", units)


@pytest.mark.rule("TVd-35", "RD6.19-2")
def test_a_chit_is_played_only_by_a_side_with_infrastructure_there() -> None:
    with_one = carried_out(_terrorized(government=1), "a", REMOVE, "", "chit=223", "draw=133")
    assert totals(with_one) == [(7, 6)]
    assert not with_one.board.grounds["riverside"].terror
    assert task_points(with_one.board) == (9, 10)
    assert with_one.board.camps[GOVERNMENT].hand == ()
    assert with_one.board.camps[INSURGENT].hand == ("224",)
    without = carried_out(_terrorized(), "a", REMOVE, "", "draw=133")
    assert totals(without) == [(4, 6)]
    assert without.board.grounds["riverside"].terror


@pytest.mark.rule("RD6.19-1")
def test_terror_is_not_removed_in_the_phase_in_which_it_was_caused() -> None:
    board = with_ground(_terrorized(), "riverside", new_terror=True)
    assert refusal(board, "a", REMOVE) == "remove-terror.too-soon"
    calm = with_ground(_terrorized(), "riverside", terror=False)
    assert refusal(calm, "a", REMOVE) == "remove-terror.none"


@pytest.mark.rule("RD6.19-2", "RD6.1-3")
def test_insurgents_remove_terror_from_underground_and_stay_there() -> None:
    board = with_ground(_terrorized(), "riverside", insurgent=1)
    board = with_stack(board, "p", "riverside", "organisers", underground=True)
    table = carried_out(board, "p", REMOVE, "", "chit=224", "draw=411")
    assert totals(table) == [(7, 4)]
    assert table.board.camps[INSURGENT].hand == ()
    assert table.board.is_concealed("p")
    assert not table.board.grounds["riverside"].terror


@pytest.mark.rule("RD9.1-1")
def test_engineers_help_to_remove_terror() -> None:
    table = carried_out(_terrorized(units="line engineers"), "a", REMOVE, "", "draw=133")
    assert totals(table) == [(3, 6)]


@pytest.mark.rule("RD6.1-4", "RD6.1-6", "DA-74")
def test_the_played_chit_is_not_the_one_drawn_at_random() -> None:
    board = _terrorized(government=1)
    assert "223" not in asked_in(board, "a", REMOVE, "", "chit=223").options


@pytest.mark.rule("RD6.19-2", "RD6.1-5")
def test_a_tie_leaves_the_marker() -> None:
    table = carried_out(_terrorized(), "a", REMOVE, "", "draw=411")
    assert totals(table) == [(4, 4)]
    assert table.board.grounds["riverside"].terror
