"""RDB.2-1 to RDB.2-6 The Deployment of the Government's bot."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.district.bots.government.deployment import prize
from core.district.model.board import DistrictBoard
from core.district.model.ids import AVAILABLE, GOVERNMENT
from core.district.model.options import DistrictOptions as Options
from core.district.model.options import NotMyTribe
from tests.district.bots.ask import explained, numbers, plain, turn_at
from tests.district.bots.games import BOT, known_in
from tests.district.bots.planned import deployed, planning
from tests.district.positions import in_box, units_of, with_ground, with_stack, with_units

STRUCK = "riverside"
"""Where the Government strikes in most of these tests: Population 3, Terrain Modifier 1."""


def about_to_strike(*units: str, cards: str = "G1 I1", **more: Any) -> DistrictBoard:
    """Return a position with units in Available and one Insurgent IU on the map."""
    return with_ground(planning(GOVERNMENT, *units, cards=cards, **more), STRUCK, insurgent=1)


# RDB.2-1


@pytest.mark.rule("RDB.2-1")
@pytest.mark.parametrize(
    ("area", "ours", "theirs", "expected"),
    [
        ("riverside", 0, 1, 3 + 1.5 + 2 - 1.2),
        ("riverside", 1, 1, 3 + 1.5 + 2 + 1 - 1.2),
        ("riverside", 0, 2, 3 + 3 - 1.2),
        ("riverside", 2, 1, 3 + 1.5 + 1 - 1.2),
        ("mill-quarter", 1, 2, 4 + 3 + 2 + 1 - 3.6),
        ("salt-flats", 0, 0, 2),
    ],
)
def test_how_good_an_area_is_to_strike(area: str, ours: int, theirs: int, expected: float) -> None:
    board = with_ground(planning(GOVERNMENT), area, government=ours, insurgent=theirs)

    assert prize(board, area) == pytest.approx(expected)


@pytest.mark.rule("RDB.2-1")
def test_it_strikes_the_best_area_with_insurgent_infrastructure() -> None:
    board = with_ground(about_to_strike("line", "line"), "mill-quarter", insurgent=2)
    board = with_ground(board, "orrin-town", government=2)
    first = deployed(board)
    closer = deployed(with_ground(board, "mill-quarter", government=1))

    assert first == {STRUCK: ["line line"]}
    assert closer == {"mill-quarter": ["line line"]}


# RDB.2-2


@pytest.mark.rule("RDB.2-2")
@pytest.mark.parametrize(
    ("cards", "units", "expected"),
    [
        ("G1 I1", "line line line guards", "guards/d line line"),
        ("G1 I1", "line line", "line line"),
        ("G3 I1", "line guards", "guards line"),
        ("G1 I1", "line line gendarmes gendarmes constables", "line line constables"),
        ("G1 I1", "line line gendarmes constables", "line line"),
        ("G1 I1", "line", "line/d"),
    ],
)
def test_the_strongest_regular_units_strike_and_one_of_three_is_dispersed(
    cards: str, units: str, expected: str
) -> None:
    there = deployed(about_to_strike(*units.split(), cards=cards))[STRUCK]

    assert expected in there


@pytest.mark.rule("RDB.2-2")
def test_hits_make_a_unit_weaker() -> None:
    board = about_to_strike("line", "line", "line")
    board = with_units(board, "highfell", "guards", hits=3)

    there = deployed(with_ground(board, "highfell", insurgent=1))

    assert there == {STRUCK: ["line/d line line"], "highfell": ["guards"]}


@pytest.mark.rule("RDB.2-2")
@pytest.mark.parametrize(
    "options",
    [Options(no_mixed_stacks=True), Options(green_no_mix=True), Options(green_small=True)],
)
def test_police_stay_out_of_the_strike_stack_if_they_may_not_join_it(options: Options) -> None:
    board = about_to_strike("line", "line", *["constables"] * 3, options=options)

    assert deployed(board)[STRUCK] == ["constables constables", "line line"]


@pytest.mark.rule("RDB.2-2", "RD11-8")
def test_police_stay_away_if_regular_units_would_not_count_beside_them() -> None:
    options = Options(not_my_tribe=NotMyTribe.MISSIONS)

    board = about_to_strike("line", "line", *["constables"] * 3, options=options)

    assert "line line" in deployed(board)[STRUCK]


# RDB.2-3, RDB.2-4


@pytest.mark.rule("RDB.2-3")
def test_the_best_police_stand_beside_them_with_the_militia() -> None:
    board = about_to_strike("line", "line", "constables", "gendarmes", "gendarmes")
    board = with_units(board, STRUCK, "home-guard")

    assert deployed(board) == {STRUCK: ["gendarmes gendarmes home-guard", "line line constables"]}


@pytest.mark.rule("RDB.2-4")
def test_other_police_go_in_pairs_to_where_building_is_needed_most() -> None:
    board = about_to_strike(*["gendarmes"] * 3, *["constables"] * 3)
    board = with_units(board, "orrin-town", "home-guard")
    board = with_units(board, "highfell", "home-guard")
    board = with_ground(board, "mill-quarter", government=1, insurgent=1)

    assert deployed(board) == {
        STRUCK: ["gendarmes gendarmes"],
        "orrin-town": ["gendarmes constables home-guard"],
        "mill-quarter": ["constables constables"],
        "highfell": ["home-guard"],
    }


@pytest.mark.rule("RDB.2-4", "DA-81")
def test_where_nothing_is_needed_they_go_where_most_has_been_built() -> None:
    board = about_to_strike(*["constables"] * 3, "gendarmes")
    board = with_ground(board, "mill-quarter", government=2)
    board = replace(board, pool=0)

    assert deployed(board) == {
        STRUCK: ["gendarmes constables"],
        "mill-quarter": ["constables constables"],
    }


# RDB.2-5


@pytest.mark.rule("RDB.2-5")
def test_other_regular_units_watch_the_next_areas_to_strike_dispersed() -> None:
    board = about_to_strike(*["line"] * 4)
    board = with_ground(with_ground(board, "highfell", insurgent=1), "quarry-road", insurgent=1)

    assert deployed(board) == {STRUCK: ["line/d line line"], "quarry-road": ["line/d"]}


@pytest.mark.rule("RDB.2-5")
def test_if_roads_pay_they_hold_areas_without_insurgents() -> None:
    board = about_to_strike(*["line"] * 4, cards="G3 I1")
    board = with_stack(board, "p", "north-fields", "villagers", underground=True)

    assert deployed(board) == {
        STRUCK: ["line line"],
        "salt-flats": ["line/d"],
        "quarry-road": ["line/d"],
    }


@pytest.mark.rule("RDB.2-5", "DA-82")
def test_whoever_is_left_joins_the_strike_in_a_stack_of_its_own() -> None:
    assert deployed(about_to_strike(*["line"] * 4)) == {STRUCK: ["line/d", "line/d line line"]}


@pytest.mark.rule("RDB.2-5", "RDB.2-2", "DA-83")
def test_nobody_is_dispersed_who_would_be_disrupted_by_it() -> None:
    board = with_units(about_to_strike(), "highfell", *["line"] * 3, hits=2)
    board = with_units(board, "highfell", "line", hits=1)

    assert deployed(board) == {STRUCK: ["line", "line line line/d"]}
    barred = about_to_strike(*["line"] * 4, options=Options(green_no_disperse=True))
    assert deployed(barred) == {STRUCK: ["line", "line line line"]}


# RDB.2-6


@pytest.mark.rule("RDB.2-6")
def test_assets_for_people_go_with_the_police_and_others_with_the_strike() -> None:
    assets = ("engineers", "loudspeakers", "mortars", "informants", "trucks", "air-scout")
    board = about_to_strike("line", "line", "constables", options=Options(assets=True))

    assert deployed(in_box(board, AVAILABLE, *assets)) == {
        STRUCK: [
            "constables engineers loudspeakers",
            "line line informants mortars air-scout trucks",
        ]
    }


@pytest.mark.rule("RDB.2-6")
def test_an_asset_on_the_map_is_moved_to_where_it_helps() -> None:
    police = ("gendarmes", "gendarmes", *["constables"] * 3)
    board = about_to_strike("line", "line", *police, options=Options(assets=True))

    assert deployed(with_units(board, "highfell", "mortars")) == {
        "orrin-town": ["constables constables"],
        STRUCK: ["gendarmes gendarmes", "line line constables mortars"],
    }


@pytest.mark.rule("RDB.2-6")
def test_an_asset_without_company_stays_away() -> None:
    options = Options(assets=True)
    board = in_box(planning(GOVERNMENT, options=options), AVAILABLE, "engineers")

    assert deployed(with_units(board, "highfell", "mortars")) == {}


# Questions


@pytest.mark.rule("RDB.2-1", "RDB.2-2", "RDB.2-3")
def test_each_unit_is_deployed_for_the_reason_of_its_line() -> None:
    turn, reasons = turn_at(about_to_strike("line", "line", "constables")), []
    while not turn.checkpoints:
        reply = BOT.decide(known_in(turn))
        reasons += numbers(reply)
        turn.answer(reply.option)

    assert set(reasons) == {"RDB.2-2", "RDB.2-3", "RDB.4-7"}
    assert plain(explained(known_in(turn_at(about_to_strike()))).thoughts[0].text) == (
        "RDB.2-1: the Areas to strike, the best first (in tenths): riverside 53"
    )


@pytest.mark.rule("RDB.4-7")
def test_whoever_has_no_task_stays() -> None:
    board = with_units(planning(GOVERNMENT), "highfell", "line", "home-guard")
    board = with_units(board, "highfell", "line", dispersed=True)

    assert deployed(board) == {"highfell": ["home-guard", "line", "line/d"]}
    assert not units_of(board, "line", AVAILABLE)


@pytest.mark.rule("RDB.4-7", "RDD-11")
@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ("line-1 salt-flats dispersed", {STRUCK: ["line trucks"], "salt-flats": ["line/d"]}),
        ("trucks-1 salt-flats", {STRUCK: ["line line"]}),
        ("trucks-1 riverside", {STRUCK: ["line line trucks"]}),
        ("constables-1 salt-flats trucks-1 salt-flats", {"salt-flats": ["constables trucks"]}),
    ],
)
def test_it_goes_on_with_a_deployment_that_somebody_else_has_begun(
    answers: str, expected: dict[str, list[str]]
) -> None:
    units = ("line", "line", "trucks", *(["constables"] if "constables" in answers else []))
    board = about_to_strike(*units, options=Options(assets=True))

    assert deployed(board, *answers.split()) == {STRUCK: ["line line"]} | expected


@pytest.mark.rule("RDB.4-7", "RDD-13", "RDD-14")
def test_units_that_are_on_no_list_are_put_where_the_rules_allow_it() -> None:
    board = in_box(planning(GOVERNMENT), AVAILABLE, "line", "guards")

    assert deployed(board, "line-1", "highfell") == {"highfell": ["line"]}
    both = ("line-1", "highfell", "concentrated", "guards-1", "highfell", "dispersed")
    assert deployed(board, *both) == {"highfell": ["guards/d", "line"]}
