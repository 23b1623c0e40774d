"""Another program that plays: it answers with each line it gets, and reports when it has."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core.adp.box import BOX
from core.kernel import Decision, How, Knowledge, Reply
from saves.session import Session


class Player:
    """The test's side of that program."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def answer(self, word: str) -> None:
        """Let it answer; for a bot's seat the bot decides, whatever the word."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()
        self.told()

    def told(self) -> str:
        """Wait for its report."""
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@contextmanager
def playing(path: Path) -> Iterator[Player]:
    """Let another process play a saved game until the end of the block."""
    with subprocess.Popen(
        [sys.executable, "-m", __name__, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        player = Player(process)
        assert player.told() == "open"
        yield player


def play(path: Path) -> None:
    """Answer with each line of standard input."""
    with Session.open(BOX, path) as session:
        print("open", flush=True)
        for line in sys.stdin:
            word = line.strip()
            reply = Reply(word)
            asked = session.turn.pending
            assert isinstance(asked, Decision)
            if session.seats.get(asked.by or "") == "bot":
                reply = BOX.bot.decide(Knowledge(BOX, session.turn))
            session.answer(*reply, How.BOT if reply.why else How.PERSON)
            while isinstance(asked := session.turn.pending, Decision) and asked.by is None:
                session.roll()
            print(session.number, flush=True)


if __name__ == "__main__":
    play(Path(sys.argv[1]))
