"""The progress bar."""

from __future__ import annotations

import sys
import time

from adp_tui.terminal.clean import bare
from adp_tui.texts import sim as texts
from adp_tui.texts.words import listed

_CLEAR = "\r\x1b[K"
_BAR = 24
"""The width of the bar in cells."""


def bar(done: int, of: int, seconds: float, failures: int) -> str:
    """Return the progress, the speed and the time left."""
    filled = _BAR * done // of if of else _BAR
    told = [f"[{'#' * filled}{'.' * (_BAR - filled)}] {texts.done_of(done, of)}"]
    if seconds > 0 and done:
        told.append(texts.a_minute(60 * done / seconds))
        if done < of:
            told.append(texts.left(*divmod(round((of - done) * seconds / done), 60)))
    if failures:
        told.append(texts.failures(failures))
    return listed(told)


class Progress:
    """One line at the bottom of the terminal; nothing if stderr is not a terminal."""

    def __init__(self, of: int) -> None:
        self._of = of
        self._began = time.perf_counter()
        self._watched = sys.stderr.isatty()

    @property
    def seconds(self) -> float:
        """The time taken so far."""
        return time.perf_counter() - self._began

    def show(self, done: int, failures: int) -> None:
        """Show the progress."""
        if self._watched:
            line = bar(done, self._of, self.seconds, failures)
            print(f"{_CLEAR}{line}", end="", file=bare(sys.stderr), flush=True)

    def clear(self) -> None:
        """Remove the bar before printing other output."""
        if self._watched:
            print(_CLEAR, end="", file=bare(sys.stderr), flush=True)
