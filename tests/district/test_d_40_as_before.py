"""RDD-40 `as-before` and `leave-it`: a whole Deployment with one word."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT
from core.kernel import Decision
from tests.district.again import (
    Formed,
    again,
    called,
    history,
    row,
    stacks,
)
from tests.district.bots.ask import turn_at
from tests.district.bots.games import BOT, known_in
from tests.district.bots.planned import planning
from tests.district.positions import empty, units_of, with_ground, with_stack, with_units

pytestmark = pytest.mark.rule("RDD-40")

OURS: Final = "riverside"
THEIRS: Final = "highfell"


def formed(board: DistrictBoard, *answers: str, done: DistrictBoard) -> list[Formed]:
    """Deploy as before, after some answers; return the stacks of the side."""
    assert board.side is not None
    turn = again(board, done, *answers)
    assert turn.checkpoints, f"it stopped at {turn.pending}"
    return stacks(turn.checkpoint, board.side)


# In a position


def test_units_stand_where_and_with_whom_they_stood() -> None:
    done = with_stack(empty(), "a", OURS, "guards/d line")
    done = with_stack(done, "b", OURS, "gendarmes")
    done = with_stack(done, "c", THEIRS, "line")
    board = planning(GOVERNMENT, "guards", "line", "line", "gendarmes", "constables")

    assert formed(board, done=done) == stacks(done, GOVERNMENT)


def test_counters_are_known_again_by_their_kind() -> None:
    done = with_stack(empty(), "a", THEIRS, "fighters levies dummy", underground=True)
    done = with_stack(done, "b", THEIRS, "main-force")
    board = planning(INSURGENT, "fighters", "levies", "main-force")
    board = with_ground(board, THEIRS, insurgent=1)
    mixed = _renamed(board)

    assert formed(board, done=done) == stacks(done, INSURGENT)
    assert formed(mixed, done=done) == stacks(done, INSURGENT)


def _renamed(board: DistrictBoard) -> DistrictBoard:
    """RDD-39: Return a position in which counters have other numbers."""
    names = [name for name in board.units if board.side_of(name) is INSURGENT]
    kinds = dict(zip(names, reversed(names), strict=True))
    units = {name: board.units[kinds.get(name, name)] for name in board.units}
    return replace(board, units=units)


def test_an_area_that_is_no_foothold_any_more_is_left_out() -> None:
    done = with_stack(empty(), "a", THEIRS, "fighters")
    done = with_stack(done, "b", OURS, "levies")
    board = with_ground(planning(INSURGENT, "fighters", "levies"), OURS, insurgent=1)

    assert formed(board, done=done) == [Formed(OURS, False, ("levies",))]


def test_dummies_keep_within_their_limit() -> None:
    done = with_stack(empty(), "a", THEIRS, "fighters levies dummy*2")
    board = with_ground(planning(INSURGENT, "fighters"), THEIRS, insurgent=1)
    nobody = with_ground(planning(INSURGENT), THEIRS, insurgent=1)

    assert formed(board, done=done) == [Formed(THEIRS, False, ("dummy", "fighters"))]
    assert formed(nobody, done=done) == []


def test_a_new_asset_stays_at_home_without_its_combat_unit() -> None:
    done = with_stack(empty(), "a", OURS, "line engineers")
    alone = planning(GOVERNMENT, "engineers")
    both = planning(GOVERNMENT, "engineers", "line")

    assert formed(alone, done=done) == []
    assert formed(both, done=done) == stacks(done, GOVERNMENT)


def test_an_asset_on_the_map_follows_those_with_whom_it_stands() -> None:
    done = with_stack(empty(), "a", OURS, "line")
    board = with_units(planning(GOVERNMENT), THEIRS, "line", "engineers")

    assert formed(board, done=done) == [Formed(OURS, False, ("engineers", "line"))]


def test_a_unit_that_would_fall_apart_stays_concentrated() -> None:
    done = with_stack(empty(), "a", OURS, "line/d")
    board = with_units(planning(GOVERNMENT), OURS, "line", hits=2)

    assert formed(board, done=done) == [Formed(OURS, False, ("line",))]


def test_a_unit_that_has_moved_goes_back_if_it_may() -> None:
    ours = with_stack(empty(), "a", OURS, "line")
    theirs = with_stack(empty(), "a", OURS, "fighters")
    moved = with_units(planning(GOVERNMENT), THEIRS, "line")
    stuck = with_ground(with_units(planning(INSURGENT), THEIRS, "fighters"), OURS, insurgent=1)

    assert formed(moved, done=ours) == [Formed(OURS, False, ("line",))]
    assert formed(stuck, done=theirs) == [Formed(THEIRS, True, ("fighters",))]


def test_whoever_was_not_deployed_stays_in_a_stack_with_others_of_the_type() -> None:
    done = with_stack(empty(), "a", OURS, "home-guard line")
    board = with_units(planning(GOVERNMENT, "guards"), OURS, "home-guard", "home-guard", "line")
    board = with_units(board, THEIRS, "gendarmes", "constables", "guards")

    assert formed(board, done=done) == [
        Formed(THEIRS, False, ("constables", "gendarmes")),
        Formed(THEIRS, False, ("guards",)),
        Formed(OURS, False, ("home-guard", "home-guard", "line")),
    ]


def test_what_has_been_said_already_stays() -> None:
    done = with_stack(empty(), "a", OURS, "line gendarmes")
    board = planning(GOVERNMENT, "line", "gendarmes", "guards")
    line, guards = units_of(board, "line", AVAILABLE)[0], units_of(board, "guards", AVAILABLE)[0]
    elsewhere = (line, THEIRS, "dispersed", guards, THEIRS, "concentrated")
    taken_back = (line, THEIRS, "concentrated", line, "available")

    assert formed(board, *elsewhere, done=done) == [
        Formed(THEIRS, False, ("guards", "line/d")),
        Formed(OURS, False, ("gendarmes",)),
    ]
    assert formed(board, *taken_back, done=done) == [Formed(OURS, False, ("gendarmes",))]


def test_it_stops_where_the_rules_want_something_else_done() -> None:
    board = with_ground(planning(INSURGENT, "fighters"), THEIRS, insurgent=1)
    (fighters,), dummy = units_of(board, "fighters", AVAILABLE), units_of(board, "dummy")[0]
    done = with_stack(empty(), "a", OURS, "line")

    turn = again(board, done, dummy, THEIRS, fighters, THEIRS, fighters, AVAILABLE)

    assert isinstance(turn.pending, Decision)
    assert (turn.pending.by, turn.pending.ask) == (INSURGENT, "deploy.unit")
    assert "done" not in turn.pending.options
    assert not turn.checkpoints
    assert [*turn.board.posts] == [dummy]


def test_the_reasons_say_why() -> None:
    done = with_stack(empty(), "a", OURS, "line")
    board = replace(with_units(planning(GOVERNMENT, "line"), THEIRS, "guards", "guards"), turn=2)

    replies = row(turn_at(board), "as-before", history(board, done))

    line = units_of(board, "line", AVAILABLE)[0]
    assert [reply.option for reply in replies] == [line, OURS, "concentrated", "done", "1"]
    assert [str(why) for reply in replies for why in reply.why] == [
        *[f"RDD-40: as last turn: {line}, {OURS}"] * 2,
        f"RDD-40: as last turn: {line}, concentrated",
        "RDD-40: as last turn",
        "RDD-40: not in the last Deployment, so it stays as it is: guards-2",
    ]


def test_in_the_first_turn_there_is_nothing_to_repeat() -> None:
    turn = turn_at(replace(planning(GOVERNMENT, "line"), turn=1))

    refusal = called(turn, "as-before", [turn.checkpoint]).refusal

    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("deploy.never-before", "RDD-40")
    assert called(turn, "leave-it", []).refusal is None


def test_only_the_question_for_a_unit_has_these_words() -> None:
    board = planning(GOVERNMENT, "line")
    turn = turn_at(board, units_of(board, "line", AVAILABLE)[0])

    assert DISTRICT.shortcuts(known_in(turn), []) == ()


def test_the_bot_s_deployment_is_that_of_the_bot() -> None:
    board = planning(GOVERNMENT, "line", "guards", "gendarmes")
    one, two = turn_at(board), turn_at(board)

    given = row(one, "leave-it", [])
    replies = []
    while not two.checkpoints:
        replies.append(BOT.decide(known_in(two)))
        two.answer(replies[-1].option)

    assert given == replies
    assert one.checkpoint == two.checkpoint
