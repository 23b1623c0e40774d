"""`adp bench`: how fast the program is on this machine."""

from __future__ import annotations

import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec

from adp_tui.beginning import GAME
from adp_tui.bench.ground import prepare
from adp_tui.bench.row import Row
from adp_tui.bench.rows import MEASUREMENTS
from adp_tui.bench.screen import screen_rows
from adp_tui.desk import Desk
from adp_tui.games import usual
from adp_tui.seats import seated
from core.kernel import Setup


def run(arguments: Namespace, desk: Desk) -> int:
    """Play a long log and measure; print one table."""
    game = usual(desk.games)
    desk.folder.mkdir(parents=True, exist_ok=True)
    # Where saves are, since another place might be on a faster disk, or on none.
    with tempfile.TemporaryDirectory(prefix="bench-", dir=desk.folder) as folder:
        setup = Setup(game.scenario, seated(game.sides, {}))
        ground = prepare(game.bring(), setup, Path(folder), arguments.answers)
        rows = [measure(ground) for measure in MEASUREMENTS]
        if ground.box.name == GAME:
            rows += screen_rows(ground)
    print(msgspec.json.encode(rows).decode() if arguments.json else table(rows))
    return 0


def table(rows: Sequence[Row]) -> str:
    """Return the rows as lines of equal columns."""
    lines = [f"{'':36}{'median':>12}{'worst':>12}{'bare':>12}{'ratio':>8}"]
    for row in rows:
        figures = "".join(
            f"{figure:>{width}.{digits}f}" if figure is not None else " " * width
            for figure, width, digits in (
                (row.typical, 12, 2),
                (row.worst, 12, 2),
                (row.bare, 12, 2),
                (row.ratio, 8, 2),
            )
        )
        lines.append(f"{row.name:36}{figures}  {row.unit}")
    return "\n".join(lines)
