"""The rows about the screen: the program in a real terminal, on a game made by playing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from adp_tui import __version__
from adp_tui.bench.row import Row, row
from adp_tui.bench.sample_log import SEED, SampleLog
from adp_tui.bench.terminal import Repaint, Terminal
from adp_tui.presenter.cover import Cover
from adp_tui.texts import figures as texts
from core.kernel import Decision, Kind, Turn
from saves.session import Session

STARTS: Final = 5
MOVES: Final = 30
ANSWERS: Final = 15
LOOKS: Final = 5
PLAYED: Final = 120
"""How far into a game the screen is measured, in answers."""

_LONG_LIST: Final = 9
_MS: Final = 1e3
_WISHES: Final = frozenset(("NO_COLOR", "COLUMNS", "LINES"))
"""Variables that would make tables from different terminals differ."""

_DOWN, _UP = "\x1b[B", "\x1b[A"
_BACKSPACE: Final = "\x7f"


def screen_rows(ground: SampleLog, cover: Cover) -> Iterator[Row]:
    """Measure starting, moving the cursor, answering and switching views."""
    path = ground.folder / "screen.adp"
    _play(ground, path)
    home = {**os.environ, "ADP_HOME": str(ground.folder)}
    environment = {name: value for name, value in home.items() if name not in _WISHES}
    yield _start(texts.START_TITLE, [], cover.banner or cover.title, environment)
    yield _start(texts.START_GAME, ["open", str(path)], cover.title, environment)
    with Terminal(["open", str(path)], environment) as terminal:
        terminal.until(cover.title)
        terminal.settle()
        yield from _painted(texts.CURSOR_MOVE, [terminal.press(key) for key in _there_and_back()])
        yield from _painted(texts.JOURNAL, list(_both_ways(terminal, "J", "J")))
        yield from _painted(texts.NARROWING, list(_both_ways(terminal, "k", _BACKSPACE)))
        yield from _painted(texts.ANSWER, [terminal.press("1\r") for _ in range(ANSWERS)])
        yield Row(texts.MEMORY, "MB", terminal.close())


def _play(ground: SampleLog, path: Path) -> None:
    """Play at random to a question with many spaces, well into a game."""
    chance = Random(SEED)
    session: Session[Any, Any] = Session.new(
        ground.box, ground.setup, seed=None, program=__version__
    )
    while session.depth < PLAYED or not _has_a_long_list(session.turn):
        pending = session.turn.pending
        if not isinstance(pending, Decision):
            session.undo_to(0)  # the game was short: play another
            continue
        weights = pending.weights or None
        session.answer(chance.choices(pending.options, weights)[0])
    session.save_as(path)
    session.close()


def _has_a_long_list(turn: Turn[Any, Any]) -> bool:
    pending = turn.pending
    if not isinstance(pending, Decision) or pending.by is None:
        return False
    return pending.kind is Kind.PLACE and len(pending.options) > _LONG_LIST


def _start(name: str, arguments: list[str], text: str, environment: dict[str, str]) -> Row:
    """Measure the time from the start of the process until a text is on the screen."""
    taken = []
    for _ in range(STARTS):
        with Terminal(arguments, environment) as terminal:
            taken.append(terminal.until(text))
    return row(name, "ms", _MS, taken)


def _there_and_back() -> Iterator[str]:
    """Return keys that move the cursor but never past an end of the list."""
    for number in range(MOVES):
        yield _UP if number // (_LONG_LIST - 1) % 2 else _DOWN


def _both_ways(terminal: Terminal, there: str, back: str) -> Iterator[Repaint]:
    """Press a key and then the one that undoes it; return the repaint of the first."""
    for _ in range(LOOKS):
        yield terminal.press(there)
        terminal.press(back)


def _painted(what: str, repaints: list[Repaint]) -> Iterator[Row]:
    """Return the times and sizes of repaints; keys without effect are reported separately."""
    seen = [repaint for repaint in repaints if repaint.size]
    if not seen:
        return
    yield row(texts.repainted(what), "ms", _MS, [repaint.seconds for repaint in seen])
    sizes = [repaint.size for repaint in seen]
    yield Row(texts.sent(what), texts.BYTES, median(sizes), worst=max(sizes))
