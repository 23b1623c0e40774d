"""The report to attach when something went wrong."""

from __future__ import annotations

import getpass
import platform
from pathlib import Path

import pytest

from saves.report import report
from saves.store import read
from tests.saves.games import BOX, FIRST_DAY, edit, new, played
from tests.saves.test_files import PlumBox


def test_a_report_has_versions_findings_and_the_whole_log(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path, *FIRST_DAY).close()

    lines = report(BOX, path, "test 2").text.splitlines()

    assert lines[0] == "program: test 2"
    assert lines[1].startswith(f"python: {platform.python_version()} on ")
    assert lines[2:8] == [
        "game: orchard, rules 1, begun by test 1",
        "rules now: 1",
        "scenario: old",
        "answers: 7",
        "check: all checksums and fingerprints are right",
        "log:",
    ]
    assert lines[8:] == path.read_text().splitlines()


def test_the_lines_with_a_brace_are_the_save_again(tmp_path: Path) -> None:
    path, cut = tmp_path / "game.adp", tmp_path / "cut.adp"
    data = played(path)

    lines = report(BOX, path, "test 2").text.splitlines(keepends=True)
    cut.write_text("".join(line for line in lines if line.startswith("{")))

    assert cut.read_bytes() == data
    assert read(cut) == read(path)


def test_a_report_names_no_folder_and_no_person(tmp_path: Path) -> None:
    path = tmp_path / getpass.getuser() / "game.adp"
    path.parent.mkdir()
    data = played(path)
    path.write_bytes(data.replace(b'"n":5,', b'"n":6,', 1))

    text = report(BOX, path, "test 2").text

    assert str(tmp_path) not in text
    assert str(Path.home()) not in text
    assert platform.node() not in text


def test_damage_is_reported_with_the_damaged_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    data = played(path)
    path.write_bytes(data.replace(b'"n":5,', b'"n":\xff,', 1))

    text = report(BOX, path, "test 2").text

    assert "check: game.adp is damaged at line 6" in text
    assert '"n":\\xff,' in text
    assert text.endswith(data.decode()[-200:])


@pytest.mark.parametrize(
    ("old", "new_bytes", "said"),
    [
        (b'"answer":"3"', b'"answer":"2"', "check: line 8: answer 7 no longer replays"),
        (b'"scenario":"old"', b'"scenario":"odd"', "check: there is no scenario 'odd'"),
    ],
)
def test_contradictions_of_the_rules_are_reported(
    tmp_path: Path, old: bytes, new_bytes: bytes, said: str
) -> None:
    path = tmp_path / "game.adp"
    new(path, *FIRST_DAY).close()
    edit(path, lambda body: body.replace(old, new_bytes))

    assert said in report(BOX, path, "test 2").text


def test_a_save_of_another_game_can_be_reported(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path).close()

    assert "is a game of 'orchard', not of 'plums'" in report(PlumBox(), path, "test 2").text
