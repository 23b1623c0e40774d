"""The rows of the table of speeds; to add one, write a function and list it in `MEASUREMENTS`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from adp_tui.bench.row import Row, in_turns, row, seconds
from adp_tui.bench.sample_log import SEED, SampleLog
from adp_tui.texts import figures as texts
from core.kernel import Decision, Game, Outcome, Turn
from saves.session import Session
from saves.store import Writer, read

_MS: Final = 1e3
_US: Final = 1e6

LOOPS: Final = 200_000
APPENDS: Final = 300
READS: Final = 9
STARTS: Final = 9
DECISIONS: Final = 10_000
UNDOS: Final = 20


def calibration(_ground: SampleLog) -> Row:
    """Measure Python itself, so that tables from different machines can be compared."""

    def loop() -> None:
        total = 0
        for number in range(LOOPS):
            total = (total * 31 + number) & 0xFFFF

    best = min(seconds(loop) for _ in range(5))
    return Row(texts.CALIBRATION, texts.ROUNDS, LOOPS / best / 1e6)


def random_play(ground: SampleLog) -> Row:
    """Measure decisions listed and answered in memory."""
    rules = ground.box.rules
    beginning = Game(ground.box.start(ground.setup))
    client = Random(SEED)

    def play() -> None:
        turn = Turn(rules, beginning)
        for _ in range(DECISIONS):
            match turn.pending:
                case Outcome():
                    turn = Turn(rules, beginning)
                case Decision(options=options, weights=()):
                    turn.answer(client.choice(options))
                case Decision(options=options, weights=weights):
                    turn.answer(client.choices(options, weights)[0])

    best = min(seconds(play) for _ in range(3))
    return Row(texts.RANDOM_PLAY, texts.DECISIONS, DECISIONS / best)


def append(ground: SampleLog) -> Row:
    """Measure saving an answer to disk, against writing and syncing the same bytes."""
    contents = read(ground.log)
    records = iter(entry.record for entry in contents.entries)
    lines = iter(ground.log.read_bytes().splitlines(keepends=True)[1:])
    times = min(APPENDS, len(contents.entries))
    bare = os.open(ground.folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def write_bare() -> None:
        os.write(bare, next(lines))
        os.fsync(bare)

    with Writer.create(ground.folder / "appended.adp", contents.header) as writer:
        ours, theirs = in_turns(lambda: writer.append(next(records)), write_bare, times)
    os.close(bare)
    return row(texts.APPEND, "us", _US, ours, theirs)


def load(ground: SampleLog) -> Row:
    """Measure reading a log: checksums verified, lines decoded."""
    lines = len(read(ground.log).entries) + 1
    taken = [seconds(lambda: read(ground.log)) / lines for _ in range(READS)]
    return row(texts.LOAD, "us", _US, taken)


def reopen(ground: SampleLog) -> Row:
    """Measure opening a saved game."""
    taken = [seconds(lambda: Session.open(ground.box, ground.log).close()) for _ in range(READS)]
    return row(texts.reopen(ground.answers), "ms", _MS, taken)


def jump(ground: SampleLog) -> Row:
    """Measure going to each answer of the log on any branch, up to the next question."""
    with Session.open(ground.box, ground.log, read_only=True) as session:
        taken = [seconds(partial(session.at, n)) for n in range(1, ground.answers + 1)]
    return row(texts.jump(ground.answers), "ms", _MS, taken)


def replay(ground: SampleLog) -> Row:
    """Measure playing the recorded answers again from the start."""
    with Session.open(ground.box, ground.log, read_only=True) as session:
        answers = [answer.answer for answer in session.line()]

    def again() -> None:
        turn = Turn(ground.box.rules, Game(ground.box.start(ground.setup)))
        for answer in answers:
            turn.answer(answer)

    best = min(seconds(again) for _ in range(3))
    return Row(texts.REPLAY, texts.ANSWERS, len(answers) / best)


def undo(ground: SampleLog) -> Row:
    """Measure taking back the last answers of a long game, each saved to disk."""
    path = ground.folder / "undone.adp"
    path.write_bytes(ground.log.read_bytes())
    with Session.open(ground.box, path) as session:
        times = min(UNDOS, session.depth)
        taken = [seconds(session.undo) for _ in range(times)]
    return row(texts.undo(ground.answers), "ms", _MS, taken)


def log_size(ground: SampleLog) -> Row:
    """Measure the disk space of an answer."""
    size = ground.log.stat().st_size
    return Row(texts.LOG_SIZE, texts.BYTES, size / ground.answers)


def version(_ground: SampleLog) -> Row:
    """Measure `adp --version` against Python with the module that would look up the version."""
    ours, bare = in_turns(
        lambda: _python("-c", "from adp_tui.cli import main; main(['--version'])"),
        lambda: _python("-c", "import importlib.metadata"),
        STARTS,
    )
    return row(texts.VERSION, "ms", _MS, ours, bare)


def _python(*arguments: str) -> None:
    """Run Python quietly."""
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)


MEASUREMENTS: Final[tuple[Callable[[SampleLog], Row], ...]] = (
    calibration,
    random_play,
    append,
    load,
    reopen,
    replay,
    undo,
    jump,
    log_size,
    version,
)
