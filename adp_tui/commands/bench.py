"""`adp bench`: how fast the program is on this machine."""

from __future__ import annotations

import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from adp_tui.bench.row import Row
from adp_tui.bench.rows import MEASUREMENTS
from adp_tui.bench.sample_log import prepare
from adp_tui.bench.screen import screen_rows
from adp_tui.commands.context import Desk
from adp_tui.games import GAMES
from adp_tui.look.cells import pad, pad_left
from adp_tui.play.seats import seated
from adp_tui.terminal.clean import json_text
from adp_tui.texts.figures import HEADINGS
from core.kernel import Setup

_NAME = 36
_WIDTHS = (12, 12, 12, 8)
"""The widths of the columns."""


def run(arguments: Namespace, desk: Desk) -> int:
    """Play and measure a long log; print one table."""
    box = desk.box(arguments.game)
    desk.folder.mkdir(parents=True, exist_ok=True)
    # In the folder of the saves, because another folder may be on a faster disk or in memory.
    with tempfile.TemporaryDirectory(prefix="bench-", dir=desk.folder) as folder:
        setup = Setup(box.scenarios[0], seated(box.sides, {}))
        ground = prepare(box, setup, Path(folder), arguments.answers)
        rows = [measure(ground) for measure in MEASUREMENTS]
        if desk.games is GAMES:  # it starts another process, which knows only these games
            rows += screen_rows(ground, desk.games[box.name].cover)
    print(json_text(rows) if arguments.json else table(rows))
    return 0


def table(rows: Sequence[Row]) -> str:
    """Return the rows as lines with aligned columns."""
    lines = [_line("", HEADINGS)]
    for row in rows:
        figures = (row.typical, row.worst, row.bare, row.ratio)
        told = [f"{figure:.2f}" if figure is not None else "" for figure in figures]
        lines.append(f"{_line(row.name, told)}  {row.unit}")
    return "\n".join(lines)


def _line(name: str, columns: Sequence[str]) -> str:
    """Return one line: a name and its columns."""
    padded = (pad_left(text, cells) for text, cells in zip(columns, _WIDTHS, strict=True))
    return pad(name, _NAME) + "".join(padded)
