"""A save that no longer replays tells no secret answers."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.records import Answer
from saves.store import Writer
from tests.cli.everything_told import run
from tests.saves.district_games import begun
from tests.saves.test_known_lines import give, roll

WORD = "recover-xyzzy"
"""A secret answer that the rules no longer allow."""


@pytest.mark.rule("RDS-2", "RDS-13")
def test_a_secret_answer_that_no_longer_replays_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ADP_HOME", str(tmp_path))
    session = begun(seed=3)
    roll(session)
    give(session, "done", "done")
    records = [
        replace(record, answer=WORD)
        if isinstance(record, Answer) and record.ask == "command" and record.by == "government"
        else record
        for record in session.tree.records
    ]
    Writer.create(tmp_path / "old.adp", session.header, records).close()

    told = [run(*words, "--dir", tmp_path) for words in (("log", "old"), ("show", "old"))]
    told += [run("why", "old", number, "--dir", tmp_path) for number in range(1, 12)]

    assert "no longer replays" in "".join(told)
    assert "xyzzy" not in "".join(told)
