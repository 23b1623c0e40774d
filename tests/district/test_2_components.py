"""2 Sides, points, Terror and the Unit Box: what there is, and who owns it."""

from __future__ import annotations

import pytest

from core.district.box import DISTRICT
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    OFF_MAP,
    RECRUITING,
    REMOVED,
    RESERVE,
    UNKNOWN,
    UnitType,
)
from core.district.model.options import DistrictOptions
from core.district.model.start import starting_board
from core.district.modules import MODULES
from core.district.rules.task_points import may_pay
from tests.district.positions import empty, in_box, with_ground, with_stack


@pytest.mark.rule("RD2.1-1")
def test_there_are_two_sides_and_foreign_units_are_of_the_government() -> None:
    kinds = MODULES["orrin-valley"].kinds.values()
    assert DISTRICT.sides == ("government", "insurgent")
    assert {kind.side for kind in kinds} == set(BELLIGERENTS)
    assert {kind.side for kind in kinds if kind.foreign} == {GOVERNMENT}


@pytest.mark.rule("RD2.221-4")
def test_every_unit_is_of_a_type_that_a_side_plays() -> None:
    played = {kind.type for kind in MODULES["orrin-valley"].kinds.values()}
    assert played == set(UnitType) - {UnitType.CONCEALED}


@pytest.mark.rule("RD2.1-2", "RD6.1-7")
def test_task_points_may_fall_below_zero() -> None:
    assert may_pay(empty(tp=(0, 0)), GOVERNMENT, 1)
    assert may_pay(empty(tp=(0, 0)), INSURGENT, 2)


@pytest.mark.rule("RD2.21-2", "RD6.3-1")
def test_an_area_has_a_terror_marker_or_none_and_without_people_it_has_none() -> None:
    board = starting_board("orrin-valley", "standard", DistrictOptions())
    said = DISTRICT.problems(board)
    assert DISTRICT.problems(with_ground(board, "riverside", terror=True)) == said
    assert DISTRICT.problems(with_ground(board, "salt-flats", terror=True)) != said


@pytest.mark.rule("RD2.3-1", "RD2.1-3")
def test_units_off_the_map_are_in_a_box_or_in_reserve_which_the_enemy_does_not_see() -> None:
    board = in_box(empty(), AVAILABLE, "fighters")
    board = in_box(board, DISRUPTED, "levies")
    board = in_box(board, RECRUITING, "villagers")
    assert OFF_MAP == (AVAILABLE, DISRUPTED, RECRUITING, RESERVE, REMOVED)
    for side in BELLIGERENTS:
        seen = DISTRICT.view(board, side).units.values()
        whose = {MODULES["orrin-valley"].kinds[unit.kind].side for unit in seen}
        assert whose == {side}


@pytest.mark.rule("RDM.6-4", "RD2.1-5")
def test_an_asset_is_known_when_its_counter_is_open() -> None:
    board = empty(active="riverside", options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "riverside", "line mortars")
    board = with_stack(board, "p", "riverside", "fighters! marksman!")
    board = with_stack(board, "q", "riverside", "levies tunnels")
    seen = DISTRICT.view(board, GOVERNMENT)
    hers = DISTRICT.view(board, INSURGENT)
    assert {hers.units[name].kind for name in hers.members("a")} == {"line", "mortars"}
    assert {seen.units[name].kind for name in seen.members("p")} == {"fighters", "marksman"}
    assert {seen.units[name].kind for name in seen.members("q")} == {UNKNOWN}
