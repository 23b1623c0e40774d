"""`adp bench`: how fast the program is on this machine."""

from __future__ import annotations

import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from adp_tui.bench.compare import Pair, compared, notes, pairs, read_table
from adp_tui.bench.compiled import compile_all
from adp_tui.bench.growth import Grown, chart, grown, growth_lines
from adp_tui.bench.measure import MEASUREMENTS, measured, possible
from adp_tui.bench.row import Row
from adp_tui.bench.sample import SampleGame
from adp_tui.bench.table import Lines, in_columns, in_markdown, rows_of
from adp_tui.bench.trees import alternately, refuse_other_folders
from adp_tui.commands.context import Desk
from adp_tui.entry.exit_codes import FAILED, OK, UsageError, say
from adp_tui.games import GAMES
from adp_tui.terminal.clean import json_text
from adp_tui.texts import figures as texts
from core.kernel import GameError

TREE: Final = Path(__file__).parents[2]
"""The tree that this program is in."""


def run(arguments: Namespace, desk: Desk) -> int:
    """Measure and print one table, or compare two."""
    for word in arguments.rows:
        if word not in MEASUREMENTS:
            raise UsageError(texts.no_row(word, MEASUREMENTS))
    if arguments.growth and (arguments.rows or arguments.against or arguments.new):
        raise UsageError(texts.GROWTH_ALONE)
    if arguments.list:
        print("\n".join(MEASUREMENTS))
    elif arguments.new is not None:
        _print_pairs(_two_files(arguments), arguments)
    else:
        return _measure(arguments, desk)
    return OK


def _two_files(arguments: Namespace) -> list[Pair]:
    """Compare two saved tables."""
    if arguments.against is None:
        raise UsageError(texts.WITH_NEEDS_AGAINST)
    if arguments.against.is_dir():
        raise UsageError(texts.TWO_FILES)
    both = pairs(read_table(arguments.against), read_table(arguments.new))
    words = arguments.rows
    return [
        pair
        for pair in both
        if not words or any(row and row.word in words for row in (pair.old, pair.new))
    ]


def _measure(arguments: Namespace, desk: Desk) -> int:
    """Measure in a folder that is removed afterwards."""
    against: Path | None = arguments.against
    other = against if against is not None and against.is_dir() else None
    old: list[Row] = []
    # What cannot be compared is reported before anything is measured.
    if other is not None:
        refuse_other_folders(other)
    elif against is not None:
        old = read_table(against)
    box = desk.box(arguments.game)
    cover = desk.games[box.name].cover if desk.games is GAMES else None
    desk.folder.mkdir(parents=True, exist_ok=True)
    # In the folder of the saves, because another folder may be on a faster disk or in memory.
    with tempfile.TemporaryDirectory(prefix="bench-", dir=desk.folder) as folder:
        sample = SampleGame(box, Path(folder), arguments.answers, cover)
        words = possible(arguments.rows, sample)
        trees = (TREE,) if other is None else (TREE, other)
        if not compile_all(trees, Path(folder, "compiled")):
            say(texts.NOT_COMPILED)
        if arguments.growth:
            _print_growth(list(grown(sample)), arguments)
            return OK
        if other is not None:
            return _measure_trees(other, words, sample, arguments)
        new = [row for word in words for row in measured(word, sample)]
    if against is None:
        _print_rows(new, arguments)
        return OK
    both = pairs(old, new)
    if arguments.rows:  # rows that nobody asked for are not missing
        both = [pair for pair in both if pair.new is not None]
    _print_pairs(both, arguments)
    return OK


def _measure_trees(
    other: Path, words: Sequence[str], sample: SampleGame, arguments: Namespace
) -> int:
    """Measure two trees and compare them; a row that fails costs none of the others."""
    both: list[Pair] = []
    code = OK
    for word in words:
        try:
            both += alternately(other, TREE, word, sample)
        except GameError as error:
            say(str(error))
            code = FAILED
    if both:
        _print_pairs(both, arguments)
    return code


def _print_rows(rows: Sequence[Row], arguments: Namespace) -> None:
    """Print the table of speeds."""
    if arguments.json:
        print(json_text(rows))
        return
    _print_lines(rows_of(rows), (0, 1, 7), arguments)
    _print_note(texts.MEANING, arguments)


def _print_pairs(both: Sequence[Pair], arguments: Namespace) -> None:
    """Print a comparison."""
    if arguments.json:
        print(json_text([pair.for_tools() for pair in both]))
        return
    _print_lines(compared(both), (0, 5, 6), arguments)
    for line in notes(both):
        _print_note(line, arguments)


def _print_growth(sizes: Sequence[Grown], arguments: Namespace) -> None:
    """Print how cost grows with length."""
    if arguments.json:
        print(json_text(sizes))
        return
    _print_lines(growth_lines(sizes), (), arguments)
    _print_note(texts.MEMORY_MEANING, arguments)
    fence = ["```"] if arguments.markdown else []
    print("\n".join(("", *fence, *chart(sizes), *fence)))


def _print_lines(lines: Lines, left: Sequence[int], arguments: Namespace) -> None:
    """Print a table."""
    print(in_markdown(lines, left) if arguments.markdown else in_columns(lines, left))


def _print_note(note: str, arguments: Namespace) -> None:
    """Print a remark below a table."""
    print(f"\n{note}" if arguments.markdown else note)
