"""What `adp sim` says of A Distant Plain alone."""

from __future__ import annotations

from typing import Final

ROUND: Final = "Propaganda"
ROUNDS: Final = "Propaganda Rounds"
NO_SIDES: Final = "Sides     no card was played"


def sides_played(number: int, rarest: str, times: int) -> str:
    """Return how many sides of cards were played, and how often the rarest."""
    return f"Sides     {number} of cards played, the rarest ({rarest}) {times} times"
