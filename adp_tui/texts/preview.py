"""The words of the preview: the effect of an answer, or why it is refused."""

from __future__ import annotations

from typing import Final

MARGINS: Final = "Margins"
CHANCE: Final = "Chance"
THEN: Final = "Then"
AND_THEN: Final = ", then"
NO_CHANGE: Final = "no change"
RULES_FAIL: Final = "The rules fail here: please report it."
THE_END: Final = "the game ends"
NOT_KNOWN: Final = "nobody can know yet"
"""After an answer that leads to what the player cannot know before."""

NOTHING: Final = "nothing"


def page(key: str, number: int, pages: int) -> str:
    """Return which page of a text is shown, and the key that turns it."""
    return f"{key} {number}/{pages}"


def if_taken(answer: str) -> str:
    """Return the title above the effect of an answer."""
    return f"If {answer}"


def why_not(answer: str) -> str:
    """Return the title above the reason for a refusal."""
    return f"Why not {answer}"


def rule(number: str) -> str:
    """Return the number of the rule that refuses it."""
    return f"Rule {number}"


def stays(what: str, *, short: bool = False) -> str:
    """Return an unchanged property of a space, such as Control."""
    return f"{what}=" if short else f"{what} stays"


def one_of(number: int) -> str:
    """Return the number of possible results of a draw."""
    return f"1 of {number}"


def rolls(faces: str, number: int, told: str) -> str:
    """Return the result of some faces of a die."""
    return f"{faces} of {number}: {told}"
