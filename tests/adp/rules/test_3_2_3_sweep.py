"""3.2.3 Sweep."""

from __future__ import annotations

import pytest

from core.adp.model.atlas import ADJACENT, AFGHAN_AREAS, LOCS, OUTSIDE_PAKISTAN
from core.adp.model.facts import Activated, Moved, Paid, Transferred
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, TROOPS, WARLORDS, Faction, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.operations import FREE
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN
from core.adp.rules.sweep import SWEEP
from core.kernel import Reason
from tests.adp.play import asked, play, position
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

NO_WAY = Reason("sweep.no-way", "3.2.3")


# The published example


@pytest.mark.rule("TV-3.2.3", "R3.2.3-2", "R3.2.3-3", "R3.2.3-5", "R3.2.3-6")
def test_coalition_troops_take_government_troops_along_from_kabul_to_kandahar() -> None:
    board = turn_of(COALITION)

    table = operate(
        board,
        *("sweep", "kandahar", "kabul", "2", "2", "done"),
        *("done", "both"),
    )

    assert happened(table) == [
        Moved(TROOPS[COALITION], S.KABUL, S.KANDAHAR, 2, rule="3.2.3"),
        Paid(Track.GOVERNMENT, 3, rule="3.2.3"),
        Moved(TROOPS[GOVERNMENT], S.KABUL, S.KANDAHAR, 2, rule="3.2.3"),
        Activated(TALIBAN, S.KANDAHAR, 1, rule="3.2.3"),
        Activated(WARLORDS, S.KANDAHAR, 1, rule="3.2.3"),
    ]
    assert government_resources(table) == 27
    assert at(table, S.KABUL).startswith("kabul C:B1 G:P2")
    assert at(table, S.KANDAHAR).startswith("kandahar C:T3 G:T4P2 T:a1 W:B1a1")


@pytest.mark.rule("TV-3.2.3")
def test_the_troops_in_zabol_join_at_no_extra_cost() -> None:
    table = operate(
        turn_of(COALITION),
        *("sweep", "kandahar", "kabul", "2", "2", "zabol", "done"),
        *("done", "both"),
    )

    assert table.board.spaces[S.KANDAHAR].coalition_troops == 4
    assert government_resources(table) == 27


@pytest.mark.rule("TV-3.2.3b", "R3.2.3-3")
def test_a_sabotaged_loc_closes_the_way() -> None:
    board = turn_of(
        COALITION,
        "kabul C:T2 G:T2\nkandahar C:T1 T:u1\nkandahar-kabul sabotage\nzabol C:T1",
    )

    turn = play(board, "sweep", "kandahar", catalogue=PLAIN)

    assert asked(turn).ask == "sweep.origin"
    assert asked(turn).options == ("zabol", "done")
    assert asked(turn).why_not("kabul") == NO_WAY


# Spaces and what they cost


@pytest.mark.rule("R3.2.3-1", "R1.4.2-3")
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        (S.KANDAHAR_KABUL, Reason("sweep.not-on-a-loc", "3.2.3")),
        (S.WAZIRISTAN, ONLY_TALIBAN_IN_PAKISTAN),
    ],
)
def test_locs_and_pakistan_are_not_swept(space: S, reason: Reason) -> None:
    turn = play(turn_of(GOVERNMENT), "sweep", catalogue=PLAIN)

    assert asked(turn).why_not(space) == reason


@pytest.mark.rule("R3.2.3-1", "R2.3.8-1")
@pytest.mark.parametrize("faction", [COALITION, GOVERNMENT])
def test_nobody_sweeps_on_the_final_event_card(faction: Faction) -> None:
    board = position(
        "card: 30\nnext: propaganda\nplayed: 1 propaganda 2 propaganda 3 propaganda 4 propaganda\n"
        f"eligible: {faction}"
    )

    turn = play(board, catalogue=PLAIN)

    assert "patrol" in asked(turn).options
    assert asked(turn).why_not("sweep") == Reason("turn.final-event-card", "2.3.8")


