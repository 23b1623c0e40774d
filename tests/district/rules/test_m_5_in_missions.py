"""M.5 Events that last for a turn, and what they change in missions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import Mission
from core.district.rules.missions import mission_cost
from tests.district.missions import carried_out, totals, victory_points
from tests.district.positions import empty, with_stack


def _patrolled(area: str) -> DistrictBoard:
    """Return a position in which Gendarmes can patrol against Levies underground."""
    board = with_stack(empty(active=area), "a", area, "gendarmes*2")
    return with_stack(board, "p", area, "levies", underground=True)


BLANKS = ("chit=blank", "chit=blank")


@pytest.mark.rule("RDM.5-41")
@pytest.mark.parametrize(("area", "total"), [("mill-quarter", 3 + 4), ("riverside", 3 + 1)])
def test_a_blackout_hides_from_patrols_in_the_two_dense_areas(area: str, total: int) -> None:
    board = replace(_patrolled(area), event=41)
    table = carried_out(board, "a", Mission.PATROL, "p", *BLANKS)
    assert totals(table) == [(6, total)]


@pytest.mark.rule("RDM.5-41")
def test_a_blackout_does_not_matter_in_an_attack() -> None:
    board = with_stack(empty(active="orrin-town", event=41), "a", "orrin-town", "line")
    board = with_stack(board, "p", "orrin-town", "main-force!")
    table = carried_out(board, "a", Mission.ATTACK, "p", *BLANKS)
    assert totals(table) == [(4, 4 + 2)]


@pytest.mark.rule("RDM.5-22")
@pytest.mark.parametrize(("area", "modifier"), [("quarry-road", 2 + 1), ("orrin-town", 2)])
def test_a_landslip_makes_quarry_road_rougher_in_every_mission(area: str, modifier: int) -> None:
    patrol = carried_out(replace(_patrolled(area), event=22), "a", Mission.PATROL, "p", *BLANKS)
    board = with_stack(empty(active=area, event=22), "a", area, "line")
    board = with_stack(board, "p", area, "main-force!")
    attack = carried_out(board, "a", Mission.ATTACK, "p", *BLANKS)
    assert totals(patrol) == [(6, 3 + modifier)]
    assert totals(attack) == [(4, 4 + modifier)]


@pytest.mark.rule("RDM.5-23")
@pytest.mark.parametrize(("event", "points"), [(12, -2), (23, -4)])
def test_the_press_doubles_what_terror_costs(event: int, points: int) -> None:
    board = empty(active="highfell", event=event, strategies=("G1", "I1"))
    board = with_stack(board, "a", "highfell", "guards line")
    board = with_stack(board, "p", "highfell", "villagers!")
    (villagers,) = board.members("p")
    table = carried_out(board, "a", Mission.ATTACK, "p", *BLANKS, f"hits={villagers}")
    assert table.board.grounds["highfell"].terror
    assert victory_points(table.board)[0] == points


@pytest.mark.rule("RDM.5-23")
def test_the_press_does_not_double_what_terror_brings() -> None:
    board = empty(active="highfell", event=23, strategies=("G3", "I4"))
    board = with_stack(board, "a", "highfell", "home-guard")
    board = with_stack(board, "p", "highfell", "organisers*3")
    table = carried_out(board, "p", Mission.INTIMIDATE, "", *BLANKS, "hits=home-guard-1")
    assert table.board.grounds["highfell"].terror
    assert victory_points(table.board)[1] == 1 + 2


@pytest.mark.rule("RDM.5-25", "RDM.5-45", "RD6.1-1")
def test_what_a_mission_costs() -> None:
    board = with_stack(empty(active="riverside"), "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "fighters")
    dear = {25: {("p", Mission.INTIMIDATE)}, 45: {("a", Mission.MOVE)}}
    for event in (0, *board.rulebook.events):
        now = replace(board, event=event)
        costs = {
            (letter, mission): mission_cost(now, letter, mission)
            for letter in "ap"
            for mission in Mission
        }
        wanted = dear.get(event, set())
        assert {key for key, cost in costs.items() if cost != 1} >= wanted
        assert {key[1] for key, cost in costs.items() if cost != 1} == {key[1] for key in wanted}
        assert all(costs[key] == 2 for key in wanted)
