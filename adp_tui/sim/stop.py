"""Stopping in order: Ctrl+C and other signals end a run between two games, not within one."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_HEEDED: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class StopRequest:
    """Whether something has asked the run to stop."""

    def __init__(self) -> None:
        self.signal: int | None = None
        """The signal that did."""

        self.tell: Callable[[], object] = lambda: None
        """Called when a signal arrives, from within its handler."""

    def ask(self, number: int) -> None:
        """Ask the run to stop."""
        self.signal = number
        self.tell()


@contextmanager
def heed_signals() -> Iterator[StopRequest]:
    """Let the first signal ask the run to stop; the next one does what it usually does.

    A signal that is ignored stays ignored.
    """
    stop = StopRequest()

    def heed(number: int, _frame: FrameType | None) -> None:
        restore()
        stop.ask(number)

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    before = {
        number: signal.getsignal(number)
        for number in _HEEDED
        if signal.getsignal(number) is not signal.SIG_IGN
    }
    for number in before:
        signal.signal(number, heed)
    try:
        yield stop
    finally:
        restore()
