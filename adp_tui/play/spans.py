"""Lists of numbers in words: as a span if they are consecutive, otherwise one by one."""

from __future__ import annotations

from collections.abc import Sequence

from adp_tui.texts import notices
from adp_tui.texts.words import listed, span


def numbers_in_words(numbers: Sequence[str]) -> str:
    """Return numbers as a span, or one by one if there are gaps."""
    return span(numbers[0], numbers[-1]) if _are_neighbours(numbers) else listed(numbers)


def faces_in_words(faces: Sequence[str]) -> str:
    """Return faces of a die in short form."""
    return f"{faces[0]}-{faces[-1]}" if _are_neighbours(faces) else " ".join(faces)


def only_these(numbers: Sequence[str]) -> str:
    """Return a sentence that says which numbers can be chosen."""
    if len(numbers) == 1:
        return notices.only_number(numbers[0])
    told = numbers_in_words(numbers)
    neighbours = _are_neighbours(numbers)
    return notices.only_numbers_from(told) if neighbours else notices.only_numbers(told)


def _are_neighbours(numbers: Sequence[str]) -> bool:
    """Whether the numbers are consecutive."""
    return len(numbers) > 1 and int(numbers[-1]) - int(numbers[0]) == len(numbers) - 1
