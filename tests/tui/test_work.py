"""How much work a key is: no more in a long game than in a short one, counted in lines of code."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import adp_tui.play
import adp_tui.screens
import saves
from adp_tui.screens.game.arrangement import places
from adp_tui.screens.game.panes import GamePanes, rows_of_panes
from core.kernel import Decision
from tests.executed import lines_executed
from tests.tui.table import FOUR, AdpSession, begin, controller, tap

SHORT: Final = 300
LONG: Final = 6_000
"""Answers of the two games, with what-ifs."""

MOST: Final = 3
"""How many times as much work: a long game has other questions, with other answers."""

KEYS: Final = "down 1 down U Y , . J J T T < >"

ROOMS: Final = tuple(str(Path(room.__path__[0])) for room in (saves, adp_tui.play, adp_tui.screens))
"""Where whatever is done for each answer of a game would be done."""


def played(answers: int) -> AdpSession:
    """Play at random, and again and again go back to another place and play on from there."""
    session, chance = begin(seats=FOUR), Random(1)
    while len(session.tree) < answers:
        pending = session.turn.pending
        if not isinstance(pending, Decision) or len(session.tree) % 1_000 == 200:
            session.undo_to(session.depth * 3 // 4)
            pending = session.turn.pending
            assert isinstance(pending, Decision)
        session.answer(chance.choices(pending.options, pending.weights or None)[0])
    return session


def work_of_keys(session: AdpSession) -> Iterator[tuple[str, int]]:
    """Yield how much each key is, with painting everything."""
    at, own = controller(session), GamePanes()
    shown = places(at.presenter.panes, 120, 36)

    def paint() -> None:
        dict(rows_of_panes(at, shown, shown, None, own))

    def press(key: str) -> None:
        tap(at, key)
        paint()

    paint()
    for key in KEYS.split():
        yield key, lines_executed(partial(press, key), ROOMS)


def test_no_key_is_more_work_in_a_long_game_than_in_a_short_one() -> None:
    short, long = (dict(work_of_keys(played(answers))) for answers in (SHORT, LONG))

    grown = {key: (short[key], long[key]) for key in short if long[key] > MOST * short[key]}
    assert not grown
