"""The rows about rules, saves and bots, which need no screen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any, Final

from adp_tui.bench.calibration import speed
from adp_tui.bench.row import MICROSECONDS, MILLISECONDS, Row, in_turns, row, seconds
from adp_tui.bench.sample import SEED, SampleGame
from adp_tui.play.bots import decide
from adp_tui.play.chance import at_random
from adp_tui.sim.games import play_game
from adp_tui.sim.players import BOT
from adp_tui.texts import figures as texts
from core.kernel import Decision, Game, Setup, Turn
from saves.glance import glance
from saves.session import Session
from saves.store import Writer, read

APPENDS: Final = 300
READS: Final = 9
STARTS: Final = 9
DECISIONS: Final = 20_000
PASSES: Final = 3
UNDOS: Final = 20
BOT_GAMES: Final = 6
BOT_ANSWERS: Final = 1_500


def calibration(_sample: SampleGame) -> Iterator[Row]:
    """Measure Python itself."""
    yield Row("calibration", texts.CALIBRATION, texts.ROUNDS, speed())


def random_play(sample: SampleGame) -> Iterator[Row]:
    """Measure decisions listed and answered in memory, over all samples of the game."""
    played = list(_play_samples(sample))
    decisions, play = len(played), hash_of(played)
    played.clear()  # the more objects there are, the longer looking for garbage takes
    taken = [seconds(lambda: deque(_play_samples(sample), 0)) for _ in range(PASSES)]
    yield Row(
        "random-play",
        texts.RANDOM_PLAY,
        texts.DECISIONS,
        decisions / min(taken),
        play=play,
    )


def _play_samples(sample: SampleGame) -> Iterator[tuple[Decision, str]]:
    """Play every sample at random, always in the same way; yield decisions and answers."""
    box, samples = sample.box, sample.box.samples
    for number, setup in enumerate(samples):
        chance = Random(number)
        beginning = Game(box.start(setup))
        turn = Turn(box.rules, beginning)
        for _ in range(-(-DECISIONS // len(samples))):
            pending = turn.pending
            if not isinstance(pending, Decision):
                turn = Turn(box.rules, beginning)
                continue
            answer = chance.choices(pending.options, pending.weights or None)[0]
            turn.answer(answer)
            yield pending, answer


def hash_of(played: Iterable[tuple[Decision, str]]) -> str:
    """Return a short hash of decisions and answers: equal if two programs played the same."""
    digest = blake2b(digest_size=8)
    for decision, answer in played:
        digest.update(repr((decision.by, decision.ask, decision.options, answer)).encode())
    return digest.hexdigest()


def bot_games(sample: SampleGame) -> Iterator[Row]:
    """Measure whole games that bots play alone."""
    players = dict.fromkeys(sample.box.sides, BOT)
    setup = Setup(sample.box.scenarios[-1], players)
    taken = [
        seconds(partial(play_game, sample.box, setup, SEED + number, players=players))
        for number in range(BOT_GAMES)
    ]
    yield Row("bot-games", texts.BOT_GAMES, texts.GAMES, 60 * len(taken) / sum(taken))


def bot_answer(sample: SampleGame) -> Iterator[Row]:
    """Measure every answer of the bots in the first part of a game that they play alone."""
    box = sample.box
    turn: Turn[Any, Any] = Turn(
        box.rules, Game(box.start(Setup(box.scenarios[0], dict.fromkeys(box.sides, BOT))))
    )
    taken = []
    for given in range(BOT_ANSWERS):
        pending = turn.pending
        if not isinstance(pending, Decision):
            break
        if pending.by is None:
            turn.answer(at_random(pending, SEED, given))
            continue
        taken.append(seconds(lambda: turn.answer(*decide(box, turn))))
    yield row("bot-answer", texts.BOT_ANSWER, MILLISECONDS, taken)


def append(sample: SampleGame) -> Iterator[Row]:
    """Measure saving an answer to disk, against writing and syncing the same bytes."""
    with Session.open(sample.box, sample.log, read_only=True) as session:
        header, answers = session.header, session.line()[:APPENDS]
    records, lines = iter(answers), iter(sample.log.read_bytes().splitlines(keepends=True)[1:])
    bare = os.open(sample.folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def write_bare() -> None:
        os.write(bare, next(lines))
        os.fsync(bare)

    with Writer.create(sample.folder / "appended.adp", header) as writer:
        ours, theirs = in_turns(lambda: writer.append(next(records)), write_bare, len(answers))
    os.close(bare)
    yield row("append", texts.APPEND, MICROSECONDS, ours, theirs)


def load(sample: SampleGame) -> Iterator[Row]:
    """Measure reading a log: checksums verified, lines decoded."""
    lines = sample.log.read_bytes().count(b"\n")
    taken = [seconds(lambda: read(sample.log)) / lines for _ in range(READS)]
    yield row("load", texts.LOAD, MICROSECONDS, taken)


def reopen(sample: SampleGame) -> Iterator[Row]:
    """Measure opening a saved game."""
    log = sample.log
    taken = [seconds(lambda: Session.open(sample.box, log).close()) for _ in range(READS)]
    yield row("open", texts.reopen(sample.answers), MILLISECONDS, taken)


def undo(sample: SampleGame) -> Iterator[Row]:
    """Measure taking back the last answers of a long game, each saved to disk."""
    path = sample.folder / "undone.adp"
    path.write_bytes(sample.log.read_bytes())
    with Session.open(sample.box, path) as session:
        taken = [seconds(session.undo) for _ in range(min(UNDOS, session.depth))]
    yield row("undo", texts.undo(sample.answers), MILLISECONDS, taken)


def jump(sample: SampleGame) -> Iterator[Row]:
    """Measure going to each answer of the log on any branch, up to the next question."""
    with Session.open(sample.box, sample.log, read_only=True) as session:
        taken = [seconds(partial(session.at, n)) for n in range(1, sample.answers + 1)]
    yield row("jump", texts.jump(sample.answers), MILLISECONDS, taken)


def glances(sample: SampleGame) -> Iterator[Row]:
    """Measure what the title screen does for each save: reading it and how it stands."""
    log = sample.log
    taken = [seconds(lambda: glance(sample.box, read(log))) for _ in range(READS)]
    yield row("glance", texts.glance(sample.answers), MILLISECONDS, taken)


def log_size(sample: SampleGame) -> Iterator[Row]:
    """Measure the disk space of an answer."""
    size = sample.log.stat().st_size
    yield Row("log-size", texts.LOG_SIZE, texts.BYTES, size / sample.answers)


def version(_sample: SampleGame) -> Iterator[Row]:
    """Measure `adp --version` against Python with the module that would look up the version."""
    ours, bare = in_turns(
        lambda: _python("-c", "from adp_tui.cli import main; main(['--version'])"),
        lambda: _python("-c", "import importlib.metadata"),
        STARTS,
    )
    yield row("version", texts.VERSION, MILLISECONDS, ours, bare)


def _python(*arguments: str) -> None:
    """Run Python quietly."""
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
