"""The table of measured speeds."""

from __future__ import annotations

import json
from pathlib import Path

from adp_tui.bench.row import Row
from adp_tui.bench.rows import MEASUREMENTS
from adp_tui.bench.sample_log import prepare
from adp_tui.commands.bench import table
from core.kernel import Setup
from saves.session import Session
from tests.cli.conftest import Adp
from tests.orchard import OrchardBox


def test_the_measured_log_is_a_played_game_of_the_length_asked_for(tmp_path: Path) -> None:
    ground = prepare(OrchardBox(), Setup("young"), tmp_path, 150)

    with Session.open(ground.box, ground.log) as session:
        assert len(session.tree) == 150
        assert session.divergences == ()
        assert len(session.tree.branches()) > 1


def test_every_measurement_has_a_row_with_a_figure(adp: Adp, home: Path) -> None:
    ran = adp("bench", "--json", "--answers", 60)

    rows = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert len(rows) == len(MEASUREMENTS)
    assert all(row["typical"] > 0 for row in rows)
    assert len({row["name"] for row in rows}) == len(rows)


def test_a_measurement_leaves_no_files(adp: Adp, home: Path) -> None:
    adp("bench", "--answers", 20)

    assert list((home / "saves").iterdir()) == []


def test_the_table_has_a_line_for_each_row_and_gaps_where_nothing_was_measured() -> None:
    rows = [Row("walk", "km/h", 5), Row("run", "ms", 12.5, worst=20.25, bare=10)]

    heading, walk, run = table(rows).splitlines()

    assert heading.split() == ["median", "worst", "bare", "ratio"]
    assert walk.split() == ["walk", "5.00", "km/h"]
    assert run.split() == ["run", "12.50", "20.25", "10.00", "1.25", "ms"]
