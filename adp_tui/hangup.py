"""The end of input: a terminal that has gone away without a signal."""

from __future__ import annotations

import select
import sys


def terminal_has_gone() -> bool:
    """Whether nobody can type any more: the line has dropped, or the window was closed.

    Usually a signal tells the program. It does not reach one that runs in the background or under a
    program that keeps signals to itself, and reading on would keep the machine busy for nothing.
    """
    stdin = sys.__stdin__
    if stdin is None or stdin.closed:
        return True
    watch = select.poll()
    watch.register(stdin.fileno(), select.POLLIN)
    return any(event & (select.POLLHUP | select.POLLERR) for _, event in watch.poll(0))
