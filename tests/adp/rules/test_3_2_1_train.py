"""3.2.1 Train."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.board import Board
from core.adp.model.facts import Calmed, Moved, Paid, Placed, Removed, Shifted, Transferred
from core.adp.model.ids import BASE, COALITION, GOVERNMENT, POLICE, TROOPS, Faction, Support, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.operations import FREE, FULL, Terms
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN
from core.adp.rules.train import TRAIN, why_idle_train_in, why_not_train_in
from core.adp.rules.train_extra import why_no_extra
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

CUBES: Final = TROOPS[GOVERNMENT]

NO_CUBE_AVAILABLE: Final = """
    resources: government=9
    kabul G:T10P10
    herat G:T10P19 C:B1
    konduz G:T9
    kabul-aibak G:P1
    balkh C:B1
    zabol G:T1
"""


def is_idle(board: Board, space: S) -> bool:
    """Whether the Government may Train in a space, but nothing would come of it."""
    assert why_not_train_in(board, GOVERNMENT, FULL, space) is None
    return why_idle_train_in(board, GOVERNMENT, FULL, space) is not None


# Spaces and what they cost


@pytest.mark.rule("D-2", "R3.2.1-1", "R3.2.1-3")
def test_the_government_pays_3_and_places_up_to_6_cubes_in_any_mix() -> None:
    table = operate(turn_of(GOVERNMENT), "train", "kabul", "3", "3", "done", "done")

    assert happened(table) == [
        Paid(Track.GOVERNMENT, 3, rule="3.2.1"),
        Placed(CUBES, S.KABUL, 3, rule="3.2.1"),
        Placed(POLICE, S.KABUL, 3, rule="3.2.1"),
    ]
    assert government_resources(table) == 27
    assert table.board.available.government_troops == 20
    assert table.board.available.government_police == 17


@pytest.mark.rule("R3.2.1-3")
def test_no_more_than_6_cubes_are_placed_in_a_space() -> None:
    turn = play(turn_of(GOVERNMENT), "train", "kabul", catalogue=PLAIN)

    assert asked(turn).options[-3:] == ("6", "give", "request")
    turn.answer("4")
    assert asked(turn).options[:3] == ("0", "1", "2")
    assert "3" not in asked(turn).options


@pytest.mark.rule("R3.2.1-1", "R3.1-1", "R3.1-2")
def test_each_space_is_paid_for_and_selected_once() -> None:
    board = turn_of(GOVERNMENT, POOR + "government=7\nkabul G:T1\nherat C:B1\nbalkh G:B1")

    turn = play(board, "train", "kabul", "0", "1", catalogue=PLAIN)

    assert asked(turn).why_not("kabul") == Reason("selected-already", "3.1")
    turn.answer("herat")
    turn.answer("2")
    turn.answer("0")
    assert turn.board.track(Track.GOVERNMENT) == 1
    assert asked(turn).ask != "train.space"


@pytest.mark.rule("R3.2.1-1", "R3.1-2")
def test_without_3_resources_the_government_cannot_train() -> None:
    turn = play(turn_of(GOVERNMENT, POOR + "government=2"), catalogue=PLAIN)

    reason = asked(turn).why_not("train")

    assert reason == Reason("cannot-pay", "3.1")


@pytest.mark.rule("R3.2.1-1", "R1.4.2-3")
@pytest.mark.parametrize("faction", [COALITION, GOVERNMENT])
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        (S.KABUL_AIBAK, Reason("train.not-on-a-loc", "3.2.1")),
        (S.WAZIRISTAN, ONLY_TALIBAN_IN_PAKISTAN),
    ],
)
def test_nobody_trains_on_locs_or_in_pakistan(faction: Faction, space: S, reason: Reason) -> None:
    turn = play(turn_of(faction), "train", catalogue=PLAIN)

    assert asked(turn).why_not(space) == reason


@pytest.mark.rule("D-3", "R3.2.1-2")
def test_the_coalition_trains_in_a_province_only_where_it_has_a_piece() -> None:
    turn = play(turn_of(COALITION), "train", catalogue=PLAIN)

    assert asked(turn).why_not("herat") == Reason("train.no-coalition-piece", "3.2.1")


@pytest.mark.rule("R3.2.1-2")
@pytest.mark.parametrize(("troops", "police", "paid"), [("2", "1", 3), ("0", "0", 0)])
def test_the_coalition_pays_only_where_it_places_cubes(troops: str, police: str, paid: int) -> None:
    text = "resources: government=10\npatronage: 0\nkabul C:B1 T:u9"
    board = turn_of(COALITION, text, limited=True)

    table = operate(board, "train", "kabul", troops, police)

    assert government_resources(table) == 10 - paid


# Where cubes may be placed


@pytest.mark.rule("R3.2.1-3")
@pytest.mark.parametrize("base", ["C:B1", "G:B1"])
def test_government_cubes_go_to_provinces_with_a_base_of_either_coin_faction(base: str) -> None:
    board = turn_of(GOVERNMENT, f"herat {base} T:u9", limited=True)

    table = operate(board, "train", "herat", "6", "done")

    assert happened(table)[1] == Placed(CUBES, S.HERAT, 6, rule="3.2.1")


@pytest.mark.rule("R3.2.1-3")
def test_a_province_without_a_base_gets_no_cubes() -> None:
    board = turn_of(GOVERNMENT, "herat G:T1 T:u9\nkabul G:T1")

    turn = play(board, "train", catalogue=PLAIN)
    assert asked(turn).options[:2] == ("kabul", "badakhshan")
    turn.answer("herat")

    assert asked(turn).ask == "train.space"
    assert turn.board.spaces[S.HERAT] == board.spaces[S.HERAT]
    assert turn.board.track(Track.GOVERNMENT) == board.track(Track.GOVERNMENT) - 3


@pytest.mark.rule("R3.1-4", "A-90")
def test_once_something_was_selected_nobody_is_asked_for_spaces_of_no_use() -> None:
    board = turn_of(GOVERNMENT, "herat G:T1 T:u9\nkabul G:T1 T:u9")

    turn = play(board, "train", "kabul", "0", "1")

    assert asked(turn).ask == "train.space"
    assert asked(turn).options == ("done", "transport", "give", "request")
    assert asked(turn).why_not("herat") == Reason("train.no-base", "3.2.1")


@pytest.mark.rule("R3.2.1-3")
@pytest.mark.parametrize("space", ["kabul", "herat"])
def test_the_coalition_places_cubes_only_at_its_own_bases(space: str) -> None:
    board = turn_of(COALITION, f"patronage: 0\n{space} C:T1 G:B1 T:u9\nbalkh C:B1")

    turn = play(board, "train", catalogue=PLAIN)

    assert asked(turn).options[0] == "balkh"
    table = operate(board, "train", space, "done")
    assert not happened(table)


@pytest.mark.rule("R3.2.1-2", "R3.1-2", "R3.1-4", "A-90")
def test_the_coalition_that_cannot_pay_for_cubes_may_train_and_surge() -> None:
    text = "kabul C:B1T3 G:T2P2\nhelmand C:B1T3 G:T2P2"
    board = turn_of(COALITION, f"resources: government=2\npatronage: 0\n{text}")

    turn = play(board, "train")
    assert asked(turn).options[:2] == ("helmand", "kabul")
    turn.answer("kabul")
    turn.answer("surge")

    assert asked(turn).ask == "surge.space"
    assert turn.board.spaces == board.spaces


@pytest.mark.rule("R3.2.1-2", "R3.1-4")
def test_the_coalition_may_always_train_in_kabul() -> None:
    board = turn_of(COALITION, "resources: government=0\npatronage: 0\nherat G:B1 T:u9")

    assert asked(play(board, "train", catalogue=PLAIN)).options == ("kabul",)
    assert why_not_train_in(board, COALITION, FULL, S.HERAT) == Reason(
        "train.no-coalition-piece", "3.2.1"
    )


# Cubes from the map


@pytest.mark.rule("R3.2.1-4", "R1.4.1-3", "A-14")
def test_with_no_cube_available_they_come_from_elsewhere_on_the_map_locs_too() -> None:
    board = turn_of(GOVERNMENT, NO_CUBE_AVAILABLE)

    table = operate(
        board,
        *("train", "balkh"),
        *("kabul-aibak", "herat", "2", "1", "konduz", "2"),
        *("done", "done"),
    )

    assert happened(table)[1:] == [
        Moved(POLICE, S.KABUL_AIBAK, S.BALKH, 1, rule="3.2.1"),
        Moved(CUBES, S.HERAT, S.BALKH, 2, rule="3.2.1"),
        Moved(POLICE, S.HERAT, S.BALKH, 1, rule="3.2.1"),
        Moved(CUBES, S.KONDUZ, S.BALKH, 2, rule="3.2.1"),
    ]


@pytest.mark.rule("A-14", "R3.2.1-2")
def test_the_coalition_pays_once_for_cubes_from_the_map() -> None:
    board = turn_of(COALITION, NO_CUBE_AVAILABLE)

    table = operate(board, "train", "balkh", "zabol", "konduz", "1", "done", "done", "done")

    assert happened(table) == [
        Paid(Track.GOVERNMENT, 3, rule="3.2.1"),
        Moved(CUBES, S.ZABOL, S.BALKH, 1, rule="3.2.1"),
        Moved(CUBES, S.KONDUZ, S.BALKH, 1, rule="3.2.1"),
    ]


@pytest.mark.rule("A-14")
def test_while_police_are_available_no_troops_come_from_the_map() -> None:
    board = turn_of(GOVERNMENT, "kabul G:T20 T:u30\nherat G:T10", limited=True)

    table = operate(board, "train", "kabul", "2", "done")

    assert happened(table)[1:] == [Placed(POLICE, S.KABUL, 2, rule="3.2.1")]


@pytest.mark.rule("A-14")
def test_when_the_last_available_cubes_are_placed_others_may_come_from_the_map() -> None:
    board = turn_of(GOVERNMENT, "kabul T:u9\nherat G:T30P26")

    turn = play(board, "train", "kabul", "4", catalogue=PLAIN)

    assert asked(turn).ask == "train.donor"
    assert asked(turn).options == ("herat", "done", "give", "request")
    turn.answer("herat")
    assert asked(turn).options[:3] == ("0", "1", "2")
    assert asked(turn).why_not("3") is not None


# Civic Action


@pytest.mark.rule("D-5", "R3.2.1-5", "R3.2.1-6", "R3.2.1-8")
def test_the_government_pays_for_the_space_and_for_each_step_of_civic_action() -> None:
    text = "resources: government=12\nherat G:T2 T:u1 support=O terror=1"
    board = turn_of(GOVERNMENT, text, limited=True)

    table = operate(board, "train", "herat", "civic-action", "3")

    assert happened(table) == [
        Paid(Track.GOVERNMENT, 3, rule="3.2.1"),
        Paid(Track.GOVERNMENT, 3, rule="3.2.1"),
        Calmed(S.HERAT, 1, rule="3.2.1"),
        Paid(Track.GOVERNMENT, 3, rule="3.2.1"),
        Shifted(S.HERAT, Support.OPPOSITION, Support.NEUTRAL, rule="3.2.1"),
        Paid(Track.GOVERNMENT, 3, rule="3.2.1"),
        Shifted(S.HERAT, Support.NEUTRAL, Support.SUPPORT, rule="3.2.1"),
    ]
    assert government_resources(table) == 0


@pytest.mark.rule("D-6", "R3.2.1-6", "R3.2.1-8")
def test_the_coalition_pays_for_civic_action_but_not_for_the_space() -> None:
    text = "resources: government=9\nherat C:T2 T:u1 support=O terror=1"
    board = turn_of(COALITION, text, limited=True)

    table = operate(board, "train", "herat", "civic-action", "3")

    assert at(table, S.HERAT) == "herat C:T2 T:u1 support=S"
    assert government_resources(table) == 0


@pytest.mark.rule("R3.2.1-6")
def test_civic_action_needs_coin_control_which_fresh_cubes_may_bring() -> None:
    board = turn_of(GOVERNMENT, "herat C:B1 T:u3\nkabul T:u9")

    turn = play(board, "train", "herat", "2", "0", "done", catalogue=PLAIN)
    assert "civic-action" not in asked(turn).options

    turn = play(board, "train", "herat", "3", "0", "done", catalogue=PLAIN)
    assert asked(turn).ask == "train.extra"
    assert "civic-action" in asked(turn).options


@pytest.mark.rule("R3.2.1-5", "R3.2.1-8")
def test_one_further_thing_is_done_in_one_of_the_selected_spaces() -> None:
    board = turn_of(
        GOVERNMENT, "resources: government=30\nkabul G:T3\nherat G:T3\nbalkh G:T3 support=S"
    )

    turn = play(board, "train", "kabul", "0", "0", "herat", "balkh", catalogue=PLAIN)

    assert asked(turn).options == ("civic-action", "build-base", "done", "give", "request")
    turn.answer("civic-action")
    assert asked(turn).options == ("kabul", "herat", "give", "request")
    turn.answer("herat")
    assert turn.board.spaces[S.HERAT].support is Support.SUPPORT
    assert turn.board.spaces[S.KABUL].support is Support.NEUTRAL
    assert turn.board.track(Track.GOVERNMENT) == 18


@pytest.mark.rule("R3.2.1-8")
def test_civic_action_that_could_not_be_paid_after_the_space_is_no_use_of_it() -> None:
    board = turn_of(GOVERNMENT, "resources: government=5\nherat G:T2\nkabul T:u9")

    assert is_idle(board, S.HERAT)
    assert not is_idle(turn_of(GOVERNMENT, "resources: government=6\nherat G:T2"), S.HERAT)


@pytest.mark.rule("R3.2.1-6", "R1.5.1-2")
def test_what_is_given_away_in_the_middle_is_missing_for_civic_action() -> None:
    text = "resources: government=12\nherat G:T2 support=O terror=1"
    board = turn_of(GOVERNMENT, text, limited=True)

    turn = play(
        board,
        *("train", "herat", "civic-action"),
        *("give", "government-to-taliban", "4"),
        catalogue=PLAIN,
    )

    assert asked(turn).ask == "civic.steps"
    assert asked(turn).options[0] == "1"
    assert "2" not in asked(turn).options


# A Base for 3 cubes


@pytest.mark.rule("R3.2.1-5", "R3.2.1-7")
def test_any_3_cubes_of_a_selected_space_become_a_government_base() -> None:
    board = turn_of(GOVERNMENT, "herat G:T2P2 support=S", limited=True)

    table = operate(board, "train", "herat", "build-base", "1")

    assert happened(table) == [
        Paid(Track.GOVERNMENT, 3, rule="3.2.1"),
        Removed(CUBES, S.HERAT, 1, rule="3.2.1"),
        Removed(POLICE, S.HERAT, 2, rule="3.2.1"),
        Placed(BASE[GOVERNMENT], S.HERAT, 1, rule="3.2.1"),
    ]


@pytest.mark.rule("R3.2.1-7", "R1.4.1-3")
def test_with_no_base_available_one_comes_from_elsewhere_on_the_map() -> None:
    board = turn_of(GOVERNMENT, "herat G:P3 support=S\nkabul G:B2\nbalkh G:B1")

    table = operate(board, "train", "herat", "done", "build-base", "balkh")

    assert happened(table)[1:] == [
        Removed(POLICE, S.HERAT, 3, rule="3.2.1"),
        Moved(BASE[GOVERNMENT], S.BALKH, S.HERAT, 1, rule="3.2.1"),
    ]


@pytest.mark.rule("R3.2.1-7", "R1.4.2-1")
@pytest.mark.parametrize("space", ["herat G:T3 W:B2 support=S", "herat G:T2 support=S"])
def test_a_base_needs_room_and_3_cubes(space: str) -> None:
    assert is_idle(turn_of(GOVERNMENT, f"kabul G:T1\n{space}"), S.HERAT)


@pytest.mark.rule("R3.2.1-5")
def test_the_coalition_builds_no_government_base() -> None:
    board = turn_of(COALITION, "herat C:T1 G:T3")

    turn = play(board, "train", "herat", "done", catalogue=PLAIN)

    assert asked(turn).options == ("civic-action", "done")


# Patronage


@pytest.mark.rule("D-4", "R3.2.1-3", "R3.2.1-5")
def test_the_coalition_in_kabul_turns_3_patronage_into_resources_and_pays_nothing() -> None:
    board = turn_of(COALITION, "resources: government=10\npatronage: 5\nkabul T:u9")

    table = operate(board, "train", "kabul", "take-patronage")

    assert happened(table) == [
        Transferred(Track.PATRONAGE, Track.GOVERNMENT, 3, rule="3.2.1"),
    ]
    assert table.board.track(Track.PATRONAGE) == 2
    assert government_resources(table) == 13


@pytest.mark.rule("A-15", "A-8")
@pytest.mark.parametrize(
    ("patronage", "resources", "moved"), [(2, 10, 2), (1, 10, 1), (5, 74, 1), (5, 73, 2)]
)
def test_patronage_moves_as_far_as_there_is_any_and_there_is_room(
    patronage: int, resources: int, moved: int
) -> None:
    board = turn_of(
        COALITION, f"resources: government={resources}\npatronage: {patronage}\nkabul T:u9"
    )

    table = operate(board, "train", "kabul", "take-patronage")

    assert table.board.track(Track.PATRONAGE) == patronage - moved
    assert government_resources(table) == resources + moved


@pytest.mark.rule("R3.2.1-5")
@pytest.mark.parametrize(
    "text", ["patronage: 0\nkabul T:u9", "patronage: 9\nresources: government=75\nkabul T:u9"]
)
def test_where_no_patronage_could_move_it_is_not_offered(text: str) -> None:
    table = operate(turn_of(COALITION, text), "train", "kabul")

    assert not happened(table)


@pytest.mark.rule("R3.2.1-5")
def test_patronage_is_the_coalition_s_to_take_not_the_government_s() -> None:
    board = turn_of(GOVERNMENT, "patronage: 5\nkabul T:u9")

    table = operate(board, "train", "kabul", "0", "1")

    assert table.board.track(Track.PATRONAGE) == 5


# Terms


@pytest.mark.rule("R2.3.5-1")
def test_a_limited_train_takes_place_in_one_space() -> None:
    table = operate(turn_of(GOVERNMENT, limited=True), "train", "kabul", "1", "0", "done")

    assert government_resources(table) == 27


@pytest.mark.rule("R3.1.2-1", "R3.2.1-6", "R5.5-1")
def test_a_free_train_costs_nothing_but_its_civic_action_is_paid_for() -> None:
    terms = Terms(free=True, within=(S.HERAT, S.KABUL))
    board = turn_of(COALITION, "resources: government=6\nherat C:B1 support=O\nbalkh C:B1")

    turn = play(board, "event", catalogue=granting(TRAIN, COALITION, terms))
    assert asked(turn).why_not("balkh") == Reason("not-named-by-event", "5.5")

    table = operate(
        board,
        *("event", "herat", "2", "1", "done", "civic-action", "2"),
        catalogue=granting(TRAIN, COALITION, terms),
    )
    assert at(table, S.HERAT) == "herat C:B1 G:T2P1 support=S"
    assert government_resources(table) == 0


@pytest.mark.rule("R3.1-1", "R3.2.1-2", "R3.1-4", "A-90")
def test_spaces_where_training_has_a_use_are_offered_first() -> None:
    turn = play(turn_of(COALITION), "train", catalogue=PLAIN)  # Zabol: Troops, but no Control

    useful, others = asked(turn).options[:3], asked(turn).options[3:]
    assert useful == ("kabul", "kandahar", "khowst")
    assert others == ("ghazni", "oruzgan", "paktika", "zabol")


@pytest.mark.rule("R3.1.2-1", "A-90")
def test_a_free_train_is_not_granted_for_nothing() -> None:
    board = turn_of(COALITION, "patronage: 0\nresources: government=0\nherat C:T1 T:u9")

    assert TRAIN.refuse(board, COALITION, FREE) is not None


@pytest.mark.rule("R4.1-1", "R3.2.1-6")
def test_control_that_a_surge_brings_after_the_last_space_serves_civic_action() -> None:
    text = "resources: government=9\npatronage: 0\nkabul C:B1T1 T:u3"
    without = play(turn_of(COALITION, text), *("train", "kabul", "0", "0"), catalogue=PLAIN)
    assert asked(without).ask != "train.extra"

    turn = play(
        turn_of(COALITION, text),
        *("train", "kabul", "0", "0"),
        *("surge", "5", "1", "done"),
        catalogue=CATALOGUE,
    )

    assert asked(turn).ask == "train.extra"
    assert asked(turn).options == ("civic-action", "done")


# What a Train refuses at its end


@pytest.mark.rule("R3.2.1-5", "R3.2.1-6", "R3.2.1-7")
@pytest.mark.parametrize(
    ("faction", "text", "word", "reason"),
    [
        (GOVERNMENT, "kabul G:T1 T:u9", "civic-action", "civic-action.no-control (6.4.1)"),
        (GOVERNMENT, "kabul G:T3 support=S", "civic-action", "train.all-support (6.4.1)"),
        (GOVERNMENT, "kabul G:T3", "civic-action", "train.civic-too-dear (6.4.1)"),
        (GOVERNMENT, "kabul G:T2", "build-base", "train.too-few-cubes (3.2.1)"),
        (GOVERNMENT, "kabul G:T3 C:B2", "build-base", "train.no-room (1.4.2)"),
        (COALITION, "patronage: 0\nkabul C:T3", "take-patronage", "train.no-patronage (3.2.1)"),
        (COALITION, "patronage: 9\nherat C:T3", "take-patronage", "train.not-kabul (3.2.1)"),
        (
            COALITION,
            "capabilities: 18=shaded\nkabul C:T3",
            "civic-action",
            "train.no-civic-action (card 18)",
        ),
        (COALITION, "kabul C:T3", "build-base", "None"),
    ],
)
def test_what_else_cannot_be_done_has_its_reason(
    faction: Faction, text: str, word: str, reason: str
) -> None:
    board = position(f"resources: government=2\n{text}")
    trained = tuple(space for space, here in board.spaces.items() if here.coin)

    assert str(why_no_extra(board, faction, trained, word)) == reason


@pytest.mark.rule("R3.2.1-7")
def test_the_question_gives_the_reason() -> None:
    board = turn_of(GOVERNMENT, "resources: government=9\nkabul G:T2")

    decision = asked(play(board, "train", "kabul", "0", "0", "done"))

    assert decision.ask == "train.extra"
    assert str(decision.why_not("build-base")) == "train.too-few-cubes (3.2.1)"
