"""RDD-40 `as-before` and `leave-it`: a whole Deployment with one word."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from adp_tui.play.shortcuts import shortcut_called, single_answers
from core.district.box import DISTRICT
from core.district.box.samples import SAMPLES
from core.district.model.board import DistrictBoard
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT, Belligerent, Mission
from core.kernel import Decision, GameError, How, Reply, Setup
from tests.district.again import (
    DistrictSession,
    Formed,
    again,
    called,
    checkpoints,
    deployments,
    history,
    row,
    stacks,
)
from tests.district.blindfold import alternative
from tests.district.bots.ask import turn_at
from tests.district.bots.games import BOT, known_in
from tests.district.bots.planned import planning
from tests.district.positions import empty, units_of, with_ground, with_stack, with_units

pytestmark = pytest.mark.rule("RDD-40")

OURS: Final = "riverside"
THEIRS: Final = "highfell"
QUIET: Final = ("done", "pass", "no", "stop")
"""Answers that do nothing."""


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
    first, second = units_of(board, "dummy", AVAILABLE)[:2]
    done = with_stack(empty(), "a", THEIRS, "fighters")

    turn = again(board, done, first, THEIRS, second, THEIRS)

    assert isinstance(turn.pending, Decision)
    assert (turn.pending.by, turn.pending.ask) == (INSURGENT, "deploy.unit")
    assert "done" not in turn.pending.options
    assert not turn.checkpoints
    assert len(turn.board.posts) == 3


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


# In games


def give(session: DistrictSession, word: str) -> None:
    """Give the answers that a word stands for, each of which is an option."""
    shortcut = shortcut_called(session, word)
    assert shortcut is not None
    for reply in single_answers(session, shortcut):
        assert isinstance(session.turn.pending, Decision)
        assert reply.option in session.turn.pending.options
        session.answer(reply.option, reply.why, How.LEFT)


@pytest.mark.parametrize("bots", [True, False], ids=["bots", "random"])
@pytest.mark.parametrize("number", range(0, len(SAMPLES), 3))
def test_it_always_ends_the_deployment(number: int, bots: bool) -> None:
    repeated = 0
    for session, side in deployments(SAMPLES[number], number, bots=bots, last_turn=3):
        if session.turn.board.turn == 1:
            with pytest.raises(GameError):
                give(session, "as-before")
            continue
        _same_to_whoever_knows_no_more(session, side)
        give(session, "as-before")
        assert session.turn.is_at_checkpoint
        assert DISTRICT.problems(session.turn.checkpoint) == []
        repeated += 1

    assert repeated == 4


@pytest.mark.parametrize("number", [3, 8, 15])
def test_after_anything_else_it_ends_the_deployment_or_asks_on(number: int) -> None:
    random, ends = Random(number), []
    for session, side in deployments(SAMPLES[number], number, bots=False, last_turn=5):
        _begin_at_random(session, random)
        if session.turn.board.turn == 1:
            continue
        names = session.turn.board.units
        said = {answered.option for answered in session.turn.trail}
        replies = _given_if_possible(session)
        asked = session.turn.pending
        assert said.isdisjoint(reply.option for reply in replies if reply.option in names)
        if not session.turn.is_at_checkpoint:
            assert isinstance(asked, Decision)
            assert (asked.by, asked.ask) == (side, "deploy.unit")
            assert "done" not in asked.options
        ends.append(session.turn.is_at_checkpoint)

    assert any(ends)


def _given_if_possible(session: DistrictSession) -> list[Reply]:
    """Deploy as before; return the answers, none if there is nothing to say."""
    shortcut = shortcut_called(session, "as-before")
    assert shortcut is not None
    try:
        replies = single_answers(session, shortcut)
    except GameError as error:
        if "has nothing to say" not in str(error):
            raise
        return []
    for reply in replies:
        session.answer(reply.option, reply.why, How.LEFT)
    return replies


def _begin_at_random(session: DistrictSession, random: Random) -> None:
    """Deploy some units at random, up to a question for the next one."""
    for _ in range(random.randint(1, 8)):
        asked = session.turn.pending
        assert isinstance(asked, Decision)
        session.answer(random.choice([word for word in asked.options if word != "done"]))
    while isinstance(asked := session.turn.pending, Decision) and asked.ask != "deploy.unit":
        session.answer(random.choice(asked.options))


def _same_to_whoever_knows_no_more(session: DistrictSession, side: Belligerent) -> None:
    """RDS-6: What the other side hides changes nothing."""
    board, earlier = session.turn.checkpoint, checkpoints(session)[1:]
    random = Random(session.number)
    other = alternative(board, side, random)
    others = [alternative(one, side, random) if not n % 9 else one for n, one in enumerate(earlier)]

    for word in ("as-before", "leave-it"):
        ours, theirs = turn_at(board), turn_at(other)
        assert row(ours, word, [board, *earlier]) == row(theirs, word, [other, *others])


@pytest.mark.parametrize("side", [GOVERNMENT, INSURGENT])
@pytest.mark.parametrize("stays", [True, False], ids=["stays", "comes home"])
def test_repeated_turn_after_turn_it_is_the_same_deployment(side: Belligerent, stays: bool) -> None:
    setup = Setup("standard", options={"assets": True})
    formed = []
    for session, by in deployments(setup, 5, bots=True, last_turn=1):
        give(session, "leave-it")
        if by == side:
            formed.append(stacks(session.turn.checkpoint, side))
        if by is INSURGENT:
            break
    while len(formed) < 4:
        asked = session.turn.pending
        assert isinstance(asked, Decision)
        if asked.ask == "deploy.unit":
            give(session, "as-before")
            if asked.by == side:
                formed.append(stacks(session.turn.checkpoint, side))
        else:
            session.answer(_quietly(asked, stays=stays))

    assert len(formed[0]) > 2
    assert formed == [formed[0]] * 4


def _quietly(asked: Decision, *, stays: bool) -> str:
    """Return an answer that does nothing, or only takes units home; no event does anything."""
    if asked.ask == "redeploy" and not stays:
        return asked.options[0]
    if asked.ask == "event":
        return asked.options[-1]
    return next((word for word in QUIET if word in asked.options), asked.options[0])


def test_no_mission_is_called_like_them() -> None:
    assert not {"as-before", "leave-it"} & {*Mission, *QUIET}
