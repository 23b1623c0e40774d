"""Many games in several processes, in order; finished games survive an interruption."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from adp_tui.sim.games import SimGame, play_game
from adp_tui.sim.plan import Task


def play_all(tasks: list[Task], jobs: int | None) -> Iterator[SimGame]:
    """Play the games, each in some process, and yield them in order when they are done.

    After an interruption, the games already under way are still played to their end and kept.
    """
    workers = jobs or os.cpu_count() or 1
    if workers == 1:
        yield from map(_play, tasks)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), _leave_signals_alone) as pool:
        games = deque(pool.submit(_play, task) for task in tasks)
        try:
            while games:
                played = games[0].result()
                games.popleft()
                yield played
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            yield from (game.result() for game in games if not game.cancelled())
            raise
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _play(task: Task) -> SimGame:
    return play_game(task.load(), task.setup, task.seed, players=task.players, keep_as=task.keep_as)


def _leave_signals_alone() -> None:
    """Ignore signals: the process that reads the keyboard decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
