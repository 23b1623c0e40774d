"""Simulations that are resumed, and the files from which they are."""

from __future__ import annotations

import csv
import errno
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from adp_tui.sim.result import SimGame
from adp_tui.sim.summary import LISTED, SimTally
from core.kernel import Setup
from saves.chain import NO_LINK, scan, seal
from saves.disk import write_all
from tests.cli.conftest import Adp, Ran

ORCHARD: Final = ("sim", "--random", "--jobs", "1", "--scenario", "young", "--json")


@pytest.fixture
def rows(tmp_path: Path) -> Path:
    """A file for rows."""
    return tmp_path / "games.csv"


def journal_of(rows: Path) -> Path:
    return rows.with_name(f"{rows.name}.journal")


def untimed(ran: Ran) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(ran.out)
    return {name: value for name, value in read.items() if name not in ("seconds", "turn_ms")}


def resealed(path: Path, change: Callable[[int, dict[str, Any]], object]) -> None:
    """Change the lines of a journal, as somebody could who knows the format."""
    bodies = [json.loads(body) for body in scan(path.read_bytes()).bodies]
    for row, body in enumerate(bodies, start=1):
        change(row, body)
    encoded = (json.dumps(body, separators=(",", ":")).encode() for body in bodies)
    path.write_bytes(seal(encoded, NO_LINK)[0])


@pytest.mark.parametrize("torn", [b"", b'{"game":3,"after"', b"\0\0\0"])
def test_a_resumed_run_is_the_same_as_one_without_a_break(
    adp: Adp, rows: Path, tmp_path: Path, torn: bytes
) -> None:
    whole = adp(*ORCHARD, "-n", 6, "--rows", tmp_path / "whole.csv")
    adp(*ORCHARD, "-n", 2, "--rows", rows)
    with journal_of(rows).open("ab") as file:
        file.write(torn)

    ran = adp(*ORCHARD, "-n", 6, "--rows", rows, "--resume")

    assert ran.code == 0
    assert f"2 of 6 games are in {rows} already" in ran.err
    assert untimed(ran) == untimed(whole)
    assert rows.read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert untimed(adp(*ORCHARD, "-n", 6, "--rows", rows, "--resume")) == untimed(whole)


def test_resuming_begins_if_there_is_nothing_yet(adp: Adp, rows: Path) -> None:
    assert adp(*ORCHARD, "-n", 1, "--rows", rows, "--resume").code == 0
    assert len(rows.read_text().splitlines()) == 2


def test_a_journal_cut_off_within_its_first_line_is_begun_again(adp: Adp, rows: Path) -> None:
    adp(*ORCHARD, "-n", 1, "--rows", rows)
    os.truncate(journal_of(rows), 10)

    assert adp(*ORCHARD, "-n", 1, "--rows", rows, "--resume").code == 0


def test_a_file_is_never_replaced_unasked(adp: Adp, rows: Path) -> None:
    rows.write_text("mine")

    assert "already exists: go on with --resume" in adp(*ORCHARD, "--rows", rows).err
    ran = adp(*ORCHARD, "--rows", rows, "--resume")
    assert ran.code == 1
    assert "cannot be resumed without" in ran.err
    assert rows.read_text() == "mine"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--seed", "2", "-n", "3"), "belongs to other games: its 'seed' differs"),
        (("--no-check", "-n", "3"), "its 'check' differs"),
        (("--scenario", "old", "-n", "3"), "its 'setups' differs"),
        (("-n", "2"), "has game 3 already: ask for at least as many games"),
    ],
)
def test_the_file_of_other_games_is_refused(
    adp: Adp, rows: Path, given: tuple[str, ...], said: str
) -> None:
    adp(*ORCHARD, "-n", 3, "--rows", rows)
    before = rows.read_bytes(), journal_of(rows).read_bytes()

    ran = adp(*ORCHARD, "--rows", rows, "--resume", *given)

    assert ran.code == 1
    assert said in ran.err
    assert (rows.read_bytes(), journal_of(rows).read_bytes()) == before


