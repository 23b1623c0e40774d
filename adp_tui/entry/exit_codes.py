"""How the program ends: cleanly, with at most one sentence and an exit code that says why."""

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
"""A process ended by signal n has the exit code 128 + n, as in shells."""

_ENDING_SIGNALS: Final = (signal.SIGTERM, signal.SIGHUP)


class UsageError(Exception):
    """The command line cannot be understood; the message says why and what to try."""


class Signalled(BaseException):
    """A signal asked the process to end; like Ctrl-C, this unwinds past all running code."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def in_order(work: Callable[[], int]) -> int:
    """Do the work and return the exit code; errors become one sentence on stderr."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # some terminals lack letters
    with clean_output():
        return _in_order(work)


def _in_order(work: Callable[[], int]) -> int:
    """Do the work and turn the way it ends into an exit code."""
    try:
        with _signals_raised():
            return _with_output_flushed(work)
    except BrokenPipeError:
        _discard_stdout()
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
        _flush_stdout()
        return FAILED


def say(text: str) -> None:
    """Print to the terminal, if there still is one."""
    with suppress(OSError, ValueError):
        print(f"adp: {one_sentence(text)}", file=sys.stderr, flush=True)


def _with_output_flushed(work: Callable[[], int]) -> int:
    """Do the work and flush its output, so that a full disk is noticed while it can be reported."""
    try:
        code = work()
    except SystemExit as end:  # argparse has printed its help or the version
        code = end.code if isinstance(end.code, int) else OK
    if sys.stdout is not None:
        sys.stdout.flush()
    return code


def _flush_stdout() -> None:
    """Flush stdout, unless stdout is what failed."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        _discard_stdout()


def _discard_stdout() -> None:
    """Keep the interpreter from flushing a failed output when it shuts down."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


@contextmanager
def _signals_raised() -> Iterator[None]:
    """Turn signals that end the process into exceptions, so that files are closed on the way out.

    A signal that is ignored stays ignored: that is how `nohup` keeps a program running.
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
    """Return the sentence to print for an error."""
    from adp_tui.texts import problems
    from core.kernel.errors import GameError

    if isinstance(error, GameError):
        return str(error)
    if isinstance(error, OSError) and error.strerror:
        reason = error.strerror[0].lower() + error.strerror[1:]
        return problems.cannot_use(error.filename, reason) if error.filename else reason
    return problems.bug(_saved_traceback(error))


def _saved_traceback(error: Exception) -> str:
    """Write the traceback of a bug to a file and return a sentence that names the file."""
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
