"""The words of a saved game in a few rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from adp_tui.texts.words import all_of, counted

NOBODY: Final = "nobody"
DICE: Final = "Dice"
BOTS_ALONE: Final = "bots only"

JUST_NOW: Final = "just now"
SOME_TIME_AGO: Final = "some time ago"
DAY, HOUR, MINUTE = "day", "hour", "minute"


def solo(side: str) -> str:
    """Return the seats of a solo game."""
    return f"solo {side}"


def players(number: int) -> str:
    """Return how many people play."""
    return counted(number, "player") if number else BOTS_ALONE


def game(scenario: str, who: str) -> str:
    """Return what is played, and by whom."""
    return f"{scenario}, {who}"


def won(winners: Iterable[str]) -> str:
    """Return who has won."""
    return f"finished, {all_of(winners) or NOBODY} won"


def played(answers: int, lines: int, left: str) -> str:
    """Return how much has been played, and when last."""
    return f"{counted(answers, 'answer')}, {counted(lines, 'line')}, left {left}"


def left(when: str) -> str:
    """Return when a game was last played, if nobody may count its answers."""
    return f"left {when}"


def ago(number: int, unit: str) -> str:
    """Return how long ago something was."""
    return f"{counted(number, unit)} ago"
