"""RDB.3-10 to RDB.3-18 The missions of the Insurgent's bot."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import INSURGENT, RECRUITING
from core.district.model.options import DistrictOptions
from tests.district.bots.ask import consult, deed, numbers, opportunity, why
from tests.district.positions import empty, units_of, with_ground, with_stack

PLAIN = "north-fields"
"""An Area of Population 2 without a Terrain Modifier."""

HILLS = "saddle-pass"
"""An Area of Population 1 with a Terrain Modifier of 3."""

GOAL = "orrin-town"
"""The goal of RDB.3-2, as long as nobody is there."""


def field(
    units: str,
    *,
    area: str = PLAIN,
    tp: int = 10,
    hand: str = "",
    card: str = "I1",
    underground: bool = False,
    **more: Any,
) -> DistrictBoard:
    """Return a position in which the Insurgent may act with stack p in the active Area."""
    board = empty(
        tp=(min(tp, 0), tp), hands=((), hand.split()), strategies=("G1", card), active=area, **more
    )
    return with_stack(board, "p", area, units, underground=underground)


def unbuilt(board: DistrictBoard) -> DistrictBoard:
    """Empty the pool, so that nothing can be built and there is no goal."""
    return replace(board, pool=0)


# Ambush


@pytest.mark.rule("RDB.3-11")
@pytest.mark.parametrize(
    ("units", "area", "enemy", "expected"),
    [
        ("fighters", PLAIN, "line-3", True),  # 4 against 1 + 2
        ("fighters", PLAIN, "line-2", False),
        ("fighters", HILLS, "line", True),  # 4 + 3 against 4 + 2
        ("levies", HILLS, "line", False),
        ("levies fighters", HILLS, "line", True),
        ("fighters", HILLS, "gendarmes", False),
    ],
)
def test_it_ambushes_regular_units_that_are_weaker(
    units: str, area: str, enemy: str, expected: bool
) -> None:
    board = with_stack(unbuilt(field(units, area=area)), "a", area, enemy)

    done = deed(board)

    assert (done[1:2] == ("ambush",)) is expected
    if expected:
        assert done[2].startswith("a.line")
        assert why(opportunity(board)) == "RDB.3-11"


@pytest.mark.rule("RDB.3-11")
def test_it_prefers_a_unit_that_one_hit_would_disrupt() -> None:
    board = with_stack(field("fighters", area=HILLS), "a", HILLS, "guards-3 line/d-1")
    other = with_stack(field("fighters", area=HILLS), "a", HILLS, "guards-3 line/d")

    assert deed(board) == ("p", "ambush", "a.line-1")
    assert deed(other) == ("p", "ambush", "a.guards-1")


@pytest.mark.rule("RDB.3-11", "RDB.1-5")
def test_of_equal_targets_it_takes_the_first() -> None:
    board = with_stack(field("fighters", area=HILLS), "a", HILLS, "gendarmes line/d")
    board = with_stack(board, "b", HILLS, "line/d")

    assert deed(board) == ("p", "ambush", "a.line-1")


# Intimidate, Attack


@pytest.mark.rule("RDB.3-12")
@pytest.mark.parametrize(
    ("police", "expected"), [("constables", True), ("constables home-guard", False)]
)
def test_it_intimidates_weaker_police(police: str, expected: bool) -> None:
    board = with_stack(field("organisers levies" if expected else "organisers"), "a", PLAIN, police)

    replies = opportunity(board)

    assert (replies["ops.stack"].option == "p" and why(replies) == "RDB.3-12") is expected


@pytest.mark.rule("RDB.3-12", "DA-84")
@pytest.mark.parametrize(("card", "expected"), [("I1", False), ("I3", False), ("I2", True)])
def test_it_does_not_intimidate_if_terror_would_cost_points(card: str, expected: bool) -> None:
    board = field("organisers*2", card=card)  # 6 - 1 - 1 are left over, more than 2

    replies = opportunity(with_stack(board, "a", PLAIN, "home-guard"))

    assert (why(replies) == "RDB.3-12") is expected


@pytest.mark.rule("RDB.3-12", "DA-84")
def test_where_there_is_terror_there_can_be_no_more_of_it() -> None:
    board = with_stack(field("organisers*2"), "a", PLAIN, "home-guard")

    assert why(opportunity(with_ground(board, PLAIN, terror=True))) == "RDB.3-12"


@pytest.mark.rule("RDB.3-13")
@pytest.mark.parametrize(
    ("area", "enemy", "expected"),
    [
        (PLAIN, "gendarmes constables", True),
        (PLAIN, "gendarmes*2", False),
        ("riverside", "gendarmes", True),
        ("riverside", "gendarmes constables", False),
    ],
)
def test_it_attacks_a_stack_that_is_clearly_weaker(area: str, enemy: str, expected: bool) -> None:
    board = unbuilt(with_stack(field("main-force", area=area), "a", area, enemy))

    replies = opportunity(board)

    assert ([reply.option for reply in replies.values()] == ["p", "attack", "a"]) is expected
    assert (why(replies) == "RDB.3-13") is expected


@pytest.mark.rule("RDB.3-13")
def test_it_attacks_the_weakest_stack() -> None:
    board = with_stack(field("main-force"), "a", PLAIN, "gendarmes")
    board = with_stack(board, "b", PLAIN, "constables")

    assert deed(board) == ("p", "attack", "b")


# Reduce, Move, Build


@pytest.mark.rule("RDB.3-14")
@pytest.mark.parametrize(("hand", "expected"), [("", False), ("113", True), ("112", False)])
def test_it_reduces_if_the_sum_is_likely_to_be_enough(hand: str, expected: bool) -> None:
    board = unbuilt(with_ground(field("levies", hand=hand), PLAIN, government=1))

    replies = opportunity(board)

    assert (why(replies) == "RDB.3-14") is expected
    guarded = with_stack(board, "a", PLAIN, "constables*3")
    assert why(opportunity(guarded)) == "RDB.3-10"


@pytest.mark.rule("RDB.3-15")
@pytest.mark.parametrize("tp", [1, 10])
def test_founders_move_to_the_goal_beside_them(tp: int) -> None:
    replies = opportunity(field("organisers", tp=tp))

    assert [reply.option for reply in replies.values()] == ["p", "move", GOAL]
    assert why(replies) == why(replies, "move.to") == "RDB.3-15"


@pytest.mark.rule("RDB.3-15", "DA-87")
@pytest.mark.parametrize(
    "board",
    [
        field("organisers villagers"),
        field("main-force"),
        field("organisers!"),
        field("organisers", tp=0),
        unbuilt(field("organisers")),
        with_stack(field("organisers"), "a", GOAL, "guards"),
        with_stack(field("organisers"), "q", GOAL, "levies", arrived=True),
        with_stack(field("organisers"), "q", GOAL, "levies"),
    ],
    ids=["mil", "cmr", "seen", "tp", "pool", "strong", "reached", "far"],
)
def test_nobody_else_moves(board: DistrictBoard) -> None:
    assert deed(board)[1:2] != ("move",)


@pytest.mark.rule("RDB.3-15")
def test_a_stack_that_has_acted_does_not_move() -> None:
    board = field("organisers")
    board = board.with_stack("p", replace(board.stacks["p"], missions=1))

    reply = consult(board, INSURGENT, "ops.mission", "move stop", about=(PLAIN, "p"))

    assert (reply.option, numbers(reply)) == ("stop", ["RDB.3-10"])


@pytest.mark.rule("RDB.3-16")
@pytest.mark.parametrize(
    ("units", "ours", "expected"),
    [("organisers", 1, True), ("main-force", 1, False), ("organisers", 2, False)],
)
def test_it_builds_where_it_pays_with_a_fair_chance(units: str, ours: int, expected: bool) -> None:
    board = with_ground(field(units, underground=True), PLAIN, insurgent=ours)

    assert (why(opportunity(board)) == "RDB.3-16") is expected


# Remove Terror, Recruit


@pytest.mark.rule("RDB.3-17")
@pytest.mark.parametrize(("units", "expected"), [("levies", True), ("main-force", False)])
def test_it_removes_terror_with_a_foothold(units: str, expected: bool) -> None:
    board = with_ground(field(units, underground=True), PLAIN, insurgent=1, terror=True)

    assert (why(opportunity(board)) == "RDB.3-17") is expected


def with_recruits(board: DistrictBoard) -> DistrictBoard:
    """Put the Insurgent's MIL that are not on the map into Recruiting."""
    for name in units_of(board, "villagers"):
        if not board.units[name].stack:
            board = board.with_unit(name, replace(board.units[name], at=RECRUITING))
    return board


