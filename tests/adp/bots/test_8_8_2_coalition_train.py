"""8.8.2 The Non-player Coalition: Train, and Surge or Air Lift after it."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.bots.coalition.train import surplus
from core.adp.model.facts import Gained, Moved, Paid, Placed, Removed, Transferred
from core.adp.model.ids import Piece, SpaceId, Support, Track
from tests.adp.bots.coalition import FINAL_ROUND_NEXT, at, coalition, facts, there, turn
from tests.adp.bots.think import Transcript

KABUL: Final = SpaceId.KABUL
KANDAHAR: Final = SpaceId.KANDAHAR
HERAT: Final = SpaceId.HERAT
BALKH: Final = SpaceId.BALKH
TROOPS: Final = Piece.COALITION_TROOPS
BASE: Final = Piece.COALITION_BASE
POLICE: Final = Piece.GOVERNMENT_POLICE
ARMY: Final = Piece.GOVERNMENT_TROOPS
NO_SURGE: Final = "casualties: C:B3T14\nout-of-play: C:B2T4\n"
"""Nothing is Available, with a Base and 2 Troops on the map."""


def reasons(played: Transcript) -> str:
    """All reasons of a turn."""
    return "; ".join(reason for said in played.said for reason in said.why)


# Patronage


@pytest.mark.rule("R8.8.2-2", "A-15")
@pytest.mark.parametrize(
    ("patronage", "resources", "moved"),
    [(21, 10, True), (20, 3, False), (3, 2, True), (2, 2, False), (40, 72, True), (40, 73, False)],
)
def test_three_patronage_are_moved_whole_if_there_is_much_or_resources_are_short(
    patronage: int, resources: int, moved: bool
) -> None:
    played = turn(f"resources: government={resources}\npatronage: {patronage}\nkabul C:B1")

    expected = [Transferred(Track.PATRONAGE, Track.GOVERNMENT, 3, rule="8.8.2")] if moved else []
    assert facts(played, Transferred) == expected


@pytest.mark.rule("R8.8.2-2", "A-78")
def test_cubes_in_kabul_are_paid_with_the_moved_patronage() -> None:
    played = turn("resources: government=1\npatronage: 3\nkabul C:B1\nherat C:B1")

    assert at(played, "train.space")[:1] == ["kabul"]
    assert [f for f in played.facts if isinstance(f, Transferred | Paid | Placed)][:4] == [
        Transferred(Track.PATRONAGE, Track.GOVERNMENT, 3, rule="8.8.2"),
        Paid(Track.GOVERNMENT, 3, rule="3.2.1"),
        Placed(ARMY, KABUL, 3, rule="3.2.1"),
        Placed(POLICE, KABUL, 3, rule="3.2.1"),
    ]
    assert played.board.track(Track.GOVERNMENT) == 1


@pytest.mark.rule("R8.8.2-2")
def test_with_patronage_moved_there_is_no_civic_action() -> None:
    played = turn("resources: government=20\npatronage: 30\nkabul C:T1\nherat C:B1 support=O")

    assert played.board.spaces[HERAT].support is Support.OPPOSITION


# Civic Action and cubes


@pytest.mark.rule("R8.8.2-3", "A-49", "A-78")
def test_civic_action_where_it_shifts_most_is_paid_before_cubes() -> None:
    played = turn(
        "resources: government=10\npatronage: 0\n"
        "kandahar C:B1T1 support=O\nherat C:B1 support=O\nbalkh C:T1 terror=2\n"
    )

    assert played.board.spaces[KANDAHAR].support is Support.SUPPORT
    assert played.board.spaces[KANDAHAR].government_cubes == 6
    assert played.board.spaces[HERAT].government_cubes == 0
    assert played.board.track(Track.GOVERNMENT) == 1
    assert "8.8.5: greatest shift: kandahar" in played.why("train")


@pytest.mark.rule("R8.8.2-3")
@pytest.mark.parametrize(
    ("side", "areas"),
    [(None, ["kandahar"]), ("unshaded", ["kandahar", "herat"]), ("shaded", [])],
)
def test_prts_allow_a_second_space_or_none(side: str | None, areas: list[str]) -> None:
    held = "" if side is None else f"capabilities: 18={side}\n"
    played = turn(
        held
        + "resources: government=75\npatronage: 0\nkandahar C:B1T1\nherat C:T1\nbamian C:B1 T:u1"
    )

    swayed = [s for s, here in played.board.spaces.items() if here.support is Support.SUPPORT]
    assert sorted(swayed) == sorted(areas)


@pytest.mark.rule("R8.8.2-3", "R8.8.5-1")
def test_terror_is_not_removed_without_a_shift() -> None:
    played = turn("resources: government=6\npatronage: 0\nkandahar C:B1T1 terror=2")

    assert played.board.spaces[KANDAHAR].terror == 2
    assert played.board.spaces[KANDAHAR].government_cubes == 6


@pytest.mark.rule("R8.8.2-3", "R8.1.2-3", "A-42")
def test_cubes_are_placed_by_turns_and_four_under_night_letters() -> None:
    played = turn(
        "capabilities: 29=shaded\nresources: government=3\npatronage: 0\nkandahar C:B1 support=S"
    )

    assert there(played, KANDAHAR).endswith("G:T2P2")


@pytest.mark.rule("R8.8.2-4", "A-78")
@pytest.mark.parametrize(
    ("here", "expected"),
    [
        ("C:B1 G:T3P3", 6),  # 7 less 0 less 1
        ("C:B1T4 G:T2", 2),
        ("C:B1T2 G:T8 T:u3", 7),
        ("C:B1 G:T2 T:u3", 0),
    ],
)
def test_surplus_is_what_the_government_has_beyond_control(here: str, expected: int) -> None:
    assert surplus(coalition(f"herat {here}"), HERAT) == expected


@pytest.mark.rule("R8.8.2-4", "A-78")
def test_cubes_come_to_random_coalition_bases_with_a_surplus_of_six_or_less() -> None:
    played = turn(
        "resources: government=6\npatronage: 0\n"
        "herat C:B1 support=S\nkandahar C:B1 support=S\nbalkh C:B1 support=S\n"
        "konduz C:B1 G:T8 support=S\n",
        (5, 3, 6, 1, 3, 1),  # Kandahar, then Herat
    )

    assert at(played, "train.space")[:2] == ["kandahar", "herat"]
    assert played.board.track(Track.GOVERNMENT) == 0
    assert "8.8.2: Coalition Base, surplus 0: kandahar" in "; ".join(
        reason for said in played.said for reason in said.why
    )


@pytest.mark.rule("R8.8.2-4", "A-78")
def test_training_takes_place_in_three_spaces_at_most() -> None:
    played = turn(
        "resources: government=75\npatronage: 0\n"
        "herat C:B1\nkandahar C:B1\nbalkh C:B1\nkonduz C:B1\n",
    )

    assert len([s for s in at(played, "train.space") if s in tuple(SpaceId)]) == 3


@pytest.mark.rule("R8.8.2-4", "A-14", "A-65")
def test_without_cubes_police_are_drawn_from_where_most_are_and_control_stays() -> None:
    played = turn(
        "resources: government=3\npatronage: 0\nkandahar C:B1 support=S\nzabol G:T30\n"
        "farah G:P12 W:u11\nkabul-aibak G:P10\nbalkh G:P8"
    )

    assert facts(played, Moved)[:3] == [
        Moved(POLICE, SpaceId.KABUL_AIBAK, KANDAHAR, 1, rule="3.2.1"),
        Moved(POLICE, SpaceId.KABUL_AIBAK, KANDAHAR, 1, rule="3.2.1"),
        Moved(POLICE, BALKH, KANDAHAR, 1, rule="3.2.1"),  # an area before a LoC
    ]
    assert played.board.spaces[KANDAHAR].government_police == 3
    assert "8.8.2: no cube is Available: Police from balkh" in played.why("balkh")


@pytest.mark.rule("R8.8.2-4", "A-14", "A-78")
def test_police_are_drawn_once_the_last_available_cubes_have_been_placed() -> None:
    played = turn(
        "resources: government=9\npatronage: 0\nkabul C:T2 G:T28P6 support=S\n"
        "kandahar C:B1T2 support=S\nherat G:P12\nbalkh G:P12"
    )

    assert played.board.spaces[KANDAHAR].government_troops == 2
    assert played.board.spaces[KANDAHAR].government_police == 3
    assert [fact.count for fact in played.facts if isinstance(fact, Moved)][:3] == [1, 1, 1]
    assert played.board.track(Track.GOVERNMENT) == 6  # the space is paid for once


@pytest.mark.rule("R8.8.2-4", "A-78")
def test_no_police_are_drawn_while_the_coalition_trains_troops_only() -> None:
    played = turn(
        "capabilities: 12=shaded\nresources: government=9\npatronage: 0\n"
        "kabul C:T2 G:T28P6 support=S\nkandahar C:B1T2 support=S\nherat G:P12\nbalkh G:P12"
    )

    assert played.board.spaces[KANDAHAR].government_troops == 2
    assert played.board.spaces[KANDAHAR].government_police == 0


@pytest.mark.rule("R8.8.2-4", "A-78")
def test_of_two_bases_the_one_where_cubes_run_out_draws_police() -> None:
    played = turn(
        "resources: government=9\npatronage: 0\nkabul C:T2 G:T26P6 support=S\n"
        "kandahar C:B1T2 support=S\nzabol C:B1T2\nherat G:P10\nbalkh G:P10",
        (5, 3, 6),  # Kandahar
    )

    assert played.board.spaces[KANDAHAR].government_cubes == 6
    assert played.board.spaces[SpaceId.ZABOL].government_cubes == 2 + 3


@pytest.mark.rule("R8.8.2-3", "R8.8.2-4", "A-78")
@pytest.mark.parametrize(("held", "drawn"), [("G:T1", 3), ("G:T9", 0)])
def test_a_space_of_civic_action_at_a_base_draws_police_like_any_other(
    held: str, drawn: int
) -> None:
    rest = 30 - int(held[-1])
    played = turn(
        f"resources: government=9\npatronage: 0\nkandahar C:B1T2 {held}\n"
        f"zabol G:T{rest} W:u9\nherat G:P15\nbalkh G:P15"
    )

    assert played.board.spaces[KANDAHAR].support is Support.SUPPORT
    assert played.board.spaces[KANDAHAR].government_police == drawn


@pytest.mark.rule("R8.8.2-4", "R8.8.2-3", "A-78")
def test_police_are_not_drawn_from_a_training_space() -> None:
    played = turn(
        "resources: government=9\npatronage: 0\nkandahar C:B1T1 G:P20\nzabol G:T30 W:u9\n"
        "balkh C:B1 G:P10 support=S\nherat C:B1 support=S"
    )

    # Civic Action makes Kandahar a Training space, and the surplus of Balkh is more than 6.
    assert there(played, HERAT).endswith("G:P3")
    assert played.board.spaces[BALKH].government_police == 7


@pytest.mark.rule("R8.8.2-2", "R8.8.2-4", "A-56")
def test_train_is_possible_if_any_of_its_steps_does_something() -> None:
    assert turn("resources: government=0\npatronage: 3\nkabul C:T1").words[0] == "train"
    assert turn("resources: government=3\npatronage: 0\nherat C:T1").words[0] == "train"
    assert turn("resources: government=3\npatronage: 0\nherat C:T1 support=S").words[0] == "pass"


# Village Stability Operations


@pytest.mark.rule("R8.8.2-5")
def test_village_stability_operations_bring_police_where_troops_have_fewest() -> None:
    played = turn(
        "capabilities: 12=unshaded\nresources: government=3\npatronage: 0\n"
        "kabul C:T1 G:P2 support=S\nherat C:T1 G:P1\nbalkh C:B1 support=S"
    )

    assert at(played, "train.village") == ["herat"]


@pytest.mark.rule("R8.8.2-5")
def test_they_draw_police_from_where_most_are() -> None:
    played = turn(
        "capabilities: 12=unshaded\nresources: government=3\npatronage: 0\n"
        "kabul C:T1 support=O\nzabol G:P20\nbalkh G:P10"
    )

    assert Moved(POLICE, SpaceId.ZABOL, KABUL, 1, rule="card 12") in played.facts


# Surge


TRAINED: Final = "resources: government=3\npatronage: 0\n"


@pytest.mark.rule("R8.8.2-6", "R8.8.2-8", "A-54", "A-78")
def test_surge_places_bases_by_population_and_troops_in_turn_where_taliban_are_first() -> None:
    played = turn(
        TRAINED + "kabul C:B1T1 support=S\nkandahar C:T3 T:u1 support=S\nbalkh C:T1 support=S\n"
        "herat C:T1 support=S",
        (5, 1, 1, 1, 3, 3, 1, 6),  # of 2 Bases Balkh has the first, and Kabul gets Troops too
    )

    assert facts(played, Placed)[2:] == [
        Placed(TROOPS, BALKH, 2, rule="4.2.1"),
        Placed(TROOPS, KANDAHAR, 2, rule="4.2.1"),
        Placed(TROOPS, KABUL, 1, rule="4.2.1"),
        Placed(BASE, BALKH, 1, rule="4.2.1"),
        Placed(BASE, KANDAHAR, 1, rule="4.2.1"),
    ]
    assert Gained(Track.AID, 6, rule="4.2.1") in played.facts
    assert "8.8.2: Surge: die 5" in "; ".join(reason for said in played.said for reason in said.why)


@pytest.mark.rule("R8.8.2-6", "A-78")
def test_few_troops_go_where_taliban_are_and_no_other_space_is_chosen() -> None:
    played = turn(
        TRAINED
        + "kabul C:B1T1 support=S\nkandahar C:B1T3 T:u1 G:P9 support=S\nherat C:T1 support=S",
        (1, 2),
    )

    assert at(played, "surge.space") == ["kandahar", "done"]
    assert Placed(TROOPS, KANDAHAR, 1, rule="4.2.1") in played.facts


@pytest.mark.rule("R8.8.2-6")
def test_among_equals_a_base_comes_where_the_government_has_none() -> None:
    played = turn(TRAINED + "kandahar C:B1 support=S\nbalkh G:B1T1\nkonduz G:T1", (2, 1))

    assert Placed(BASE, SpaceId.KONDUZ, 1, rule="4.2.1") in played.facts
    assert "8.8.2: no Government Base: konduz" in played.why("surge")


@pytest.mark.rule("R8.8.2-6", "A-78")
def test_only_coin_controlled_spaces_are_surged_and_kabul_too_needs_it() -> None:
    played = turn(TRAINED + "kabul C:T1 T:u2\nherat C:B1 support=S", (6, 1))

    assert {f.space for f in facts(played, Placed) if isinstance(f, Placed)} == {HERAT}


@pytest.mark.rule("R8.8.2-8", "A-54")
def test_the_die_for_aid_is_rolled_once_by_the_surge_itself() -> None:
    played = turn(TRAINED + "herat C:B1 support=S", (1, 4))

    assert [said.option for said in played.said if said.ask == "surge.die"] == ["roll"]
    assert Gained(Track.AID, 4, rule="4.2.1") in played.facts


@pytest.mark.rule("R8.8.2-7", "A-57")
def test_before_the_final_round_all_troops_of_the_largest_garrison_go_home() -> None:
    played = turn(
        FINAL_ROUND_NEXT + TRAINED + "kabul C:B1T3 support=S\nherat C:T4 W:u2\nbalkh C:T4 W:u1\n",
        (3,),
    )

    assert facts(played, Removed) == [Removed(TROOPS, HERAT, 4, rule="4.2.1")]
    assert Gained(Track.AID, 3, rule="4.2.1") in played.facts
    assert "8.8.2: least Population: herat" in played.why("surge")


@pytest.mark.rule("R8.8.2-8", "A-78")
def test_without_anything_to_place_air_lift_replaces_surge() -> None:
    played = turn(TRAINED + NO_SURGE + "kabul C:B1T2 support=S\nherat T:u1 W:u1")

    assert "surge" not in played.words
    assert "air-lift" in played.words
    assert not [said for said in played.said if said.option == "roll"]


@pytest.mark.rule("R8.8.2-8", "A-78")
def test_a_roll_that_allows_nothing_leads_to_air_lift_without_aid() -> None:
    board = TRAINED + "casualties: C:T18\nkabul C:B1T2 support=S\nherat G:P1 support=S\nfarah T:u1"
    played = turn(board, (1,))

    assert "surge" not in played.words
    assert "air-lift" in played.words
    assert not facts(played, Gained)
    assert "8.8.2: this roll allows nothing to be placed" in "; ".join(
        reason for said in played.said for reason in said.why
    )


# Air Lift


@pytest.mark.rule("R8.8.2-9", "A-79")
def test_air_lift_adds_control_first_where_taliban_are() -> None:
    played = turn(
        TRAINED + "casualties: C:B5T9\nkabul C:B1T4 G:T3 support=S\nherat C:T4 G:T5\nbalkh C:T3\n"
        "konduz W:u1\nzabol T:u2\nghazni T:u3 W:u14"
    )

    assert at(played, "air-lift.destination")[0] == "zabol"
    assert "8.8.2: Air Lift adds COIN Control of zabol" in played.why("air-lift")
    assert played.board.control(SpaceId.ZABOL) == "coin"


@pytest.mark.rule("R8.8.2-9", "A-79")
def test_all_spare_coalition_troops_fly_and_three_of_the_governments_in_all() -> None:
    played = turn(
        TRAINED
        + "casualties: C:B5T11\nkabul C:B1T4 G:T3 support=S\nherat C:T5 G:T6 W:u3\nzabol T:u2"
    )

    assert facts(played, Moved) == [
        Moved(TROOPS, HERAT, SpaceId.ZABOL, 4, rule="4.2.2"),
        Moved(ARMY, HERAT, SpaceId.ZABOL, 3, rule="4.2.2"),
        Moved(TROOPS, KABUL, SpaceId.ZABOL, 3, rule="4.2.2"),
    ]


@pytest.mark.rule("R8.8.2-9", "A-79")
def test_origins_have_most_troops_in_excess_of_control_and_one_stays_behind() -> None:
    # Kabul has 4 in excess of Control, Balkh and Herat 3 each; 3 can leave any of them.
    played = turn(
        TRAINED + "casualties: C:B5T8\nkabul C:B1T4 G:P5 support=S\nbalkh C:T4\nherat C:T4\n"
        "zabol T:u2"
    )

    assert facts(played, Moved)[0] == Moved(TROOPS, KABUL, SpaceId.ZABOL, 3, rule="4.2.2")
    assert "8.8.2: most Coalition Troops in excess: kabul (4)" in reasons(played)


@pytest.mark.rule("R8.8.2-9", "A-79")
def test_where_the_last_coalition_troops_stay_government_troops_can_leave() -> None:
    played = turn(TRAINED + "casualties: C:B5T19\nkabul C:B1T1 G:T4 support=S\nzabol T:u2")

    assert facts(played, Moved) == [Moved(ARMY, KABUL, SpaceId.ZABOL, 3, rule="4.2.2")]


@pytest.mark.rule("R8.8.2-9")
def test_without_a_space_to_win_there_is_no_special_activity() -> None:
    played = turn(TRAINED + "casualties: C:B5T20\nkabul C:B1 support=S\nzabol W:u9")

    assert played.asked[-1] == ("train.space", "done")
    assert facts(played, Moved) == []
