"""The words of the inspection pages of any game."""

from __future__ import annotations

from typing import Final

NOW: Final = "Now"
LATELY: Final = "Recently"
NOTHING_LATELY: Final = "no changes"
NOTHING: Final = "nothing more is known"
STANDS_AT: Final = "Score"
KINDS: Final = {"place": "place", "side": "side"}
"""The kinds of things that can be inspected."""


def happened(text: str, answer: int | None) -> str:
    """Return the last thing that happened in a place; after which answer, if that is told."""
    return text if answer is None else f"{text} (answer {answer})"


def can_be_chosen(question: str, price: str, rule: str) -> str:
    """Return the question that a place can answer, with the price."""
    return f"{question}: can be chosen{price} ({rule})"


def cannot_be_chosen(reason: str) -> str:
    """Return why a place cannot be chosen."""
    return f"no: {reason}"
