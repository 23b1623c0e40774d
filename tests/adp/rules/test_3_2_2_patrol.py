"""3.2.2 Patrol."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Activated, Moved, Paid, Removed
from core.adp.model.ids import (
    ACTIVE,
    COALITION,
    GOVERNMENT,
    POLICE,
    TALIBAN,
    TROOPS,
    WARLORDS,
    Track,
)
from core.adp.model.ids import SpaceId as S
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.operations import FREE, FULL
from core.adp.rules.patrol import BEATS, PATROL, why_idle_patrol_in
from core.kernel import Reason
from tests.adp.play import asked, play
from tests.adp.rules.coin import (
    PLAIN,
    POOR,
    at,
    government_resources,
    granting,
    happened,
    operate,
    turn_of,
)

KT: Final = S.KABUL_TOR_KHAM
KA: Final = S.KABUL_AIBAK
NO_WAY: Final = Reason("patrol.no-way", "3.2.2")


# What it costs


@pytest.mark.rule("R3.2.2-1")
def test_the_government_pays_3_in_all_however_far_its_cubes_go() -> None:
    board = turn_of(GOVERNMENT, "resources: government=4\nkabul G:T2P1\nherat G:P1")

    table = operate(
        board,
        *("patrol", "kabul-tor-kham", "kabul", "2", "0", "done"),
        *("kandahar-kabul", "herat", "done", "done"),
    )

    assert happened(table) == [
        Paid(Track.GOVERNMENT, 3, rule="3.2.2"),
        Moved(TROOPS[GOVERNMENT], S.KABUL, KT, 2, rule="3.2.2"),
        Moved(POLICE, S.HERAT, S.KANDAHAR_KABUL, 1, rule="3.2.2"),
    ]


@pytest.mark.rule("R3.2.2-1", "R3.1-2")
def test_without_3_resources_the_government_does_not_patrol() -> None:
    turn = play(turn_of(GOVERNMENT, POOR + "government=2"), catalogue=PLAIN)

    assert asked(turn).why_not("patrol") == Reason("cannot-pay", "3.1")


@pytest.mark.rule("R3.2.2-1", "R3.2.2-2")
def test_the_coalition_patrols_for_nothing_with_its_own_troops_only() -> None:
    board = turn_of(COALITION, "resources: government=0\nkabul C:T2 G:T2")

    table = operate(board, "patrol", "kabul-tor-kham", "kabul", "2")

    assert happened(table) == [Moved(TROOPS[COALITION], S.KABUL, KT, 2, rule="3.2.2")]


# Movement


@pytest.mark.rule("D-8", "R3.2.2-2")
def test_cubes_pass_kabul_and_stop_on_a_sabotaged_loc() -> None:
    board = turn_of(GOVERNMENT, "kabul-aibak G:P1\nkabul-tor-kham sabotage")

    table = operate(board, "patrol", "kabul-tor-kham", "kabul-aibak")

    assert at(table, KT) == "kabul-tor-kham G:P1 sabotage"


@pytest.mark.rule("R3.2.2-2")
def test_nobody_passes_a_sabotaged_loc_but_those_on_it_may_leave() -> None:
    board = turn_of(COALITION, "kandahar-kabul C:T1 sabotage\nkabul C:T1\nzabol C:T1\nghazni C:T1")

    turn = play(board, "patrol", "toraghondi-farah", catalogue=PLAIN)

    assert asked(turn).options == ("zabol", "kandahar-kabul", "done")
    assert asked(turn).why_not("kabul") == NO_WAY
    assert asked(turn).why_not("ghazni") == NO_WAY


@pytest.mark.rule("R3.2.2-2")
def test_from_a_province_away_from_the_roads_nobody_comes() -> None:
    board = turn_of(COALITION, "konduz C:T1\nkabul C:T1")

    turn = play(board, "patrol", "kabul-aibak", catalogue=PLAIN)

    assert asked(turn).why_not("konduz") == NO_WAY
    assert asked(turn).why_not("herat") == Reason("patrol.no-cubes", "3.2.2")


@pytest.mark.rule("R3.2.2-2")
@pytest.mark.parametrize("space", ["herat", "waziristan"])
def test_patrol_goes_to_locs_and_kabul_only(space: str) -> None:
    turn = play(turn_of(GOVERNMENT), "patrol", catalogue=PLAIN)

    assert asked(turn).why_not(space) == Reason("patrol.not-a-beat", "3.2.2")


@pytest.mark.rule("R3.2.2-2")
def test_troops_and_police_are_counted_apart_and_do_not_move_twice() -> None:
    board = turn_of(GOVERNMENT, "kabul G:T2P2\nkabul-tor-kham G:P1")

    turn = play(board, *("patrol", "kabul-tor-kham", "kabul", "1", "1", "done"), catalogue=PLAIN)
    turn.answer("kabul-aibak")

    assert asked(turn).options == ("kabul", "kabul-tor-kham", "done", "give", "request")
    turn.answer("kabul-tor-kham")
    assert turn.board.spaces[KT].government_police == 1
    assert turn.board.spaces[KT].government_troops == 1
    assert turn.board.spaces[KA].government_police == 1


# The search


@pytest.mark.rule("R3.2.2-3", "A-16", "R1.4.3-3")
def test_on_every_loc_all_coin_cubes_search_but_not_in_kabul() -> None:
    board = turn_of(
        GOVERNMENT,
        """
        kabul G:T1 T:u1
        kabul-tor-kham C:T1 G:P1 T:u3
        farah-kandahar C:T2 W:u1
        kandahar-kabul T:u1
        """,
    )

    table = operate(board, "patrol", "kabul-tor-kham", "done", "done", "both")

    assert happened(table)[1:] == [
        Activated(TALIBAN, KT, 2, rule="3.2.2"),
        Activated(WARLORDS, S.FARAH_KANDAHAR, 1, rule="3.2.2"),
    ]


@pytest.mark.rule("R3.2.2-3", "R3.2.2-5", "R3.2.2-6")
def test_a_limited_patrol_without_movement_still_searches_every_loc() -> None:
    board = turn_of(GOVERNMENT, "kabul-aibak G:P1 T:u1\nfarah-kandahar G:P1 T:u1", limited=True)

    table = operate(board, "patrol", "kabul-aibak", "done", "taliban")

    assert at(table, KA) == "kabul-aibak G:P1 T:a1"
    assert at(table, S.FARAH_KANDAHAR) == "farah-kandahar G:P1 T:a1"


@pytest.mark.rule("R1.4.1-5")
def test_nobody_need_be_targeted() -> None:
    board = turn_of(GOVERNMENT, "kabul-aibak G:P1 T:u1", limited=True)

    table = operate(board, "patrol", "kabul-aibak", "nobody")

    assert at(table, KA) == "kabul-aibak G:P1 T:u1"


# The Assault


@pytest.mark.rule("R3.2.2-4", "R3.2.4-3", "R3.2.4-4")
def test_one_loc_may_be_assaulted_at_no_further_cost() -> None:
    board = turn_of(
        GOVERNMENT,
        "resources: government=3\nkabul-aibak G:P2 T:u1\nfarah-kandahar G:P2 T:a1\nkabul G:T1",
    )

    table = operate(
        board,
        *("patrol", "kabul-tor-kham", "done", "done"),
        *("taliban", "kabul-aibak"),
    )

    assert happened(table) == [
        Paid(Track.GOVERNMENT, 3, rule="3.2.2"),
        Activated(TALIBAN, KA, 1, rule="3.2.2"),
        Removed(ACTIVE[TALIBAN], KA, 1, rule="3.2.4"),
    ]
    assert at(table, S.FARAH_KANDAHAR) == "farah-kandahar G:P2 T:a1"


@pytest.mark.rule("R3.2.2-4")
def test_the_assault_may_be_left_out_and_is_never_in_an_area() -> None:
    board = turn_of(GOVERNMENT, "kabul-aibak G:P2 T:a1\nkabul G:T2 T:a1")

    turn = play(board, "patrol", "kabul-aibak", "done", "done", catalogue=PLAIN)

    assert asked(turn).ask == "patrol.assault"
    assert asked(turn).options == ("kabul-aibak", "done", "give", "request")
    assert asked(turn).why_not("kabul") == Reason("patrol.not-a-loc", "3.2.2")


@pytest.mark.rule("A-17", "R3.2.2-4")
@pytest.mark.parametrize(("answer", "active", "resources"), [("together", 1, 7), ("alone", 2, 10)])
def test_government_cubes_count_in_a_coalition_s_assault_on_patrol_only_if_paid_for(
    answer: str, active: int, resources: int
) -> None:
    board = turn_of(COALITION, "resources: government=10\nkabul-aibak C:T1 G:P1 T:a3", limited=True)

    table = operate(board, "patrol", "kabul-aibak", "kabul-aibak", answer)

    assert table.board.spaces[KA].taliban_active == active
    assert government_resources(table) == resources


# Limited


@pytest.mark.rule("R3.2.2-5", "R2.3.5-2")
def test_in_a_limited_patrol_all_cubes_go_to_one_space_and_only_there_is_the_assault() -> None:
    board = turn_of(
        GOVERNMENT,
        "kabul G:T1\nherat G:T1\nkabul-aibak T:a1\nfarah-kandahar G:P2 T:a1",
        limited=True,
    )

    turn = play(board, *("patrol", "kabul-aibak", "kabul", "herat", "done"), catalogue=PLAIN)

    assert asked(turn).ask == "patrol.assault"
    assert asked(turn).options == ("kabul-aibak", "done", "give", "request")
    assert asked(turn).why_not("farah-kandahar") == Reason("patrol.one-loc-only", "2.3.5")


@pytest.mark.rule("R3.2.2-5")
def test_a_limited_patrol_to_kabul_has_no_assault() -> None:
    board = turn_of(GOVERNMENT, "herat G:T1\nkabul-aibak G:P2 T:a1", limited=True)

    table = operate(board, "patrol", "kabul", "herat", "done")

    assert at(table, KA) == "kabul-aibak G:P2 T:a1"


@pytest.mark.rule("R3.2.2-5", "R3.2.2-6")
def test_a_limited_patrol_without_movement_names_a_loc_and_may_assault_there() -> None:
    board = turn_of(GOVERNMENT, "kabul-aibak G:P2 T:a1\nkonduz G:T1", limited=True)

    table = operate(board, "patrol", "kabul-aibak", "kabul-aibak")

    assert at(table, KA) == "kabul-aibak G:P2"


# What is not offered


NOBODY_ON_PATROL: Final = "kabul C:B1 G:T2P2\nhelmand T:B1a2"


@pytest.mark.rule("R3.1-1", "R3.2.2-6", "R4.2.3-1", "A-90")
def test_a_patrol_of_nobody_lets_an_air_strike_go_with_it() -> None:
    board = turn_of(COALITION, NOBODY_ON_PATROL)

    turn = play(board, "patrol", "kabul-aibak", "air-strike")

    assert turn.board.spaces[S.HELMAND].taliban_active == 1


@pytest.mark.rule("R3.2.2-6", "A-90")
def test_where_cubes_can_go_or_search_comes_first() -> None:
    board = turn_of(GOVERNMENT, "konduz G:T1\nkandahar-kabul G:P1 T:u1\nkabul-aibak sabotage")

    options = asked(play(board, "patrol", catalogue=PLAIN)).options

    assert set(BEATS) < set(options)
    idle = [why_idle_patrol_in(board, GOVERNMENT, FULL, S(s)) for s in options if s in BEATS]
    assert idle == sorted(idle, key=bool)


@pytest.mark.rule("R3.2.2-6", "A-90")
def test_a_second_destination_must_be_of_use() -> None:
    board = turn_of(COALITION, NOBODY_ON_PATROL)

    assert asked(play(board, "patrol", "kabul")).why_not("kabul-aibak") == Reason(
        "patrol.nothing-to-do", "3.2.2"
    )


@pytest.mark.rule("R3.2.2-1", "R3.2.2-6")
def test_the_government_pays_for_a_patrol_of_nobody() -> None:
    board = turn_of(GOVERNMENT, "resources: government=5\nherat C:T1")

    table = operate(board, "patrol", "kabul")

    assert government_resources(table) == 2
    broke = turn_of(GOVERNMENT, "resources: government=2 taliban=0 warlords=0\nherat C:T1")
    assert asked(play(broke)).why_not("patrol") == Reason("cannot-pay", "3.1")


# Terms and Special Activities


@pytest.mark.rule("R3.1.2-1", "R5.5-1")
def test_a_free_patrol_costs_nothing() -> None:
    board = turn_of(GOVERNMENT, "resources: government=0\nkabul-aibak G:P2 T:u1")

    table = operate(
        board,
        *("event", "kabul-aibak", "done", "taliban", "kabul-aibak"),
        catalogue=granting(PATROL, GOVERNMENT, FREE),
    )

    assert at(table, KA) == "kabul-aibak G:P2"


@pytest.mark.rule("R4.1-1", "R3.2.2-6")
@pytest.mark.parametrize(
    "answers",
    [
        ("patrol", "air-strike", "kabul-aibak", "done", "taliban", "done"),
        ("patrol", "kabul-aibak", "air-strike", "done", "taliban", "done"),
        ("patrol", "kabul-aibak", "done", "taliban", "air-strike", "herat", "done", "done"),
    ],
    ids=["before", "between", "before the Assault"],
)
def test_a_special_activity_comes_before_between_or_after(answers: tuple[str, ...]) -> None:
    board = turn_of(COALITION, "kabul-aibak C:T1 T:u1\nherat T:a1")

    table = operate(board, *answers, catalogue=CATALOGUE)

    assert at(table, KA, S.HERAT) == "kabul-aibak C:T1 T:a1\nherat"
