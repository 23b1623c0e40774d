"""The progress bar of a long command, on the terminal of its messages."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Self

from adp_tui.terminal.clean import bare
from adp_tui.texts import sim as texts
from adp_tui.texts.words import listed

if TYPE_CHECKING:
    from rich.progress import Progress


def told(done: int, of: int, played: int, seconds: float, failures: int) -> str:
    """Return the progress in words, the speed and the time left.

    `played` of the games that are done were played in these seconds.
    """
    parts = [texts.done_of(done, of)]
    if seconds > 0 and played:
        parts.append(texts.a_minute(60 * played / seconds))
        if done < of:
            parts.append(texts.left(*divmod(round((of - done) * seconds / played), 60)))
    if failures:
        parts.append(texts.failures(failures))
    return listed(parts)


class ProgressBar:
    """One row at the bottom of the terminal; nothing if stderr is not a terminal.

    Messages to stderr appear above it.
    """

    def __init__(self, of: int, done: int = 0) -> None:
        self._of = of
        self._before = self._done = done
        self._failures = 0
        self._began = time.perf_counter()
        self._shown: Progress | None = None

    @property
    def seconds(self) -> float:
        """The time taken so far."""
        return time.perf_counter() - self._began

    def advance(self, *, failed: bool) -> None:
        """Show that one more is done."""
        self._done += 1
        self._failures += failed
        self._show()

    def _show(self) -> None:
        if self._shown is not None:
            played = self._done - self._before
            words = told(self._done, self._of, played, self.seconds, self._failures)
            self._shown.update(self._shown.task_ids[0], completed=self._done, description=words)

    def __enter__(self) -> Self:
        if sys.stderr is not None and sys.stderr.isatty():
            self._shown = _bar()
            self._shown.add_task("", total=self._of, completed=self._done)
            self._show()
            self._shown.start()
        return self

    def __exit__(self, *_error: object) -> None:
        if self._shown is not None:
            self._shown.stop()
            self._shown = None


def _bar() -> Progress:
    """Return an empty bar; in a narrow terminal it is cut, not wrapped."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn
    from rich.table import Column

    words = TextColumn(
        "{task.description}",
        markup=False,
        table_column=Column(no_wrap=True, overflow="ellipsis"),
    )
    bar = BarColumn(bar_width=None, table_column=Column(max_width=24, no_wrap=True))
    console = Console(file=bare(sys.stderr))
    return Progress(bar, words, console=console, transient=True, redirect_stdout=False)
