"""6.18 Intimidate."""

from __future__ import annotations

import pytest

from core.district.model.ids import AVAILABLE, DISRUPTED, RECRUITING, Mission
from core.district.model.options import DistrictOptions, Rebels
from tests.district.examples import examples as examples
from tests.district.missions import (
    asked_in,
    at,
    carried_out,
    refusal,
    task_points,
    totals,
    victory_points,
)
from tests.district.positions import empty, units_of, with_stack

INTIMIDATE = Mission.INTIMIDATE


@pytest.mark.rule("TVd-33", "RD6.18-1", "RD6.18-2", "RD6.18-3", "RD6.18-4", "RD6.2-2")
def test_paramilitary_units_are_driven_away_whatever_their_stacks(examples: str) -> None:
    board = empty(module=examples, active="hills", hands=((), ["124"]))
    board = with_stack(board, "a", "hills", "guard")
    board = with_stack(board, "b", "hills", "police")
    board = with_stack(board, "p", "hills", "raiders*2")
    answers = ("chit=blank", "chit=124", "hits=guard-1", "hits=police-1")
    table = carried_out(board, "p", INTIMIDATE, "", *answers)
    assert totals(table) == [(10, 2)]
    assert (at(table.board, RECRUITING), at(table.board, DISRUPTED)) == (["guard"], ["police"])
    assert task_points(table.board) == (9, 9)
    assert not table.board.grounds["hills"].terror


@pytest.mark.rule("RD6.18-5", "RD6.1-5")
def test_nobody_is_driven_away_in_a_tie() -> None:
    board = empty(active="riverside", hands=(["223"], ()))
    board = with_stack(board, "a", "riverside", "home-guard")
    board = with_stack(board, "p", "riverside", "fighters*2")
    table = carried_out(board, "p", INTIMIDATE, "", "chit=223", "chit=blank")
    assert totals(table) == [(4, 4)]
    assert len(table.board.members("a")) == 1


@pytest.mark.rule("TVd-34", "RD6.18-3", "RD6.18-1")
def test_a_chit_alone_drives_nobody_away() -> None:
    board = empty(active="riverside", hands=(["341"], ["215"]))
    board = with_stack(board, "a", "riverside", "gendarmes*2 home-guard")
    board = with_stack(board, "p", "riverside", "fighters*2")
    table = carried_out(board, "p", INTIMIDATE, "", "chit=341", "chit=215")
    assert totals(table) == [(9, 6)]
    assert len(table.board.members("a")) == 3
    assert table.board.is_revealed("p")


@pytest.mark.rule("RD6.18-4", "RD6.3-1", "RDM.4-3")
def test_hits_left_over_terrorize_and_fear_pays() -> None:
    board = empty(active="highfell", strategies=("G1", "I4"))
    board = with_stack(board, "a", "highfell", "constables")
    board = with_stack(board, "p", "highfell", "organisers*2")
    table = carried_out(board, "p", INTIMIDATE, "", "chit=blank", "chit=blank", "hits=constables-1")
    assert totals(table) == [(6, 2)]
    assert table.board.grounds["highfell"].terror
    assert victory_points(table.board) == (0, 2 + 1)


@pytest.mark.rule("RD6.18-5", "DA-39")
def test_regular_units_are_not_affected() -> None:
    board = empty(active="riverside", options=DistrictOptions(foreign=True))
    board = with_stack(board, "a", "riverside", "line legion")
    board = with_stack(board, "p", "riverside", "fighters")
    assert refusal(board, "p", INTIMIDATE) == "intimidate.nobody"


@pytest.mark.rule("RD6.18-1", "RD6.1-3")
def test_who_intimidates_is_concealed_and_at_large() -> None:
    board = with_stack(empty(active="riverside"), "a", "riverside", "gendarmes")
    board = with_stack(board, "p", "riverside", "fighters fighters!")
    board = with_stack(board, "q", "riverside", "fighters", underground=True)
    reasons = [refusal(board, letter, INTIMIDATE) for letter in "pqa"]
    assert reasons == ["intimidate.not-concealed", "mission.underground", "mission.not-for-side"]


@pytest.mark.rule("RD6.18-1", "RD6.2-5")
def test_dummies_among_them_go_to_available_before_chits_are_played() -> None:
    board = with_stack(empty(active="riverside"), "a", "riverside", "gendarmes")
    board = with_stack(board, "p", "riverside", "levies dummy")
    table = carried_out(board, "p", INTIMIDATE, "", "chit=blank", "chit=blank")
    assert totals(table) == [(2, 2)]
    assert at(table.board, AVAILABLE) == ["dummy"] * 6


@pytest.mark.rule("RD6.2-3", "DA-41", "DA-24")
def test_assets_of_a_stack_that_loses_its_last_unit_are_disrupted_with_it() -> None:
    board = empty(active="riverside", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "riverside", "constables loudspeakers")
    board = with_stack(board, "p", "riverside", "organisers*2 agitator")
    table = carried_out(board, "p", INTIMIDATE, "", "chit=blank", "chit=blank", "hits=constables-1")
    assert totals(table) == [(8, 2)]
    assert at(table.board, DISRUPTED) == ["constables", "loudspeakers"]
    assert task_points(table.board) == (9, 9)


