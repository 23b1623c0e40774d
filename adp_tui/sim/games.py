"""Games that play themselves, watched at every answer for anything that a game must never do."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from adp_tui import __version__
from adp_tui.bots import bot_of
from adp_tui.games import AnyBox
from core.kernel import Decision, Game, Kind, Outcome, Setup, Turn, draw
from saves.session import Session

LONGEST: Final = 60_000
"""A game with more answers has run away."""

AnyTurn = Turn[Any, Any]
Answer = tuple[str, tuple[str, ...]]
"""A word and the reasons for it."""


class SimGame(Struct, frozen=True):
    """What became of one game."""

    setup: Setup
    seed: int
    at_random: bool
    answers: int = 0
    winners: tuple[str, ...] = ()
    margins: dict[str, int] = {}
    """How far each side was past its goal at the end."""

    rounds: tuple[dict[str, int], ...] = ()
    """The same at the beginning of each Propaganda Round."""

    failure: str | None = None
    """What went wrong; None if nothing did."""

    choices: dict[str, int] = {}
    """How often each side gave each answer to a menu, and each side of a card was played."""

    turn_ms: tuple[float, ...] = ()
    """How long the bots thought about each of their turns."""


class _UnsoundError(Exception):
    """A game did what it must never do."""


class _Watch:
    """What is noted in the course of a game."""

    def __init__(self) -> None:
        self.answers = 0
        self.choices: Counter[str] = Counter()
        self.rounds: list[dict[str, int]] = []
        self.turn_ms: list[float] = []

    def note(self, decision: Decision, option: str) -> None:
        """Count an answer."""
        self.answers += 1
        if decision.kind is Kind.MENU:
            self.choices[f"{decision.by} {decision.ask} {option}"] += 1
        elif decision.kind is Kind.CARD_SIDE:
            self.choices[f"{' '.join((decision.ask, *decision.about))} {option}"] += 1


def play_game(box: AnyBox, setup: Setup, seed: int, *, at_random: bool) -> SimGame:
    """Play a game by itself; whatever goes wrong becomes its `failure`."""
    watch = _Watch()
    failure: str | None = None
    turn: AnyTurn | None = None
    try:
        turn = Turn(box.rules, Game(box.start(setup)))
        _play(box, turn, watch, answerer(box, seed, at_random=at_random))
    except _UnsoundError as fault:
        failure = str(fault)
    except Exception as error:  # a crash is what we are looking for
        failure = f"crash: {type(error).__name__}: {error}"
    ended = turn is not None and isinstance(turn.pending, Outcome)
    return SimGame(
        setup,
        seed,
        at_random,
        answers=watch.answers,
        winners=turn.pending.winners if turn and isinstance(turn.pending, Outcome) else (),
        margins=_margins(box, turn) if turn is not None and ended else {},
        rounds=tuple(watch.rounds),
        failure=failure,
        choices=dict(watch.choices),
        turn_ms=tuple(round(ms, 2) for ms in watch.turn_ms),
    )


def answerer(box: AnyBox, seed: int, *, at_random: bool) -> Callable[[AnyTurn, int], Answer]:
    """Return who answers: chance for the dice, and for the sides chance too or the bots."""

    def answer(turn: AnyTurn, given: int) -> Answer:
        decision = turn.pending
        assert isinstance(decision, Decision)
        if at_random or decision.by is None:
            return draw(seed, given, decision.options, decision.weights), ()
        return bot_of(box).decide(turn.game)

    return answer


def _play(
    box: AnyBox, turn: AnyTurn, watch: _Watch, answer: Callable[[AnyTurn, int], Answer]
) -> None:
    """Play to the end, noting and inspecting everything on the way."""
    inspected: object = None
    thinking = 0.0
    while isinstance(decision := turn.pending, Decision):
        _inspect_options(decision)
        if turn.board is not inspected:
            _inspect_position(box, turn, decision)
            inspected = turn.board
        if watch.answers == LONGEST:
            raise _UnsoundError(f"runaway: no end after {watch.answers} answers")
        began = time.perf_counter()
        option, why = answer(turn, watch.answers)
        thinking += time.perf_counter() - began
        passed = turn.checkpoints
        facts = turn.answer(option, why)
        watch.note(decision, option)
        if any(getattr(fact, "stage", None) == "victory" for fact in facts):
            watch.rounds.append(_margins(box, turn))
        if turn.checkpoints != passed:
            watch.turn_ms.append(1e3 * thinking)
            thinking = 0.0


def _margins(box: AnyBox, turn: AnyTurn) -> dict[str, int]:
    """Return how far each side is past its goal, if the game knows such a thing."""
    state = box.state(turn.board)
    margins = state.get("margins", {}) if isinstance(state, dict) else {}
    return dict(margins)


def _inspect_options(decision: Decision) -> None:
    """Raise what is wrong with a question."""
    options = decision.options
    if not options:
        raise _UnsoundError(f"dead end: {decision.ask} offers nothing")
    if len(set(options)) < len(options):
        raise _UnsoundError(f"{decision.ask} offers a word twice: {' '.join(options)}")


def _inspect_position(box: AnyBox, turn: AnyTurn, decision: Decision) -> None:
    """Raise what is wrong with a position; at each new chapter write it down and read it back."""
    if problems := box.problems(turn.board):
        raise _UnsoundError(f"unsound position before {decision.ask}: {'; '.join(problems)}")
    game = turn.game
    if game.trail or not box.begins_chapter(game.checkpoint):
        return
    board = game.checkpoint
    if box.restore(box.position(board), Setup("")) != board:
        raise _UnsoundError("the notation does not give the position back")


def keep(box: AnyBox, game: SimGame, path: Path) -> None:
    """Play a game again up to its last good answer and save it, to be looked at."""
    answer = answerer(box, game.seed, at_random=game.at_random)
    with Session.new(box, game.setup, seed=None, program=__version__) as session:
        for step in range(game.answers):
            session.answer(*answer(session.turn, step))
        session.save_as(path)
