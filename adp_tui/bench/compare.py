"""Two tables compared, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from adp_tui.bench.row import Row
from adp_tui.bench.table import Lines, figure
from adp_tui.texts import figures as texts
from core.kernel import GameError

NOISE: Final = 1.10
"""A difference up to this factor happens between two runs of the same program."""


class Pair(NamedTuple):
    """A row of both tables; None where one of them lacks it."""

    old: Row | None
    new: Row | None

    @property
    def times(self) -> float | None:
        """How many times as fast or as small the new one is."""
        if self.old is None or self.new is None:
            return None
        return _times(self.old.typical, self.new.typical, rate=self.new.is_rate)

    @property
    def calibrated(self) -> float | None:
        """The same by the calibrated figures."""
        if self.old is None or self.new is None:
            return None
        return _times(self.old.calibrated, self.new.calibrated, rate=self.new.is_rate)

    @property
    def verdict(self) -> str:
        """What is noteworthy: a difference above the noise, or a row that one table lacks."""
        if self.old is None:
            return texts.ONLY_NEW
        if self.new is None:
            return texts.ONLY_OLD
        times = self.calibrated or self.times
        if times is None or 1 / NOISE <= times <= NOISE:
            return ""
        better, worse = texts.FASTER, texts.SLOWER
        if self.new.is_size:
            better, worse = texts.SMALLER, texts.LARGER
        return better if times > 1 else worse


def _times(old: float | None, new: float | None, *, rate: bool) -> float | None:
    """Return how many times as good the new figure is; None if that cannot be said."""
    if not old or not new:
        return None
    return new / old if rate else old / new


def read_table(path: Path) -> list[Row]:
    """Return the rows of a file that `adp bench --json` wrote."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Row])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise GameError(texts.not_a_table(path.name)) from error


def pairs(old: Sequence[Row], new: Sequence[Row]) -> list[Pair]:
    """Return the rows of both tables by their words, in the order of the new one."""
    before, now = ({row.word: row for row in rows} for rows in (old, new))
    return [Pair(before.get(word), now.get(word)) for word in now | before]


def compared(both: Sequence[Pair]) -> Lines:
    """Return the cells of the comparison, with its headings."""
    lines: Lines = [texts.COMPARED_HEADINGS]
    for pair in both:
        row = pair.new or pair.old
        assert row is not None
        figures = (
            None if pair.old is None else pair.old.typical,
            None if pair.new is None else pair.new.typical,
            pair.times,
            pair.calibrated,
        )
        lines.append((row.word, *map(figure, figures), row.unit, pair.verdict))
    return lines


def play_of(both: Sequence[Pair]) -> Iterator[str]:
    """Return whether both played the same, if both say what they played."""
    for old, new in both:
        if old is not None and new is not None and old.play and new.play:
            yield texts.SAME_PLAY if old.play == new.play else texts.OTHER_PLAY
