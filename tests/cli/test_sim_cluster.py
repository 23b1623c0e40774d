"""Simulations in a cluster: a real scheduler and two workers, which are replaced if killed."""

from __future__ import annotations

import csv
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from adp_tui.cli import main
from adp_tui.games import Games
from adp_tui.sim import program
from adp_tui.sim.cluster import cluster_crew
from adp_tui.sim.errors import CrewError, OtherProgramError
from adp_tui.sim.games import play_game
from adp_tui.sim.result import timeless
from adp_tui.sim.work import play_chunk
from core.adp.box import BOX
from core.kernel import Setup
from tests.cli.conftest import Adp, heed_signals
from tests.cluster import client_of, cluster_of, scheduler, until
from tests.deadly import DeadlyBox
from tests.orchard_table import games

GAMES: Final = 10
SHORT: Final = ("sim", "-n", str(GAMES), "--scenario", "short")
TIMES: Final = ("seconds", "turn_ms")
"""What differs between two runs."""

PROGRAM: Final = (
    sys.executable,
    "-c",
    "import sys; from adp_tui.cli import main; sys.exit(main())",
)


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster with two workers."""
    with cluster_of(2, tmp_path_factory.mktemp("cluster")) as address:
        yield address


@pytest.fixture(scope="session")
def local(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], str]:
    """The summary without times and the rows of the same games, played on this machine."""
    rows = tmp_path_factory.mktemp("local") / "games.csv"
    ran = subprocess.run(
        [*PROGRAM, *SHORT, "--jobs", "2", "--json", "--rows", str(rows)],
        capture_output=True,
        check=True,
    )
    return without_times(ran.stdout), rows.read_text()


def without_times(summary: bytes) -> dict[str, Any]:
    """Return a summary without what differs between two runs."""
    read: dict[str, Any] = json.loads(summary)
    return {name: value for name, value in read.items() if name not in TIMES}


def rows_in(text: str) -> list[dict[str, str]]:
    """Return the rows of a table."""
    return list(csv.DictReader(text.splitlines()))


def begun(rows: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """Start the games in a process, and wait until one is done."""
    run = subprocess.Popen(
        [*PROGRAM, *SHORT, *arguments, "--json", "--rows", str(rows)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_signals,
    )
    journal = rows.with_name(f"{rows.name}.journal")
    until(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 1, run)
    return run


def test_a_lost_worker_loses_no_game_and_changes_none(
    cluster: str, local: tuple[dict[str, Any], str], tmp_path: Path
) -> None:
    with client_of(cluster) as seen:
        seen.wait_for_workers(2)
        workers = seen.run(os.getpid)
    out = tmp_path / "saves"
    with begun(tmp_path / "games.csv", "--cluster", cluster, "--out", str(out)) as run:
        os.kill(next(iter(workers.values())), signal.SIGKILL)
        printed, said = run.communicate()

    assert (run.returncode, said) == (0, b"")
    assert without_times(printed) == local[0]
    rows = rows_in((tmp_path / "games.csv").read_text())
    assert [row.pop("save") for row in rows] == [str(out / f"short-{n}.adp") for n in range(1, 11)]
    assert [row | {"save": ""} for row in rows] == rows_in(local[1])
    assert len(list(out.iterdir())) == GAMES


def test_an_interrupted_run_is_resumed_elsewhere(
    cluster: str, local: tuple[dict[str, Any], str], tmp_path: Path
) -> None:
    rows = tmp_path / "games.csv"
    with begun(rows, "--cluster", cluster) as run:
        run.send_signal(signal.SIGINT)
        printed, said = run.communicate()

    kept = without_times(printed)["all"]["games"]
    assert run.returncode == 130
    assert f"interrupted after {kept} of {GAMES} games".encode() in said
    assert b"repeat the command with --resume" in said
    assert 0 < kept < GAMES
    assert len(rows.read_text().splitlines()) == 1 + kept

    again = subprocess.run(
        [*PROGRAM, *SHORT, "--json", "--rows", str(rows), "--resume"],
        capture_output=True,
        check=True,
    )

    assert f"{kept} of {GAMES} games are in {rows} already".encode() in again.stderr
    assert without_times(again.stdout) == local[0]
    assert rows.read_text() == local[1]


def test_a_game_that_ends_its_workers_is_reported_and_the_others_are_played(
    cluster: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    deadly: Games = games(DeadlyBox)
    rows = tmp_path / "games.csv"
    flags = ("--random", "--scenario", "young", "--scenario", "old", "-n", "3")

    code = main(["sim", *flags, "--cluster", cluster, "--json", "--rows", str(rows)], deadly)

    out, err = capsys.readouterr()
    summary = json.loads(out)
    assert code == 1
    assert "game 2 (old) after 0 answers: it ended every worker that played it" in err
    assert (summary["all"]["games"], summary["all"]["failed"]) == (3, 1)
    assert [row["game"] for row in rows_in(rows.read_text())] == ["1", "3"]


def test_workers_with_another_program_are_refused(
    cluster: str, adp: Adp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adp_tui.sim.program.__version__", "9.9")

    ran = adp("sim", "--random", "-n", "2", "--cluster", cluster)

    assert ran.code == 1
    assert "has adp 0.1.0+" in ran.err
    assert "install the same on both" in ran.err


def test_a_worker_that_joins_later_is_compared_too() -> None:
    with pytest.raises(OtherProgramError, match=r"a worker has adp .*, this is 9\.9"):
        play_chunk((), "9.9")


def test_a_cluster_without_workers_is_refused(
    adp: Adp, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with scheduler(tmp_path) as address:
        monkeypatch.setattr("adp_tui.sim.cluster.PATIENCE", 0.1)
        ran = adp("sim", "--random", "-n", "2", "--cluster", address)

    assert (ran.code, ran.out) == (1, "")
    assert f"the cluster at {address} has no workers" in ran.err


def test_an_address_where_nothing_answers_is_reported(
    adp: Adp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adp_tui.sim.cluster.PATIENCE", 0.1)
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{unheard.getsockname()[1]}"
        ran = adp("sim", "--random", "-n", "2", "--cluster", address)

    assert ran.code == 1
    assert f"there is no cluster at {address}: " in ran.err


def test_an_address_where_something_else_listens_is_reported(
    adp: Adp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adp_tui.sim.cluster.PATIENCE", 0.1)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        ran = adp("sim", "--random", "-n", "2", "--cluster", address)

    assert ran.code == 1
    assert f"there is no cluster at {address}: what listens there does not answer" in ran.err


@pytest.mark.parametrize(
    "address", ["", "orchard", "tcp://", "tcp://127.0.0.1:99999", "x://y:1", "tls://127.0.0.1:1"]
)
def test_a_wrong_address_is_reported(
    adp: Adp, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr("adp_tui.sim.cluster.PATIENCE", 0.1)

    ran = adp("sim", "--random", "-n", "2", "--cluster", address)

    assert ran.code == 1
    assert f"there is no cluster at {address}" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_run_that_cannot_begin_leaves_no_files(adp: Adp, tmp_path: Path) -> None:
    rows = tmp_path / "games.csv"

    ran = adp("sim", "--random", "-n", "2", "--cluster", "orchard", "--rows", rows)

    assert ran.code == 1
    assert list(tmp_path.glob("games*")) == []


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError("Timed out"), "the connection to the cluster was lost"),
        (RuntimeError("no memory\nat all"), "the cluster cannot go on: no memory$"),
    ],
)
def test_what_goes_wrong_in_a_cluster_is_one_sentence(
    cluster: str, error: Exception, said: str
) -> None:
    with pytest.raises(CrewError, match=said), cluster_crew(cluster):
        raise error


def test_a_process_says_what_it_has_loaded_not_what_was_installed_since(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = program.stamp()
    monkeypatch.setattr(program, "_ROOT", tmp_path)

    assert program.stamp() == before


def test_a_cluster_needs_its_library(adp: Adp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    ran = adp("sim", "--random", "-n", "2", "--cluster", "tcp://127.0.0.1:1")

    assert ran.code == 2
    assert "pip install 'adp[cluster]'" in ran.err


def test_games_are_the_same_but_for_times() -> None:
    players = dict.fromkeys(BOX.sides, "bot")
    first, second = (play_game(BOX, Setup("short", players), 1, players=players) for _ in range(2))

    assert first.turn_ms != ()
    assert timeless(first) == timeless(second)
