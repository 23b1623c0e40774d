"""Two tables of speeds compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import msgspec
import pytest

from adp_tui.bench import rows
from adp_tui.bench.compare import Pair, pairs
from adp_tui.bench.rounds import in_rounds
from adp_tui.bench.row import Row, at_speed
from core.kernel import GameError
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

    assert [line.split()[0] for line in ran.out.splitlines()] == ["row", "open", "times:", "open:"]


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


ROW = b'[{"word":"open","name":"open","unit":"ms","typical":1}]'


@pytest.mark.parametrize(
    "contents",
    [
        *(b"", b"{", b"[1]", b"\xff\xfe", b'[{"name":"older"}]', b"[" * 100_000),
        *(
            ROW.replace(b":1}", b":" + figure + b"}")
            for figure in (b"NaN", b"1e400", b"1e99", b"-1")
        ),
        *(ROW.replace(b'"ms"', unit) for unit in (b'""', b'"\\n"', b'"\\u001b[2J"', b"null")),
    ],
)
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


@pytest.mark.parametrize("there", [(), ("adp_tui",), ("adp_tui", "core")])
def test_a_folder_without_the_program_is_refused(
    adp: Adp, tmp_path: Path, there: tuple[str, ...]
) -> None:
    for package in there:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()

    ran = adp("bench", "calibration", "--against", tmp_path)

    assert ran.code == 1
    assert "does not contain the program" in ran.err


def test_a_tree_that_cannot_be_measured_gives_one_sentence(adp: Adp) -> None:
    ran = adp("bench", "calibration", "--against", REPOSITORY)

    assert ran.code == 1  # the other process does not know the orchard
    assert "could not be measured" in ran.err
    assert ran.err.count("\n") == 1


def test_a_row_that_cannot_be_measured_costs_none_of_the_others(
    adp: Adp, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measured(_other: Path, _ours: Path, word: str, _sample: object) -> list[Pair]:
        if word == "jump":
            raise GameError("jump could not be measured")
        return [Pair(Row(word, word, "ms", 1), Row(word, word, "ms", 2), is_sure=True)]

    monkeypatch.setattr("adp_tui.commands.bench.alternately", measured)

    ran = adp("bench", "open", "jump", "undo", "--against", REPOSITORY)

    assert (ran.code, ran.err) == (1, "adp: jump could not be measured\n")
    assert [line.split()[0] for line in ran.out.splitlines()] == ["row", "open", "undo", "times:"]


def rounds_of(old: list[float], new: list[float], speeds: list[float], unit: str = "ms") -> Pair:
    """Measure two programs in rounds; a machine that is busy is slower by the next factor."""
    factors = cycle(speeds)
    figures = (cycle(old), cycle(new))

    def measured(own: Iterator[float]) -> list[Row]:
        row = Row("a", "a", unit, next(own) * next(factors))
        return [at_speed(row, 10 / next(factors))]

    (pair,) = in_rounds(lambda: measured(figures[0]), lambda: measured(figures[1]))
    return pair


def test_the_best_round_counts() -> None:
    assert rounds_of([10, 5, 5], [20, 10, 10], [1]).times == 0.5
    assert rounds_of([60, 120], [60, 60], [1], "games/min").times == 0.5


@pytest.mark.parametrize("speeds", [[1, 1, 1, 1, 2], [1, 2, 1], [2, 1, 1, 1, 1, 2, 1]])
def test_a_machine_that_is_busy_at_times_makes_no_program_slower(speeds: list[float]) -> None:
    pair = rounds_of([10], [10], speeds)

    assert (pair.times, pair.calibrated, pair.verdict) == (1.0, None, "")
    assert rounds_of([10], [12], speeds).verdict == "slower"


def test_it_is_measured_again_until_the_best_of_both_was_reached_twice() -> None:
    busy = [4.0, 3.0, 2.5, 2.0, 1.5, 1.0, 1.0, 1.0, 1.0]

    pair = rounds_of(busy, busy, [1])

    assert (pair.times, pair.is_sure) == (1.0, True)


def test_a_best_that_was_reached_only_once_says_nothing(
    adp: Adp, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = rounds_of([10], [90, 80, 70, 60, 50, 40, 30, 20, 5], [1])
    monkeypatch.setattr("adp_tui.commands.bench.alternately", lambda *_: [pair])

    ran = adp("bench", "open", "--against", REPOSITORY)

    assert pair.verdict == "unsure"
    assert ran.out.splitlines()[1].split() == ["a", "10.00", "5.00", "2.00", "ms", "unsure"]
    assert ran.out.splitlines()[-1].startswith("unsure: the machine was too busy")


def test_a_row_that_only_one_program_has_is_named() -> None:
    (pair,) = in_rounds(list, lambda: [Row("a", "a", "ms", 1)])

    assert pair.verdict == "only new"


def test_rows_of_another_length_are_told_apart(adp: Adp, tmp_path: Path) -> None:
    old = saved(tmp_path / "old.json", (Row("open", "open 20 answers", "ms", 9),))
    new = saved(tmp_path / "new.json", (Row("open", "open 2000 answers", "us", 9),))

    ran = adp("bench", "--against", old, "--with", new)

    assert ran.out.splitlines()[1].split() == ["open", "9.00", "9.00", "us"]
    assert "the old one is 'open 20 answers, ms', the new one is 'open 2000" in ran.out


def test_a_comparison_is_also_told_to_tools(adp: Adp, tmp_path: Path) -> None:
    old, new = saved(tmp_path / "old.json", OLD), saved(tmp_path / "new.json", NEW)

    ran = adp("bench", "jump", "--against", old, "--with", new, "--json")

    (found,) = json.loads(ran.out)
    assert (found["times"], found["calibrated"], found["verdict"]) == (2.0, 1.0, "")
    assert (found["old"]["typical"], found["new"]["typical"]) == (10, 5)


@pytest.mark.parametrize("given", [("open",), ("--against", ".")])
def test_growth_is_measured_alone(adp: Adp, given: tuple[str, ...]) -> None:
    assert adp("bench", "--growth", *given).code == 2
