"""The words of the screen on which several answers are planned at once."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

LEAVE_AGAIN: Final = "once more leaves this plan, and nothing of it is kept"
NOTHING_TO_UNDO: Final = "nothing has been changed yet"
NOBODY_LEFT: Final = "every piece has a place"
NOBODY_ELSE: Final = "no other piece can have a place"
NOWHERE: Final = "there is no place for it"
NO_PIECES: Final = "there is nothing to plan"
NOTHING_TO_PLAN: Final = "nothing can be planned at this question"


def left_over(number: int) -> str:
    """Return how many pieces have no place yet."""
    return f"{number} without a place" if number else "all have a place"


def reopens(key: str) -> str:
    """Return how to come back to this screen."""
    return f"{key} opens the plan again"


def title(name: str, side: str) -> str:
    """Return the name of the screen, and whose plan it is."""
    return f"{name}: {side}"


def done_again(number: int, key: str) -> str:
    """Return that pieces have no place, and the key that ends the planning nevertheless."""
    return f"{counted(number, 'piece has', 'pieces have')} no place; {key} once more is done"


def moved(piece: str, place: str, key: str) -> str:
    """Return that a piece which had a place already has got another one."""
    return f"{piece} is to be in {place} now; {key} takes that back"


def not_yet(problem: str) -> str:
    """Return why the plan cannot be carried out as it is."""
    return f"not yet: {problem}"


def page(number: int, pages: int) -> str:
    """Return which page of the list is shown."""
    return f"{number} of {pages}"