@pytest.mark.rule("RDB.3-18")
@pytest.mark.parametrize(
    ("units", "tp", "expected"),
    [
        ("levies main-force", 2, True),
        ("levies main-force", 1, False),
        ("main-force", 9, False),
        ("villagers", 4, False),
        ("villagers villagers", 4, True),
        ("villagers villagers", 3, False),
    ],
)
def test_it_recruits_with_a_fair_chance_and_points_to_spare(
    units: str, tp: int, expected: bool
) -> None:
    board = with_ground(field(units, tp=tp, underground=True), PLAIN, insurgent=2)

    assert (why(opportunity(with_recruits(board))) == "RDB.3-18") is expected


@pytest.mark.rule("RDB.3-18", "RDB.4-7")
@pytest.mark.parametrize(
    ("options", "expected"), [("recruit promote", "recruit"), ("promote", "promote")]
)
def test_it_recruits_if_it_can_else_it_promotes(options: str, expected: str) -> None:
    reply = consult(field("levies"), INSURGENT, "recruit.what", options, about=(PLAIN, "p"))

    assert (reply.option, numbers(reply)) == (expected, ["RDB.3-18"])


# The opportunity


@pytest.mark.rule("RDB.3-10")
def test_stacks_at_large_act_before_those_underground_and_the_strongest_first() -> None:
    board = with_ground(field("levies*3", underground=True), PLAIN, insurgent=1)
    board = with_stack(board, "q", PLAIN, "organisers")
    board = with_stack(board, "r", PLAIN, "main-force organisers")
    stuck = with_ground(board, PLAIN, insurgent=2)

    assert deed(board)[0] == "r"
    assert deed(without(board, "r"))[0] == "q"
    assert deed(without(without(board, "r"), "q"))[0] == "p"
    assert deed(unbuilt(stuck)) == ("pass",)


def without(board: DistrictBoard, letter: str) -> DistrictBoard:
    """Let a stack be done for this Phase."""
    return board.with_stack(letter, replace(board.stacks[letter], done=True))


@pytest.mark.rule("RDB.3-10", "RDB.1-5")
@pytest.mark.parametrize(("tp", "expected"), [(0, "RDB.3-13"), (-1, "RDB.3-10")])
def test_it_begins_no_mission_with_less_than_nothing(tp: int, expected: str) -> None:
    board = with_stack(field("main-force", tp=tp), "a", PLAIN, "constables")

    assert why(opportunity(board)) == expected


@pytest.mark.rule("RDB.3-12", "RD11-13")
def test_regular_units_that_can_be_intimidated_take_more_hits() -> None:
    options = DistrictOptions(subversion_army=True)
    board = field("organisers*2 main-force", options=options)  # 7 - 2 - (1 + 2) is not above 2

    assert why(opportunity(with_stack(board, "a", PLAIN, "home-guard line/d"))) == "RDB.3-12"
