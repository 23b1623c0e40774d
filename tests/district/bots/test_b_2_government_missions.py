"""RDB.2-9 to RDB.2-17 The missions of the Government's bot."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, RECRUITING
from tests.district.bots.ask import consult, deed, numbers, opportunity, why
from tests.district.positions import empty, units_of, with_ground, with_stack

PLAIN = "north-fields"
"""An Area of Population 2 without a Terrain Modifier."""

HILLS = "east-terraces"
"""An Area of Population 3 with a Terrain Modifier of 2."""


def field(
    units: str, *, area: str = PLAIN, tp: int = 10, hand: str = "", **more: Any
) -> DistrictBoard:
    """Return a position in which the Government may act with stack a in the active Area."""
    board = empty(tp=(tp, tp - 1), hands=(hand.split(), ()), active=area, **more)
    return with_stack(board, "a", area, units)


# Attack


@pytest.mark.rule("RDB.2-11")
def test_it_attacks_a_revealed_stack_that_is_not_stronger() -> None:
    board = with_stack(field("line"), "p", PLAIN, "main-force!")

    replies = opportunity(board)

    assert [reply.option for reply in replies.values()] == ["a", "attack", "p"]
    assert why(replies) == why(replies, "attack.target") == "RDB.2-11"


@pytest.mark.rule("RDB.2-11")
def test_terrain_and_concealed_counters_speak_against_an_attack() -> None:
    in_hills = with_stack(field("line", area=HILLS), "p", HILLS, "main-force!")
    unsure = with_stack(field("line"), "p", PLAIN, "fighters! levies organisers")

    assert deed(in_hills) == ("pass",)
    assert deed(unsure)[:2] != ("a", "attack")


@pytest.mark.rule("RDB.2-11")
def test_a_concealed_counter_counts_two_in_an_attack() -> None:
    board = with_stack(field("line"), "p", PLAIN, "fighters! organisers")

    assert deed(board) == ("a", "attack", "p")


@pytest.mark.rule("RDB.2-11")
@pytest.mark.parametrize(
    ("strategy", "event", "expected"),
    [("G1", 0, "pass"), ("G4", 0, "pass"), ("G3", 0, "a"), ("G3", 23, "pass")],
)
def test_it_does_not_attack_if_terror_would_cost_points(
    strategy: str, event: int, expected: str
) -> None:
    board = field("guards*2 line", strategies=(strategy, "I1"), event=event)
    board = with_stack(board, "p", PLAIN, "fighters!")

    assert deed(board)[0] == expected


@pytest.mark.rule("RDB.2-11", "DA-84")
def test_there_is_no_terror_without_people_or_where_it_is_already() -> None:
    board = field("guards*2 line", area="salt-flats")
    terrorized = with_ground(field("guards*2 line"), PLAIN, terror=True)

    assert deed(with_stack(board, "p", "salt-flats", "fighters!"))[1:] == ("attack", "p")
    assert deed(with_stack(terrorized, "p", PLAIN, "fighters!"))[1:] == ("attack", "p")


@pytest.mark.rule("RDB.2-11", "DA-84")
@pytest.mark.parametrize(
    ("target", "expected"),
    [
        ("main-force!", True),  # 7 - 4 - 4 are left over
        ("levies!", False),  # 7 - 2 - 1, more than 2
        ("levies! agitator!", False),
        ("levies! organisers", True),  # 7 - 2 - 2 - 2
    ],
)
def test_assets_take_no_hits_and_a_concealed_counter_takes_one(target: str, expected: bool) -> None:
    board = with_stack(field("guards gendarmes"), "p", PLAIN, target)

    assert (deed(board)[1:2] == ("attack",)) is expected


@pytest.mark.rule("RDB.2-11", "DA-84")
def test_a_paramilitary_unit_takes_one_hit() -> None:
    board = with_stack(field("guards line"), "p", PLAIN, "fighters! levies!")  # 9 - 4 - 2

    assert deed(board)[1:2] != ("attack",)


@pytest.mark.rule("RDB.2-11", "RDB.1-5")
def test_it_attacks_where_difference_and_counters_are_most_and_of_equals_the_first() -> None:
    board = with_stack(field("line"), "p", PLAIN, "levies!")
    board = with_stack(board, "q", PLAIN, "organisers! villagers!")
    alike = with_stack(with_stack(field("line"), "p", PLAIN, "levies!"), "q", PLAIN, "levies!")

    assert deed(board) == ("a", "attack", "q")
    assert deed(alike) == ("a", "attack", "p")


# Reduce, Build, Remove Terror


def guarded(hand: str = "", **marks: bool) -> DistrictBoard:
    """Return a position with an Insurgent IU and a stack that may guard it."""
    board = with_ground(field("gendarmes*2", hand=hand), PLAIN, insurgent=1)
    return with_stack(board, "p", PLAIN, "villagers", underground=True, **marks)


@pytest.mark.rule("RDB.2-12")
def test_it_reduces_when_all_guards_are_spent_and_the_sum_is_likely_to_be_enough() -> None:
    replies = opportunity(guarded("141", done=True))

    assert [reply.option for reply in replies.values()] == ["a", "reduce"]
    assert why(replies) == "RDB.2-12"


@pytest.mark.rule("RDB.2-12", "RDB.2-13")
def test_without_a_good_chit_or_with_a_guard_it_builds_instead() -> None:
    assert deed(guarded(done=True)) == ("a", "build")
    assert deed(guarded("141")) == ("a", "build")
    assert why(opportunity(guarded("141"))) == "RDB.2-13"


@pytest.mark.rule("RDB.2-13")
def test_it_does_not_build_with_a_poor_chance() -> None:
    assert deed(field("constables")) == ("pass",)
    assert deed(field("constables home-guard")) == ("a", "build")


@pytest.mark.rule("RDB.2-13", "RDB.2-17")
def test_where_no_more_can_be_built_it_recruits() -> None:
    board = with_ground(field("gendarmes*2"), PLAIN, government=2)
    board = _with_recruits(board)

    replies = opportunity(board)

    assert [reply.option for reply in replies.values()] == ["a", "recruit"]
    assert why(replies) == "RDB.2-17"


@pytest.mark.rule("RDB.2-14")
def test_it_removes_terror_if_the_sum_is_likely_to_be_enough() -> None:
    board = field("gendarmes*2")

    with_foothold = opportunity(with_ground(board, PLAIN, government=1, terror=True))

    assert with_foothold["ops.mission"].option == "remove-terror"
    assert why(with_foothold) == "RDB.2-14"
    assert deed(with_ground(board, PLAIN, terror=True)) == ("pass",)


def _with_recruits(board: DistrictBoard) -> DistrictBoard:
    """Put the Government's MIL into Recruiting, where they begin."""
    for name in units_of(board, "home-guard"):
        if not board.units[name].stack:
            board = board.with_unit(name, replace(board.units[name], at=RECRUITING))
    return board


