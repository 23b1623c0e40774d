"""Known answers are followed without listing what else could be answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.adp.box import BOX as ADP
from core.kernel import (
    Box,
    Decision,
    Foretold,
    Game,
    Kind,
    Outcome,
    Procedure,
    Question,
    Table,
    Turn,
    draw,
    fingerprint,
    followed,
)
from core.kernel.game import TURN_OVER
from tests.orchard import OrchardBox

AnyBox = Box[Any, Any]

ORCHARD = OrchardBox()
SETUPS = [(ORCHARD, n) for n in range(len(ORCHARD.samples))] + [
    (ADP, n) for n in range(0, len(ADP.samples), 3)
]
ANSWERS = 400


def played(box: AnyBox, sample: int, seed: int) -> Iterator[tuple[Foretold, Turn[Any, Any]]]:
    """Play at random; yield each answer and the game after it."""
    turn = Turn(box.rules, Game(box.start(box.samples[sample])))
    for step in range(ANSWERS):
        if not isinstance(asked := turn.pending, Decision):
            return
        word = draw(seed, step, asked.options, asked.weights)
        turn.answer(word)
        yield Foretold(asked.by, asked.ask, word), turn


@pytest.mark.parametrize(("box", "sample"), SETUPS)
def test_a_fork_is_the_same_game(box: AnyBox, sample: int) -> None:
    for _, turn in played(box, sample, seed=sample):
        fork = turn.fork()
        assert fork.game == turn.game
        assert fork.pending == turn.pending
        assert fork.facts == turn.facts
        assert (fork.unaided, fork.idle, fork.checkpoints) == (turn.unaided, turn.idle, 0)


@pytest.mark.parametrize(("box", "sample"), SETUPS)
def test_a_fork_goes_on_like_the_game(box: AnyBox, sample: int) -> None:
    fork: Turn[Any, Any] | None = None
    for told, turn in played(box, sample, seed=sample):
        if fork is not None:
            fork.answer(told.word)
            assert (fork.board, fork.pending) == (turn.board, turn.pending)
        fork = turn.fork()


@pytest.mark.parametrize(("box", "sample"), SETUPS)
def test_a_fork_within_the_turn_stops_where_the_turn_ends(box: AnyBox, sample: int) -> None:
    fork: Turn[Any, Any] | None = None
    for told, turn in played(box, sample, seed=sample):
        if fork is not None:
            fork.answer(told.word)
            assert bool(fork.checkpoints) == (fork.pending is TURN_OVER) == turn.is_at_checkpoint
            assert fork.checkpoints or fork.pending == turn.pending
        fork = turn.fork(within_turn=True).fork()


@pytest.mark.parametrize(("box", "sample"), SETUPS)
def test_a_turn_retraced_leads_where_it_led(box: AnyBox, sample: int) -> None:
    for number, (_, turn) in enumerate(played(box, sample, seed=sample)):
        if number % 7 or not isinstance(turn.pending, Decision):
            continue
        again = Turn(box.rules, Game(turn.checkpoint))
        for answered, then in zip(turn.trail, turn.asked[1:], strict=True):
            again.retrace(answered.option, then)
        assert (again.board, again.facts, again.asked) == (turn.board, turn.facts, turn.asked)


@pytest.mark.parametrize(("box", "sample"), SETUPS)
def test_followed_turns_lead_to_the_same_checkpoints(box: AnyBox, sample: int) -> None:
    board = box.start(box.samples[sample])
    answers: list[Foretold] = []
    turns = strayed = 0
    for told, turn in played(box, sample, seed=sample):
        answers.append(told)
        if not turn.is_at_checkpoint:
            continue
        found = _follow(box, board, answers, fingerprint(turn.game.checkpoint))
        assert found in (None, turn.game.checkpoint)
        turns, strayed = turns + 1, strayed + (found is None)
        board, answers = turn.game.checkpoint, []

    assert strayed <= turns * 0.1, "following must be worth it"


def _follow(box: AnyBox, board: object, answers: list[Foretold], print_: str) -> object:
    """Return the checkpoint that answers lead to, None if they stray."""
    try:
        return followed(box.rules, board, answers, lambda reached: fingerprint(reached) == print_)
    except Exception:  # rules may fail if a question was taken for another
        return None


@given(st.integers(0, 999), st.integers(0, 5))
def test_an_answer_too_many_or_too_few_is_noticed(seed: int, place: int) -> None:
    start = ORCHARD.start(ORCHARD.samples[0])
    answers: list[Foretold] = []
    for told, turn in played(ORCHARD, 0, seed):
        answers.append(told)
        if turn.is_at_checkpoint:
            break
    goal = fingerprint(turn.game.checkpoint)

    assert _follow(ORCHARD, start, answers, goal) == turn.game.checkpoint
    assert _follow(ORCHARD, start, answers[:-1], goal) is None
    assert _follow(ORCHARD, start, [*answers, answers[-1]], goal) is None
    stranger = Foretold("ann", "sing", "la")
    assert _follow(ORCHARD, start, [*answers[:place], stranger, *answers[place:]], goal) is None
    assert _follow(ORCHARD, start, answers, "another print") is None


class _Twice:
    """Rules that ask a question of one name twice; the first time there may be no choice."""

    def after(self, board: int, fact: int) -> int:
        return board + fact

    def outcome(self, board: int) -> Outcome | None:
        return None

    def sit(self, board: int) -> tuple[Table[int, int], Procedure]:
        table = Table(board, self.after)
        return table, self._turn(table)

    async def _turn(self, table: Table[int, int]) -> None:
        for words in (("1",), ("1", "2", "4")):
            options = words.__iter__
            question = Question("ann", options, "how-many", "1", Kind.COUNT, lone=True)
            table.emit(int(await table.put(question)))
        table.emit(8 * int(await table.roll(ask="die", rule="2")))


class _TwiceInSilence(_Twice):
    """Such rules by which nothing happens between the two questions, nor before them."""

    async def _turn(self, table: Table[int, int]) -> None:
        await table.roll(ask="die", rule="2")
        found = 0
        for words in (("1",), ("1", "2", "4")):
            question = Question("ann", words.__iter__, "how-many", "1", Kind.COUNT, lone=True)
            found = 10 * found + int(await table.put(question))
        await table.ask("ann", lambda: ("yes", "no"), ask="sure", rule="3")
        table.emit(found)


def test_a_question_that_looks_the_same_as_another_is_not_taken_for_it() -> None:
    turn = Turn(_TwiceInSilence(), Game(0))
    turn.answer("6")
    again = Turn(_TwiceInSilence(), Game(0))
    again.retrace("6", turn.asked[1])

    for each in (turn.fork(), again):
        for word in ("4", "yes"):
            each.answer(word)
        assert (each.board, each.checkpoints) == (14, 1)


def test_a_question_that_is_taken_for_another_does_not_lead_astray() -> None:
    turn = Turn(_Twice(), Game(0))
    turn.answer("4")  # to the second question: the first one was not asked

    fork = turn.fork()

    assert (fork.board, fork.facts, fork.pending) == (turn.board, (1, 4), turn.pending)
    again = Turn(_Twice(), Game(0))
    again.retrace("4", turn.asked[1])
    assert (again.board, again.facts, again.pending) == (turn.board, (1, 4), turn.pending)
    answers = [Foretold("ann", "how-many", "4"), Foretold(None, "die", "1")]
    assert followed(_Twice(), 0, answers, lambda board: board == 13) is None
