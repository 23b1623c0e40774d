"""A real cluster on this machine: a scheduler and workers, each in processes of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from distributed import Client

from tests.cli.conftest import heed_signals
from tests.deadly import WORKER

ROOT: Final = Path(__file__).parents[1]


@contextmanager
def started(*arguments: str, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a program of the library, and end it."""
    program = subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments, "--no-dashboard"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)} | settings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=heed_signals,
    )
    try:
        yield program
    finally:
        program.terminate()
        program.wait()


def until(happened: Callable[[], object], *running: subprocess.Popen[Any]) -> None:
    """Wait for something that programs do, for as long as they run."""
    while not happened():
        assert all(program.poll() is None for program in running)
        time.sleep(0.02)


@contextmanager
def scheduler(folder: Path) -> Iterator[str]:
    """Start a scheduler and return its address."""
    file = folder / "scheduler.json"
    place = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
    failures = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1"}
    with started("scheduler", *place, **failures) as program:
        until(lambda: file.exists() and file.read_text().endswith("}"), program)
        yield json.loads(file.read_text())["address"]


@contextmanager
def cluster_of(workers: int, folder: Path) -> Iterator[str]:
    """Start a scheduler and workers that are replaced if they are killed; return the address."""
    with scheduler(folder) as address, ExitStack() as running:
        for number in range(workers):
            place = ("--host", "127.0.0.1", "--local-directory", str(folder / f"worker-{number}"))
            worker = ("worker", address, *place, "--nthreads", "1", "--death-timeout", "60")
            running.enter_context(started(*worker, **{WORKER: "yes"}))
        with client_of(address) as client:
            client.wait_for_workers(workers)
        yield address


@contextmanager
def client_of(address: str) -> Iterator[Client]:
    """A connection to a cluster."""
    with Client(address, set_as_default=False) as client:
        yield client