# Patrol


def hidden(units: str, *stacks: bool, **more: Any) -> DistrictBoard:
    """Return a position with concealed stacks, each underground or not, where nothing is built."""
    board = with_ground(field(units, **more), PLAIN, government=2)
    for letter, underground in zip("pqr", stacks, strict=False):
        board = with_stack(board, letter, PLAIN, "villagers", underground=underground)
    return board


@pytest.mark.rule("RDB.2-15")
def test_a_dispersed_stack_with_high_ir_patrols_against_everybody() -> None:
    replies = opportunity(hidden("guards/d gendarmes", True, True, tp=3))

    assert [reply.option for reply in replies.values()] == ["a", "patrol-all"]
    assert why(replies) == "RDB.2-15"


@pytest.mark.rule("RDB.2-15", "RDB.2-16")
def test_with_one_hidden_stack_or_few_task_points_it_patrols_against_one() -> None:
    one = hidden("guards/d gendarmes", True)
    poor = hidden("guards/d gendarmes", True, False, tp=2)

    assert deed(one) == ("a", "patrol", "p")
    assert deed(poor) == ("a", "patrol", "q")
    assert why(opportunity(one)) == "RDB.2-16"


@pytest.mark.rule("RDB.2-16")
def test_it_patrols_at_large_first_and_against_those_that_can_still_act() -> None:
    assert deed(hidden("line gendarmes", True, False)) == ("a", "patrol", "q")
    board = with_stack(hidden("line gendarmes", True), "q", PLAIN, "levies", underground=True)
    spent = board.with_stack("p", replace(board.stacks["p"], done=True))
    assert deed(spent) == ("a", "patrol", "q")


