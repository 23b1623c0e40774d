"""The program in a real terminal: painted, left in order, and broken off without a loss."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from adp_tui.screens.guard import PAUSE
from tests.cli.played import picked
from tests.tui.table import begin

PATIENCE: Final = 60.0
"""Seconds after which a screen that has not appeared is taken not to come."""

NORMAL_SCREEN: Final = b"\x1b[?1049l"
"""What brings back the screen as it was before the program."""

START: Final = "import sys; from adp_tui.cli import main; sys.exit(main([]))"


class Terminal:
    """A program in a terminal of 80x24, and all it has written."""

    def __init__(self, code: str, home: Path, term: str) -> None:
        self._ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (24, 80))
        self.written = b""
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=os.environ | {"ADP_HOME": str(home), "TMPDIR": str(home), "TERM": term},
            start_new_session=True,
        )
        os.close(theirs)

    def read_until(self, text: bytes) -> None:
        """Read until the text has been written."""
        end = time.monotonic() + PATIENCE
        while text not in self.written:
            assert self._read(end - time.monotonic()), f"{text!r} is not in {self.written!r}"

    def settle(self) -> None:
        """Read until nothing more comes, so that the next key answers what can be read."""
        while self._read(2 * PAUSE):
            pass

    def press(self, keys: bytes) -> None:
        """Type."""
        os.write(self._ours, keys)

    def end(self) -> int:
        """Read to the end and return the exit code."""
        while self._read(PATIENCE):
            pass
        return self.process.wait(PATIENCE)

    def hang_up(self) -> int:
        """Go away without a word, as a dropped line does, and return the exit code."""
        os.close(self._ours)
        self._ours = -1
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Leave nothing running."""
        self.process.kill()
        self.process.wait()
        if self._ours >= 0:
            os.close(self._ours)

    def _read(self, seconds: float) -> bool:
        """Read what there is; tell whether there may be more."""
        if not select.select([self._ours], [], [], max(seconds, 0))[0]:
            return False
        try:
            piece = os.read(self._ours, 65_536)
        except OSError:  # how Linux says that the other side is closed
            return False
        self.written += piece
        return bool(piece)


@contextmanager
def terminal(code: str, home: Path, term: str = "xterm-256color") -> Iterator[Terminal]:
    """Run a program in a terminal."""
    screen = Terminal(code, home, term)
    try:
        yield screen
    finally:
        screen.close()


@pytest.mark.parametrize("key", [b"q", b"\x11"], ids=["q", "ctrl+q"])
def test_a_key_leaves_the_title_with_success(tmp_path: Path, key: bytes) -> None:
    with terminal(START, tmp_path) as screen:
        screen.read_until(b"P L A I N")
        screen.press(key)

        assert screen.end() == 0
        assert NORMAL_SCREEN in screen.written


def test_saves_are_listed_and_files_that_are_none_are_told(tmp_path: Path) -> None:
    picked(tmp_path / "saves" / "orchard.adp")
    (tmp_path / "saves" / "letter.adp").write_text("Dear Ann")

    with terminal(START, tmp_path) as screen:
        screen.read_until(b"Open")
        screen.press(b"o")
        screen.read_until(b"a game of 'orchard', which has no screen")
        screen.read_until(b"letter.adp is not a saved game")


def test_a_dropped_line_ends_the_program(tmp_path: Path) -> None:
    with terminal(START, tmp_path) as screen:
        screen.read_until(b"P L A I N")

        assert screen.hang_up() == 128 + signal.SIGHUP


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_as_it_was(tmp_path: Path, number: signal.Signals) -> None:
    with terminal(START, tmp_path) as screen:
        screen.read_until(b"P L A I N")
        screen.process.send_signal(number)

        assert screen.end() == 128 + number
        assert NORMAL_SCREEN in screen.written


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL, None])
def test_a_turn_that_was_broken_off_goes_on_at_the_same_question(
    tmp_path: Path, end: signal.Signals | None
) -> None:
    path = tmp_path / "saves" / "game.adp"
    path.parent.mkdir()
    begin(path).close()
    with terminal(START, tmp_path) as screen:
        begin_to_rally(screen)
        if end is None:
            assert screen.hang_up() == 128 + signal.SIGHUP
        else:
            screen.process.send_signal(end)
            assert screen.end() == (-end if end is signal.SIGKILL else 128 + end)
            assert (NORMAL_SCREEN in screen.written) is (end is not signal.SIGKILL)

    with terminal(START, tmp_path) as screen:
        screen.read_until(b"Continue")
        screen.press(b"c")
        screen.read_until(b" Where?")
        screen.press(b"\x11")
        assert screen.end() == 0


def begin_to_rally(screen: Terminal) -> None:
    """Go on with the last game and answer once, so that a turn is under way."""
    screen.read_until(b"Continue")
    screen.press(b"c")
    screen.read_until(b"Do what?")
    screen.settle()
    screen.press(b"1")
    screen.read_until(b" Where?")


def test_a_bug_on_the_screen_is_told_in_one_sentence(tmp_path: Path) -> None:
    broken = "from adp_tui.screens.title import TitleScreen; TitleScreen.compose = lambda _: 1 / 0"

    with terminal(f"{broken}; {START}", tmp_path) as screen:
        code = screen.end()

        assert code == 1
        assert b"adp: this is a bug in adp, sorry: please report it with the file" in screen.written
        assert b"Traceback" not in screen.written
    assert "ZeroDivisionError" in next(tmp_path.glob("adp-bug-*")).read_text()


def test_a_terminal_that_knows_only_lines_is_told_what_it_can_do(tmp_path: Path) -> None:
    with terminal(START, tmp_path, term="dumb") as screen:
        assert screen.end() == 2
        assert screen.written.startswith(b"adp: there is no terminal here to paint on")
        assert b"adp play --plain NAME" in screen.written
        assert screen.written.count(b"\n") == 1
