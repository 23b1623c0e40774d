"""The table of measured speeds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adp_tui.bench import calibration, growth, rows
from adp_tui.bench.compiled import compile_all
from adp_tui.bench.row import Row, at_speed
from adp_tui.bench.sample import SampleGame
from adp_tui.bench.table import in_columns, in_markdown, rows_of
from adp_tui.look.cells import cells_of
from saves.session import Session
from tests.cli.conftest import Adp
from tests.orchard import OrchardBox

WORDS = (
    *("calibration", "random-play", "append", "load", "open", "replay", "verify", "undo", "jump"),
    *("glance", "log-size", "version"),
)
"""The rows of a game without bots that no other process knows."""


@pytest.fixture(autouse=True)
def _little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure everything as rarely as possible."""
    for often in ("READS", "STARTS", "PASSES", "UNDOS"):
        monkeypatch.setattr(rows, often, 1)
    monkeypatch.setattr(rows, "DECISIONS", 100)
    monkeypatch.setattr(calibration, "ROUNDS", 2_000)


def test_the_measured_log_is_a_played_game_of_the_length_asked_for(tmp_path: Path) -> None:
    sample = SampleGame(OrchardBox(), tmp_path, 150)

    with Session.open(sample.box, sample.log) as session:
        assert len(session.tree) == 150
        assert session.divergences == ()
        assert len(session.tree.branches()) > 1


def test_every_measurement_has_a_row_with_a_figure(adp: Adp, home: Path) -> None:
    ran = adp("bench", "--json", "--answers", 60)

    found = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert [row["word"] for row in found] == list(WORDS)
    assert all(row["typical"] > 0 for row in found)
    assert len({row["name"] for row in found}) == len(found)


@pytest.mark.parametrize("word", WORDS)
def test_a_row_can_be_measured_alone(adp: Adp, word: str) -> None:
    ran = adp("bench", word, "--json", "--answers", 20)

    assert [row["word"] for row in json.loads(ran.out)] == [word]


def test_only_what_a_row_needs_is_prepared(tmp_path: Path) -> None:
    sample = SampleGame(OrchardBox(), tmp_path, 20)

    list(rows.random_play(sample))

    assert list(tmp_path.iterdir()) == []


def test_an_unknown_row_is_refused_with_the_words_of_all_rows(adp: Adp) -> None:
    ran = adp("bench", "open", "xyzzy")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("adp: there is no row 'xyzzy': choose from calibration, random-play")


def test_a_row_that_this_game_cannot_have_is_refused(adp: Adp) -> None:
    ran = adp("bench", "title")

    assert (ran.code, ran.err) == (1, "adp: the row 'title' cannot be measured for this game\n")


def test_the_words_of_all_rows_are_listed(adp: Adp) -> None:
    words = adp("bench", "--list").out.split()

    assert set(WORDS) < set(words)
    assert {"bot-games", "bot-answer", "title", "game", "cursor"} < set(words)


def test_a_measurement_leaves_no_files(adp: Adp, home: Path) -> None:
    adp("bench", "--answers", 20)

    assert list((home / "saves").iterdir()) == []


def test_random_play_is_the_same_every_time(tmp_path: Path) -> None:
    sample = SampleGame(OrchardBox(), tmp_path, 20)

    (first,), (second,) = rows.random_play(sample), rows.random_play(sample)

    assert first.play == second.play != rows.hash_of([])


def test_the_table_has_a_line_for_each_row_and_gaps_where_nothing_was_measured() -> None:
    walk, run = (
        Row("walk", "a walk", "km", 5),
        Row("run", "a run", "ms", 12.5, worst=20.25, bare=10),
    )

    heading, first, second = in_columns(rows_of([walk, run]), (0, 1, 7)).splitlines()

    assert heading.split() == ["row", "typical", "worst", "bare", "ratio", "calibrated", "unit"]
    assert first.split() == ["walk", "a", "walk", "5.00", "km"]
    assert second.split() == ["run", "a", "run", "12.50", "20.25", "10.00", "1.25", "ms"]


def test_a_table_in_markdown_has_as_many_columns_in_every_line() -> None:
    lines = in_markdown(rows_of([Row("walk", "a walk", "km", 5)]), (0, 1, 7)).splitlines()

    assert lines[1] == "| --- | --- | --: | --: | --: | --: | --: | --- |"
    assert {line.count("|") for line in lines} == {9}


def test_the_table_fits_in_100_columns() -> None:
    name = "title's glance at 32000 answers"
    row = Row("random-play", name, "decisions/s", 12345.6, worst=12345.6, bare=12345.6)

    lines = in_columns(rows_of([at_speed(row, 2)]), (0, 1, 7)).splitlines()

    assert max(map(cells_of, lines)) <= 100


def test_calibrated_durations_and_rates_are_the_same_on_a_machine_of_twice_the_speed() -> None:
    slow, fast = Row("a", "a", "ms", 10), Row("a", "a", "ms", 5)
    few, many = Row("b", "b", "games/min", 60), Row("b", "b", "games/min", 120)

    assert at_speed(slow, 10).calibrated == at_speed(fast, 20).calibrated == 100
    assert at_speed(few, 10).calibrated == at_speed(many, 20).calibrated == 0.1
    assert at_speed(Row("c", "c", "bytes", 7), 10).calibrated is None


def test_growth_has_a_line_for_each_length_and_a_chart(
    adp: Adp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growth, "SIZES", (20, 60))

    heading, small, large, _note, _blank, *chart = adp("bench", "--growth").out.splitlines()

    assert heading.split()[0] == "answers"
    assert [small.split()[0], large.split()[0]] == ["20", "60"]
    assert chart[0] == "open ms"
    assert "#" in chart[1]


def test_growth_is_also_told_to_tools(adp: Adp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "SIZES", (20,))

    (found,) = json.loads(adp("bench", "--growth", "--json").out)

    assert found["answers"] == 20
    assert found["memory"] > 0


def test_a_program_that_cannot_be_compiled_anywhere_is_told_about(
    adp: Adp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("compileall.compile_dir", lambda *_, **__: False)

    ran = adp("bench", "calibration")

    assert ran.code == 0
    assert ran.err.startswith("adp: compiled modules cannot be kept here")


def test_a_tree_that_cannot_be_written_is_compiled_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trees, spare = (tmp_path / "sealed", tmp_path / "open"), tmp_path / "spare"
    for package in (tree / name for tree in trees for name in ("core", "saves", "adp_tui")):
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("")
        if package.parent.name == "sealed":
            (package / "__pycache__").write_text("a file where the folder should be")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")

    assert compile_all(trees, spare)

    assert len(list(spare.rglob("*.pyc"))) == 6  # of both, because all are looked for there
