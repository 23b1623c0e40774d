"""RDB.2-7, RDB.2-8 Command and Redeployment of the Government's bot."""

from __future__ import annotations

from typing import Any

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.ids import DISRUPTED, GOVERNMENT, Segment
from core.kernel import Reply
from tests.district.bots.ask import consult, numbers
from tests.district.positions import empty, in_box, with_units

HAND = ("111", "222", "333", "444")


def spends(board: DistrictBoard, options: str) -> Reply:
    """Ask what the Government spends Task Points on."""
    return consult(board, GOVERNMENT, "command", options)


def in_command(tp: int, hand: int = 4, **more: Any) -> DistrictBoard:
    """Return a position in Command, with Task Points and chits."""
    return empty(tp=(tp, 10), hands=(HAND[:hand], ()), segment=Segment.COMMAND, **more)


# Command


@pytest.mark.rule("RDB.2-7")
def test_it_recovers_regular_units_first_and_then_the_best() -> None:
    board = in_box(in_command(7), DISRUPTED, "line", "guards", "gendarmes", "constables")
    police = "recover-constables-1 recover-gendarmes-1"

    assert spends(board, f"chit {police} recover-line-1 recover-guards-1 done").option == (
        "recover-guards-1"
    )
    assert spends(board, f"chit {police} recover-line-1 done").option == "recover-line-1"
    reply = spends(board, f"chit {police} done")
    assert reply.option == "recover-gendarmes-1"
    assert set(numbers(reply)) == {"RDB.2-7"}


@pytest.mark.rule("RDB.2-7")
@pytest.mark.parametrize(
    ("tp", "expected"), [(10, "recover-line-1"), (7, "recover-line-1"), (6, "done")]
)
def test_it_recovers_as_long_as_it_has_more_than_6_points(tp: int, expected: str) -> None:
    board = in_box(in_command(tp), DISRUPTED, "line")

    assert spends(board, "chit recover-line-1 done").option == expected


@pytest.mark.rule("RDB.2-7")
@pytest.mark.parametrize(
    ("tp", "worst", "expected"),
    [(8, 3, "repair-guards-1"), (8, 2, "repair-guards-1"), (8, 1, "done"), (7, 3, "done")],
)
def test_then_it_repairs_whoever_has_2_hits_or_more(tp: int, worst: int, expected: str) -> None:
    board = with_units(in_command(tp), "highfell", "guards", hits=worst)
    board = with_units(board, "highfell", "line", hits=1)

    reply = spends(board, "chit repair-line-1 repair-guards-1 done")

    assert (reply.option, numbers(reply)) == (expected, ["RDB.2-7"])


@pytest.mark.rule("RDB.2-7", "RDB.1-5")
def test_of_those_with_equal_hits_it_repairs_the_first() -> None:
    board = with_units(in_command(8), "highfell", "line", "line", hits=2)

    assert spends(board, "repair-line-2 repair-line-1 done").option == "repair-line-1"


@pytest.mark.rule("RDB.2-7")
@pytest.mark.parametrize(
    ("tp", "hand", "expected"), [(10, 3, "chit"), (10, 4, "done"), (9, 3, "done")]
)
def test_last_it_buys_chits_up_to_4_with_more_than_9_points(
    tp: int, hand: int, expected: str
) -> None:
    reply = spends(in_command(tp, hand), "chit done")

    assert (reply.option, numbers(reply)) == (expected, ["RDB.2-7"])


@pytest.mark.rule("RDB.2-7")
def test_recovery_comes_before_repair_and_repair_before_chits() -> None:
    board = with_units(in_command(12, 0), "highfell", "guards", hits=3)
    waiting = in_box(board, DISRUPTED, "constables")

    assert spends(waiting, "chit recover-constables-1 repair-guards-1 done").option == (
        "recover-constables-1"
    )
    assert spends(board, "chit repair-guards-1 done").option == "repair-guards-1"


# Redeployment


@pytest.mark.rule("RDB.2-8")
@pytest.mark.parametrize(("card", "expected"), [("G1", "gendarmes-1"), ("G3", "done")])
def test_it_takes_back_whoever_is_unhurt_unless_roads_pay(card: str, expected: str) -> None:
    board = with_units(empty(strategies=(card, "I1")), "highfell", "line", hits=1)
    board = with_units(board, "highfell", "gendarmes", "engineers")

    reply = consult(board, GOVERNMENT, "redeploy", "line-1 gendarmes-1 engineers-1 done")
    assert (reply.option, numbers(reply)) == (expected, ["RDB.2-8"])


@pytest.mark.rule("RDB.2-8")
def test_whoever_is_hurt_stays() -> None:
    board = with_units(empty(), "highfell", "line", hits=1)

    reply = consult(board, GOVERNMENT, "redeploy", "line-1 done")
    nobody = consult(board, GOVERNMENT, "redeploy", "done")

    assert (reply.option, numbers(reply)) == ("done", ["RDB.2-8"])
    assert (nobody.option, numbers(nobody)) == ("done", ["RDB.2-8"])
