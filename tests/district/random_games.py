"""Random games of District Commander, and what must hold at every step of them.

The tests play a few of them. This plays as many as you like, and prints what failed:

    python -m tests.district.random_games 2000
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.kernel import Decision, Game, Setup, Turn, draw, fingerprint
from tests.district.blindfold import check_blindfold
from tests.district.secrets import (
    VIEWERS,
    secret_numbers,
    secret_words,
    words_in,
    words_told,
)

LONGEST: Final = 20_000
"""More answers than any game needs; beyond it the rules run away."""

DistrictTurn = Turn[DistrictBoard, DistrictFact]


def label(setup: Setup) -> str:
    """Return a set-up in a word."""
    return f"{setup.scenario}-{'-'.join(setup.options) or 'usual'}"


def random_game(setup: Setup, seed: int) -> Iterator[tuple[DistrictTurn, Sequence[DistrictFact]]]:
    """Play a game to its end at random.

    Yield the turn and what has just happened, at the start and after every answer.
    """
    turn = Turn(DISTRICT.rules, Game(DISTRICT.start(setup)))
    yield turn, turn.facts
    for step in range(LONGEST):
        if not isinstance(turn.pending, Decision):
            return
        facts = turn.answer(draw(seed, step, turn.pending.options, turn.pending.weights))
        yield turn, facts
    raise AssertionError(f"no end after {LONGEST} answers")


def check_game(setup: Setup, seed: int, *, every: int = 12) -> int:
    """Play a game and check everything; return how many answers it had.

    The blindfold is put on at one checkpoint in so many; with 0, never.
    """
    before = DISTRICT.start(setup)
    answers = -1
    checkpoints = 0
    for turn, facts in random_game(setup, seed):
        answers += 1
        check_question(turn)
        check_facts(before, facts)
        if turn.board is not before:
            check_position(turn.board)
            check_views(turn.board)
        before = turn.board
        if turn.is_at_checkpoint:
            checkpoints += 1
            check_notation(turn.checkpoint)
            if every and checkpoints % every == seed % every:
                check_blindfold(turn.checkpoint, seed + checkpoints)
    return answers


def check_question(turn: DistrictTurn) -> None:
    """Every question offers something, and nothing twice."""
    if isinstance(decision := turn.pending, Decision):
        assert decision.options, decision
        assert len(set(decision.options)) == len(decision.options), decision
    else:
        assert decision == turn.board.result


def check_position(board: DistrictBoard) -> None:
    """Nothing is made or lost, and everything is where it may be."""
    wrong = DISTRICT.problems(board)
    assert wrong == [], wrong


def check_notation(board: DistrictBoard) -> None:
    """A position is written and read back, with its units and stacks in the same order."""
    again = DISTRICT.restore(DISTRICT.position(board), Setup(""))
    assert again == board
    assert list(again.units) == list(board.units)
    assert list(again.stacks) == list(board.stacks)
    assert fingerprint(again) == fingerprint(board)


def check_views(board: DistrictBoard) -> None:
    """2.1: No view holds what its viewer may not know; a view of a view is the view."""
    for viewer in VIEWERS:
        seen = DISTRICT.view(board, viewer)
        assert not words_in(replace_options(seen)) & secret_words(board, viewer), viewer
        assert not any(secret_numbers(seen, viewer)), viewer
        assert seen.curtain is None
        assert DISTRICT.view(seen, viewer) is seen


def replace_options(board: DistrictBoard) -> object:
    """Return what a view holds apart from what was agreed on, in which words mean other things."""
    return [getattr(board, field) for field in board.__struct_fields__ if field != "options"]


def check_facts(board: DistrictBoard, facts: Iterable[DistrictFact]) -> None:
    """2.1: Nobody learns from a fact what was secret before it and still is after it."""
    for fact in facts:
        now = fact.on(board)
        for viewer in VIEWERS:
            told = DISTRICT.seen(fact, viewer)
            if told is not None:
                secret = secret_words(board, viewer) & secret_words(now, viewer)
                assert not words_told(told) & secret, (viewer, told)
        board = now


def main(games: int, first: int) -> None:
    """Play games with all samples in turn; print each failure, and at the end how many."""
    failures = 0
    for seed in range(first, first + games):
        setup = DISTRICT.samples[seed % len(DISTRICT.samples)]
        try:
            check_game(setup, seed)
        except Exception as error:  # any error is what we are looking for
            failures += 1
            print(f"seed {seed} {label(setup)}: {type(error).__name__} {error}", flush=True)
    print(f"{games} games, {failures} failures")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
