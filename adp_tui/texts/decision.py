"""The words around a question and its list of answers."""

from __future__ import annotations

from typing import Final

THE_END: Final = "THE END"
DICE: Final = "DICE"
ROLL: Final = "roll dice"
BOT_MARK: Final = ", bot"


def can(number: int) -> str:
    """Return how many answers there are."""
    return f"{number} can"


def can_and_cannot(number: int, refused: int) -> str:
    """Return how many answers there are, and how many that one might look for are refused."""
    return can(number) + (f", {refused} cannot" if refused else "")


def more(number: int, names: str) -> str:
    """Return what the next pages of the list have."""
    return f"{number} more: {names}"


def more_on_next_page(number: int, key: str) -> tuple[str, ...]:
    """Return that the list goes on, and which key turns the page, from long to short."""
    return f"{number} more  {key}", f"{key} +{number}", f"+{number}"


def page_back(key: str) -> str:
    """Return that the list has pages before this one."""
    return f"{key} back"
