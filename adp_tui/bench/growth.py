"""How the cost of a game grows with its length."""

from __future__ import annotations

import math
import tracemalloc
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import median
from typing import Final

from msgspec import Struct

from adp_tui.bench.row import seconds
from adp_tui.bench.sample import SampleGame, long_log
from adp_tui.bench.table import Lines, figure
from adp_tui.look.cells import pad_left
from adp_tui.texts import figures as texts
from saves.glance import glance
from saves.session import Session
from saves.store import read

SIZES: Final = (500, 2_000, 8_000, 32_000)
"""In answers, over all branches."""

TIMES: Final = 3
JUMPS: Final = 20
UNDOS: Final = 10
_PER_TENFOLD: Final = 10
"""How many signs longer a bar is for ten times the cost."""

_LABEL: Final = 8
"""The width of the lengths beside the bars."""

_LEAST: Final = 0.01
"""Milliseconds that have a bar of one sign."""


class Grown(Struct, frozen=True):
    """What a game of one length costs."""

    answers: int
    branches: int
    line_us: float
    """Reading, verifying and decoding a line."""

    open_ms: float
    memory: float
    """The memory of the opened game, divided by the size of the file."""

    undo_ms: float
    jump_ms: float
    glance_ms: float
    """What the title screen does for a save."""

    size: int


def grown(sample: SampleGame) -> Iterator[Grown]:
    """Measure games of each length."""
    for answers in SIZES:
        yield _measured(sample, answers)


def _measured(sample: SampleGame, answers: int) -> Grown:
    """Play a game of that length and measure it."""
    box = sample.box
    path = long_log(box, sample.setup, sample.folder / f"{answers}.adp", answers)
    size = path.stat().st_size
    reading = min(seconds(partial(read, path)) for _ in range(TIMES))
    opening = min(seconds(lambda: Session.open(box, path).close()) for _ in range(TIMES))
    glancing = min(seconds(lambda: glance(box, read(path))) for _ in range(TIMES))
    memory = _memory(sample, answers)
    with Session.open(box, path) as session:
        branches = len(session.tree.branches())
        every = max(1, answers // JUMPS)
        jumps = [seconds(partial(session.at, n)) for n in range(1, answers + 1, every)]
        undos = [seconds(session.undo) for _ in range(min(UNDOS, session.depth))]
    return Grown(
        answers,
        branches,
        line_us=1e6 * reading / (answers + 1),
        open_ms=1e3 * opening,
        memory=memory / size,
        undo_ms=1e3 * median(undos),
        jump_ms=1e3 * median(jumps),
        glance_ms=1e3 * glancing,
        size=size,
    )


def _memory(sample: SampleGame, answers: int) -> int:
    """Return how many bytes an opened game keeps."""
    tracemalloc.start()
    try:
        with Session.open(sample.box, sample.folder / f"{answers}.adp", read_only=True):
            return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def growth_lines(sizes: Sequence[Grown]) -> Lines:
    """Return the cells of the table, with its headings."""
    lines: Lines = [texts.GROWTH_HEADINGS]
    for one in sizes:
        figures = (one.line_us, one.open_ms, one.memory, one.undo_ms, one.jump_ms, one.glance_ms)
        lines.append((str(one.answers), str(one.branches), *map(figure, figures), str(one.size)))
    return lines


def chart(sizes: Sequence[Grown]) -> Iterator[str]:
    """Return bars of the durations; lengths are logarithms, as are the steps between games."""
    for heading, costs in (
        (texts.GROWTH_HEADINGS[3], [one.open_ms for one in sizes]),
        (texts.GROWTH_HEADINGS[5], [one.undo_ms for one in sizes]),
        (texts.GROWTH_HEADINGS[6], [one.jump_ms for one in sizes]),
        (texts.GROWTH_HEADINGS[7], [one.glance_ms for one in sizes]),
    ):
        yield heading
        for one, cost in zip(sizes, costs, strict=True):
            bar = "#" * max(1, 1 + round(_PER_TENFOLD * math.log10(max(cost, _LEAST) / _LEAST)))
            yield f"{pad_left(str(one.answers), _LABEL)} {bar} {figure(cost)}"
    yield texts.CHART_MEANING
