"""6.13 Ambush."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.model.facts.camps import ChitsShown
from core.district.model.facts.units import CountersRevealed
from core.district.model.ids import AVAILABLE, DISRUPTED, INSURGENT, Mission
from core.district.model.options import DistrictOptions
from core.district.rules.ambush import ambush_targets
from tests.district.missions import (
    asked_in,
    at,
    carried_out,
    refusal,
    task_points,
    totals,
    victory_points,
)
from tests.district.positions import empty, with_camp, with_stack

AMBUSH = Mission.AMBUSH


@pytest.mark.rule("TVd-22", "RD6.13-1", "RD6.13-4", "RD6.13-5", "RD6.13-6", "RD6.13-7")
def test_an_ambush_that_succeeds_costs_a_task_point_and_perhaps_a_hit() -> None:
    board = empty(active="riverside")
    board = with_stack(board, "a", "riverside", "guards/d")
    board = with_stack(board, "p", "riverside", "fighters*2")
    table = carried_out(board, "p", AMBUSH, "a.guards-1", "chit=blank")
    assert totals(table) == [(5, 3)]
    assert task_points(table.board) == (9, 9)
    assert table.board.units["guards-1"].hits == 1
    assert table.board.is_revealed("p")
    assert at(table.board, "riverside") == ["fighters", "fighters", "guards"]


@pytest.mark.rule("TVd-23", "RD6.13-6")
def test_ambushers_too_weak_to_fight_make_no_hit() -> None:
    board = empty(active="mill-quarter", hands=(["222"], ()))
    board = with_stack(board, "a", "mill-quarter", "line")
    board = with_stack(board, "p", "mill-quarter", "organisers")
    table = carried_out(board, "p", AMBUSH, "a.line-1", "chit=222")
    assert totals(table) == [(7, 6)]
    assert task_points(table.board) == (9, 9)
    assert table.board.units["line-1"].hits == 0


@pytest.mark.rule("TVd-24", "RD6.13-7", "RD6.13-2")
def test_a_failed_ambush_reveals_and_still_counts_as_the_one_of_the_phase() -> None:
    board = empty(active="riverside", hands=(["132"], ()))
    board = with_stack(board, "a", "riverside", "line/d guards")
    board = with_stack(board, "p", "riverside", "fighters")
    board = with_stack(board, "q", "riverside", "fighters")
    table = carried_out(board, "p", AMBUSH, "a.line-1", "chit=132")
    assert totals(table) == [(5, 5)]
    assert task_points(table.board) == (10, 9)
    assert table.board.is_revealed("p")
    assert refusal(table.board, "p", AMBUSH) == "ambush.not-concealed"
    assert refusal(table.board, "q", AMBUSH) == "ambush.already-ambushed"
    assert refusal(table.board, "p", Mission.ATTACK) is None
    assert refusal(table.board, "p", Mission.MOVE) is None


@pytest.mark.rule("TVd-25", "RD6.13-6", "RD6.2-1", "RD6.2-2", "RDM.4-2", "RD7.2-3")
def test_an_ambush_that_disrupts_costs_two_task_points_and_scores_twice() -> None:
    board = empty(active="quarry-road", strategies=("G1", "I2"))
    board = with_stack(board, "a", "quarry-road", "line/d-1")
    board = with_stack(board, "p", "quarry-road", "fighters*2")
    table = carried_out(board, "p", AMBUSH, "a.line-1", "chit=blank")
    assert totals(table) == [(6, 1)]
    assert at(table.board, DISRUPTED) == ["line"]
    assert task_points(table.board) == (8, 9)
    assert victory_points(table.board) == (0, 5)


@pytest.mark.rule("RD6.13-2", "RD9.1-3")
def test_only_regular_units_are_targets() -> None:
    board = empty(active="riverside", options=DistrictOptions(assets=True, foreign=True))
    board = with_stack(board, "a", "riverside", "gendarmes home-guard mortars")
    board = with_stack(board, "p", "riverside", "fighters")
    assert refusal(board, "p", AMBUSH) == "ambush.no-regulars"
    board = with_stack(board, "b", "riverside", "line legion trucks constables")
    assert ambush_targets(board, "p") == ("b.line-1", "b.legion-1")


@pytest.mark.rule("RD6.13-1", "RD6.1-3")
def test_a_stack_that_is_partly_seen_or_underground_cannot_ambush() -> None:
    board = empty(active="riverside")
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "fighters fighters!")
    board = with_stack(board, "q", "riverside", "fighters", underground=True)
    reasons = [refusal(board, letter, AMBUSH) for letter in "pqa"]
    assert reasons == ["ambush.not-concealed", "mission.underground", "mission.not-for-side"]


@pytest.mark.rule("DA-18", "RD6.13-3")
def test_the_government_chooses_its_chit_before_it_sees_the_ambushers() -> None:
    board = empty(active="riverside", hands=(["222"], ()))
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "fighters dummy")
    asked = asked_in(board, "p", AMBUSH, "a.line-1")
    assert (asked.ask, asked.known_to) == ("chit", ("government",))
    table = carried_out(board, "p", AMBUSH, "a.line-1", "chit=222")
    kinds = [type(fact) for fact in table.facts]
    assert kinds.index(CountersRevealed) < kinds.index(ChitsShown)
    assert at(table.board, AVAILABLE) == ["dummy"] * 6


@pytest.mark.rule("RD6.13-4", "RD9.3-2")
def test_an_advantage_doubles_the_terrain_and_is_chosen_in_secret() -> None:
    board = empty(
        active="mill-quarter",
        intelligence={"blank": 12, "blue": 4, "orange": 3},
        options=DistrictOptions(intelligence=True),
    )
    board = with_camp(board, INSURGENT, advantages=1)
    board = with_stack(board, "a", "mill-quarter", "line")
    board = with_stack(board, "p", "mill-quarter", "levies")
    asked = asked_in(board, "p", AMBUSH, "a.line-1", "chit=blank")
    assert (asked.ask, asked.options) == ("ambush.advantage", ("double", "no"))
    assert asked.known_to == ("insurgent",)
    answers = ("chit=blank", "ambush.advantage=double")
    table = carried_out(board, "p", AMBUSH, "a.line-1", *answers)
    assert totals(table) == [(3 + 6, 4)]
    assert table.board.camps[INSURGENT].advantages == 0
    assert table.board.intelligence["orange"] == 4


@pytest.mark.rule("RD9.1-1", "RD6.13-4", "RD6.13-6")
def test_assets_add_to_an_ambush() -> None:
    board = empty(active="riverside", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "levies*2 bomb-maker marksman")
    table = carried_out(board, "p", AMBUSH, "a.line-1", "chit=blank")
    assert totals(table) == [(3 + 2 + 1, 4)]
    assert table.board.units["line-1"].hits == 1


@pytest.mark.rule("DA-63")
def test_a_foreign_unit_that_is_ambushed_is_hit_whoever_stands_beside_it() -> None:
    board = empty(active="quarry-road", options=DistrictOptions(foreign=True))
    board = with_stack(board, "a", "quarry-road", "legion-4 gendarmes")
    board = with_stack(board, "p", "quarry-road", "fighters*2")
    table = carried_out(board, "p", AMBUSH, "a.legion-1", "chit=blank")
    assert at(table.board, DISRUPTED) == ["legion"]


@pytest.mark.rule("RDM.5-35")
def test_a_truce_forbids_attack_and_ambush() -> None:
    board = empty(active="riverside", event=35, truce="riverside")
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "fighters")
    assert refusal(board, "p", AMBUSH) == "fight.truce"
    assert refusal(board, "p", Mission.ATTACK) == "fight.truce"
    elsewhere = replace(board, truce="highfell")
    assert refusal(elsewhere, "p", AMBUSH) is None


@pytest.mark.rule("RD6.13-2", "RDD-42")
def test_a_stack_that_was_ambushed_is_the_reason_even_beside_police() -> None:
    board = empty(active="riverside")
    board = with_stack(board, "a", "riverside", "line", ambushed=True)
    board = with_stack(board, "b", "riverside", "gendarmes")
    board = with_stack(board, "p", "riverside", "fighters")
    assert refusal(board, "p", AMBUSH) == "ambush.already-ambushed"


@pytest.mark.rule("RD6.13-6")
def test_equal_firepower_is_enough_for_a_hit() -> None:
    board = empty(active="riverside", hands=(["124"], ()))
    board = with_stack(board, "a", "riverside", "line/d")
    board = with_stack(board, "p", "riverside", "fighters*2")
    table = carried_out(board, "p", AMBUSH, "a.line-1", "chit=124")
    assert totals(table) == [(5, 4)]
    assert table.board.units["line-1"].hits == 1


@pytest.mark.rule("RD6.13-4")
def test_the_cleverest_of_the_ambushers_counts() -> None:
    board = with_stack(empty(active="riverside"), "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "levies organisers main-force")
    table = carried_out(board, "p", AMBUSH, "a.line-1", "chit=blank")
    assert totals(table) == [(4 + 1, 4)]
