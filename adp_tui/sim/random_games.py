"""Games played at random, watched at every answer for anything that a game must never do."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from adp_tui import __version__
from adp_tui.games import AnyBox
from core.kernel import Decision, Game, Kind, Outcome, Setup, Turn, draw
from saves.session import Session

LONGEST: Final = 60_000
"""A game with more answers has run away."""


class RandomGame(Struct, frozen=True):
    """What became of one game."""

    setup: Setup
    seed: int
    answers: int
    winners: tuple[str, ...] = ()
    failure: str | None = None
    """What went wrong; None if nothing did."""

    choices: dict[str, int] = {}
    """How often each answer to a menu was given, and each side of a card played."""


class _UnsoundError(Exception):
    """A game did what it must never do."""


def play_at_random(box: AnyBox, setup: Setup, seed: int) -> RandomGame:
    """Play a game with random answers; whatever goes wrong becomes its `failure`."""
    answers = 0
    choices: Counter[str] = Counter()
    try:
        turn = Turn(box.rules, Game(box.start(setup)))
        inspected: object = None
        while isinstance(decision := turn.pending, Decision):
            _inspect_options(decision)
            if turn.board is not inspected:
                _inspect_position(box, turn, decision)
                inspected = turn.board
            if answers == LONGEST:
                raise _UnsoundError(f"runaway: no end after {answers} answers")
            option = draw(seed, answers, decision.options, decision.weights)
            turn.answer(option)
            answers += 1
            if decision.kind is Kind.MENU:
                choices[f"{decision.ask} {option}"] += 1
            elif decision.kind is Kind.CARD_SIDE:
                choices[f"{' '.join((decision.ask, *decision.about))} {option}"] += 1
    except _UnsoundError as fault:
        return RandomGame(setup, seed, answers, failure=str(fault))
    except Exception as error:  # a crash is what we are looking for
        failure = f"crash: {type(error).__name__}: {error}"
        return RandomGame(setup, seed, answers, failure=failure)
    assert isinstance(turn.pending, Outcome)
    return RandomGame(setup, seed, answers, turn.pending.winners, choices=dict(choices))


def _inspect_options(decision: Decision) -> None:
    """Raise what is wrong with a question."""
    options = decision.options
    if not options:
        raise _UnsoundError(f"dead end: {decision.ask} offers nothing")
    if len(set(options)) < len(options):
        raise _UnsoundError(f"{decision.ask} offers a word twice: {' '.join(options)}")


def _inspect_position(box: AnyBox, turn: Turn[Any, Any], decision: Decision) -> None:
    """Raise what is wrong with a position; at each new chapter write it down and read it back."""
    if problems := box.problems(turn.board):
        raise _UnsoundError(f"unsound position before {decision.ask}: {'; '.join(problems)}")
    game = turn.game
    if game.trail or not box.begins_chapter(game.checkpoint):
        return
    board = game.checkpoint
    if box.restore(box.position(board), Setup("")) != board:
        raise _UnsoundError("the notation does not give the position back")


def keep(box: AnyBox, game: RandomGame, path: Path) -> None:
    """Play a game again up to its last good answer and save it, to be looked at."""
    with Session.new(box, game.setup, seed=None, program=__version__) as session:
        for step in range(game.answers):
            decision = session.turn.pending
            assert isinstance(decision, Decision), "the same answers ask the same questions"
            session.answer(draw(game.seed, step, decision.options, decision.weights))
        session.save_as(path)
