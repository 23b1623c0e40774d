"""The words of what an answer would lead to: the next question, and what dice would do."""

from __future__ import annotations

from typing import Final

THE_END: Final = "the game ends"
NOTHING: Final = "nothing"


def dice(question: object) -> str:
    """Return what the dice decide next."""
    return f"dice: {question}"


def asked_of(who: str, question: object) -> str:
    """Return what somebody else is asked next."""
    return f"{who}: {question}"


def numbers(least: str, most: str) -> str:
    """Return between which numbers one may choose."""
    return f"{least} to {most}"


def spaces(number: int) -> str:
    """Return among how many spaces one may choose."""
    return f"{number} spaces"


def one_of(number: int) -> str:
    """Return how many things may come of a draw."""
    return f"1 of {number}"


def rolls(faces: str, number: int, told: str) -> str:
    """Return what some faces of a die lead to."""
    return f"{faces} of {number}: {told}"
