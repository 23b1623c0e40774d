"""A picture that differs reports the rows that differ, and nothing else."""

from __future__ import annotations

from typing import Final

import pytest

from tests.tui.pictures import NOTHING, differences

pytest_plugins = ["pytester"]

COMPARED: Final = """
from tests.tui.pictures import Frame, compare

ROWS = [f"row {n} of many" for n in range(60)]

def test_changed(snapshot):
    ROWS[40:41] = ["Herat", "Farah"]
    compare("\\n".join(ROWS), snapshot.use_extension(Frame))

def test_new(snapshot):
    compare("Kabul", snapshot.use_extension(Frame))
"""
"""Tests that must fail."""


def test_unchanged_rows_are_not_reported() -> None:
    assert differences("Kabul\nHerat\n", "Kabul\nHerat\n") == []


def test_a_row_that_differs_is_reported_as_expected_and_as_got() -> None:
    assert differences("Kabul\nHerat\nFarah\n", "Kabul\nZabol\nFarah\n") == [
        "row 2 expected: Herat",
        "           got: Zabol",
    ]


@pytest.mark.parametrize(
    ("expected", "got", "told"),
    [
        ("a\nb\nc\n", "a\nx\nb\nc\n", [f"row 2 expected: {NOTHING}", "           got: x"]),
        ("a\nx\nb\nc\n", "a\nb\nc\n", ["row 2 expected: x", f"           got: {NOTHING}"]),
        ("a\n", "a", ["row 2 expected: ", f"           got: {NOTHING}"]),
        (
            "a\nb\n",
            "a\nx\ny\n",
            [
                "row 2 expected: b",
                "           got: x",
                f"row 3 expected: {NOTHING}",
                "           got: y",
            ],
        ),
    ],
    ids=["one more", "one fewer", "no end", "another and one more"],
)
def test_added_and_missing_rows_are_reported(expected: str, got: str, told: list[str]) -> None:
    assert differences(expected, got) == told


def test_rows_that_only_moved_are_not_reported() -> None:
    many = [str(number) for number in range(20)]

    told = differences("\n".join([*many, ""]), "\n".join(["new", *many]))

    assert told[:2] == [f"row 1 expected: {NOTHING}", "           got: new"]
    assert len(told) == 4


def test_a_test_fails_with_these_rows_and_no_others(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(pytestconfig.rootpath))
    monkeypatch.delenv("CI", raising=False)  # in CI nothing would be shortened
    folder = pytester.mkdir("__snapshots__") / "test_compared"
    folder.mkdir()
    rows = [f"row {number} of many" for number in range(60)]
    (folder / "test_changed.txt").write_text("\n".join([*rows[:40], "Kabul", "Zabol", *rows[41:]]))

    pytester.makepyfile(test_compared=COMPARED)
    failed = pytester.runpytest_subprocess("-p", "no:xdist", "-p", "no:hypothesispytest")

    failed.assert_outcomes(failed=2)
    failed.stdout.fnmatch_lines(
        [
            "not as in *test_changed.txt:",
            "row 41 expected: Kabul",
            "            got: Herat",
            "row 42 expected: Zabol",
            "            got: Farah",
            "there is no *test_new.txt: --snapshot-update makes it",
        ]
    )
    failed.stdout.no_fnmatch_line("*of many*")
