"""Typing a number: digits point at an answer of any list, and Enter takes it."""

from __future__ import annotations

from collections.abc import Callable


def typed_on(typed: str, digit: str, has: Callable[[str], bool]) -> str:
    """Return the number after one more digit: the longer one, else the digit by itself.

    Blank if the list has neither.
    """
    return next((number for number in (typed + digit, digit) if has(number)), "")
