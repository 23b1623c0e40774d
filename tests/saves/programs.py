"""Other programs: a test that needs a second process runs one of these functions in it."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from saves.errors import LockedSaveError, SaveError
from saves.folder import listing
from saves.records import Answer
from saves.session import Session
from saves.store import Writer, read
from tests.saves.games import BOX, new

NOBODY = 65534


def command(program: str, path: Path, *arguments: object) -> list[str]:
    """Return the command that runs one of the functions below."""
    return [sys.executable, "-m", __name__, program, str(path), *map(str, arguments)]


def run(program: str, path: Path, *arguments: object) -> list[str]:
    """Run a program to its end; return the lines that it printed."""
    done = subprocess.run(
        command(program, path, *arguments), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def say(*lines: object) -> None:
    """Print lines, so that the other process sees them at once."""
    print(*lines, sep="\n", flush=True)


def read_as_nobody(path: Path) -> None:
    """Try to read a save without permission."""
    _as_nobody(path, lambda file: say("answers", read(file).answers))


def list_as_nobody(path: Path) -> None:
    """Try to list a folder without permission."""
    _as_nobody(path, lambda file: say("saves", len(listing(file.parent).saves)))


def write_as_nobody(path: Path) -> None:
    """Try to continue a game without permission."""
    _as_nobody(path, lambda file: Writer.open(file)[0].close())


def watch_as_nobody(path: Path) -> None:
    """Watch a game with permission only to read."""
    _as_nobody(path, lambda file: say("answers", len(Session.open(BOX, file, read_only=True).tree)))


def _as_nobody(path: Path, act: Callable[[Path], None]) -> None:
    """Act as a user who owns nothing; print what was refused and why.

    The folder of the test is entered first, because such a user cannot reach it.
    """
    folder = path.parent
    folder.parent.chmod(0o755)
    os.chdir(folder.parent)
    if os.geteuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    try:
        act(Path(folder.name) / path.name)
    except SaveError as error:
        say(type(error).__name__, str(error).rpartition(": ")[2])


def hold(path: Path) -> None:
    """Keep a game open until the other process closes the pipe; give each line as an answer."""
    with Session.open(BOX, path) as session:
        say("open")
        for word in sys.stdin:
            session.answer(word.strip())
            say(session.number)


def hammer(path: Path, rounds: str) -> None:
    """Open, add one answer and close, that many times; try again whenever the file is locked."""
    added = 0
    while added < int(rounds):
        try:
            writer, contents = Writer.open(path)
        except LockedSaveError:
            time.sleep(0)
            continue
        with writer:
            number, who = contents.answers + 1, str(os.getpid())
            writer.append(Answer(number=number, by=who, ask="day", answer="rest"))
        added += 1


def kill_writers(path: Path, kills: str) -> None:
    """Let children write, and kill them; print what each acknowledged and what the file holds."""
    new(path).close()
    random = Random(9)
    for _ in range(int(kills)):
        acknowledged, writing = os.pipe()
        child = os.fork()
        if child == 0:
            _write_forever(path, writing)
        os.close(writing)
        with os.fdopen(acknowledged, "rb") as pipe:
            first = pipe.readline()
            time.sleep(random.uniform(0, 0.004))
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            numbers = (first + pipe.read()).split()
        contents = read(path)
        say(f"{int(numbers[-1])} {contents.answers} {contents.damage is None}")


def _write_forever(path: Path, acknowledge: int) -> None:
    """Add answers, and report the number of each as soon as it is safe."""
    writer, contents = Writer.open(path)
    number = contents.answers
    while True:
        number += 1
        writer.append(Answer(number=number, by="ann", ask="day", answer="rest", why=("x" * 200,)))
        os.write(acknowledge, b"%d\n" % number)


def fill_the_disk(path: Path) -> None:
    """Play on a disk with room for only a few answers, then make room; print how it went."""
    session = new(path, "pick")
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    room = path.stat().st_size + 130
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, most))
    session.answer("apple")
    say(session.unsaved)
    session.answer("1")
    say(session.unsaved, str(session.trouble), read(path).answers, len(read(path).notices))
    session.answer("3")
    say(session.unsaved, session.number)
    session.retry()
    say(session.trouble is not None)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    session.retry()
    say(session.unsaved, session.trouble, read(path).answers)
    session.answer("done")
    session.close()


def begin_on_a_full_disk(path: Path) -> None:
    """Try to begin a game on a disk without room even for the first line."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20, most))
    try:
        new(path)
    except SaveError as error:
        say(type(error).__name__, str(error), path.exists())


if __name__ == "__main__":
    globals()[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])
