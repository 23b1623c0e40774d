"""The words of `adp sim` for A Distant Plain only."""

from __future__ import annotations

from typing import Final

ROUND: Final = "Propaganda"
ROUNDS: Final = "Propaganda Rounds"
NO_SIDES: Final = "Sides     no card was played"


def sides_played(number: int, rarest: str, times: int) -> str:
    """Return how many sides of cards were played, and how often the rarest."""
    often = "once" if times == 1 else f"{times} times"
    return f"Sides     {number} card sides played; rarest: {rarest} ({often})"
