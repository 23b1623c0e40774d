"""RDB.3-7 to RDB.3-9 Command, the order of Areas, and Redeployment of the Insurgent's bot."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import DISRUPTED, INSURGENT, Segment
from tests.district.bots.ask import consult, numbers
from tests.district.positions import empty, in_box, units_of, with_ground, with_stack

HAND = ("111", "222", "333", "444")
GOAL = "orrin-town"
"""The goal of RDB.3-2, as long as nobody is there: it has most people."""


def in_command(tp: int, hand: int = 4) -> DistrictBoard:
    """Return a position in Command, with Task Points and chits of the Insurgent."""
    return empty(tp=(10, tp), hands=((), HAND[:hand]), segment=Segment.COMMAND)


def named(board: DistrictBoard, *kinds: str, at: str) -> list[str]:
    """Return the first unit of each kind in a place."""
    return [units_of(board, kind, at)[0] for kind in kinds]


# Command


@pytest.mark.rule("RDB.3-7")
def test_it_recovers_the_best_units_first() -> None:
    board = in_box(in_command(7), DISRUPTED, "levies", "main-force", "fighters")
    levies, force, fighters = named(board, "levies", "main-force", "fighters", at=DISRUPTED)

    reply = consult(
        board,
        INSURGENT,
        "command",
        f"chit recover-{levies} recover-{force} recover-{fighters} done",
    )
    few = consult(board, INSURGENT, "command", f"recover-{levies} recover-{fighters} done")

    assert (reply.option, set(numbers(reply))) == (f"recover-{force}", {"RDB.1-5", "RDB.3-7"})
    assert few.option == f"recover-{fighters}"


@pytest.mark.rule("RDB.3-7")
@pytest.mark.parametrize(
    ("tp", "hand", "expected"),
    [(7, 4, "recover"), (6, 4, "done"), (11, 3, "chit"), (11, 4, "done"), (10, 3, "done")],
)
def test_it_recovers_above_6_points_and_buys_chits_above_10(
    tp: int, hand: int, expected: str
) -> None:
    board = in_command(tp, hand)
    lost = in_box(board, DISRUPTED, "levies") if tp < 10 else board
    recovery = [f"recover-{name}" for name in units_of(lost, "levies", DISRUPTED)]

    reply = consult(lost, INSURGENT, "command", " ".join(("chit", *recovery, "done")))

    assert reply.option.partition("-")[0] == expected


# The order of Areas


def choose_area(board: DistrictBoard, *areas: str) -> tuple[str, str]:
    """Return the Area that the bot activates, and the number of the line that decided."""
    reply = consult(board, INSURGENT, "ops.area", " ".join(areas))
    return reply.option, numbers(reply)[-1]


@pytest.mark.rule("RDB.3-8")
def test_the_goal_is_activated_first() -> None:
    board = with_stack(empty(), "a", GOAL, "home-guard")
    board = with_stack(board, "p", "riverside", "fighters")

    assert choose_area(board, GOAL, "riverside") == (GOAL, "RDB.3-8")


@pytest.mark.rule("RDB.3-8")
def test_then_most_stacks_at_large_then_most_stacks_then_most_people() -> None:
    board = with_ground(empty(), GOAL, insurgent=1)
    board = with_stack(board, "p", "north-fields", "dummy")
    board = with_stack(board, "q", "mill-quarter", "fighters", underground=True)
    board = with_stack(board, "r", "mill-quarter", "dummy", underground=True)
    board = with_stack(board, "s", "saddle-pass", "levies", underground=True)
    board = with_stack(board, "t", "riverside", "levies", underground=True)
    board = without_goal(board)

    assert choose_area(board, "north-fields", "saddle-pass", "mill-quarter")[0] == "north-fields"
    assert choose_area(board, "saddle-pass", "mill-quarter", "riverside")[0] == "mill-quarter"
    assert choose_area(board, "saddle-pass", "riverside") == ("riverside", "RDB.3-8")
    assert choose_area(board, "saddle-pass") == ("saddle-pass", "RDB.3-8")


def without_goal(board: DistrictBoard) -> DistrictBoard:
    """Empty the pool, so that there is no goal."""
    return replace(board, pool=0)


# Redeployment


def take_back(board: DistrictBoard, *kinds: str, area: str) -> list[str]:
    """Let the bot take units back from an Area, one by one; return what it takes, by kind."""
    left = named(board, *kinds, at=area)
    taken = []
    while (word := consult(board, INSURGENT, "redeploy", " ".join((*left, "done"))).option) in left:
        left.remove(word)
        taken.append(board.units[word].kind)
    assert word == "done"
    return taken


@pytest.mark.rule("RDB.3-9")
def test_everybody_goes_back() -> None:
    board = with_stack(empty(), "p", "riverside", "fighters levies agitator dummy")
    kinds = ("fighters", "levies", "agitator", "dummy")

    assert take_back(board, *kinds, area="riverside") == list(kinds)
    reply = consult(board, INSURGENT, "redeploy", "done")
    assert (reply.option, numbers(reply)) == ("done", ["RDB.3-9"])


@pytest.mark.rule("RDB.3-9", "RDB.3-2")
def test_founders_stay_where_they_have_arrived_but_not_their_helpers() -> None:
    board = with_stack(empty(), "p", GOAL, "organisers main-force couriers", arrived=True)
    kinds = ("organisers", "main-force", "couriers")

    assert take_back(board, *kinds, area=GOAL) == ["couriers"]
    terror = with_ground(board, GOAL, terror=True)
    founded = with_ground(board, GOAL, insurgent=1)
    assert take_back(terror, *kinds, area=GOAL) == list(kinds)
    assert take_back(founded, *kinds, area=GOAL) == list(kinds)


@pytest.mark.rule("RDB.3-9")
@pytest.mark.parametrize(
    ("card", "there", "expected"),
    [
        ("I3", "fighters levies main-force", ["fighters"]),
        ("I3", "fighters levies main-force villagers", ["fighters", "main-force"]),
        ("I1", "fighters levies main-force", ["fighters", "levies", "main-force"]),
    ],
)
def test_if_roads_pay_as_many_stay_as_they_ask_for(
    card: str, there: str, expected: list[str]
) -> None:
    board = with_stack(empty(strategies=("G1", card)), "p", "east-terraces", there)
    guarded = with_stack(board, "a", "east-terraces", "home-guard")
    kinds = ("fighters", "levies", "main-force")

    assert take_back(board, *kinds, area="east-terraces") == expected
    assert take_back(guarded, *kinds, area="east-terraces") == list(kinds)


@pytest.mark.rule("RDB.3-9")
def test_one_unit_is_enough_for_roads_without_a_terrain_modifier() -> None:
    board = with_stack(empty(strategies=("G1", "I3")), "p", "north-fields", "fighters levies")

    assert take_back(board, "fighters", "levies", area="north-fields") == ["fighters"]