@pytest.mark.rule("A-12", "R3.1.2-1", "R5.5-1")
def test_a_free_sweep_takes_place_on_the_final_event_card_and_costs_nothing() -> None:
    board = position(
        "card: 30\nnext: propaganda\nplayed: 1 propaganda 2 propaganda 3 propaganda 4 propaganda\n"
        "eligible: government\nresources: government=0\nherat G:T2 T:u1"
    )

    table = operate(
        board,
        *("event", "herat", "done", "taliban"),
        catalogue=granting(SWEEP, GOVERNMENT, FREE),
    )

    assert at(table, S.HERAT) == "herat G:T2 T:a1"


@pytest.mark.rule("R3.2.3-2", "R3.1-2")
def test_the_government_pays_3_for_each_selected_space() -> None:
    board = turn_of(GOVERNMENT, POOR + "government=7\nherat G:T2 T:u1\nbalkh G:T1 T:u1")

    table = operate(board, "sweep", "herat", "balkh", "taliban")

    assert government_resources(table) == 1
    assert at(table, S.HERAT, S.BALKH) == "herat G:T2 T:a1\nbalkh G:T1 T:a1"


@pytest.mark.rule("R3.2.3-2")
def test_the_coalition_pays_nothing_for_its_own_troops() -> None:
    board = turn_of(
        COALITION, "resources: government=10\nzabol C:T2 G:T2\nkandahar T:u1", limited=True
    )

    table = operate(board, "sweep", "kandahar", "zabol", "1", "0", "done", "taliban")

    assert government_resources(table) == 10
    assert at(table, S.ZABOL, S.KANDAHAR) == "zabol C:T1 G:T2\nkandahar C:T1 T:a1"


@pytest.mark.rule("R3.2.3-2")
def test_the_coalition_pays_once_for_a_space_that_government_troops_move_into() -> None:
    text = "resources: government=4\nzabol C:T2 G:T2\nhelmand C:T1 G:T1\nkandahar T:u1"
    board = turn_of(COALITION, text, limited=True)

    table = operate(
        board,
        *("sweep", "kandahar", "zabol", "2", "2", "helmand", "1", "taliban"),
    )

    assert at(table, S.KANDAHAR) == "kandahar C:T3 G:T3 T:a1"
    assert government_resources(table) == 1


@pytest.mark.rule("R3.2.3-2", "R3.1-2")
def test_the_coalition_takes_nobody_along_who_cannot_be_paid_for() -> None:
    board = turn_of(
        COALITION, "resources: government=2\nzabol C:T2 G:T2\nkandahar T:u1", limited=True
    )

    table = operate(board, "sweep", "kandahar", "zabol", "2", "taliban")

    assert at(table, S.ZABOL) == "zabol G:T2"


# Movement


@pytest.mark.rule("R3.2.3-3")
def test_troops_come_from_adjacent_spaces_or_by_one_loc_but_police_do_not() -> None:
    board = turn_of(
        GOVERNMENT,
        """
        kandahar T:u1
        zabol G:T1
        kabul G:T1
        helmand G:P3
        farah G:T1
        baghlan G:T1
        farah-kandahar G:T1
        toraghondi-farah G:T1
        """,
    )

    turn = play(board, "sweep", "kandahar", catalogue=PLAIN)

    assert asked(turn).options == (
        *("farah", "kabul", "zabol", "farah-kandahar", "toraghondi-farah"),
        *("done", "give", "request"),
    )
    assert asked(turn).why_not("helmand") == Reason("sweep.no-troops", "3.2.3")
    assert asked(turn).why_not("baghlan") == NO_WAY


@pytest.mark.rule("R3.2.3-4")
def test_troops_that_have_moved_stay_where_they_are() -> None:
    board = turn_of(GOVERNMENT, "zabol G:T2\nkandahar G:T1 T:u1\nhelmand T:u1")

    turn = play(board, "sweep", "kandahar", "zabol", "2", "helmand", catalogue=PLAIN)

    assert asked(turn).options == ("kandahar", "done", "give", "request")
    turn.answer("kandahar")
    assert turn.board.spaces[S.HELMAND].government_troops == 1
    assert turn.board.spaces[S.KANDAHAR].government_troops == 2


