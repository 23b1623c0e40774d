"""The bar that tells whoever watches how far it is."""

from __future__ import annotations

import sys
import time

from adp_tui.terminal.clean import bare
from adp_tui.texts.sim import bar

_CLEAR = "\r\x1b[K"


class Progress:
    """One line at the bottom of the terminal; nothing where nobody watches."""

    def __init__(self, of: int) -> None:
        self._of = of
        self._began = time.perf_counter()
        self._watched = sys.stderr.isatty()

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.perf_counter() - self._began

    def show(self, done: int, failures: int) -> None:
        """Show how far it is."""
        if self._watched:
            line = bar(done, self._of, self.seconds, failures)
            print(f"{_CLEAR}{line}", end="", file=bare(sys.stderr), flush=True)

    def clear(self) -> None:
        """Make room for something that is to stay."""
        if self._watched:
            print(_CLEAR, end="", file=bare(sys.stderr), flush=True)
