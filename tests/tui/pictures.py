"""Pictures: frames and rows of text kept in files, and reports of differences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Final

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

NOTHING: Final = "(no such row)"
"""Shown instead of a row that only one of two pictures has."""


class Frame(SingleFileSnapshotExtension):
    """One text file per picture."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


def compare(shown: str, snapshot: SnapshotAssertion) -> None:
    """Fail with the rows that differ from the picture, and with nothing else.

    An `assert` would show a few rows of everything, because pytest shortens its explanations.
    """
    __tracebackhide__ = True
    if shown == snapshot:
        return
    found = snapshot.executions[snapshot.num_executions - 1]
    if found.recalled_data is None:
        pytest.fail(f"there is no {found.snapshot_location}: --snapshot-update makes it", False)
    told = differences(str(found.recalled_data), shown)
    pytest.fail("\n".join([f"not as in {found.snapshot_location}:", *told]), False)


def check_rows(expected: Sequence[str], got: Sequence[str], where: str) -> None:
    """Fail with the rows that differ, and with nothing else."""
    __tracebackhide__ = True
    if told := differences("\n".join(expected), "\n".join(got)):
        pytest.fail("\n".join([f"not as it must be: {where}", *told]), False)


def differences(expected: str, got: str) -> list[str]:
    """Return the rows that differ with their numbers, as expected and as got."""
    told: list[str] = []
    for number, before, after in _pairs(expected.split("\n"), got.split("\n")):
        start = f"row {number} expected: "
        told += [f"{start}{before}", f"{'got: ':>{len(start)}}{after}"]
    return told


def _pairs(expected: list[str], got: list[str]) -> Iterator[tuple[int, str, str]]:
    """Yield each row that differs: its current number, the old row, the new row."""
    matched = SequenceMatcher(None, expected, got, autojunk=False)
    for tag, i1, i2, j1, j2 in matched.get_opcodes():
        if tag != "equal":
            rows = zip_longest(expected[i1:i2], got[j1:j2], fillvalue=NOTHING)
            for number, (before, after) in enumerate(rows, j1 + 1):
                yield number, before, after
