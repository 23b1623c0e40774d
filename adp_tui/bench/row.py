"""A row of the table of speeds, made from durations."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

MILLISECONDS: Final = "ms"
MICROSECONDS: Final = "us"
_IN_A_SECOND: Final = {MILLISECONDS: 1e3, MICROSECONDS: 1e6}
"""The units of durations."""

_RATES: Final = {"/s": 1.0, "/min": 60.0}
"""How the units of rates end, and the seconds that they are counted over."""


Figure = Annotated[float, Meta(ge=0, le=1e15)]
"""What a file may say that somebody else has written."""


class Row(Struct, frozen=True, omit_defaults=True):
    """One measurement."""

    word: str
    """Names the row on the command line and in comparisons."""

    name: str
    unit: str
    typical: Figure
    """The median of several measurements, or the best rate."""

    worst: Figure | None = None
    bare: Figure | None = None
    """The duration of the bare minimum, measured alternately; same unit."""

    speed: Figure | None = None
    """What the calibration loop did meanwhile, in million rounds a second."""

    calibrated: Figure | None = None
    """The same for every machine: see `at_speed`. None for sizes."""

    play: str | None = None
    """A hash of the decisions and answers that were played."""

    @property
    def ratio(self) -> float | None:
        """How many times the bare figure ours is."""
        return self.typical / self.bare if self.bare else None

    @property
    def is_rate(self) -> bool:
        """Whether more is better."""
        return any(self.unit.endswith(ending) for ending in _RATES)

    @property
    def is_size(self) -> bool:
        """Whether it says how much, and not how fast."""
        return not self.is_rate and self.unit not in _IN_A_SECOND


def at_speed(row: Row, speed: float) -> Row:
    """Return a row with its calibrated figure, for a speed in million rounds a second.

    For a duration: how many thousand rounds of the calibration loop fit into it. For a rate: how
    many are done in the time of a million rounds.
    """
    if row.is_size:
        return row
    if row.is_rate:
        seconds_of = next(over for ending, over in _RATES.items() if row.unit.endswith(ending))
        return replace(row, speed=speed, calibrated=row.typical / seconds_of / speed)
    thousands = row.typical / _IN_A_SECOND[row.unit] * speed * 1e3
    return replace(row, speed=speed, calibrated=thousands)


def seconds(work: Callable[[], object]) -> float:
    """Return how long a function takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def in_turns(
    ours: Callable[[], object], bare: Callable[[], object], times: int
) -> tuple[list[float], list[float]]:
    """Measure two things alternately, so that a busy moment of the machine affects both."""
    pairs = [(seconds(ours), seconds(bare)) for _ in range(times)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def row(
    word: str, name: str, unit: str, taken: list[float], bare: list[float] | None = None
) -> Row:
    """Return a row from durations in seconds."""
    scale = _IN_A_SECOND[unit]
    return Row(
        word,
        name,
        unit,
        typical=median(taken) * scale,
        worst=max(taken) * scale if len(taken) > 1 else None,
        bare=median(bare) * scale if bare else None,
    )
