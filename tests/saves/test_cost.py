"""What is done in a game costs as much in a long game as in a short one.

The lines of Python that are executed are counted, not the time that they take.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from core.kernel import Outcome
from saves.session import Session
from tests.executed import lines_executed
from tests.orchard import Orchard, OrchardBox, OrchardRules
from tests.saves.games import OLD, PROGRAM, OrchardSession

SHORT: Final = 300
LONG: Final = 6000
BRANCHES: Final = 30
SLACK: Final = 1200
"""What a turn or two may add that happens to be known in one of the games; the long game has 1,140
days more than the short one, so one line for each of them would be noticed."""

DAY: Final = ("pick", "apple", "1", "1", "done")

Deed = Callable[[OrchardSession, OrchardSession], object]
"""Something done in a game; the second one watches it."""


class Endless(OrchardRules):
    """Rules of a game that never ends."""

    def outcome(self, board: Orchard) -> Outcome | None:
        """Go on."""
        return None


class EndlessBox(OrchardBox):
    """A game that never ends."""

    rules = Endless()


BOX: Final = EndlessBox()


def long_game(path: Path, answers: int) -> Path:
    """Save a game of so many answers, with branches everywhere and some within each other."""
    with Session.new(BOX, OLD, seed=1, program=PROGRAM) as session:
        for branch in range(1, BRANCHES + 1):
            while len(session.tree) < answers * branch // BRANCHES:
                for word in DAY:
                    session.answer(word)
            if branch % 5 == 0:
                session.jump(len(session.tree) // 2)
            session.undo(branch % 5 + 3)
            while not session.turn.is_at_checkpoint:
                session.undo()
            session.answer("rest")
        session.copy_to(path)
    return path


def _answer(session: OrchardSession, _: OrchardSession) -> None:
    asked: Any = session.turn.pending
    session.answer(asked.options[-1])


def _roll(session: OrchardSession, _: OrchardSession) -> None:
    while not session.turn.is_at_checkpoint:
        session.answer("done")
    session.answer("pick")
    session.answer("apple")
    session.roll()


def place(part: float) -> Callable[[OrchardSession], int]:
    """Return a function that finds an answer in some part of a game."""
    return lambda session: int(len(session.tree) * part) // len(DAY) * len(DAY)


def at(part: float, do: Callable[[OrchardSession, int], object]) -> Deed:
    """Return a deed at an answer in some part of the game."""
    return lambda session, _: do(session, place(part)(session))


DEEDS: Final[dict[str, Deed]] = {
    "answer": _answer,
    "undo": lambda session, _: session.undo(),
    "redo": lambda session, _: session.redo(),
    "answer on another line": _answer,
    "roll": _roll,
    "see what follows": lambda session, _: (session.tree.onward(), session.tree.leaf(3)),
    "count the lines": lambda session, _: session.tree.lines,
    "bookmark": lambda session, _: session.bookmark("here"),
    "note": lambda session, _: session.note("why?"),
    "name": lambda session, _: session.name_branch("this"),
    "change seats": lambda session, _: session.seat("ann", "bot"),
    "follow": lambda _, watching: watching.poll(),
    "go far back": lambda session, _: session.undo_to(7),
    "follow far back": lambda _, watching: watching.poll(),
    "name from far back": lambda session, _: session.name_branch("that"),
    "redo far back": lambda session, _: session.redo(),
    "answer far back": _answer,
    "jump to the end": lambda session, _: session.jump(len(session.tree)),
    "jump to the middle": at(0.5, lambda session, number: session.jump(number)),
    "redo in the middle": lambda session, _: session.redo(),
    "look at a position": at(0.3, lambda session, number: session.at(number)),
    "look at an answer": at(0.35, lambda session, number: session.step(number)),
    "look before an answer": at(0.4, lambda session, number: session.before(number)),
    "glance at a checkpoint": at(0.45, lambda session, number: session.checkpoint(number)),
    "jump back to the end": lambda session, _: session.jump(len(session.tree)),
}


@pytest.fixture(scope="module")
def costs(tmp_path_factory: pytest.TempPathFactory) -> dict[int, dict[str, int]]:
    """What each deed costs in a short and in a long game."""
    found: dict[int, dict[str, int]] = {}
    for answers in (SHORT, LONG):
        path = long_game(tmp_path_factory.mktemp("cost") / "game.adp", answers)
        with (
            Session.open(BOX, path) as session,
            Session.open(BOX, path, read_only=True) as watching,
        ):
            found[answers] = {
                name: lines_executed(partial(do, session, watching)) for name, do in DEEDS.items()
            }
    return found


@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_costs_no_more_in_a_long_game(costs: dict[int, dict[str, int]], deed: str) -> None:
    assert costs[LONG][deed] <= costs[SHORT][deed] + SLACK
