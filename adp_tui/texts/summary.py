"""The words of a saved game in a few rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from adp_tui.texts.words import counted

YEARS: Final = {"short": "2009-2013", "main": "2005-2013", "extended": "2003-2013"}
"""The years that a scenario covers."""

PLAYERS: Final = ("no players", "one player", "two players", "three players", "four players")
BOTS_ALONE: Final = "the bots alone"
NOBODY: Final = "nobody"
BEING_SET_UP: Final = "being set up"
NO_CARD_YET: Final = "No card has been played yet"

JUST_NOW: Final = "just now"
SOME_TIME_AGO: Final = "some time ago"
DAY, HOUR, MINUTE = "day", "hour", "minute"
_AND: Final = " and "


def solo(faction: str) -> str:
    """Return that one person plays."""
    return f"solo {faction}"


def game(scenario: str, years: str, who: str) -> str:
    """Return what is played, and by whom."""
    return f"{scenario} {years}, {who}"


def options(told: str) -> str:
    """Return the options that a game is played with."""
    return f"Options: {told}"


def won(winners: Iterable[str]) -> str:
    """Return who has won."""
    return f"finished, {_AND.join(winners) or NOBODY} won"


def propaganda(played: int, total: int) -> str:
    """Return how many Propaganda cards have come."""
    return f"Propaganda {played} of {total}"


def finished(epilogue: str) -> str:
    """Return how a game ended."""
    return f"Finished: {epilogue}"


def card(name: str, coming: str) -> str:
    """Return the current card, and the next one if it is known."""
    return f"Card {name}" + (f". Next {coming}" if coming else "")


def played(answers: int, lines: int, left: str) -> str:
    """Return how much has been played, and when last."""
    return f"{counted(answers, 'answer')}, {counted(lines, 'line')}, left {left}"


def ago(number: int, unit: str) -> str:
    """Return how long ago something was."""
    return f"{counted(number, unit)} ago"
