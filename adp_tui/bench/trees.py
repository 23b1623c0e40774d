"""Another tree of the program, measured alternately with this one.

Both are measured by the bench of this tree, so that also a tree from before a row was invented can
be compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from adp_tui.bench.compiled import compile_all
from adp_tui.bench.row import Row
from adp_tui.bench.sample import SampleGame
from adp_tui.texts import figures as texts
from core.kernel import GameError

ROUNDS: Final = 3
"""How often each row is measured in each tree; the best counts."""

_GUEST: Final = Path(__file__).with_name("guest.py")

Tables = tuple[list[Row], list[Row]]


def alternately(other: Path, ours: Path, words: Sequence[str], sample: SampleGame) -> Tables:
    """Return the rows of both trees, the other's first."""
    if not (other / "adp_tui").is_dir():
        raise GameError(texts.not_a_tree(str(other)))
    compile_all(other, sample.folder / "compiled")
    old: list[Row] = []
    new: list[Row] = []
    for word in words:
        rounds = [
            (_measured(other, word, sample), _measured(ours, word, sample)) for _ in range(ROUNDS)
        ]
        old += best([one[0] for one in rounds])
        new += best([one[1] for one in rounds])
    return old, new


def best(tables: Sequence[Sequence[Row]]) -> list[Row]:
    """Return the best row of each word."""
    found: dict[str, Row] = {}
    for row in (row for table in tables for row in table):
        if row.word not in found or _quality(row) > _quality(found[row.word]):
            found[row.word] = row
    return list(found.values())


def _quality(row: Row) -> float:
    """Return a number that is higher for a better row."""
    figure = row.typical if row.calibrated is None else row.calibrated
    return figure if row.is_rate else -figure


def _measured(tree: Path, word: str, sample: SampleGame) -> list[Row]:
    """Measure one row in a process that runs on a tree."""
    own = tree / ".venv" / "bin" / "python"
    python = str(own.absolute()) if own.exists() else sys.executable
    ran = subprocess.run(
        [python, "-P", str(_GUEST), sample.box.name, str(sample.answers), word, str(sample.folder)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree.absolute())},
        capture_output=True,
        check=False,
    )
    if ran.returncode:
        said = ran.stderr.decode(errors="replace").strip().splitlines() or [str(ran.returncode)]
        raise GameError(texts.not_measured(str(tree), said[-1]))
    return msgspec.json.decode(ran.stdout, type=list[Row])
