"""How long a key waits for looking ahead; what is not found out by then is found out after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import perf_counter
from typing import Final

FRAME: Final = 0.008
"""Seconds of looking ahead that nobody notices: with the painting they take half a frame."""


class Patience:
    """Knows whether looking ahead has taken long enough; without a hurry it never has."""

    def __init__(self, seconds: float = inf, clock: Callable[[], float] = perf_counter) -> None:
        self.seconds = seconds
        """How long a moment is."""

        self._clock = clock
        self._end = inf

    @contextmanager
    def in_a_hurry(self) -> Iterator[None]:
        """Have patience for a moment only, while somebody waits."""
        self._end = self._clock() + self.seconds
        try:
            yield
        finally:
            self._end = inf

    @property
    def is_over(self) -> bool:
        """Whether somebody has waited long enough."""
        return self._end != inf and self._clock() >= self._end
