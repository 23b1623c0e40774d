"""A program in a real terminal: its keys, its output, and the state it leaves."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from adp_tui.screens.guard import PAUSE

PATIENCE: Final = 60.0
"""The maximum seconds to wait for a screen."""

START: Final = "import sys; from adp_tui.cli import main; sys.exit(main(sys.argv[1:]))"

OFF: Final = {"1000": "l", "1003": "l", "1004": "l", "1006": "l", "1049": "l", "2004": "l"}
"""Modes that a program must switch off: mouse, focus reports, other screen, bracketed paste."""

ON: Final = {"25": "h", "7": "h"}
"""Modes that a program must restore: the cursor, long lines wrapped."""

_MODE: Final = re.compile(rb"\x1b\[\?(\d+)([hl])")
_KITTY: Final = re.compile(rb"\x1b\[([<>])\d*u")


class Terminal:
    """A program in a terminal, at first of 80x24, and everything it has written."""

    def __init__(self, code: str, home: Path, term: str, arguments: tuple[str, ...] = ()) -> None:
        self._ours, theirs = pty.openpty()
        self.resize(80, 24)
        self.before = termios.tcgetattr(self._ours)
        self.written = b""
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
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
            assert self._read(end - time.monotonic()), (
                f"{text!r} is not in {self.written[-9999:]!r}"
            )

    def settle(self) -> None:
        """Read until there is no more output, so that the next key answers what is visible."""
        while self._read(2 * PAUSE):
            pass

    def press(self, keys: bytes) -> None:
        """Type everything at once; output of the program is read meanwhile."""
        while keys:
            readable, writable, _ = select.select([self._ours], [self._ours], [], PATIENCE)
            assert readable or writable, "the program does not read what is typed"
            if writable:
                keys = keys[os.write(self._ours, keys[:1024]) :]
            if readable and not self._read(0):
                return  # the program has ended

    def resize(self, columns: int, rows: int) -> None:
        """Change the size of the window."""
        termios.tcsetwinsize(self._ours, (rows, columns))

    def end(self) -> int:
        """Read to the end and return the exit code."""
        while self._read(PATIENCE):
            pass
        return self.process.wait(PATIENCE)

    def hang_up(self) -> int:
        """Disconnect without a word, as a dropped connection does, and return the exit code."""
        os.close(self._ours)
        self._ours = -1
        return self.process.wait(PATIENCE)

    @property
    def now(self) -> list[object]:
        """The terminal's modes: whether it echoes keys, waits for lines, and so on."""
        return termios.tcgetattr(self._ours)

    def close(self) -> None:
        """Leave nothing running."""
        self.process.kill()
        self.process.wait()
        if self._ours >= 0:
            os.close(self._ours)

    def _read(self, seconds: float) -> bool:
        """Read what is available; return whether there may be more."""
        if not select.select([self._ours], [], [], max(seconds, 0))[0]:
            return False
        try:
            piece = os.read(self._ours, 65_536)
        except OSError:  # how Linux reports that the other side is closed
            return False
        self.written += piece
        return bool(piece)


@contextmanager
def terminal(
    code: str, home: Path, term: str = "xterm-256color", arguments: tuple[str, ...] = ()
) -> Iterator[Terminal]:
    """Run a program in a terminal."""
    screen = Terminal(code, home, term, arguments)
    try:
        yield screen
    finally:
        screen.close()


def is_as_before(screen: Terminal) -> bool:
    """Whether a program that has ended left the terminal as it found it."""
    modes = {mode.decode(): to.decode() for mode, to in _MODE.findall(screen.written)}
    expected = OFF | ON
    kitty = _KITTY.findall(screen.written)
    return (
        all(modes.get(mode, to) == to for mode, to in expected.items())
        and {"25", "1049"} <= modes.keys()
        and kitty.count(b">") == kitty.count(b"<")
        and screen.now == screen.before
    )
