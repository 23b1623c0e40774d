"""RDD-40 A whole Deployment with one word, in games of bots and of random answers."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from adp_tui.play.shortcuts import shortcut_called, single_answers
from core.district.box import DISTRICT
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent
from core.kernel import Decision, GameError, How, Reply, Setup
from tests.district.again import DistrictSession, checkpoints, deployments, row, stacks
from tests.district.blindfold import alternative
from tests.district.bots.ask import turn_at

pytestmark = pytest.mark.rule("RDD-40")

QUIET: Final = ("done", "pass", "no", "stop")
"""Answers that do nothing."""


def give(session: DistrictSession, word: str) -> None:
    """Give the answers that a word stands for, each of which is an option."""
    shortcut = shortcut_called(session, word)
    assert shortcut is not None
    for reply in single_answers(session, shortcut):
        assert isinstance(session.turn.pending, Decision)
        assert reply.option in session.turn.pending.options
        session.answer(reply.option, reply.why, How.LEFT)


@pytest.mark.parametrize("bots", [True, False], ids=["bots", "random"])
@pytest.mark.parametrize("number", range(0, len(DISTRICT.samples), 3))
def test_it_always_ends_the_deployment(number: int, bots: bool) -> None:
    repeated = 0
    for session, side in deployments(DISTRICT.samples[number], number, bots=bots, last_turn=3):
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
    for session, side in deployments(DISTRICT.samples[number], number, bots=False, last_turn=5):
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
