"""Whole campaigns at random: what holds at every step, in every scenario, under every option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.adp.box import BOX
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.position import format_board, parse_board
from core.kernel import Decision, Game, Setup, Turn, draw, fingerprint
from saves.session import Session
from tests.adp.boards import boards

LONGEST = 50_000
"""More answers than any campaign needs; beyond it the rules run away."""

SOME_TURNS = 60
"""Answers enough for a few turns."""

STRIDE = 7
"""How many answers are taken back at a time: enough to land everywhere in a turn, and quick."""


def label(setup: Setup) -> str:
    """Return a set-up in a word."""
    return f"{setup.scenario}-{'-'.join(setup.options) or 'usual'}"


every_setup = pytest.mark.parametrize("setup", BOX.samples, ids=label)


def random_campaign(setup: Setup, seed: int) -> Iterator[Turn[Board, Fact]]:
    """Play a campaign to its end; yield the turn after every answer."""
    turn = Turn(BOX.rules, Game(BOX.start(setup)))
    for step in range(LONGEST):
        if not isinstance(turn.pending, Decision):
            return
        turn.answer(draw(seed, step, turn.pending.options, turn.pending.weights))
        yield turn
    raise AssertionError(f"no end after {LONGEST} answers")


@every_setup
def test_every_position_on_the_way_is_sound(setup: Setup) -> None:
    seen: Board | None = None
    for turn in random_campaign(setup, seed=1):
        if turn.board is not seen:  # many an answer changes nothing yet
            assert BOX.problems(turn.board) == []
            seen = turn.board
        if isinstance(turn.pending, Decision):
            assert turn.pending.options
            assert len(set(turn.pending.options)) == len(turn.pending.options), turn.pending

    assert turn.pending == turn.board.result


@every_setup
def test_every_position_on_the_way_can_be_written_and_read(setup: Setup) -> None:
    seen: Board | None = None
    for turn in random_campaign(setup, seed=2):
        if turn.board is not seen:
            again = parse_board(format_board(turn.board))
            assert again == turn.board
            assert fingerprint(again) == fingerprint(turn.board)
            seen = turn.board


@every_setup
def test_undoing_everything_and_redoing_it_meets_the_same_positions(setup: Setup) -> None:
    session = Session.new(BOX, setup, seed=3, program="test")
    prints = [fingerprint(session.turn.game)]
    while isinstance(session.turn.pending, Decision):
        decision = session.turn.pending
        session.answer(draw(4, session.depth, decision.options, decision.weights))
        prints.append(fingerprint(session.turn.game))
    end = session.depth

    for depth in range(end - STRIDE, 0, -STRIDE):
        take_back_to(session, depth)
        assert fingerprint(session.turn.game) == prints[depth]
    take_back_to(session, 0)
    assert fingerprint(session.turn.game) == prints[0]
    for depth in range(1, end + 1):
        session.redo()
        if depth % STRIDE == 0 or depth == end:
            assert fingerprint(session.turn.game) == prints[depth]

    assert session.turn.board.result is not None


def take_back_to(session: Session[Board, Fact], depth: int) -> None:
    """Go back in a game without branches; everybody agrees who has to (7.3)."""
    for side in session.must_agree(depth):
        session.agree(depth, side, yes=True)
    session.undo_to(depth)


@given(boards(), st.integers(0, 999_999))
def test_play_goes_on_from_any_legal_position(board: Board, seed: int) -> None:
    chance, turn = Random(seed), Turn(BOX.rules, Game(board))
    for _ in range(SOME_TURNS):
        if not isinstance(decision := turn.pending, Decision):
            break
        assert decision.options, decision
        turn.answer(chance.choices(decision.options, decision.weights or None)[0])
        assert BOX.problems(turn.board) == []
