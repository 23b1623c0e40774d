"""Simulated games, checked for anything that must never happen."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from adp_tui import __version__
from adp_tui.play.bots import StuckError, decide
from adp_tui.play.chance import at_random
from adp_tui.presenter.presenter import AnyBox
from adp_tui.sim.kept import keep
from adp_tui.sim.players import BOT
from adp_tui.sim.result import SimGame, unsaved
from adp_tui.sim.watch import Given, Watch
from adp_tui.texts import sim as texts
from core.kernel import Decision, Game, How, Outcome, Setup, Turn
from saves.chain import NO_LINK, seal
from saves.records import encoder
from saves.session import Session

LONGEST: Final = 60_000
"""A game with more answers is considered endless."""

AnyTurn = Turn[Any, Any]


class _UnsoundError(Exception):
    """A game did something that must never happen."""


def play_game(
    box: AnyBox,
    setup: Setup,
    seed: int,
    *,
    players: Mapping[str, str] = {},
    keep_as: Path | None = None,
    check: bool = False,
) -> SimGame:
    """Play a game automatically; an error becomes its `failure`.

    `players` names the sides that bots play; all others answer at random. Positions and options are
    inspected at the beginning of each chapter, with `check` at every answer. A game that fails is
    always saved.
    """
    game, given = play_out(box, setup, seed, players, check=check)
    if game.failure is None and keep_as is None:
        return game
    try:
        save = save_of(box, setup, given)
    except Exception as error:  # a game that cannot begin cannot be saved either
        return unsaved(game, error)
    return keep(game, save, keep_as)


def play_out(
    box: AnyBox, setup: Setup, seed: int, players: Mapping[str, str], *, check: bool
) -> tuple[SimGame, list[Given]]:
    """Play a game automatically; return the result and the answers up to the last good one."""
    watch = Watch(box.deeds, box.counted, box.places)
    turn, failure = _played_through(box, setup, watch, answerer(box, seed, players), check=check)
    outcome = turn.pending if turn is not None else None
    game = SimGame(
        setup,
        seed,
        answers=len(watch.given),
        winners=outcome.winners if isinstance(outcome, Outcome) else (),
        margins=dict(box.standings(turn.board))
        if turn is not None and isinstance(outcome, Outcome)
        else {},
        rounds=tuple(watch.rounds),
        failure=failure,
        deeds=dict(watch.deeds),
        choices=dict(watch.choices),
        reasons=dict(watch.reasons),
        turn_ms=tuple(round(ms, 2) for ms in watch.turn_ms),
    )
    return game, watch.given


def _played_through(
    box: AnyBox,
    setup: Setup,
    watch: Watch,
    answer: Callable[[AnyTurn, int], Given],
    *,
    check: bool,
) -> tuple[AnyTurn | None, str | None]:
    """Set up and play a game; return how far it came, and what went wrong."""
    turn: AnyTurn | None = None
    try:
        turn = Turn(box.rules, Game(box.start(setup)))
        _play(box, turn, watch, answer, check=check)
    except (_UnsoundError, StuckError) as fault:
        return turn, str(fault)
    except Exception as error:  # crashes are what we are looking for
        return turn, texts.crash(error)
    return turn, None


def answerer(box: AnyBox, seed: int, players: Mapping[str, str]) -> Callable[[AnyTurn, int], Given]:
    """Return the function that answers: bots for their sides, chance for dice and all others."""

    def answer(turn: AnyTurn, given: int) -> Given:
        decision = turn.pending
        assert isinstance(decision, Decision)
        if decision.by is None or players.get(decision.by) != BOT:
            return Given(at_random(decision, seed, given))
        return Given(*decide(box, turn), How.BOT)

    return answer


def _play(
    box: AnyBox,
    turn: AnyTurn,
    watch: Watch,
    answer: Callable[[AnyTurn, int], Given],
    *,
    check: bool,
) -> None:
    """Play to the end and record every step."""
    inspected: object = None
    thinking = 0.0
    while isinstance(decision := turn.pending, Decision):
        begins_chapter = turn.is_at_checkpoint and box.begins_chapter(turn.game.checkpoint)
        if check or begins_chapter:
            _inspect_options(decision)
            if turn.board is not inspected:
                _inspect_position(box, turn, decision)
                inspected = turn.board
        if begins_chapter:
            _inspect_notation(box, turn)
        if len(watch.given) == LONGEST:
            raise _UnsoundError(texts.runaway(LONGEST))
        began = time.perf_counter()
        given = answer(turn, len(watch.given))
        thinking += time.perf_counter() - began
        passed = turn.checkpoints
        try:
            facts = turn.answer(*given)
        except Exception as error:  # no save has this answer, so the message must name it
            raise _UnsoundError(texts.crash_at(error, decision.ask, given.option)) from error
        watch.note(decision, given)
        if any(box.begins_round(fact) for fact in facts):
            watch.rounds.append(dict(box.standings(turn.board)))
        if turn.checkpoints != passed:
            watch.turn_ms.append(1e3 * thinking)
            thinking = 0.0


def _inspect_options(decision: Decision) -> None:
    """Raise an error if a question is invalid."""
    options = decision.options
    if not options:
        raise _UnsoundError(texts.dead_end(decision.ask))
    if len(set(options)) < len(options):
        raise _UnsoundError(texts.offered_twice(decision.ask, options))


def _inspect_position(box: AnyBox, turn: AnyTurn, decision: Decision) -> None:
    """Raise an error if a position is invalid."""
    if problems := box.problems(turn.board):
        raise _UnsoundError(texts.unsound(decision.ask, problems))


def _inspect_notation(box: AnyBox, turn: AnyTurn) -> None:
    """Raise an error if a position is not the same after it has been written and read back."""
    board = turn.game.checkpoint
    if box.restore(box.position(board), Setup("")) != board:
        raise _UnsoundError(texts.NOT_GIVEN_BACK)


def save_of(box: AnyBox, setup: Setup, given: Iterable[Given]) -> bytes:
    """Return the save of a game up to its last good answer, as it is on disk."""
    with Session.new(box, setup, seed=None, program=__version__) as session:
        for answer in given:
            session.answer(*answer)
        lines = (session.header, *session.tree.records)
        return seal((encoder.encode(line) for line in lines), NO_LINK)[0]
