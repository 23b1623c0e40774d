"""6.14 Move."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import Mission
from core.district.model.options import DistrictOptions
from core.district.rules.move import destinations_of
from core.district.rules.operations import areas_to_activate
from tests.district.missions import at, carried_out, refusal, task_points
from tests.district.positions import empty, units_of, with_ground, with_stack

MOVE = Mission.MOVE


def _with_stayer() -> DistrictBoard:
    board = empty(active="highfell")
    return with_stack(board, "a", "highfell", "fighters villagers")


def _moved(board: DistrictBoard, letter: str, to: str) -> DistrictBoard:
    return carried_out(board, letter, MOVE, to).board


@pytest.mark.rule("TVd-26", "RD6.14-1", "RD6.14-4", "RD8.1-1", "RDD-39")
def test_mil_stay_behind_as_a_stack_that_is_done() -> None:
    board = _moved(_with_stayer(), "a", "north-fields")
    assert at(board, "north-fields") == ["fighters"]
    assert not board.stacks["a"].underground
    assert board.is_concealed("a")
    assert not board.stacks["a"].done
    (left,) = board.stacks_in("highfell")
    assert left == "b"
    assert board.stacks[left].done
    assert at(board, "highfell") == ["villagers"]
    assert task_points(board) == (10, 9)


@pytest.mark.rule("TVd-27", "RD6.14-3", "DA-38", "RD6-1")
def test_a_stack_that_moves_to_an_activated_area_is_done() -> None:
    board = with_ground(empty(active="highfell"), "north-fields", done=True)
    board = _moved(with_stack(board, "a", "highfell", "line"), "a", "north-fields")
    assert board.stacks["a"].done
    assert "north-fields" not in areas_to_activate(board)


@pytest.mark.rule("TVd-46", "RD6.1-2", "RD6.14-3", "DA-9")
def test_where_a_stack_arrives_only_tactical_missions_are_left_to_it() -> None:
    board = with_ground(empty(active="highfell"), "north-fields", insurgent=1)
    board = with_stack(board, "a", "north-fields", "line", done=True)
    board = with_ground(with_stack(board, "p", "highfell", "organisers fighters"), "highfell")
    board = replace(_moved(board, "p", "north-fields"), active="north-fields")
    for mission in (Mission.ATTACK, Mission.AMBUSH, MOVE):
        assert refusal(board, "p", mission) is None
    for mission in (Mission.BUILD, Mission.RECRUIT, Mission.INTIMIDATE, Mission.REDUCE):
        assert refusal(board, "p", mission) == "mission.only-tactical"
    assert refusal(board, "p", Mission.REMOVE_TERROR) == "mission.only-tactical"
    fresh = board.with_stack("p", replace(board.stacks["p"], arrived=False, missions=0))
    assert refusal(fresh, "p", Mission.BUILD) is None


@pytest.mark.rule("RD6-1")
def test_an_area_that_a_stack_moved_into_must_be_activated_too() -> None:
    board = with_stack(empty(active="highfell"), "a", "highfell", "line")
    assert areas_to_activate(board) == ("highfell",)
    assert areas_to_activate(_moved(board, "a", "north-fields")) == ("north-fields",)


@pytest.mark.rule("RD6.14-2", "RD8.3-1")
def test_mil_dispersed_units_and_stacks_underground_cannot_move() -> None:
    board = empty(active="highfell")
    board = with_stack(board, "a", "highfell", "line/d home-guard")
    board = with_stack(board, "p", "highfell", "villagers")
    board = with_stack(board, "q", "highfell", "fighters", underground=True)
    reasons = [refusal(board, letter, MOVE) for letter in "apq"]
    assert reasons == ["move.nobody", "move.nobody", "mission.underground"]


@pytest.mark.rule("RD6.14-4", "RD6.13-2")
def test_both_parts_keep_what_happened_to_the_stack() -> None:
    board = empty(active="highfell")
    board = with_stack(board, "a", "highfell", "line guards/d", ambushed=True)
    board = _moved(board, "a", "orrin-town")
    assert at(board, "orrin-town") == ["line"]
    assert [board.stacks[letter].ambushed for letter in "ab"] == [True, True]


@pytest.mark.rule("RD6.14-4", "RD9.1-2")
def test_assets_go_with_those_who_move_and_stay_if_no_combat_unit_does() -> None:
    board = empty(active="highfell", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "highfell", "line home-guard mortars")
    board = with_stack(board, "p", "highfell", "villagers dummy agitator")
    assert at(_moved(board, "a", "orrin-town"), "orrin-town") == ["line", "mortars"]
    assert at(_moved(board, "p", "orrin-town"), "orrin-town") == ["dummy"]


@pytest.mark.rule("RD9.1-5")
def test_dummies_alone_can_move_and_nothing_else() -> None:
    board = empty(active="riverside", event=0)
    board = with_ground(board, "riverside", insurgent=1)
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "dummy*2")
    reasons = {mission: refusal(board, "p", mission) for mission in Mission}
    assert reasons[MOVE] is None
    others = {reasons[m] for m in Mission if m not in (MOVE, Mission.PATROL, Mission.PATROL_ALL)}
    assert others == {"mission.only-dummies"}


@pytest.mark.rule("RD6.14-1", "RD2.21-1")
def test_a_stack_moves_to_areas_that_touch_its_own() -> None:
    board = with_stack(empty(active="salt-flats"), "a", "salt-flats", "line")
    assert destinations_of(board, "a") == ("quarry-road", "orrin-town", "mill-quarter")


@pytest.mark.rule("RD9.1-1", "RDM.6-3")
def test_trucks_and_couriers_take_a_stack_two_areas_far() -> None:
    board = empty(active="salt-flats", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "salt-flats", "line trucks")
    assert set(destinations_of(board, "a")) == set(board.grounds) - {"salt-flats"}
    board = with_stack(board, "p", "riverside", "fighters couriers")
    assert "highfell" in destinations_of(board, "p")
    assert task_points(_moved(board, "a", "highfell")) == (9, 10)


@pytest.mark.rule("RDM.5-11", "RDM.5-45")
def test_events_forbid_moves_or_make_them_dearer() -> None:
    board = empty(active="riverside", tp=(10, 10), event=11)
    board = with_stack(board, "a", "riverside", "line")
    board = with_stack(board, "p", "riverside", "fighters")
    assert refusal(board, "a", MOVE) == "move.forbidden"
    short = replace(board, event=45)
    assert task_points(_moved(short, "a", "orrin-town")) == (8, 10)
    assert task_points(_moved(short, "p", "orrin-town")) == (10, 9)


@pytest.mark.rule("RD6.14-1", "RD6.1-3")
def test_a_move_reveals_nothing() -> None:
    board = _with_stayer()
    (fighters,) = units_of(board, "fighters", "highfell")
    assert not _moved(board, "a", "orrin-town").units[fighters].revealed
