"""6.2 Hits and Disruption, and 9.2 who is Disrupted last."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import seen
from core.district.model.facts.units import UnitDisrupted
from core.district.model.ids import (
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    RECRUITING,
    Belligerent,
    Mission,
    Rating,
)
from core.district.model.options import DistrictOptions
from core.district.rules.hits import take_hits
from core.district.rules.strength import rating_of
from core.district.rules.table import DistrictTable
from core.kernel import Decision
from tests.district.missions import at, task_points, victory_points
from tests.district.play import Rule, asked, play
from tests.district.positions import empty, facts_of, with_stack

FOREIGN = DistrictOptions(foreign=True, assets=True)


def _hits(letter: str, number: int, side: Belligerent = GOVERNMENT) -> Rule:
    async def rule(table: DistrictTable) -> int:
        return await take_hits(
            table,
            side,
            lambda board: board.combat_units(letter),
            number,
            Mission.ATTACK,
            ("riverside", letter),
        )

    return rule


def _stack(units: str, options: DistrictOptions = FOREIGN) -> DistrictBoard:
    return with_stack(empty(active="riverside", options=options), "a", "riverside", units)


def _asked(units: str, *answers: str) -> Decision:
    return asked(_stack(units), _hits("a", 9), *answers)


@pytest.mark.rule("TVd-48", "RD9.2-1")
def test_a_hit_that_would_disrupt_a_foreign_unit_goes_to_another() -> None:
    board = _stack("gendarmes legion-4")
    assert asked(board, _hits("a", 1)).options == ("gendarmes-1",)
    assert asked(_stack("gendarmes legion-3"), _hits("a", 1)).options == (
        "gendarmes-1",
        "legion-1",
    )


@pytest.mark.rule("RD9.2-1")
def test_foreign_units_alone_are_disrupted_in_any_order() -> None:
    assert _asked("legion-4 legion").options == ("legion-1", "legion-2")


@pytest.mark.rule("RD6.2-1", "RDD-29")
def test_units_of_the_same_kind_and_state_are_offered_once() -> None:
    assert _asked("line*2 line-1 gendarmes*2 home-guard").options == (
        "line-1",
        "line-3",
        "gendarmes-1",
        "home-guard-1",
    )


@pytest.mark.rule("RD6.2-1")
def test_hits_lower_the_troop_rating_of_a_regular_unit() -> None:
    board = play(_stack("line"), _hits("a", 2), "line-1", "line-1").board
    assert board.units["line-1"].hits == 2
    assert rating_of(board, "line-1", Rating.TR) == 2


@pytest.mark.rule("RD6.2-1", "RD8.3-1")
def test_a_dispersed_unit_is_disrupted_by_fewer_hits() -> None:
    board = play(_stack("line/d"), _hits("a", 2), "line-1", "line-1").board
    assert board.units["line-1"].at == DISRUPTED
    assert not board.units["line-1"].dispersed


@pytest.mark.rule("RD6.2-2", "RD6.2-4", "RD6.2-6")
def test_disruption_costs_a_task_point_but_not_for_mil() -> None:
    table = play(_stack("gendarmes home-guard"), _hits("a", 2), "home-guard-1", "gendarmes-1")
    assert (at(table.board, RECRUITING), at(table.board, DISRUPTED)) == (
        ["home-guard"],
        ["gendarmes"],
    )
    assert task_points(table.board) == (9, 10)


@pytest.mark.rule("RD6.1-7", "RD6.2-2")
def test_losses_may_lead_into_any_deficit() -> None:
    board = empty(tp=(-12, 10), active="riverside")
    board = with_stack(board, "a", "riverside", "gendarmes")
    table = play(board, _hits("a", 1), "gendarmes-1")
    assert task_points(table.board) == (-13, 10)


@pytest.mark.rule("RD6.2-3", "DA-24")
def test_assets_are_disrupted_with_the_last_combat_unit_at_no_cost() -> None:
    board = _stack("gendarmes*2 trucks mortars")
    one = play(board, _hits("a", 1), "gendarmes-1").board
    assert at(one, "riverside") == ["gendarmes", "mortars", "trucks"]
    two = play(one, _hits("a", 1), "gendarmes-2").board
    assert at(two, DISRUPTED) == ["gendarmes", "gendarmes", "mortars", "trucks"]
    assert task_points(two) == (8, 10)


@pytest.mark.rule("RD6.2-1")
def test_hits_that_nobody_is_left_for_are_left_over() -> None:
    left: list[int] = []

    async def rule(table: DistrictTable) -> None:
        left.append(await _hits("a", 5)(table))

    play(_stack("gendarmes home-guard"), rule, "home-guard-1", "gendarmes-1")
    assert left == [3]


@pytest.mark.rule("RD6.2-5", "RDS-1")
def test_what_a_concealed_counter_was_stays_secret_when_it_is_disrupted() -> None:
    board = with_stack(empty(active="riverside"), "p", "riverside", "fighters dummy")
    table = play(board, _hits("p", 1, INSURGENT), next(iter(board.combat_units("p"))))
    told: Sequence[object] = [seen(fact, GOVERNMENT) for fact in facts_of(table, UnitDisrupted)]
    kinds = [(fact.kind, fact.to) for fact in told if isinstance(fact, UnitDisrupted)]
    assert kinds == [("?", ""), ("?", "")]
    assert len(at(table.board, "available")) == 6


@pytest.mark.rule("RD2.1-3", "RD2.1-5", "RD6.2-4")
def test_what_is_disrupted_is_told_unless_it_was_face_down() -> None:
    for units, told in (("line", "line"), ("fighters!", "fighters"), ("fighters", "?")):
        board = _stack(units)
        table = DistrictTable(board)
        table.disrupt(board.members("a")[0], "6.2")
        (fact,) = facts_of(table, UnitDisrupted)
        shown = seen(fact, None)
        assert isinstance(shown, UnitDisrupted)
        assert shown.kind == told


@pytest.mark.rule("RDM.4-3", "RD7.2-3")
def test_a_unit_that_the_strategy_does_not_name_scores_nothing() -> None:
    for units, points in (("villagers", 0), ("fighters", 1), ("main-force", 4)):
        board = _stack(units)
        table = DistrictTable(board)
        table.disrupt(board.members("a")[0], "6.2")
        assert victory_points(table.board) == (points, 0), "by Hold the Towns"
