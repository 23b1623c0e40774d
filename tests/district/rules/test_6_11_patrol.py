"""6.11 Patrol."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import seen
from core.district.model.facts.grounds import MissionJudged
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT, Mission, Rating
from core.district.model.options import DistrictOptions
from core.district.model.view import view
from core.district.rules.missions import open_sums
from core.district.rules.patrol import patrol_targets
from core.district.rules.strength import nearby, sum_of
from tests.district.examples import examples as examples
from tests.district.missions import asked_in, at, carried_out, refusal, task_points, totals
from tests.district.positions import empty, facts_of, with_camp, with_ground, with_stack

PATROL, ALL = Mission.PATROL, Mission.PATROL_ALL


def _example(module: str) -> DistrictBoard:
    board = empty(module=module, active="plain", hands=(["411"], ["414"]))
    board = with_stack(board, "a", "plain", "police*2")
    return with_stack(board, "p", "plain", "cells peasants", underground=True)


@pytest.mark.rule("TVd-8", "RD6.11-1", "RD6.11-2", "RD6.11-3", "RD6.11-4")
def test_a_stack_that_is_found_underground_comes_out_face_down(examples: str) -> None:
    table = carried_out(_example(examples), "a", PATROL, "p", "chit=411", "chit=blank")
    assert totals(table) == [(8, 4)]
    assert not table.board.stacks["p"].underground
    assert table.board.is_concealed("p")
    assert not table.board.stacks["p"].done
    assert task_points(table.board) == (9, 10)


@pytest.mark.rule("TVd-9", "RD6.1-5", "RD6.11-6")
def test_nothing_happens_if_both_totals_are_the_same(examples: str) -> None:
    table = carried_out(_example(examples), "a", PATROL, "p", "chit=411", "chit=414")
    assert totals(table) == [(8, 8)]
    assert table.board.stacks["p"].underground


def _against_dummy() -> DistrictBoard:
    board = empty(active="orrin-town", hands=(["214"], ["124"]))
    board = with_stack(board, "a", "orrin-town", "gendarmes line")
    return with_stack(board, "p", "orrin-town", "dummy")


@pytest.mark.rule("TVd-10", "RD6.11-5", "DA-6", "RD6.2-5", "DA-5")
def test_a_dummy_that_is_found_at_large_goes_to_available() -> None:
    table = carried_out(_against_dummy(), "a", PATROL, "p", "chit=214", "chit=124")
    assert totals(table) == [(7, 6)]
    assert "p" not in table.board.stacks
    assert at(table.board, AVAILABLE) == ["dummy"] * 6


@pytest.mark.rule("TVd-11", "RD6.11-3", "DA-6")
def test_a_dummy_among_real_units_is_not_counted() -> None:
    board = empty(active="riverside", hands=((), ["124"]))
    board = with_stack(board, "a", "riverside", "gendarmes*2")
    board = with_stack(board, "p", "riverside", "dummy fighters")
    table = carried_out(board, "a", PATROL, "p", "chit=blank", "chit=124")
    assert totals(table) == [(6, 6)]
    assert table.board.is_concealed("p")


@pytest.mark.rule("TVd-12", "RD6.11-8", "DA-37")
def test_a_dispersed_unit_lets_its_stack_patrol_against_everybody_at_once() -> None:
    board = empty(active="orrin-town", hands=(["512"], ["222"]))
    board = with_stack(board, "a", "orrin-town", "guards/d line gendarmes")
    board = with_stack(board, "p", "orrin-town", "villagers", underground=True)
    board = with_stack(board, "q", "orrin-town", "fighters")
    assert refusal(board, "a", PATROL) is None
    assert refusal(board, "a", ALL) is None
    table = carried_out(board, "a", ALL, "", "chit=222")
    assert totals(table) == [(8, 7), (8, 8)]
    assert not table.board.stacks["p"].underground
    assert table.board.is_concealed("q")
    assert table.board.camps[GOVERNMENT].hand == ("512",)
    assert task_points(table.board) == (9, 10)


@pytest.mark.rule("RD6.11-8")
def test_a_concentrated_stack_patrols_against_one_stack_only() -> None:
    assert refusal(_against_dummy(), "a", ALL) == "patrol-all.nobody-dispersed"


@pytest.mark.rule("TVd-13", "RD6.11-9", "RD9.3-2")
def test_an_advantage_counts_the_highest_rating_of_a_chit() -> None:
    board = empty(
        active="orrin-town",
        hands=(["152"], ()),
        intelligence={"blank": 12, "blue": 3, "orange": 4},
        options=DistrictOptions(intelligence=True),
    )
    board = with_camp(board, GOVERNMENT, advantages=1)
    board = with_stack(board, "a", "orrin-town", "gendarmes")
    board = with_stack(board, "p", "orrin-town", "fighters", underground=True)
    table = carried_out(board, "a", PATROL, "p", "chit=152+adv", "chit=blank")
    assert totals(table) == [(8, 6)]
    assert table.board.camps[GOVERNMENT].advantages == 0
    assert table.board.intelligence["blue"] == 4
    assert "152" in table.board.randomizer


@pytest.mark.rule("RD6.11-5")
def test_all_counters_of_a_stack_found_at_large_are_turned_up() -> None:
    board = empty(active="north-fields", hands=(["533"], ()))
    board = with_stack(board, "a", "north-fields", "gendarmes*2")
    board = with_stack(board, "p", "north-fields", "fighters villagers dummy")
    table = carried_out(board, "a", PATROL, "p", "chit=533", "chit=blank")
    assert table.board.is_revealed("p")
    assert at(table.board, "north-fields") == ["fighters", "gendarmes", "gendarmes", "villagers"]


@pytest.mark.rule("DA-36")
def test_a_stack_at_large_that_is_wholly_revealed_is_no_target() -> None:
    board = empty(active="riverside")
    board = with_stack(board, "a", "riverside", "gendarmes")
    board = with_stack(board, "p", "riverside", "fighters! levies!")
    assert refusal(board, "a", PATROL) == "patrol.nobody-hidden"
    board = with_stack(board, "q", "riverside", "fighters! levies")
    assert patrol_targets(board, "a") == ("q",)


@pytest.mark.rule("RD6.11-7")
def test_a_stack_can_be_patrolled_against_again_and_again() -> None:
    board = _against_dummy()
    board = with_stack(board, "b", "orrin-town", "constables")
    once = carried_out(board, "a", PATROL, "p", "chit=blank", "chit=124").board
    assert refusal(once, "a", PATROL) is None
    assert refusal(once, "b", PATROL) is None


@pytest.mark.rule("RD6.11-6", "RD2.1-4", "RDS-27")
def test_the_government_learns_of_a_patrol_only_whether_it_was_higher() -> None:
    told = []
    for units in ("fighters", "villagers", "dummy"):
        board = empty(active="mill-quarter")
        board = with_stack(board, "a", "mill-quarter", "line")
        board = with_stack(board, "p", "mill-quarter", units, underground=True)
        table = carried_out(board, "a", PATROL, "p", "chit=blank", "chit=blank")
        told.append([seen(fact, GOVERNMENT) for fact in table.facts])
    assert told[0] == told[1] == told[2]
    (judged,) = (fact for fact in told[0] if isinstance(fact, MissionJudged))
    assert judged.own.total == 2
    assert judged.against.units is None
    assert judged.against.terrain == 3
    assert not judged.lost


@pytest.mark.rule("RDS-27")
def test_the_insurgent_is_told_both_sums_of_a_patrol() -> None:
    table = carried_out(_against_dummy(), "a", PATROL, "p", "chit=blank", "chit=124")
    (judged,) = facts_of(table, MissionJudged)
    told = seen(judged, INSURGENT)
    assert isinstance(told, MissionJudged)
    assert (told.own.total, told.against.total) == (5, 6)


@pytest.mark.rule("RDS-14")
def test_sums_without_chits_are_known_from_a_view_as_far_as_it_goes() -> None:
    board = view(_against_dummy(), GOVERNMENT)
    sums = open_sums(board, "a", PATROL, "p")
    assert sums is not None
    assert sums.own.units == 5
    assert (sums.against.units, sums.against.concealed, sums.against.terrain) == (0, 1, 2)


@pytest.mark.rule("RD9.1-1", "RDM.6-3")
def test_assets_help_in_a_patrol_on_both_sides() -> None:
    board = empty(active="orrin-town", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "orrin-town", "line informants")
    board = with_stack(board, "b", "orrin-town", "constables air-scout")
    board = with_stack(board, "p", "orrin-town", "villagers tunnels", underground=True)
    table = carried_out(board, "a", PATROL, "p", "chit=blank", "chit=blank")
    assert totals(table) == [(2 + 2 + 1, 3 + 2 + 2)]


@pytest.mark.rule("RD11-7")
def test_blank_intelligence_chits_raise_the_total_against_a_patrol_and_are_gone() -> None:
    board = empty(
        active="orrin-town", options=DistrictOptions(intelligence=True, only_the_wind=True)
    )
    board = with_camp(board, INSURGENT, winds=3)
    board = with_stack(board, "a", "orrin-town", "gendarmes*2 line")
    board = with_stack(board, "p", "orrin-town", "villagers", underground=True)
    answers = ("chit=blank", "chit=blank", "chit.winds=2")
    assert asked_in(board, "a", PATROL, "p", *answers[:2]).options == ("0", "1", "2", "3")
    table = carried_out(board, "a", PATROL, "p", *answers)
    assert totals(table) == [(8, 3 + 2 + 2)]
    assert table.board.camps[INSURGENT].winds == 1


@pytest.mark.rule("RD11-9")
def test_units_that_know_the_terrain_make_patrols_easier() -> None:
    board = empty(active="orrin-town", options=DistrictOptions(persistence=True))
    board = with_stack(board, "a", "orrin-town", "line/d")
    name = board.members("a")[0]
    board = with_stack(board, "p", "orrin-town", "villagers", underground=True)
    rough = carried_out(board, "a", ALL, "", "chit=blank")
    unit = board.units[name]
    settled = board.with_unit(
        name, type(unit)(unit.kind, unit.at, "a", dispersed=True, settled=True)
    )
    eased = carried_out(settled, "a", ALL, "", "chit=blank")
    assert (totals(rough), totals(eased)) == ([(2, 5)], [(2, 4)])


@pytest.mark.rule("RD11-17")
def test_infrastructure_deep_underground_is_found_by_a_patrol() -> None:
    board = empty(active="orrin-town", options=DistrictOptions(deep_underground=True))
    board = with_ground(board, "orrin-town", insurgent=2)
    board = with_stack(board, "a", "orrin-town", "gendarmes")
    assert patrol_targets(board, "a") == ("infrastructure",)
    assert patrol_targets(replace(board, options=DistrictOptions()), "a") == ()
    assert refusal(board, "a", Mission.REDUCE) == "reduce.not-found"
    table = carried_out(board, "a", PATROL, "infrastructure", "chit=blank", "chit=blank")
    assert totals(table) == [(3, 2)]
    assert table.board.grounds["orrin-town"].found == 1
    assert refusal(table.board, "a", Mission.REDUCE) == "mission.only-tactical"
    again = with_stack(table.board, "b", "orrin-town", "gendarmes")
    assert refusal(again, "b", Mission.REDUCE) is None
    assert patrol_targets(again, "b") == ("infrastructure",), "another one is left to be found"
    assert patrol_targets(with_ground(again, "orrin-town", found=2), "b") == ()


@pytest.mark.rule("RD9.1-1", "RDM.6-3")
def test_a_scout_in_the_area_helps_in_patrols_and_in_nothing_else() -> None:
    board = empty(active="riverside", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "riverside", "line air-scout")
    board = with_stack(board, "b", "riverside", "gendarmes")
    assert sum_of(board, "a", Rating.IR, PATROL) == 2 + 1, "once for its own stack, too"
    assert nearby(board, "b", Rating.IR, PATROL) == 1
    assert nearby(board, "b", Rating.TR, PATROL) == 0
    assert nearby(board, "b", Rating.IR, Mission.BUILD) == 0
