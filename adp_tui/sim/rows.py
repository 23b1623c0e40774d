"""One row for each game, as CSV or Parquet, for spreadsheets and notebooks."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from adp_tui.sim.errors import NoLibraryError
from adp_tui.sim.journal import Line, RunJournal
from adp_tui.sim.plan import Plan
from adp_tui.texts import sim as texts

CSV: Final = ".csv"
PARQUET: Final = ".parquet"

_BATCH: Final = 10_000
"""How many rows are in memory at the same time."""

Row = dict[str, int | str | None]


def refuse_missing_library(path: Path) -> None:
    """Raise an error if the file could not be written in the end."""
    if path.suffix == PARQUET:
        try:
            import pyarrow.parquet  # noqa: F401
        except ImportError as error:
            raise NoLibraryError(texts.NO_PYARROW) from error


def write_rows(path: Path, plan: Plan, journal: RunJournal) -> None:
    """Write the games of a journal in their order; the file is replaced in a single step."""
    rows = (_row(line, plan) for line in journal.lines())
    place = path.with_name(f"{path.name}.{os.getpid()}")  # no longer than that of the journal
    try:
        if path.suffix == PARQUET:
            _write_parquet(place, _columns(plan), rows)
        else:
            _write_csv(place, _columns(plan), rows)
        place.replace(path)
    finally:
        place.unlink(missing_ok=True)


def _columns(plan: Plan) -> dict[str, type]:
    """Return the names of the columns, and whether they hold numbers or texts."""
    return {
        "game": int,
        "scenario": str,
        "options": str,
        "seats": str,
        "seed": int,
        "answers": int,
        "winners": str,
        **{f"margin_{side}": int for side in plan.load().sides},
        "rounds": int,
        "margins_by_round": str,
        "failure": str,
        "save": str,
    }


def _row(line: Line, plan: Plan) -> Row:
    setup = plan.setup(line.game)
    return {
        "game": line.game,
        "scenario": setup.scenario,
        "options": " ".join(f"{name}={value}" for name, value in setup.options.items()),
        "seats": " ".join(f"{side}={who}" for side, who in plan.players.items()),
        "seed": plan.seed(line.game),
        "answers": line.answers,
        "winners": " ".join(line.winners),
        **{f"margin_{side}": margin for side, margin in line.margins.items()},
        "rounds": len(line.rounds),
        "margins_by_round": msgspec.json.encode(line.rounds).decode(),
        "failure": line.failure,
        "save": line.kept,
    }


def _write_csv(path: Path, columns: dict[str, type], rows: Iterator[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(columns), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _write_parquet(path: Path, columns: dict[str, type], rows: Iterator[Row]) -> None:
    import pyarrow
    from pyarrow.parquet import ParquetWriter

    kinds = {int: pyarrow.int64(), str: pyarrow.string()}
    schema = pyarrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
    with ParquetWriter(path, schema) as writer:
        while batch := list(islice(rows, _BATCH)):
            writer.write_table(pyarrow.Table.from_pylist(batch, schema))
