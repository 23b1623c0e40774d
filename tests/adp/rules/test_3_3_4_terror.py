"""3.3.4 Terror."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, Paid, Sabotaged, Shifted, Terrorized
from core.adp.model.ids import TALIBAN, WARLORDS, Support, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.operations import Terms
from core.adp.rules.terror import TERROR
from tests.adp.play import asked, position
from tests.adp.rules.operations import (
    LIMITED,
    NOBODY_CAN_PAY,
    TALIBAN_TURN,
    WARLORD_TURN,
    finish,
    grant,
    happened,
    play,
    there,
    why_not,
)


@pytest.mark.rule("D-22", "R3.3.4-1", "R3.3.4-2")
def test_the_taliban_turn_people_one_level_towards_opposition() -> None:
    board = position(TALIBAN_TURN + "kabul T:u1 C:T1 support=S")

    table = finish(board, "terror", "kabul")

    assert happened(table) == [
        Paid(Track.TALIBAN, 1, rule="3.3.4"),
        Activated(TALIBAN, S.KABUL, 1, rule="3.3.4"),
        Terrorized(S.KABUL, rule="3.3.4"),
        Shifted(S.KABUL, Support.SUPPORT, Support.NEUTRAL, rule="3.3.4"),
    ]


@pytest.mark.rule("D-23", "R3.3.4-2")
@pytest.mark.parametrize("level", ["S", "N", "O"])
def test_the_warlords_make_people_neutral(level: str) -> None:
    board = position(WARLORD_TURN + f"herat W:u1 support={level}")

    table = finish(board, "terror", "herat", then=("terror.space", "special"))

    assert there(table.board, S.HERAT) == "W:a1 terror=1"


@pytest.mark.rule("R3.3.4-3")
def test_an_area_can_have_any_number_of_terror_markers() -> None:
    board = position(WARLORD_TURN + "herat W:u1 terror=4")

    table = finish(board, "terror", "herat", then=("terror.space", "special"))

    assert there(table.board, S.HERAT) == "W:a1 terror=5"


@pytest.mark.rule("R3.3.4-1", "R3.3.4-3")
def test_a_road_is_sabotaged_for_nothing() -> None:
    board = position(WARLORD_TURN + "resources: warlords=0\nkabul-aibak W:u2")

    table = finish(board, "terror", "kabul-aibak", then=("terror.space",))

    assert happened(table)[1:] == [Sabotaged(S.KABUL_AIBAK, rule="3.3.4")]
    assert there(table.board, S.KABUL_AIBAK) == "W:u1a1 sabotage"


@pytest.mark.rule("R3.3.4-1", "R3.3.4-3")
def test_on_a_sabotaged_loc_terror_only_activates_a_guerrilla() -> None:
    board = position(WARLORD_TURN + "kabul W:u1\nkabul-aibak W:u2 sabotage")

    assert asked(play(board, "terror")).options[:2] == ("kabul", "kabul-aibak")
    table = finish(board, "terror", "kabul-aibak", "done", then=("special",))

    assert happened(table) == [Activated(WARLORDS, S.KABUL_AIBAK, 1, rule="3.3.4")]


@pytest.mark.rule("R3.3.4-1")
def test_terror_on_sabotaged_roads_alone_is_an_operation() -> None:
    board = position(WARLORD_TURN + "kabul-aibak W:u1 sabotage\nkandahar-kabul W:u1 sabotage")

    table = finish(
        board, "terror", "kabul-aibak", "kandahar-kabul", then=("terror.space", "special")
    )

    assert len(happened(table)) == 2


@pytest.mark.rule("R3.3.4-1")
def test_it_needs_a_hidden_guerrilla() -> None:
    board = position(WARLORD_TURN + "kabul W:a2\nherat W:u1")

    assert str(why_not(board, "terror", word="kabul")) == "no-underground-guerrilla (3.3.4)"


@pytest.mark.rule("R3.3.4-1", "R3.1-2")
def test_areas_cost_a_resource_each() -> None:
    board = position(WARLORD_TURN + "resources: warlords=1\nkabul W:u2\nherat W:u1")

    turn = play(board, "terror", "herat")
    assert turn.board.track(Track.WARLORDS) == 0

    broke = position(WARLORD_TURN + NOBODY_CAN_PAY + "kabul W:u2\nherat W:u1")
    assert str(why_not(broke, word="terror")) == "cannot-pay (3.1)"


@pytest.mark.rule("R3.3.4-4", "A-22")
def test_with_all_30_markers_on_the_map_people_still_change_sides() -> None:
    board = position(TALIBAN_TURN + "herat T:u1\nbalkh terror=30")

    table = finish(board, "terror", "herat")

    assert there(table.board, S.HERAT) == "T:a1 support=O"


@pytest.mark.rule("R3.3.4-4")
def test_with_all_30_markers_on_the_map_no_road_is_sabotaged() -> None:
    board = position(TALIBAN_TURN + "herat T:u1\nkabul-aibak T:u1\nbalkh terror=30")

    table = finish(board, "terror", "kabul-aibak", "done", then=("special",))

    assert happened(table) == [Activated(TALIBAN, S.KABUL_AIBAK, 1, rule="3.3.4")]


@pytest.mark.rule("R1.6.2-1", "R3.3.4-2")
def test_pakistan_and_empty_areas_stay_neutral() -> None:
    board = position(TALIBAN_TURN + "islamabad: backing\nwaziristan T:u1\nzabol T:u1")

    table = finish(board, "terror", "waziristan", "zabol")

    assert there(table.board, S.WAZIRISTAN) == "T:a1 terror=1"
    assert there(table.board, S.ZABOL) == "T:a1 terror=1"


@pytest.mark.rule("R2.3.5-1")
def test_a_limited_terror_is_in_one_space() -> None:
    board = position(WARLORD_TURN + LIMITED + "kabul W:u2\nherat W:u1")

    table = finish(board, "terror", "herat")

    assert there(table.board, S.KABUL) == "W:u2"


@pytest.mark.rule("R3.1.2-1", "R5.5-1")
def test_a_free_terror_costs_nothing_and_strikes_where_the_event_says() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=0\nkabul T:u2\nherat T:u1")

    table = grant(board, TALIBAN, TERROR, Terms(free=True, within=(S.KABUL,)), "kabul")

    assert there(table.board, S.KABUL) == "T:u1a1 support=O terror=1"
    assert "herat" not in asked(play(board, "terror")).options