def test_games_of_another_program_are_refused(
    adp: Adp, rows: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    adp(*ORCHARD, "-n", 1, "--rows", rows)
    monkeypatch.setattr("adp_tui.sim.program.__version__", "9.9")

    assert "its 'program' differs" in adp(*ORCHARD, "-n", 2, "--rows", rows, "--resume").err


@pytest.mark.parametrize(
    "contents", [b"\n", b"mine", b"mine\nyours\n", b'{"a":1}\n{"b":2}\n', b"x" * (1 << 21)]
)
def test_a_file_that_is_no_journal_is_refused(adp: Adp, rows: Path, contents: bytes) -> None:
    journal_of(rows).write_bytes(contents)

    ran = adp(*ORCHARD, "-n", 2, "--rows", rows, "--resume")

    assert ran.code == 1
    assert len(ran.err.splitlines()) == 1
    assert journal_of(rows).read_bytes() == contents


def test_a_changed_line_is_found(adp: Adp, rows: Path) -> None:
    adp(*ORCHARD, "-n", 3, "--rows", rows)
    lines = journal_of(rows).read_bytes().replace(b'"game":2', b'"game":3')
    journal_of(rows).write_bytes(lines)

    ran = adp(*ORCHARD, "-n", 3, "--rows", rows, "--resume")

    assert ran.code == 1
    assert "line 3 of" in ran.err
    assert journal_of(rows).read_bytes() == lines


def test_the_games_before_a_damaged_line_can_be_resumed(
    adp: Adp, rows: Path, tmp_path: Path
) -> None:
    adp(*ORCHARD, "-n", 3, "--rows", rows)
    good = b"".join(journal_of(rows).read_bytes().splitlines(keepends=True)[:2])
    again = tmp_path / "again.csv"
    journal_of(again).write_bytes(good)

    ran = adp(*ORCHARD, "-n", 3, "--rows", again, "--resume")

    assert ran.code == 0
    assert "1 of 3 games are in" in ran.err
    assert again.read_bytes() == rows.read_bytes()


@pytest.mark.parametrize(
    "forged",
    [
        {"game": 1},
        {"game": 0},
        {"game": "2"},
        {"answers": -1},
        {"answers": 10**30},
        {"winners": ["carl"]},
        {"winners": ["ann"] * 9},
        {"margins": {"carl": 1}},
        {"margins": {"ann": 1e300}},
        {"rounds": [{"carl": 1}]},
        {"choices": [[10**6, 1]]},
        {"failure": 7},
        {"unknown": True},
    ],
)
def test_a_forged_line_is_refused_if_it_cannot_be_true(
    adp: Adp, rows: Path, forged: dict[str, object]
) -> None:
    adp(*ORCHARD, "-n", 3, "--rows", rows)
    resealed(journal_of(rows), lambda row, body: body.update(forged) if row == 3 else None)

    ran = adp(*ORCHARD, "-n", 3, "--rows", rows, "--resume")

    assert (ran.code, ran.out) == (1, "")
    assert "line 3 of" in ran.err
    assert "is damaged" in ran.err


def test_two_runs_do_not_share_a_file(adp: Adp, rows: Path) -> None:
    import fcntl

    adp(*ORCHARD, "-n", 1, "--rows", rows)
    with journal_of(rows).open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        ran = adp(*ORCHARD, "-n", 2, "--rows", rows, "--resume")

    assert ran.code == 1
    assert "is being written by another run" in ran.err


def test_saves_of_a_killed_run_are_completed_and_others_are_left_alone(
    adp: Adp, rows: Path, tmp_path: Path
) -> None:
    out = tmp_path / "saved"
    adp(*ORCHARD, "-n", 2, "--out", out)
    half, foreign = out / "young-1.adp", out / "young-2.adp"
    whole = half.read_bytes()
    half.write_bytes(whole[:100])
    foreign.write_bytes(b"mine")

    ran = adp(*ORCHARD, "-n", 2, "--out", out, "--rows", rows, "--resume")

    assert ran.code == 1
    assert "game 2 (young)" in ran.err
    assert "it could not be saved" in ran.err
    assert half.read_bytes() == whole
    assert foreign.read_bytes() == b"mine"


def test_rows_as_parquet_are_the_same_as_in_csv(adp: Adp, rows: Path, tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    adp(*ORCHARD, "-n", 3, "--rows", rows)
    adp(*ORCHARD, "-n", 3, "--rows", tmp_path / "games.parquet")

    table = read_table(tmp_path / "games.parquet").to_pylist()
    texts = [{name: "" if v is None else str(v) for name, v in row.items()} for row in table]
    assert texts == list(csv.DictReader(rows.read_text().splitlines()))
    assert table[0]["game"] == table[0]["seed"] == 1
    assert set(table[0]) >= {"margin_ann", "margin_ben", "winners", "seats", "answers"}


def test_parquet_needs_its_library(
    adp: Adp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)

    ran = adp(*ORCHARD, "-n", 1, "--rows", tmp_path / "games.parquet")

    assert ran.code == 2
    assert "pip install 'adp[parquet]'" in ran.err
    assert list(tmp_path.glob("games*")) == []


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--rows", "games.txt"), "should end in .csv or .parquet"),
        (("--resume",), "--resume needs --rows FILE"),
        (("--jobs", "2", "--cluster", "tcp://127.0.0.1:1"), "not allowed with argument --jobs"),
        (("--jobs", "0"), "--jobs: it must be at least 1"),
        (("--jobs", "99999999999"), "--jobs: it must be at most 1000"),
    ],
)
def test_what_does_not_go_together_is_misuse(adp: Adp, given: tuple[str, ...], said: str) -> None:
    ran = adp("sim", "--random", *given)

    assert ran.code == 2
    assert said in ran.err


