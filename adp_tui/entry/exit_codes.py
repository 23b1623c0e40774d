"""How the program ends: in order, with one sentence at most and an exit code that tells why."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from types import FrameType
from typing import Final

from adp_tui.terminal.clean import clean_output
from adp_tui.terminal.clean import sentence as one_sentence

OK: Final = 0
FAILED: Final = 1
MISUSED: Final = 2
BY_SIGNAL: Final = 128
"""A process ended by signal n has the exit code 128 + n, as shells count."""

_ENDING_SIGNALS: Final = (signal.SIGTERM, signal.SIGHUP)


class UsageError(Exception):
    """The command line cannot be understood; the message says why and what to try."""


class Signalled(BaseException):
    """Somebody asked the process to end; like Ctrl-C, it unwinds past whatever is going on."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def in_order(work: Callable[[], int]) -> int:
    """Do the work and return the exit code; errors become one sentence on stderr."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # not every terminal knows every letter
    with clean_output():
        return _in_order(work)


def _in_order(work: Callable[[], int]) -> int:
    """Do the work and turn whatever ends it into an exit code."""
    try:
        with _signals_raised():
            return _to_the_last_byte(work)
    except BrokenPipeError:
        _forget_stdout()
        return BY_SIGNAL + signal.SIGPIPE
    except KeyboardInterrupt:
        return BY_SIGNAL + signal.SIGINT
    except Signalled as end:
        return BY_SIGNAL + end.number
    except UsageError as error:
        say(str(error))
        return MISUSED
    except Exception as error:
        say(sentence(error))
        _see_out_stdout()
        return FAILED


def say(text: str) -> None:
    """Tell the person at the terminal, if there still is one."""
    with suppress(OSError, ValueError):
        print(f"adp: {one_sentence(text)}", file=sys.stderr, flush=True)


def _to_the_last_byte(work: Callable[[], int]) -> int:
    """Do the work and see its output out, so that a full disk is noticed while it can be told."""
    try:
        code = work()
    except SystemExit as end:  # argparse has printed its help or the version
        code = end.code if isinstance(end.code, int) else OK
    if sys.stdout is not None:
        sys.stdout.flush()
    return code


def _see_out_stdout() -> None:
    """Print what was still to be printed, unless that is what failed."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        _forget_stdout()


def _forget_stdout() -> None:
    """Let nothing be flushed to an output that failed when the interpreter shuts down."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


@contextmanager
def _signals_raised() -> Iterator[None]:
    """Turn a request to end into an exception, so that files are closed on the way out.

    What is ignored stays ignored: that is how `nohup` keeps a program running.
    """

    def end(number: int, _frame: FrameType | None) -> None:
        raise Signalled(number)

    before = {
        number: signal.signal(number, end)
        for number in _ENDING_SIGNALS
        if signal.getsignal(number) is not signal.SIG_IGN
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def sentence(error: Exception) -> str:
    """Return what a person needs to know about an error."""
    from adp_tui.texts import problems
    from core.kernel.errors import GameError

    if isinstance(error, GameError):
        return str(error)
    if isinstance(error, OSError) and error.strerror:
        reason = error.strerror[0].lower() + error.strerror[1:]
        return problems.cannot_use(error.filename, reason) if error.filename else reason
    return problems.bug(_where_told(error))


def _where_told(error: Exception) -> str:
    """Write the whole story of a bug to a file and name the file."""
    import tempfile
    import traceback

    from adp_tui.texts.problems import report_with

    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="adp-bug-", suffix=".txt", delete=False, encoding="utf-8"
        ) as file:
            file.write("".join(traceback.format_exception(error)))
    except OSError:
        return repr(error)
    return report_with(file.name)
