"""What `adp sim` says of A Distant Plain alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ROUND: Final = "Propaganda"
ROUNDS: Final = "Propaganda Rounds"


def sides_played(choices: Mapping[str, int]) -> str:
    """Return how many sides of cards were played, and how often the rarest."""
    played = {
        choice.removeprefix("event.side "): times
        for choice, times in choices.items()
        if choice.startswith("event.side ") and choice.endswith("shaded")
    }
    if not played:
        return "Sides     no card was played"
    rarest = min(played, key=lambda side: played[side])
    return f"Sides     {len(played)} of cards played, the rarest ({rarest}) {played[rarest]} times"
