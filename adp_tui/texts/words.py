"""Small help with texts for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CUT: Final = " ..."
"""After a text that is told only as far as there is room."""


def counted(number: int, noun: str, plural: str | None = None) -> str:
    """Return a number of things: 1 answer, 2 answers."""
    return f"{number} {noun}" if number == 1 else f"{number} {plural or noun + 's'}"


def capitalized(text: str) -> str:
    """Return a text with a capital at its beginning and all else as it is."""
    return text[:1].upper() + text[1:]


def spaced(word: str) -> str:
    """Return a word of the rules as a person would write it."""
    return capitalized(word.replace("_", " ").replace("-", " ").replace(".", " "))


def span(numbers: Sequence[str]) -> str:
    """Return some numbers as a span, or one by one where there are gaps."""
    if len(numbers) > 1 and int(numbers[-1]) - int(numbers[0]) == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return ", ".join(numbers)
