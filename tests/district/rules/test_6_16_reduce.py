"""6.16 Reduce Infrastructure."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT, Mission
from core.district.model.options import DistrictOptions
from tests.district.missions import (
    asked_in,
    at,
    carried_out,
    refusal,
    task_points,
    totals,
    victory_points,
)
from tests.district.positions import empty, with_camp, with_ground, with_stack

REDUCE = Mission.REDUCE


def _police(*, intelligence: bool = False) -> DistrictBoard:
    board = empty(
        active="mill-quarter",
        strategies=("G2", "I1"),
        hands=(["223"], ()),
        options=DistrictOptions(intelligence=intelligence),
        intelligence={"blank": 12, "blue": 4, "orange": 4} if intelligence else {},
    )
    board = with_ground(board, "mill-quarter", insurgent=2)
    return with_stack(board, "a", "mill-quarter", "gendarmes*2 home-guard")


@pytest.mark.rule("TVd-30", "RD6.16-2", "RD6.1-4", "RD2.24-1")
def test_an_enemy_infrastructure_goes_back_to_the_pool_and_scores() -> None:
    table = carried_out(_police(), "a", REDUCE, "", "chit=223", "draw=243")
    assert totals(table) == [(8, 7)]
    assert table.board.grounds["mill-quarter"].insurgent == 1
    assert table.board.pool == 21
    assert victory_points(table.board) == (3, 0)
    assert table.board.camps[GOVERNMENT].true_vp == 0
    assert table.board.camps[GOVERNMENT].hand == ()
    assert task_points(table.board) == (9, 10)


@pytest.mark.rule("RD6.16-2", "RD6.1-5")
def test_a_tie_reduces_nothing() -> None:
    table = carried_out(_police(), "a", REDUCE, "", "chit=blank", "draw=411")
    assert totals(table) == [(5, 5)]
    assert table.board.grounds["mill-quarter"].insurgent == 2
    assert table.board.camps[GOVERNMENT].hand == ("223",)


@pytest.mark.rule("TVd-31", "RD6.16-1", "DA-10", "RDD-42")
def test_a_stack_that_can_still_act_guards_whatever_it_is() -> None:
    for units in ("fighters", "dummy"):
        for underground in (True, False):
            board = with_stack(_police(), "p", "mill-quarter", units, underground=underground)
            assert refusal(board, "a", REDUCE) == "reduce.guarded"
    done = with_stack(_police(), "p", "mill-quarter", "fighters", done=True)
    assert refusal(done, "a", REDUCE) is None


@pytest.mark.rule("TVd-47", "RD6.16-1", "RD6.14-3")
def test_a_stack_that_moved_in_and_may_still_act_guards() -> None:
    board = with_ground(empty(active="riverside"), "riverside", government=1)
    board = with_stack(board, "a", "riverside", "line", arrived=True, missions=1)
    board = with_stack(board, "b", "riverside", "gendarmes", done=True)
    board = with_stack(board, "p", "riverside", "fighters")
    assert refusal(board, "p", REDUCE) == "reduce.guarded"


@pytest.mark.rule("RD6.16-1")
def test_a_stack_that_cannot_pay_guards_too_and_terror_does_not_matter() -> None:
    board = with_ground(_police(), "mill-quarter", terror=True)
    assert refusal(board, "a", REDUCE) is None
    guarded = with_stack(board, "p", "mill-quarter", "fighters")
    broke = with_camp(guarded, INSURGENT, tp=-12)
    assert refusal(broke, "a", REDUCE) == "reduce.guarded"


@pytest.mark.rule("RD6.16-1", "RD6.1-3")
def test_there_must_be_something_and_nobody_reduces_from_underground() -> None:
    board = with_stack(empty(active="riverside"), "a", "riverside", "gendarmes")
    assert refusal(board, "a", REDUCE) == "reduce.nothing-there"
    board = with_ground(empty(active="riverside"), "riverside", government=1)
    board = with_stack(board, "p", "riverside", "fighters", underground=True)
    assert refusal(board, "p", REDUCE) == "mission.underground"


@pytest.mark.rule("DA-17", "RD6.16-2")
def test_insurgents_at_large_are_turned_up_when_they_reduce() -> None:
    board = with_ground(empty(active="highfell", hands=((), ["224"])), "highfell", government=1)
    board = with_stack(board, "p", "highfell", "organisers dummy")
    table = carried_out(board, "p", REDUCE, "", "chit=224", "draw=411")
    assert totals(table) == [(7, 2)]
    assert table.board.grounds["highfell"].government == 0
    assert at(table.board, AVAILABLE) == ["dummy"] * 6
    assert victory_points(table.board) == (0, 2)


@pytest.mark.rule("RD6.16-3", "DA-33")
def test_after_a_success_the_government_draws_an_intelligence_chit() -> None:
    answers = ("chit=223", "draw=243")
    board = _police(intelligence=True)
    asked = asked_in(board, "a", REDUCE, "", *answers)
    assert (asked.by, asked.options) == (None, ("blank", "blue", "orange"))
    orange = carried_out(board, "a", REDUCE, "", *answers, "intel.draw=orange").board
    assert orange.camps[INSURGENT].advantages == 1
    blank = carried_out(board, "a", REDUCE, "", *answers, "intel.draw=blank").board
    assert blank.intelligence == board.intelligence
    wind = replace(board, options=replace(board.options, only_the_wind=True))
    blown = carried_out(wind, "a", REDUCE, "", *answers, "intel.draw=blank").board
    assert blown.camps[INSURGENT].winds == 1


@pytest.mark.rule("RD6.1-4", "RD6.1-6", "DA-74")
def test_a_played_chit_returns_only_after_the_one_at_random_is_drawn() -> None:
    draw = asked_in(_police(), "a", REDUCE, "", "chit=223")
    assert draw.ask == "draw"
    assert "223" not in draw.options
    assert len(draw.options) == 47
    table = carried_out(_police(), "a", REDUCE, "", "chit=223", "draw=243")
    assert "223" in table.board.randomizer
