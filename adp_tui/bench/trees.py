"""Another tree of the program, measured alternately with this one.

Both are measured by the bench of this tree, so that also a tree from before a row was invented can
be compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from adp_tui.bench.compare import Pair
from adp_tui.bench.compiled import PACKAGES
from adp_tui.bench.rounds import in_rounds
from adp_tui.bench.row import Row
from adp_tui.bench.sample import SampleGame
from adp_tui.texts import figures as texts
from core.kernel import GameError

_GUEST: Final = Path(__file__).with_name("guest.py")


def alternately(other: Path, ours: Path, word: str, sample: SampleGame) -> Iterator[Pair]:
    """Yield what one word measures in both trees, the other's rows as the old ones."""
    old, new = (partial(_measured, tree, word, sample) for tree in (other, ours))
    return in_rounds(old, new)


def refuse_other_folders(folder: Path) -> None:
    """Raise an error for a folder without the program."""
    # What it lacks would be taken from this tree, and that would be measured.
    if not all((folder / package / "__init__.py").is_file() for package in PACKAGES):
        raise GameError(texts.not_a_tree(str(folder)))


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
        raise GameError(texts.not_measured(word, str(tree), said[-1]))
    return msgspec.json.decode(ran.stdout, type=list[Row])
