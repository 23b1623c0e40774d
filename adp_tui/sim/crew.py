"""A crew plays many games: in this process, in several of this machine, or in a cluster."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from queue import SimpleQueue
from typing import Any, NamedTuple

from adp_tui.sim.errors import CrewError
from adp_tui.sim.plan import Task
from adp_tui.sim.result import SimGame
from adp_tui.sim.stop import StopRequest
from adp_tui.sim.work import Played, play_chunk
from adp_tui.texts import sim as texts

Chunk = Sequence[Task]
"""Games that are handed out, played and given back together."""


class Crew(NamedTuple):
    """Who plays the games, and how they are handed out."""

    executor: Executor
    ahead: Callable[[], int]
    """Returns how many chunks may be handed out at the same time."""

    largest: int = 1
    """The most games in a chunk: what is lost at most with the process that plays them."""

    program: str | None = None
    """What the processes must have installed; None if they have the same files as this one."""

    killed: tuple[type[Exception], ...] = ()
    """The errors which mean that a chunk ended every process that played it."""


class _Here(Executor):
    """Plays in this process, immediately."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Call a function and return its result as a future."""
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def local_crew(jobs: int | None) -> Iterator[Crew]:
    """Play in several processes of this machine, by default one per core."""
    processes = jobs or os.cpu_count() or 1
    if processes == 1:
        yield Crew(_Here(), lambda: 1)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _leave_signals_alone)
    try:
        yield Crew(pool, lambda: 2 * processes)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_signals_alone() -> None:
    """Ignore signals: the process that reads the keyboard decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)


def play_all(crew: Crew, tasks: Iterator[Task], left: int, stop: StopRequest) -> Iterator[Played]:
    """Let a crew play the games, and yield each when it is done, in no particular order.

    After a request to stop nothing more is handed out. What has been is cancelled if the crew can
    do so, and otherwise played to its end.
    """
    shift = _Shift(crew, tasks, left)
    stop.tell = shift.wake
    while True:
        if stop.signal is None:
            shift.hand_out()
        else:
            shift.cancel()
        if not shift.under_way:
            return
        yield from shift.next_results(stop)


class _Shift:
    """The games of one run: those to hand out, those under way, and those under suspicion."""

    def __init__(self, crew: Crew, tasks: Iterator[Task], left: int) -> None:
        self._crew = crew
        self._tasks = tasks
        self._left = left
        self._again: deque[Chunk] = deque()
        """Single games of chunks whose processes ended."""

        self._suspects: deque[Chunk] = deque()
        """Single games whose processes ended, perhaps because of another game."""

        self.under_way: dict[Future[list[Played]], Chunk] = {}
        self._events: SimpleQueue[Future[list[Played]] | None] = SimpleQueue()
        """Whatever is done; None to wake up whoever waits. A signal handler may add to it."""

    def wake(self) -> None:
        """End the waiting for results."""
        self._events.put(None)

    def hand_out(self) -> None:
        """Hand out as many chunks as the crew takes; suspects one by one, when all else is done."""
        room = self._crew.ahead()
        while len(self.under_way) < room and (chunk := self._next_chunk(room)):
            self._submit(chunk)
        if not self.under_way and self._suspects:
            self._submit(self._suspects[0])

    def _next_chunk(self, room: int) -> Chunk:
        """Return the next games: fewer towards the end, so that nobody waits long for the last."""
        if self._again:
            return self._again.popleft()
        size = max(1, min(self._crew.largest, self._left // (2 * room)))
        chunk = tuple(islice(self._tasks, size))
        self._left -= len(chunk)
        return chunk

    def _submit(self, chunk: Chunk) -> None:
        try:
            future = self._crew.executor.submit(play_chunk, chunk, self._crew.program)
        except BrokenExecutor as error:
            raise CrewError(texts.PROCESS_ENDED) from error
        self.under_way[future] = chunk
        future.add_done_callback(self._events.put)

    def cancel(self) -> None:
        """Cancel whatever can be cancelled."""
        for future in tuple(self.under_way):
            future.cancel()

    def next_results(self, stop: StopRequest) -> Sequence[Played]:
        """Wait for something to be done, and return its results."""
        done = self._events.get()
        if done is None:
            return ()
        chunk = self.under_way.pop(done)
        alone = bool(self._suspects) and chunk is self._suspects[0]
        if alone:
            self._suspects.popleft()
        try:
            return done.result()
        except CancelledError as error:
            if stop.signal is None:
                raise CrewError(texts.CLUSTER_LOST) from error
            return ()
        except BrokenExecutor as error:
            raise CrewError(texts.PROCESS_ENDED) from error
        except self._crew.killed:
            return self._after_end_of(chunk, alone=alone)

    def _after_end_of(self, chunk: Chunk, *, alone: bool) -> Sequence[Played]:
        """Narrow down which game of a chunk ends the processes that play it."""
        if alone:
            return [_lost(task) for task in chunk]
        singles = [(task,) for task in chunk]
        (self._again if len(chunk) > 1 else self._suspects).extend(singles)
        return ()


def _lost(task: Task) -> Played:
    game = SimGame(task.setup, task.seed, failure=texts.ENDS_WORKERS)
    return Played(task.number, game, is_lost=True)
