"""The words around a question and its list of answers."""

from __future__ import annotations

from typing import Final

THE_END: Final = "THE END"
DICE: Final = "DICE"
ROLL: Final = "roll dice"
BOT_MARK: Final = ", bot"
ONLY_FOR_THE_ASKED: Final = "Only the side that is asked may know the options."


def can(number: int) -> str:
    """Return how many answers there are."""
    return f"{number} can"


def can_and_cannot(number: int, refused: int) -> str:
    """Return the numbers of possible and of refused answers."""
    return can(number) + (f", {refused} cannot" if refused else "")


def more(number: int, names: str) -> str:
    """Return the number and names of the answers on the next pages."""
    return f"{number} more: {names}"


def more_on_next_page(number: int, key: str) -> tuple[str, ...]:
    """Return the hint at the next page and its key, from long to short."""
    return f"{number} more  {key}", f"{key} +{number}", f"+{number}"


def page_back(key: str) -> str:
    """Return the hint at the previous page."""
    return f"{key} back"
