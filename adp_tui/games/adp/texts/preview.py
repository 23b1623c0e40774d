"""The words of the preview: short, as an upper limit, or for each roll."""

from __future__ import annotations

from typing import Final

NEXT_CARD: Final = "the next card"
NOTHING: Final = "nothing"
AT_MOST: Final = "At most"
BRIEF: Final = {
    "place-one": "place 1",
    "place-many": "up to Bases + Pop.",
    "build-base": "Base for 2",
    "hide": "turn Underground",
    "nothing": "Sharia only",
}
"""Answers in fewer words than the list has for them."""

MISSED: Final = {"place-one": "Guerrilla", "place-many": "more", "build-base": "Base"}
"""The same answers where they are refused."""

BECAUSE: Final = {
    "rally.no-room": "2 Bases here",
    "rally.no-base-available": "none Available",
    "rally.none-available": "none Available",
}
"""Reasons in fewer words than a sentence takes."""


def acts(who: str) -> str:
    """Return whose turn is next."""
    return f"{who} to act"


def spaces(number: int) -> str:
    """Return the number of spaces to choose from."""
    return f"{number} spaces"


def no(answer: str, why: str, rule: str) -> str:
    """Return a refused answer, the reason and the rule."""
    return f"no {answer}: {why}, {rule}"


def either(one: str, other: str) -> str:
    """Return two ways that exclude each other."""
    return f"{one} or {other}"


def removes(number: int) -> str:
    """Return how many pieces a roll removes."""
    return f"removes {number}"


def places(number: int) -> str:
    """Return how many pieces a roll brings."""
    return f"places {number}"