@pytest.mark.rule("R3.2.3-4", "R3.2.3-6", "A-5", "R1.4.3-3")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("G:T1P1 T:u3a2", "G:T1P1 T:u1a4"),
        ("G:T1P1 T:u1a2", "G:T1P1 T:a3"),
        ("C:T4 G:P1 T:u3", "C:T4 G:P1 T:u2a1"),
    ],
)
def test_without_movement_each_government_cube_finds_one_guerrilla(before: str, after: str) -> None:
    board = turn_of(GOVERNMENT, f"herat {before}", limited=True)

    table = operate(board, "sweep", "herat", "taliban")

    assert at(table, S.HERAT) == f"herat {after}"


@pytest.mark.rule("R3.2.3-6")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("C:T1 G:T1P1 T:u4", "C:T1 G:T1P1 T:u1a3"),
        ("C:B1 G:T1P1 T:u4", "C:B1 G:T1P1 T:u2a2"),
    ],
)
def test_in_a_coalition_sweep_all_cubes_search_where_it_has_any_piece(
    before: str, after: str
) -> None:
    board = turn_of(COALITION, f"herat {before}", limited=True)

    table = operate(board, "sweep", "herat", "taliban")

    assert at(table, S.HERAT) == f"herat {after}"


@pytest.mark.rule("R3.2.3-6", "R3.1-1")
def test_the_coalition_finds_nobody_where_it_has_no_piece_and_none_can_come() -> None:
    board = turn_of(COALITION, "herat G:T4 T:u1\nkabul C:T1 T:u1")

    turn = play(board, "sweep", catalogue=PLAIN)
    assert asked(turn).options.index("kabul") < asked(turn).options.index("herat")

    table = operate(board, "sweep", "herat", "done")
    assert not happened(table)


@pytest.mark.rule("R3.2.3-4", "R4.2.3-1", "A-90")
def test_a_sweep_of_nobody_lets_an_air_strike_go_with_it() -> None:
    board = turn_of(COALITION, "kabul C:B1 G:T2P2\nhelmand T:B1a2")

    turn = play(board, "sweep", "kabul", "air-strike")

    assert turn.board.spaces[S.HELMAND].taliban_active == 1


@pytest.mark.rule("R3.2.3-2", "A-90")
def test_the_government_pays_for_each_space_it_selects_of_use_or_not() -> None:
    board = turn_of(GOVERNMENT, "resources: government=7 taliban=0 warlords=0\nkabul G:T1 T:u1")

    table = operate(board, "sweep", "herat", "nimruz")

    assert government_resources(table) == 1
    assert not happened(table)[2:]


@pytest.mark.rule("R3.2.3-1", "A-90")
def test_a_second_space_is_offered_only_if_something_would_come_of_one() -> None:
    board = turn_of(COALITION, "kabul C:B1 G:T2P2\nhelmand T:B1a2")

    turn = play(board, "sweep", "kabul")

    assert asked(turn).why_not("herat") == Reason("sweep.nothing-to-do", "3.2.3")


@pytest.mark.rule("R3.1.2-1", "A-90")
def test_a_free_sweep_is_not_granted_for_nothing() -> None:
    board = turn_of(COALITION, "kabul C:B1 G:T2P2\nhelmand T:B1a2")

    assert SWEEP.refuse(board, COALITION, FREE) is not None


@pytest.mark.rule("R1.4.1-5", "A-5")
def test_the_executor_picks_whom_the_cubes_find_but_they_find_all_they_can() -> None:
    board = turn_of(GOVERNMENT, "herat G:T3 T:u2 W:u2", limited=True)

    turn = play(board, "sweep", "herat", "both", catalogue=PLAIN)

    assert asked(turn).options == ("1", "2", "give", "request")
    turn.answer("1")
    assert turn.board.spaces[S.HERAT].taliban_active == 1
    assert turn.board.spaces[S.HERAT].warlord_active == 2


@pytest.mark.rule("R1.4.1-5", "R3.1-3")
def test_targets_are_chosen_for_all_spaces_at_once_or_space_by_space() -> None:
    board = turn_of(GOVERNMENT, "herat G:T3 T:u1 W:u1\nbalkh G:T3 T:u1 W:u1")

    table = operate(board, "sweep", "herat", "balkh", "done", "each-space", "taliban", "warlords")

    assert at(table, S.HERAT, S.BALKH) == "herat G:T3 T:a1 W:u1\nbalkh G:T3 T:u1 W:a1"


