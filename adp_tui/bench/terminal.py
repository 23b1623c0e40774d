"""A program in its own terminal: keys in, bytes out, and how long it took."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Self

from adp_tui.texts.figures import not_on_screen

PATIENCE: Final = 120.0
"""Seconds after which a silent program is considered hung."""

QUIET: Final = 0.06
"""Seconds of silence after which a repaint is considered finished."""

REACTION: Final = 2.0
"""Seconds after which a key is considered to have no effect."""

_CODE: Final = "import sys; from adp_tui.cli import main; sys.exit(main(sys.argv[1:]))"
"""The code that the installed command runs."""

OURS: Final = (sys.executable, "-c", _CODE)
"""How our own program is started."""


class Repaint(NamedTuple):
    """The effect of a key."""

    seconds: float
    """From the key to the last byte."""

    size: int
    """How many bytes were sent."""


class Terminal:
    """A program, by default `adp`, in a terminal of 120x36 with all colours."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        *,
        program: Sequence[str] = OURS,
        columns: int = 120,
        rows: int = 36,
    ) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self._began = time.perf_counter()
        self._process = subprocess.Popen(
            [*program, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**environment, "TERM": "xterm-256color", "COLORTERM": "truecolor"},
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def until(self, text: str) -> float:
        """Return how many seconds after the start a text was on the screen."""
        sought, seen = text.encode(), b""
        while sought not in seen:
            piece = self._read(PATIENCE)
            if not piece:
                raise TimeoutError(not_on_screen(text))
            seen = seen[-len(sought) :] + piece
        return time.perf_counter() - self._began

    def settle(self) -> None:
        """Wait until painting has ended."""
        while self._read(QUIET * 5):
            pass

    def press(self, key: str) -> Repaint:
        """Press a key and return its repaint; zeros if nothing was painted."""
        pressed = last = time.perf_counter()
        size = 0
        os.write(self._ours, key.encode())
        while piece := self._read(QUIET if size else REACTION):
            last = time.perf_counter()
            size += len(piece)
        return Repaint(last - pressed, size)

    def close(self) -> float:
        """End the program and return its peak memory, in MB."""
        if self._ours < 0:
            return 0.0
        os.kill(self._process.pid, signal.SIGKILL)  # Popen.kill would wait for it
        _, _, used = os.wait4(self._process.pid, 0)
        self._process.returncode = 0  # already waited for
        os.close(self._ours)
        self._ours = -1
        return used.ru_maxrss / 1024

    def _read(self, seconds: float) -> bytes:
        """Return the output within this many seconds; empty at the end, or if there is none."""
        if not select.select([self._ours], [], [], seconds)[0]:
            return b""
        try:
            return os.read(self._ours, 1 << 16)
        except OSError:  # how Linux reports that the other side is closed
            return b""
