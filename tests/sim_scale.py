"""Measures how simulations grow with processes and games: `python -m tests.sim_scale [GAMES]`.

The figures of docs/laboratory.md come from here.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec

from adp_tui.games import GAMES
from adp_tui.sim.games import play_game
from adp_tui.sim.journal import Head, RunJournal
from adp_tui.sim.plan import Plan
from adp_tui.sim.program import stamp
from adp_tui.sim.rows import write_rows
from adp_tui.sim.summary import SimTally
from core.kernel import Setup
from tests.cluster import cluster_of

PROCESSES: Final = (1, 2, 4)
COUNTED: Final = (10_000, 50_000)
RUN: Final = """
import re, resource, sys
from pathlib import Path
from adp_tui.cli import main
code = main()
own = re.search(r"VmHWM:\\s*(\\d+)", Path("/proc/self/status").read_text())[1]
others = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print(own, others, file=sys.stderr)
sys.exit(code)
"""


def measured(games: int, folder: Path, *crew: str) -> tuple[float, int, int]:
    """Play games; return how many a minute, and the memory of the caller and a process, in kB."""
    command = [sys.executable, "-c", RUN, "sim", "-n", str(games), "--json", *crew]
    began = time.perf_counter()
    ran = subprocess.run(command, capture_output=True, check=True, cwd=folder, text=True)
    taken = time.perf_counter() - began
    assert json.loads(ran.stdout)["all"]["games"] == games
    own, others = ran.stderr.split()[-2:]
    return 60 * games / taken, int(own), int(others)


def speeds(games: int, folder: Path) -> None:
    """Print the speeds of the pool and of a cluster."""
    print("| processes | pool, games a minute | cluster | caller | a process | with a cluster |")
    print("|---|---|---|---|---|---|")
    for processes in PROCESSES:
        pool, own, others = measured(games, folder, "--jobs", str(processes))
        with ExitStack() as running:
            place = folder / f"cluster-{processes}"
            place.mkdir()
            address = running.enter_context(cluster_of(processes, place))
            cluster, caller, _ = measured(games, folder, "--cluster", address)
        memory = f"{own // 1024} MB | {others // 1024} MB | {caller // 1024} MB"
        print(f"| {processes} | {pool:.0f} | {cluster:.0f} | {memory} |", flush=True)


def sizes(folder: Path) -> None:
    """Print what a game takes up, and how the memory of the caller grows with the games."""
    entry = GAMES["adp"]
    box = entry.box()
    players = dict.fromkeys(box.sides, "bot")
    setups = tuple(Setup(name, players) for name in box.scenarios)
    games = [play_game(box, setup, 1, players=players) for setup in setups]
    save = folder / "save.adp"
    play_game(box, setups[0], 1, players=players, keep_as=save)
    print(f"result {sum(map(len, map(msgspec.json.encode, games))) // len(games)} bytes as JSON")
    print(f"save   {save.stat().st_size} bytes ({setups[0].scenario})")
    for count in COUNTED:
        plan = Plan(entry.box, setups, players, 1, count, check=False, out=None)
        tally = SimTally()
        path = folder / f"{count}.journal"
        began = time.perf_counter()
        with RunJournal.begin(path, plan, Head.of(plan, stamp())) as journal:
            for number in range(1, count + 1):
                game = games[(number - 1) % len(games)]
                tally.add(number, game)
                journal.add(number, game, 1.0)
            added = time.perf_counter() - began
            for ending in (".csv", ".parquet"):
                write_rows(folder / f"{count}{ending}", plan, journal)
        began = time.perf_counter()
        RunJournal.resume(path, plan, Head.of(plan, stamp()), SimTally().add).close()
        again = time.perf_counter() - began
        each = [
            f"{what} {(folder / f'{count}{what}').stat().st_size // count} bytes"
            for what in (".journal", ".csv", ".parquet")
        ]
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(
            f"{count} games: {', '.join(each)} each; caller {1e6 * added / count:.0f} us a game, "
            f"read again in {1e6 * again / count:.0f} us; {memory} MB",
            flush=True,
        )


def main() -> None:
    """Print all figures."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 48
    with tempfile.TemporaryDirectory() as folder:
        speeds(games, Path(folder))
        sizes(Path(folder))


if __name__ == "__main__":
    main()