# The toll


@pytest.mark.rule("R3.2.3-7", "A-18")
def test_the_government_leaves_the_warlords_1_for_each_loc_with_guerrillas_entered() -> None:
    board = turn_of(
        GOVERNMENT,
        """
        resources: government=9 warlords=5
        kabul G:T1
        khowst G:T1
        farah G:T1
        kandahar G:T1
        kandahar-kabul T:a1
        farah-kandahar W:u1
        """,
        limited=True,
    )

    table = operate(board, "sweep", "kandahar", "kabul", "khowst", "farah")

    assert happened(table)[-2:] == [
        Transferred(Track.GOVERNMENT, Track.WARLORDS, 1, rule="3.2.3"),
        Transferred(Track.GOVERNMENT, Track.WARLORDS, 1, rule="3.2.3"),
    ]
    assert government_resources(table) == 4


@pytest.mark.rule("R3.2.3-7")
def test_the_toll_is_paid_while_the_government_has_anything_left() -> None:
    board = turn_of(
        GOVERNMENT, "resources: government=3\nkabul G:T1\nkandahar-kabul T:a1", limited=True
    )

    table = operate(board, "sweep", "kandahar", "kabul")

    assert not [fact for fact in table.facts if isinstance(fact, Transferred)]


@pytest.mark.rule("R3.2.3-7")
def test_a_direct_way_costs_no_toll() -> None:
    board = turn_of(GOVERNMENT, "zabol G:T1\nkandahar-kabul T:a1", limited=True)

    table = operate(board, "sweep", "kandahar", "zabol")

    assert at(table, S.KANDAHAR) == "kandahar G:T1"
    assert not [fact for fact in table.facts if isinstance(fact, Transferred)]


@pytest.mark.rule("R3.2.3-3")
def test_between_spaces_that_are_not_adjacent_there_is_one_loc_at_most() -> None:
    for destination in AFGHAN_AREAS:
        for origin in OUTSIDE_PAKISTAN:
            if origin is not destination and origin not in ADJACENT[destination]:
                between = [s for s in LOCS if s in ADJACENT[origin] and s in ADJACENT[destination]]
                assert len(between) <= 1  # so that the way is never a choice


@pytest.mark.rule("A-18")
def test_a_coalition_sweep_owes_no_toll() -> None:
    board = turn_of(COALITION, "kabul C:T1 G:T1\nkandahar-kabul T:a1", limited=True)

    table = operate(board, "sweep", "kandahar", "kabul", "1")

    assert at(table, S.KANDAHAR) == "kandahar C:T1 G:T1"
    assert not [fact for fact in table.facts if isinstance(fact, Transferred)]


# Terms and Special Activities


@pytest.mark.rule("R3.2.3-8", "R2.3.5-2")
def test_a_limited_sweep_draws_from_several_spaces_into_one() -> None:
    board = turn_of(GOVERNMENT, "zabol G:T1\nhelmand G:T1\nkandahar T:u1", limited=True)

    table = operate(board, "sweep", "kandahar", "zabol", "helmand", "taliban")

    assert at(table, S.KANDAHAR) == "kandahar G:T2 T:a1"


@pytest.mark.rule("R4.1-1")
@pytest.mark.parametrize(
    "answers",
    [
        ("sweep", "air-strike", "herat", "taliban"),
        ("sweep", "herat", "air-strike", "taliban"),
        ("sweep", "herat", "done", "taliban", "air-strike", "herat", "done"),
    ],
    ids=["before", "between", "after"],
)
def test_a_special_activity_comes_before_between_or_after(answers: tuple[str, ...]) -> None:
    board = turn_of(COALITION, "herat C:B1 G:T1 T:u1\nbalkh T:a1")

    table = operate(board, *answers, catalogue=CATALOGUE)

    assert table.board.spaces[S.HERAT].taliban_underground == 0
    assert sum(here.taliban_active for here in table.board.spaces.values()) == 1
