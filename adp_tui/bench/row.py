"""A row of the table of speeds, made from durations."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

from msgspec import Struct


class Row(Struct, frozen=True, omit_defaults=True):
    """One measurement."""

    name: str
    unit: str
    typical: float
    """The median of several measurements."""

    worst: float | None = None
    bare: float | None = None
    """The duration of the bare minimum, measured alternately; same unit."""

    @property
    def ratio(self) -> float | None:
        """How many times the bare figure ours is."""
        return self.typical / self.bare if self.bare else None


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
    name: str, unit: str, scale: float, taken: list[float], bare: list[float] | None = None
) -> Row:
    """Return a row from durations in seconds; `scale` converts a second to the unit."""
    return Row(
        name,
        unit,
        typical=median(taken) * scale,
        worst=max(taken) * scale if len(taken) > 1 else None,
        bare=median(bare) * scale if bare else None,
    )