@pytest.mark.rule("RDM.5-25", "RDM.5-2", "DA-4")
def test_a_curfew_makes_intimidation_dearer_and_it_must_be_paid_in_full() -> None:
    for tp, code in ((-10, None), (-11, "points.cannot-pay")):
        board = empty(active="riverside", tp=(10, tp), event=25)
        board = with_stack(board, "a", "riverside", "gendarmes")
        board = with_stack(board, "p", "riverside", "fighters")
        assert refusal(board, "p", INTIMIDATE) == code
    board = with_stack(empty(active="riverside", event=25), "a", "riverside", "gendarmes")
    board = with_stack(board, "p", "riverside", "levies")
    table = carried_out(board, "p", INTIMIDATE, "", "chit=blank", "chit=blank")
    assert task_points(table.board) == (10, 8)


@pytest.mark.rule("RD11-13")
def test_a_disaffected_army_can_be_intimidated_and_collects_hits() -> None:
    options = DistrictOptions(subversion_army=True, foreign=True)
    board = empty(active="riverside", options=options)
    board = with_stack(board, "a", "riverside", "line legion")
    board = with_stack(board, "p", "riverside", "organisers*2")
    assert refusal(board, "p", INTIMIDATE) is None
    answers = ("chit=blank", "chit=blank", *["hits=line-1"] * 4)
    assert asked_in(board, "p", INTIMIDATE, "", *answers[:3]).options == ("line-1",)
    table = carried_out(board, "p", INTIMIDATE, "", *answers)
    assert totals(table) == [(6, 1)]
    assert at(table.board, DISRUPTED) == ["line"]
    assert not table.board.grounds["riverside"].terror


@pytest.mark.rule("RDM.4-4", "RD11-13")
def test_fear_pays_for_the_unit_and_for_what_frightened_it() -> None:
    options = DistrictOptions(subversion_army=True)
    board = empty(active="riverside", options=options, strategies=("G1", "I4"))
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "organisers*2")
    answers = ("chit=blank", "chit=blank", *["hits=line-1"] * 4)
    assert victory_points(carried_out(board, "p", INTIMIDATE, "", *answers).board) == (0, 1 + 2)


@pytest.mark.rule("RD11-14", "DA-64", "RDD-42")
def test_the_government_may_intimidate_rebels_that_it_sees() -> None:
    board = empty(active="riverside", options=DistrictOptions(subversion_rebels=Rebels.MILITIA))
    board = with_stack(board, "a", "riverside", "gendarmes*2 constables")
    board = with_stack(board, "p", "riverside", "villagers! villagers fighters!")
    board = with_stack(board, "q", "riverside", "villagers", underground=True)
    name = units_of(board, "villagers", "riverside")[0]
    answers = ("chit=blank", "chit=blank", f"hits={name}")
    table = carried_out(board, "a", INTIMIDATE, "", *answers)
    assert totals(table) == [(6, 2)]
    assert at(table.board, RECRUITING) == ["villagers"]
    assert refusal(table.board, "a", Mission.ATTACK) is None
    more = DistrictOptions(subversion_rebels=Rebels.MILITIA_AND_GUERRILLAS)
    board = with_stack(empty(active="riverside", options=more), "a", "riverside", "gendarmes")
    board = with_stack(board, "p", "riverside", "fighters!")
    assert refusal(board, "a", INTIMIDATE) is None
    hidden = with_stack(empty(active="riverside", options=more), "a", "riverside", "gendarmes")
    hidden = with_stack(hidden, "p", "riverside", "fighters")
    assert refusal(hidden, "a", INTIMIDATE) == "intimidate.nobody"


@pytest.mark.rule("RD6.18-3", "RD6.1-5")
def test_one_more_is_enough() -> None:
    board = with_stack(empty(active="riverside"), "a", "riverside", "home-guard")
    board = with_stack(board, "p", "riverside", "fighters")
    answers = ("chit=blank", "chit=blank", "hits=home-guard-1")
    table = carried_out(board, "p", INTIMIDATE, "", *answers)
    assert totals(table) == [(2, 1)]
    assert at(table.board, RECRUITING) == ["home-guard"]


@pytest.mark.rule("RD11-14", "DA-41")
def test_assets_stand_by_those_who_are_intimidated() -> None:
    options = DistrictOptions(subversion_rebels=Rebels.MILITIA, assets=True)
    board = with_stack(empty(active="riverside", options=options), "a", "riverside", "gendarmes*2")
    board = with_stack(board, "p", "riverside", "villagers! agitator!")
    table = carried_out(board, "a", INTIMIDATE, "", "chit=blank", "chit=blank")
    assert totals(table) == [(4, 4)]
