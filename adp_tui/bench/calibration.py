"""Calibration: how fast Python itself is just now, so that machines can be compared."""

from __future__ import annotations

from typing import Final

from adp_tui.bench.row import seconds

ROUNDS: Final = 200_000
TIMES: Final = 5


def speed() -> float:
    """Return how fast a plain loop runs, in million rounds a second; the best of a few times."""
    return ROUNDS / min(seconds(_loop) for _ in range(TIMES)) / 1e6


def _loop() -> None:
    """Calculate something with small numbers."""
    total = 0
    for number in range(ROUNDS):
        total = (total * 31 + number) & 0xFFFF
