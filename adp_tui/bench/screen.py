"""The rows about the screen: the program in a real terminal, on a game made by playing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from adp_tui.bench.bare import SHOWN
from adp_tui.bench.row import MILLISECONDS, Row, row
from adp_tui.bench.sample import LONG_LIST, SampleGame
from adp_tui.bench.terminal import OURS, Repaint, Terminal
from adp_tui.games import usual
from adp_tui.presenter.cover import Cover
from adp_tui.texts import figures as texts

STARTS: Final = 5
MOVES: Final = 30
ANSWERS: Final = 15
LOOKS: Final = 5

_BARE: Final = (sys.executable, "-P", str(Path(__file__).with_name("bare.py")))
_WISHES: Final = frozenset(("NO_COLOR", "COLUMNS", "LINES"))
"""Variables that would make tables from different terminals differ."""

_DOWN, _UP = "\x1b[B", "\x1b[A"
_BACKSPACE: Final = "\x7f"


def title(sample: SampleGame) -> Iterator[Row]:
    """Measure the start until the title is shown."""
    cover = usual().cover  # the title is that of the first game, whichever is measured
    yield _start("title", texts.START_TITLE, [], cover.banner or cover.title, sample)


def game(sample: SampleGame) -> Iterator[Row]:
    """Measure the start until a game is shown."""
    arguments = ["open", str(sample.game)]
    yield _start("game", texts.START_GAME, arguments, _cover(sample).title, sample)


def cursor(sample: SampleGame) -> Iterator[Row]:
    """Measure moving the cursor."""
    with _in_a_game(sample) as terminal:
        moves = [terminal.press(key) for key in _there_and_back()]
    yield from painted("cursor", texts.CURSOR_MOVE, moves)


def journal(sample: SampleGame) -> Iterator[Row]:
    """Measure opening the journal."""
    with _in_a_game(sample) as terminal:
        yield from painted("journal", texts.JOURNAL, list(_both_ways(terminal, "J", "J")))


def narrowing(sample: SampleGame) -> Iterator[Row]:
    """Measure typing a letter that narrows the list."""
    with _in_a_game(sample) as terminal:
        looks = list(_both_ways(terminal, "k", _BACKSPACE))
    yield from painted("narrow", texts.NARROWING, looks)


def answer(sample: SampleGame) -> Iterator[Row]:
    """Measure giving answers, and the memory of a game that was played a little."""
    before = sample.game.read_bytes()
    with _in_a_game(sample) as terminal:
        yield from painted("answer", texts.ANSWER, [terminal.press("1\r") for _ in range(ANSWERS)])
        yield Row("memory", texts.MEMORY, texts.MEGABYTES, terminal.close())
    sample.game.write_bytes(before)  # the rows that follow begin where this one began


def _cover(sample: SampleGame) -> Cover:
    """Return the cover of a game that can be shown."""
    assert sample.cover is not None
    return sample.cover


def _environment(sample: SampleGame) -> dict[str, str]:
    """Return the environment of the program: the same looks everywhere, and its own folder."""
    home = {**os.environ, "ADP_HOME": str(sample.folder)}
    return {name: value for name, value in home.items() if name not in _WISHES}


def _start(word: str, name: str, arguments: list[str], text: str, sample: SampleGame) -> Row:
    """Measure the time until a text is on the screen, alternately with a bare program's."""
    environment = _environment(sample)

    def until(text: str, arguments: Sequence[str], program: Sequence[str]) -> float:
        with Terminal(arguments, environment, program=program) as terminal:
            return terminal.until(text)

    pairs = [(until(text, arguments, OURS), until(SHOWN, [], _BARE)) for _ in range(STARTS)]
    return row(word, name, MILLISECONDS, [pair[0] for pair in pairs], [pair[1] for pair in pairs])


@contextmanager
def _in_a_game(sample: SampleGame) -> Iterator[Terminal]:
    """Open the game and wait until it is painted."""
    with Terminal(["open", str(sample.game)], _environment(sample)) as terminal:
        terminal.until(_cover(sample).title)
        terminal.settle()
        yield terminal


def _there_and_back() -> Iterator[str]:
    """Return keys that move the cursor but never past an end of the list."""
    for number in range(MOVES):
        yield _UP if number // (LONG_LIST - 1) % 2 else _DOWN


def _both_ways(terminal: Terminal, there: str, back: str) -> Iterator[Repaint]:
    """Press a key and then the one that undoes it; return the repaint of the first."""
    for _ in range(LOOKS):
        yield terminal.press(there)
        terminal.press(back)


def painted(word: str, what: str, repaints: list[Repaint]) -> Iterator[Row]:
    """Return the times and sizes of repaints; keys without effect are left out."""
    seen = [repaint for repaint in repaints if repaint.size]
    if not seen:
        return
    taken = [repaint.seconds for repaint in seen]
    yield row(word, texts.repainted(what), MILLISECONDS, taken)
    sizes = [repaint.size for repaint in seen]
    yield Row(f"{word}-bytes", texts.sent(what), texts.BYTES, median(sizes), worst=max(sizes))
