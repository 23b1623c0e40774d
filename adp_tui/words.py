"""Small help with English."""

from __future__ import annotations


def counted(number: int, noun: str, plural: str | None = None) -> str:
    """Return a number of things: 1 answer, 2 answers."""
    return f"{number} {noun}" if number == 1 else f"{number} {plural or noun + 's'}"
