"""Two tables of speeds compared."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from adp_tui.bench import rows
from adp_tui.bench.compare import pairs
from adp_tui.bench.row import Row, at_speed
from adp_tui.bench.trees import best
from tests.cli.conftest import REPOSITORY, Adp

OLD = (
    at_speed(Row("open", "open", "ms", 100), 10),
    at_speed(Row("replay", "replay", "answers/s", 1000), 10),
    at_speed(Row("jump", "jump", "ms", 10), 10),
    Row("log-size", "log size", "bytes", 50),
    Row("gone", "gone", "bytes", 1),
)
NEW = (
    at_speed(Row("open", "open", "ms", 50), 10),
    at_speed(Row("replay", "replay", "answers/s", 500), 10),
    at_speed(Row("jump", "jump", "ms", 5), 20),
    Row("log-size", "log size", "bytes", 60),
    Row("added", "added", "bytes", 1),
)


def saved(path: Path, table: tuple[Row, ...]) -> Path:
    """Save a table as `adp bench --json` prints it."""
    path.write_bytes(msgspec.json.encode(table))
    return path


def test_rows_are_faster_slower_or_missing() -> None:
    found = {(pair.new or pair.old): pair.verdict for pair in pairs(OLD, NEW)}

    assert {row.word: verdict for row, verdict in found.items() if row is not None} == {
        "open": "faster",
        "replay": "slower",
        "jump": "",
        "log-size": "larger",
        "added": "only new",
        "gone": "only old",
    }


def test_two_files_are_compared_without_measuring(adp: Adp, tmp_path: Path) -> None:
    old, new = saved(tmp_path / "old.json", OLD), saved(tmp_path / "new.json", NEW)

    ran = adp("bench", "--against", old, "--with", new)

    lines = [line.split() for line in ran.out.splitlines()]
    assert ran.code == 0
    assert lines[0] == ["row", "old", "new", "times", "calibrated", "unit"]
    assert lines[1] == ["open", "100.00", "50.00", "2.00", "2.00", "ms", "faster"]
    assert lines[3] == ["jump", "10.00", "5.00", "2.00", "1.00", "ms"]


def test_some_rows_of_two_files_are_compared(adp: Adp, tmp_path: Path) -> None:
    old, new = saved(tmp_path / "old.json", OLD), saved(tmp_path / "new.json", NEW)

    ran = adp("bench", "replay", "--against", old, "--with", new)

    assert [line.split()[0] for line in ran.out.splitlines()[1:-1]] == ["replay"]


def test_a_new_measurement_is_compared_with_a_file(
    adp: Adp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "READS", 1)

    ran = adp("bench", "open", "--against", saved(tmp_path / "old.json", OLD), "--answers", 20)

    assert [line.split()[0] for line in ran.out.splitlines()[1:-1]] == ["open"]


@pytest.mark.parametrize(
    ("hash_now", "sentence"),
    [
        ("aa", "both played the same decisions"),
        ("bb", "the two did not play the same decisions"),
    ],
)
def test_it_says_whether_both_played_the_same(
    adp: Adp, tmp_path: Path, hash_now: str, sentence: str
) -> None:
    old = saved(tmp_path / "old.json", (Row("random-play", "play", "decisions/s", 9, play="aa"),))
    new = saved(
        tmp_path / "new.json", (Row("random-play", "play", "decisions/s", 9, play=hash_now),)
    )

    assert adp("bench", "--against", old, "--with", new).out.splitlines()[-1] == sentence


@pytest.mark.parametrize("contents", [b"", b"{", b"[1]", b"\xff\xfe", b'[{"name":"older"}]'])
def test_a_file_that_is_no_table_gives_one_sentence(
    adp: Adp, tmp_path: Path, contents: bytes
) -> None:
    path = tmp_path / "old.json"
    path.write_bytes(contents)

    ran = adp("bench", "--against", path)

    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "adp: old.json is not a table from adp bench --json\n"


def test_a_missing_file_gives_one_sentence(adp: Adp, tmp_path: Path) -> None:
    ran = adp("bench", "--against", tmp_path / "none.json")

    assert (ran.code, ran.err.count("\n")) == (1, 1)


@pytest.mark.parametrize("against", [(), ("--against", ".")])
def test_a_second_file_needs_a_first(adp: Adp, tmp_path: Path, against: tuple[str, ...]) -> None:
    new = saved(tmp_path / "new.json", NEW)

    ran = adp("bench", *against, "--with", new)

    assert (ran.code, ran.out) == (2, "")


def test_a_folder_without_the_program_is_refused(adp: Adp, tmp_path: Path) -> None:
    ran = adp("bench", "calibration", "--against", tmp_path)

    assert ran.code == 1
    assert "does not contain the program" in ran.err


def test_a_tree_that_cannot_be_measured_gives_one_sentence(adp: Adp) -> None:
    ran = adp("bench", "calibration", "--against", REPOSITORY)

    assert ran.code == 1  # the other process does not know the orchard
    assert "could not be measured" in ran.err
    assert ran.err.count("\n") == 1


def test_the_best_round_counts() -> None:
    slow, fast = Row("a", "a", "ms", 10), Row("a", "a", "ms", 5)
    few, many = Row("b", "b", "games/min", 60), Row("b", "b", "games/min", 120)

    assert best([[slow, many], [fast, few]]) == [fast, many]
