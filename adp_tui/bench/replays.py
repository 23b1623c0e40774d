"""The rows about replaying: quickly, as looking back does, and carefully, as `adp verify` does.

A tree from before a game was opened at its last chapter has only the careful way, and is measured
by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from typing import Any, Final

from adp_tui.bench.row import Row, seconds
from adp_tui.bench.sample import SampleGame
from adp_tui.texts import figures as texts
from core.kernel import Game, Turn
from saves.session import Session

PASSES: Final = 3

_IS_LAZY: Final = "careful" in signature(Session.open).parameters
"""Whether opening a game leaves its past to be replayed later."""


def replay(sample: SampleGame) -> Iterator[Row]:
    """Measure finding every position of the main line again, without reading the file."""
    best = min(map(_look_back if _IS_LAZY else _answer_again, [sample] * PASSES))
    yield Row("replay", texts.REPLAY, texts.ANSWERS, 1 / best)


def verify(sample: SampleGame) -> Iterator[Row]:
    """Measure reading a log and giving each of its answers to the rules, with all checks."""
    box, log = sample.box, sample.log
    careful: dict[str, Any] = {"careful": True} if _IS_LAZY else {}

    def check() -> None:
        Session.open(box, log, read_only=True, **careful).close()

    best = min(seconds(check) for _ in range(PASSES))
    yield Row("verify", texts.VERIFY, texts.ANSWERS, sample.answers / best)


def _look_back(sample: SampleGame) -> float:
    """Return how long it takes to go back through a game that was just opened, for each answer."""
    with Session.open(sample.box, sample.log, read_only=True) as session:
        numbers = session.tree.path(session.number)
        return seconds(lambda: [session.checkpoint(number) for number in numbers]) / len(numbers)


def _answer_again(sample: SampleGame) -> float:
    """Return how long it takes to give every answer to its question, for each answer."""
    with Session.open(sample.box, sample.log, read_only=True) as session:
        answers = session.line()

    def play() -> None:
        turn = Turn(sample.box.rules, Game(sample.box.start(sample.setup)))
        for each in answers:
            turn.answer(each.answer)

    return seconds(play) / len(answers)
