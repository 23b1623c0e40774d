"""The words of what an answer would lead to, in any game."""

from __future__ import annotations

from typing import Final

THE_END: Final = "the game ends"
NOTHING: Final = "nothing"


def one_of(number: int) -> str:
    """Return how many things may come of a draw."""
    return f"1 of {number}"


def rolls(faces: str, number: int, told: str) -> str:
    """Return what some faces of a die lead to."""
    return f"{faces} of {number}: {told}"
