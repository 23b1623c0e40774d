"""Two tables compared, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
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
    is_sure: bool | None = None
    """Whether the best figures of both are sure; None unless they were measured alternately."""

    @property
    def times(self) -> float | None:
        """How many times as fast or as small the new one is."""
        if self.old is None or self.new is None or self.old.unit != self.new.unit:
            return None
        return _times(self.old.typical, self.new.typical, rate=self.new.is_rate)

    @property
    def calibrated(self) -> float | None:
        """The same by the calibrated figures; None if both had the same machine."""
        if self.old is None or self.new is None or self.old.unit != self.new.unit:
            return None
        if self.is_sure is not None:
            return None
        return _times(self.old.calibrated, self.new.calibrated, rate=self.new.is_rate)

    @property
    def verdict(self) -> str:
        """What is noteworthy: a difference above the noise, or why there is no saying."""
        if self.old is None:
            return texts.ONLY_NEW
        if self.new is None:
            return texts.ONLY_OLD
        if self.is_sure is False:
            return texts.UNSURE
        times = self.calibrated or self.times
        if times is None or 1 / NOISE <= times <= NOISE:
            return ""
        better, worse = texts.FASTER, texts.SLOWER
        if self.new.is_size:
            better, worse = texts.SMALLER, texts.LARGER
        return better if times > 1 else worse

    def for_tools(self) -> dict[str, Row | float | str | None]:
        """Return it with what is concluded from it."""
        concluded = {"times": self.times, "calibrated": self.calibrated, "verdict": self.verdict}
        return {"old": self.old, "new": self.new, **concluded}


def _times(old: float | None, new: float | None, *, rate: bool) -> float | None:
    """Return how many times as good the new figure is; None if that cannot be said."""
    if not old or not new:
        return None
    return new / old if rate else old / new


def read_table(path: Path) -> list[Row]:
    """Return the rows of a file that `adp bench --json` wrote."""
    try:
        rows = msgspec.json.decode(path.read_bytes(), type=list[Row])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise GameError(texts.not_a_table(path.name)) from error
    written = chain.from_iterable((row.word, row.name, row.unit) for row in rows)
    if not all(text and text.isprintable() for text in written):
        raise GameError(texts.not_a_table(path.name))
    return rows


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


def notes(both: Sequence[Pair]) -> Iterator[str]:
    """Return what must be known about a comparison."""
    if any(pair.is_sure is None for pair in both):
        yield texts.TIMES_MEANING
    else:
        yield texts.ALTERNATED_MEANING
    if any(pair.verdict == texts.UNSURE for pair in both):
        yield texts.UNSURE_MEANING
    for old, new, _ in both:
        if old is None or new is None:
            continue
        if (old.name, old.unit) != (new.name, new.unit):
            yield texts.other_row(new.word, f"{old.name}, {old.unit}", f"{new.name}, {new.unit}")
        if old.play and new.play:
            yield texts.SAME_PLAY if old.play == new.play else texts.OTHER_PLAY
