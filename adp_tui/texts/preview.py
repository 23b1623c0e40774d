"""The words of what an answer would lead to: the next question, and what dice would do."""

from __future__ import annotations

from typing import Final

THE_END: Final = "the game ends"
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


def dice(question: object) -> str:
    """Return what the dice decide next."""
    return f"dice: {question}"


def acts(who: str) -> str:
    """Return whose turn is next."""
    return f"{who} to act"


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


def no(answer: str, why: str, rule: str) -> str:
    """Return that an answer would be refused, and why."""
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
