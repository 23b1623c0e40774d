"""RDB.3-1 to RDB.3-6 The Deployment of the Insurgent's bot."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.district.bots.appraisal import look
from core.district.bots.insurgent.goal import goal_of
from core.district.model.board import DistrictBoard
from core.district.model.ids import AVAILABLE, INSURGENT
from core.district.model.options import DistrictOptions as Options
from tests.district.bots.ask import explained, numbers, plain, turn_at
from tests.district.bots.games import BOT, known_in
from tests.district.bots.planned import deployed, planning
from tests.district.positions import units_of, with_ground, with_stack, with_units

BASE = "highfell"
"""Population 1, Terrain Modifier 3; beside North Fields, Quarry Road and Orrin Town."""

VILLAGES = "quarry-road"
"""Population 2, Terrain Modifier 2."""

TOWN = "mill-quarter"
"""Population 4, Terrain Modifier 3."""

STRONG = ("main-force", "fighters", "fighters", "levies", "levies")
"""Five units of TR 2 or more."""


def based(*units: str, at: str = BASE, cards: str = "G1 I1", **more: Any) -> DistrictBoard:
    """Return a position with units in Available, and one Insurgent IU in some Areas."""
    board = planning(INSURGENT, *units, cards=cards, **more)
    for area in at.split():
        board = with_ground(board, area, insurgent=1)
    return board


def without_goal(board: DistrictBoard) -> DistrictBoard:
    """Empty the pool, so that nothing can be founded or built."""
    return replace(board, pool=0)


def manned(board: DistrictBoard) -> dict[str, list[str]]:
    """Let the bot deploy; return its stacks as `deployed` does, without those of Dummies."""
    found = {
        area: [stack for stack in stacks if "dummy" not in stack]
        for area, stacks in deployed(board).items()
    }
    return {area: stacks for area, stacks in found.items() if stacks}


# RDB.3-1


@pytest.mark.rule("RDB.3-1")
@pytest.mark.parametrize(
    ("units", "expected"),
    [
        (STRONG, "main-force fighters fighters"),
        (STRONG[:4], "main-force fighters"),
        (("fighters", "levies", "organisers"), "fighters levies"),
    ],
)
def test_the_strongest_units_raid_at_large(units: tuple[str, ...], expected: str) -> None:
    board = with_stack(without_goal(based(*units)), "a", BASE, "line")

    assert expected in deployed(board)[BASE]


@pytest.mark.rule("RDB.3-1")
def test_nobody_raids_with_fewer_than_two_strong_units_or_without_an_enemy() -> None:
    weak = without_goal(based("fighters", "organisers", "organisers"))
    alone = without_goal(based(*STRONG))

    stacks = manned(with_stack(weak, "a", BASE, "line"))[BASE] + manned(alone)[BASE]
    assert {stack[:3] for stack in stacks} == {"ug:"}


@pytest.mark.rule("RDB.3-1")
def test_they_raid_where_there_is_most_to_hit_and_nobody_looks() -> None:
    board = without_goal(based("fighters", "levies", at=f"{BASE} {VILLAGES} riverside"))
    board = with_stack(board, "a", BASE, "home-guard")  # 1 + 3 - 2/4
    board = with_stack(board, "b", VILLAGES, "line")  # 2 + 2 - 2/4
    police = with_stack(board, "c", VILLAGES, "gendarmes")  # 3 + 2 - 5/4
    watched = with_stack(board, "c", BASE, "engineers")

    assert [look(police, area) for area in (BASE, VILLAGES)] == [2, 5]
    assert manned(board) == manned(watched) == {BASE: ["fighters levies"]}
    assert manned(police) == {VILLAGES: ["fighters levies"]}


@pytest.mark.rule("RDB.3-1", "DA-86")
def test_a_strategy_of_ambushes_sends_two_groups() -> None:
    units = ("main-force", "fighters", "fighters", "levies", "levies", "fighters")
    board = without_goal(based(*units, at=f"{BASE} {VILLAGES}", cards="G1 I2"))
    board = with_stack(with_stack(board, "a", BASE, "line"), "b", VILLAGES, "line")

    raids, usual = manned(board), manned(replace(board, camps=based().camps))

    assert raids[BASE][0] == usual[BASE][0] == "main-force fighters fighters"
    assert raids[VILLAGES] == ["fighters levies"]
    assert [stack for stack in usual[VILLAGES] if stack[:3] != "ug:"] == []


@pytest.mark.rule("RDB.3-1")
def test_a_strategy_of_fear_sends_organisers_where_the_police_are_weak() -> None:
    units = ("main-force", "fighters", "organisers", "organisers")
    board = without_goal(based(*units, at=f"{BASE} {VILLAGES}", cards="G1 I4"))
    board = with_stack(board, "a", BASE, "line line constables")
    board = with_stack(board, "b", VILLAGES, "home-guard")

    assert manned(board) == {
        VILLAGES: ["organisers organisers"],
        BASE: ["main-force fighters"],
    }


# RDB.3-2


@pytest.mark.rule("RDB.3-2")
def test_founders_wait_at_large_beside_the_most_valuable_area() -> None:
    board = based("fighters", "organisers", "organisers", "levies")
    strong = with_stack(board, "a", "orrin-town", "guards")
    few = based("fighters", "organisers", "organisers")

    assert manned(board)[BASE] == ["organisers organisers", "ug: fighters levies"]
    assert manned(strong)[BASE] == ["ug: fighters organisers", "ug: organisers levies"]
    assert manned(few)[BASE] == ["ug: fighters organisers", "ug: organisers"]


@pytest.mark.rule("RDB.3-2")
@pytest.mark.parametrize(
    ("units", "fields", "expected"),
    [
        ("", {}, "orrin-town"),
        ("line", {}, "orrin-town"),
        ("guards", {}, TOWN),
        ("", {"terror": True}, TOWN),
        ("", {"insurgent": 1}, TOWN),
        ("villagers", {}, "orrin-town"),
        ("levies", {}, TOWN),
    ],
)
def test_the_goal_has_people_and_no_terror_and_nobody_who_resists(
    units: str, fields: dict[str, Any], expected: str
) -> None:
    board = with_ground(planning(INSURGENT), "orrin-town", **fields)
    if units:
        board = with_stack(board, "a", "orrin-town", units)

    assert goal_of(board) == expected
    assert goal_of(replace(board, pool=1)) == expected
    assert goal_of(without_goal(board)) is None


@pytest.mark.rule("RDB.3-2", "RDB.1-2")
def test_the_worth_of_a_goal_is_at_least_its_population() -> None:
    board = planning(INSURGENT, cards="G1 I2")

    assert goal_of(board) == "orrin-town"
    assert goal_of(with_ground(board, "orrin-town", insurgent=1)) == TOWN


@pytest.mark.rule("RDB.3-2", "DA-87")
def test_founders_wait_where_nobody_looks_and_not_at_all_if_they_cannot_move() -> None:
    units = ("fighters", "organisers", "organisers", "organisers")
    board = with_stack(based(*units, at=f"{BASE} {VILLAGES}"), "a", BASE, "home-guard")

    assert "organisers organisers" in manned(board)[VILLAGES]
    cloudburst = manned(replace(board, event=11))
    assert cloudburst == {VILLAGES: ["ug: fighters organisers", "ug: organisers organisers"]}


# RDB.3-3, RDB.3-4


@pytest.mark.rule("RDB.3-3")
def test_builders_go_underground_in_pairs_the_best_with_the_worst() -> None:
    units = ("main-force", "fighters", "organisers")
    board = based(*units, at=f"{BASE} {VILLAGES}", cards="G1 I2")
    everywhere = without_goal(board)

    assert manned(board) == {VILLAGES: ["ug: fighters", "ug: main-force organisers"]}
    assert manned(everywhere) == {
        BASE: ["ug: main-force organisers"],
        VILLAGES: ["ug: fighters"],
    }


@pytest.mark.rule("RDB.3-3")
def test_builders_go_first_where_it_is_needed_and_nobody_looks() -> None:
    board = based("organisers", at=f"{VILLAGES} north-fields")
    seen = with_stack(board, "a", "north-fields", "home-guard")
    needed = with_ground(seen, "north-fields", government=1)

    assert manned(board) == {"north-fields": ["ug: organisers"]}
    assert manned(seen) == {VILLAGES: ["ug: organisers"]}
    assert manned(needed) == {"north-fields": ["ug: organisers"]}


@pytest.mark.rule("RDB.3-3")
@pytest.mark.parametrize(("looking", "expected"), [(2, "riverside"), (3, VILLAGES)])
def test_need_weighs_more_than_being_looked_at(looking: int, expected: str) -> None:
    board = based("organisers", at=f"{VILLAGES} riverside")  # 2 * 1.2 against 2 * 1.8 - 0.45 each
    board = with_stack(board, "a", "riverside", f"constables*{looking}")

    assert list(manned(board)) == [expected]


@pytest.mark.rule("RDB.3-4")
def test_who_is_there_already_goes_underground_militia_by_themselves() -> None:
    board = with_units(based(), VILLAGES, "villagers", "fighters", "villagers", "main-force")

    assert deployed(board) == {VILLAGES: ["ug: main-force fighters", "ug: villagers villagers"]}


# RDB.3-5


@pytest.mark.rule("RDB.3-5", "RD5.3-3")
def test_dummies_go_one_by_one_where_there_is_something_to_shield() -> None:
    units = ("organisers", "organisers", "organisers")
    board = with_ground(based(*units, at=f"{VILLAGES} {BASE}"), VILLAGES, insurgent=2)

    found = deployed(board)
    glanced_at = deployed(with_stack(board, "a", BASE, "constables"))  # 1 + 0.3 * 3 against 2
    looked_at = deployed(with_stack(board, "a", BASE, "constables*2"))  # 1 + 0.3 * 6

    assert [found[area].count("ug: dummy") for area in (VILLAGES, BASE)] == [2, 1]
    assert [glanced_at[BASE].count("dummy"), looked_at[BASE].count("dummy")] == [1, 2]


@pytest.mark.rule("RDB.3-5")
@pytest.mark.parametrize(("built", "expected"), [(0, "dummy"), (2, "ug: dummy")])
def test_dummies_are_at_large_where_the_government_could_still_build(
    built: int, expected: str
) -> None:
    board = with_ground(based("organisers", at=VILLAGES), VILLAGES, government=built)

    assert expected in deployed(with_stack(board, "a", VILLAGES, "home-guard"))[VILLAGES]


@pytest.mark.rule("RDB.3-5")
def test_dummies_on_the_map_stay_where_they_are() -> None:
    board = with_units(based(at=VILLAGES), BASE, "dummy")

    assert deployed(board) == {BASE: ["ug: dummy"]}


# RDB.3-6


@pytest.mark.rule("RDB.3-6")
def test_agitator_and_tunnels_go_with_builders_and_others_with_raiders() -> None:
    helpers = ("agitator", "tunnels", "bomb-maker", "marksman", "couriers", "smuggler")
    board = based("fighters", "levies", "organisers", *helpers, options=Options(assets=True))
    board = without_goal(with_stack(board, "a", BASE, "line"))

    assert manned(board)[BASE] == [
        "fighters levies bomb-maker marksman couriers smuggler",
        "ug: organisers agitator tunnels",
    ]


@pytest.mark.rule("RDB.3-6")
def test_an_asset_on_the_map_stays_in_its_area() -> None:
    board = based("organisers", at=VILLAGES, options=Options(assets=True))
    board = with_units(board, BASE, "levies", "agitator")

    assert manned(board) == {BASE: ["ug: levies agitator"], VILLAGES: ["ug: organisers"]}


# Questions


@pytest.mark.rule("RDB.3-1", "RDB.3-2", "RDB.3-3", "RDB.3-5")
def test_each_unit_is_deployed_for_the_reason_of_its_line() -> None:
    board = based(*STRONG, "organisers", "organisers", "fighters", "organisers")
    turn, reasons = turn_at(with_stack(board, "a", BASE, "line")), []
    first = plain(explained(known_in(turn)).thoughts[0].text)
    while not turn.checkpoints:
        reply = BOT.decide(known_in(turn))
        reasons += numbers(reply)
        turn.answer(reply.option)

    assert set(reasons) == {"RDB.3-1", "RDB.3-2", "RDB.3-3", "RDB.3-5", "RDB.4-7"}
    assert first == "RDB.3-1: the Areas in which units may be deployed: highfell"


@pytest.mark.rule("RDB.4-7", "RD5.3-3")
def test_it_takes_dummies_back_if_somebody_else_has_deployed_too_many() -> None:
    board = based("organisers")
    dummy, (organisers,) = units_of(board, "dummy")[0], units_of(board, "organisers", AVAILABLE)

    assert deployed(board, dummy, BASE, organisers, BASE, organisers, AVAILABLE) == {}


@pytest.mark.rule("RDB.4-7", "RD9.1-2")
def test_it_takes_assets_back_that_somebody_else_has_left_alone() -> None:
    board = based("agitator", options=Options(assets=True))

    assert deployed(board, units_of(board, "agitator")[0], BASE) == {}
