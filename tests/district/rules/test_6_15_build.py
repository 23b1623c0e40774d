"""6.15 Build Infrastructure."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.facts.grounds import MissionJudged
from core.district.model.ids import AVAILABLE, Mission
from core.district.model.options import DistrictOptions, NotMyTribe
from tests.district.missions import at, carried_out, refusal, task_points, totals
from tests.district.positions import empty, facts_of, with_ground, with_stack

BUILD = Mission.BUILD


def _builders() -> DistrictBoard:
    return with_stack(empty(active="riverside"), "a", "riverside", "gendarmes constables")


@pytest.mark.rule("TVd-28", "RD6.15-3", "RD6.1-6")
def test_an_infrastructure_is_built_if_the_total_beats_a_chit_at_random() -> None:
    built = carried_out(_builders(), "a", BUILD, "", "draw=223")
    assert totals(built) == [(4, 3)]
    assert built.board.grounds["riverside"].government == 1
    assert built.board.pool == 21
    assert task_points(built.board) == (9, 10)
    failed = carried_out(_builders(), "a", BUILD, "", "draw=244")
    assert totals(failed) == [(4, 4)]
    assert failed.board.grounds["riverside"].government == 0


@pytest.mark.rule("TVd-29", "RD6.15-2", "DA-10", "RDD-42")
def test_a_stack_at_large_keeps_the_government_from_building_whatever_it_is() -> None:
    reasons = {
        refusal(with_stack(_builders(), "p", "riverside", units), "a", BUILD)
        for units in ("dummy", "fighters", "main-force*2")
    }
    assert reasons == {"build.enemy-at-large"}
    hidden = with_stack(_builders(), "p", "riverside", "fighters", underground=True)
    assert refusal(hidden, "a", BUILD) is None


@pytest.mark.rule("RD6.15-2")
def test_the_insurgent_builds_beside_government_units() -> None:
    board = with_stack(_builders(), "p", "riverside", "organisers", underground=True)
    assert refusal(board, "p", BUILD) is None


@pytest.mark.rule("RD6.15-1", "RD8.2-1", "RD6.3-2")
def test_terror_an_empty_pool_and_a_full_area_forbid_to_build() -> None:
    board = _builders()
    assert refusal(with_ground(board, "riverside", terror=True), "a", BUILD) == "area.terrorized"
    assert refusal(replace(board, pool=0), "a", BUILD) == "build.pool-empty"
    assert refusal(with_ground(board, "riverside", government=3), "a", BUILD) == "build.no-room"
    assert refusal(with_ground(board, "riverside", insurgent=3), "a", BUILD) is None
    desert = with_stack(empty(active="salt-flats"), "a", "salt-flats", "gendarmes")
    assert refusal(desert, "a", BUILD) == "build.no-room"


@pytest.mark.rule("RD6.1-3", "DA-17", "DA-40")
def test_builders_underground_stay_concealed_and_those_at_large_are_turned_up() -> None:
    board = empty(active="riverside")
    board = with_stack(board, "p", "riverside", "organisers dummy", underground=True)
    board = with_stack(board, "q", "riverside", "organisers dummy")
    below = carried_out(board, "p", BUILD, "", "draw=411").board
    assert below.is_concealed("p")
    assert below.stacks["p"].underground
    assert below.grounds["riverside"].insurgent == 1
    above = carried_out(board, "q", BUILD, "", "draw=411").board
    assert above.is_revealed("q")
    assert at(above, AVAILABLE) == ["dummy"] * 5


@pytest.mark.rule("RD9.1-1", "RD6.15-3")
def test_engineers_and_agitators_help_to_build() -> None:
    board = empty(active="riverside", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "riverside", "line engineers")
    board = with_stack(board, "p", "riverside", "villagers agitator", underground=True)
    assert totals(carried_out(board, "a", BUILD, "", "draw=411")) == [(3, 1)]
    assert totals(carried_out(board, "p", BUILD, "", "draw=411")) == [(4, 1)]


@pytest.mark.rule("RD11-8")
def test_a_foreign_tribe_does_not_count_when_something_is_built() -> None:
    options = DistrictOptions(not_my_tribe=NotMyTribe.MISSIONS)
    board = with_stack(empty(active="riverside", options=options), "a", "riverside", "line*2")
    assert totals(carried_out(board, "a", BUILD, "", "draw=411")) == [(0, 1)]


@pytest.mark.rule("DA-2")
def test_an_empty_randomizer_counts_as_nothing() -> None:
    board = empty(active="riverside")
    chits = board.rulebook.chits
    board = empty(active="riverside", hands=(chits[:24], chits[24:]))
    board = with_stack(board, "a", "riverside", "gendarmes")
    assert totals(carried_out(board, "a", BUILD, "")) == [(2, 0)]


@pytest.mark.rule("RD6.1-5", "RD6.15-3")
def test_it_is_told_who_was_higher() -> None:
    """Four against 3, 4 and 5."""
    told = []
    for chit in ("223", "244", "225"):
        (fact,) = facts_of(carried_out(_builders(), "a", BUILD, "", f"draw={chit}"), MissionJudged)
        assert isinstance(fact, MissionJudged)
        told.append((fact.success, fact.lost))
    assert told == [(True, False), (False, False), (False, True)]


@pytest.mark.rule("RD6.15-3", "RD2.221-2")
def test_a_rating_of_nothing_adds_nothing() -> None:
    board = empty(active="riverside", options=DistrictOptions(foreign=True))
    board = with_stack(board, "a", "riverside", "gendarmes legion")
    assert totals(carried_out(board, "a", BUILD, "", "draw=223")) == [(2, 3)]