@pytest.mark.rule("RDB.2-16")
def test_it_looks_underground_only_with_three_task_points_and_enough_ir() -> None:
    assert deed(hidden("line gendarmes", True, tp=2)) == ("pass",)
    assert deed(hidden("line", True)) == ("pass",)
    assert deed(hidden("line", True, hand="312", tp=3)) == ("a", "patrol", "p")


@pytest.mark.rule("RDB.2-16")
def test_police_patrol_only_if_a_stack_at_large_keeps_them_from_building() -> None:
    full = hidden("gendarmes*2", False)
    hindered = with_ground(
        hidden("gendarmes*2", False, strategies=("G4", "I1")), PLAIN, government=1
    )
    free = with_ground(hidden("gendarmes*2", True), PLAIN, government=1)

    assert deed(full) == ("pass",)
    assert deed(hindered) == ("a", "patrol", "p")
    assert deed(free) == ("a", "build")


# The opportunity


@pytest.mark.rule("RDB.2-9")
def test_the_stack_of_highest_ir_acts_for_which_a_line_applies() -> None:
    board = with_stack(hidden("line", True), "b", PLAIN, "line gendarmes")
    board = with_stack(board, "c", PLAIN, "constables*3")
    terrorized = with_ground(board, PLAIN, terror=True)

    assert deed(board) == ("b", "patrol", "p")
    assert deed(terrorized) == ("c", "remove-terror")


@pytest.mark.rule("RDB.2-9", "RDB.1-5")
def test_it_passes_and_stops_where_no_line_applies() -> None:
    assert numbers(opportunity(field("line"))["ops.stack"]) == ["RDB.2-9"]
    stopped = consult(field("line"), GOVERNMENT, "ops.mission", "move stop", about=(PLAIN, "a"))
    assert (stopped.option, numbers(stopped)) == ("stop", ["RDB.2-9"])


@pytest.mark.rule("RDB.1-5")
@pytest.mark.parametrize(("tp", "expected"), [(0, "a"), (-1, "pass")])
def test_it_begins_no_mission_with_less_than_nothing(tp: int, expected: str) -> None:
    board = with_stack(field("line", tp=tp), "p", PLAIN, "levies!")

    assert deed(board)[0] == expected


# Recruits


@pytest.mark.rule("RDB.2-17", "RDB.4-7")
@pytest.mark.parametrize(
    ("tp", "options", "expected"),
    [
        (4, "recruit promote", "promote"),
        (3, "recruit promote", "recruit"),
        (3, "promote", "promote"),
        (9, "recruit", "recruit"),
    ],
)
def test_it_promotes_if_it_cannot_recruit_or_has_task_points_to_spare(
    tp: int, options: str, expected: str
) -> None:
    board = field("gendarmes home-guard", tp=tp)

    reply = consult(board, GOVERNMENT, "recruit.what", options, about=(PLAIN, "a"))

    assert (reply.option, numbers(reply)) == (expected, ["RDB.2-17"])


@pytest.mark.rule("RDB.4-7")
def test_militia_of_the_acting_stack_are_promoted_first() -> None:
    board = with_stack(field("gendarmes"), "b", PLAIN, "home-guard")
    board = with_stack(board, "c", PLAIN, "constables home-guard")
    first, second = (name for name in units_of(board, "home-guard", PLAIN))

    reply = consult(board, GOVERNMENT, "recruit.militia", f"{first} {second}", about=(PLAIN, "c"))

    assert board.units[reply.option].stack == "c"


@pytest.mark.rule("RDB.4-7")
def test_a_recruit_forms_a_new_stack_and_whoever_is_promoted_stays() -> None:
    board = with_stack(field("gendarmes"), "b", PLAIN, "home-guard")
    militia = units_of(board, "home-guard", PLAIN)[0]

    recruited = consult(
        board, GOVERNMENT, "recruit.stack", "a b new", about=(PLAIN, "a"), said="recruit"
    )
    promoted = consult(
        board,
        GOVERNMENT,
        "recruit.stack",
        "a b new",
        about=(PLAIN, "a"),
        said=f"promote {militia} constables",
    )

    assert (recruited.option, promoted.option) == ("new", "b")