def test_a_folder_that_is_not_there_is_reported(adp: Adp, tmp_path: Path) -> None:
    ran = adp(*ORCHARD, "-n", 1, "--rows", tmp_path / "nowhere" / "games.csv")

    assert ran.code == 1
    assert "no such file or directory" in ran.err


def test_a_folder_in_the_place_of_the_rows_is_reported_before_anything_is_played(
    adp: Adp, rows: Path
) -> None:
    adp(*ORCHARD, "-n", 1, "--rows", rows)
    before = journal_of(rows).read_bytes()
    rows.unlink()
    rows.mkdir()

    ran = adp(*ORCHARD, "-n", 2, "--rows", rows, "--resume")

    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"adp: cannot use '{rows}': is a directory\n"
    assert journal_of(rows).read_bytes() == before


def test_the_longest_name_that_a_journal_can_have_is_enough_for_the_rows(
    adp: Adp, tmp_path: Path
) -> None:
    longest = os.pathconf(tmp_path, "PC_NAME_MAX") - len(".csv.journal")
    rows = tmp_path / f"{'g' * longest}.csv"

    assert adp(*ORCHARD, "-n", 1, "--rows", rows).code == 0
    assert len(rows.read_text().splitlines()) == 2


def test_a_folder_with_a_name_of_any_bytes_is_written_down(
    adp: Adp, rows: Path, tmp_path: Path
) -> None:
    out = tmp_path / os.fsdecode(b"r\xe9sum\xe9")

    assert adp(*ORCHARD, "-n", 1, "--rows", rows, "--out", out).code == 0
    assert r"r\udce9sum\udce9/young-1.adp" in rows.read_text()
    assert (out / "young-1.adp").exists()


def test_a_full_disk_ends_the_run_in_order(
    adp: Adp, rows: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = iter((True, True, False))

    def write(descriptor: int, data: bytes, place: int) -> None:
        if not next(room):
            write_all(descriptor, data[:9], place)
            raise OSError(errno.ENOSPC, "No space left on device")
        write_all(descriptor, data, place)

    with monkeypatch.context() as small:
        small.setattr("adp_tui.sim.journal.write_all", write)
        ran = adp(*ORCHARD, "-n", 3, "--rows", rows)

    assert ran.code == 1
    assert f"cannot use '{journal_of(rows)}': no space left on device" in ran.err
    assert "interrupted after 1 of 3 games" in ran.err
    assert "repeat the command with --resume" in ran.err
    assert json.loads(ran.out)["all"]["games"] == 1
    assert len(rows.read_text().splitlines()) == 2

    again = adp(*ORCHARD, "-n", 3, "--rows", rows, "--resume")

    assert again.code == 0
    assert "1 of 3 games are in" in again.err
    assert len(rows.read_text().splitlines()) == 4


def test_the_summary_is_printed_although_the_rows_cannot_be_written(
    adp: Adp, rows: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("adp_tui.commands.sim.write_rows", write)

    ran = adp(*ORCHARD, "-n", 2, "--rows", rows)

    assert ran.code == 1
    assert f"{rows} could not be written: no space left on device" in ran.err
    assert f"its games are kept in {journal_of(rows)}" in ran.err
    assert json.loads(ran.out)["all"]["games"] == 2


def test_many_failures_are_counted_and_the_first_are_listed() -> None:
    tally = SimTally()
    for number in range(LISTED + 50, 0, -1):
        tally.add(number, SimGame(Setup("old"), number, failure="runaway"))

    summary = tally.summary(1.0, checked=False)

    assert summary.all.failed == LISTED + 50
    assert [game.seed for game in summary.failures] == list(range(1, LISTED + 1))
