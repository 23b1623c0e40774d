"""Two programs measured alternately, until it is sure which is faster.

Others who use the machine only ever make a figure worse. So the best one is the true one, and it is
sure if it was reached twice. The speed of the machine has no part in this: it cannot be taken at
the very moment of a measurement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from adp_tui.bench.compare import Pair
from adp_tui.bench.row import Row

FEWEST: Final = 3
MOST: Final = 9
"""How often each program is measured."""

CLOSE: Final = 1.05
"""Two figures of the same program are the same up to this factor."""

Table = Sequence[Row]


def in_rounds(measure_old: Callable[[], Table], measure_new: Callable[[], Table]) -> Iterator[Pair]:
    """Measure both until their best figures are sure, or often enough; yield the best rows."""
    old: list[Table] = []
    new: list[Table] = []
    while len(new) < FEWEST or (len(new) < MOST and not (_is_sure(old) and _is_sure(new))):
        both = ((old, measure_old), (new, measure_new))
        # Each is first in turn, because a machine may get slower and slower.
        for tables, measure in both if len(new) % 2 == 0 else both[::-1]:
            tables.append(measure())
    before, now = _by_word(old), _by_word(new)
    for word in now | before:
        theirs, ours = before.get(word, ()), now.get(word, ())
        yield Pair(
            theirs[0] if theirs else None,
            ours[0] if ours else None,
            is_sure=_is_close(theirs) and _is_close(ours),
        )


def _is_sure(tables: Sequence[Table]) -> bool:
    """Whether the best figure of every row was reached twice."""
    return all(map(_is_close, _by_word(tables).values()))


def _by_word(tables: Sequence[Table]) -> dict[str, Sequence[Row]]:
    """Return the measurements of each row, the best first."""
    found: dict[str, list[Row]] = {}
    for row in (row for table in tables for row in table):
        found.setdefault(row.word, []).append(row)
    return {
        word: sorted(rows, key=lambda row: row.typical, reverse=rows[0].is_rate)
        for word, rows in found.items()
    }


def _is_close(rows: Sequence[Row]) -> bool:
    """Whether the two best of these measurements are the same."""
    if len(rows) < 2:
        return False
    low, high = sorted((rows[0].typical, rows[1].typical))
    return high <= CLOSE * low
