"""The words of a saved game of A Distant Plain in a few rows."""

from __future__ import annotations

from typing import Final

YEARS: Final = {"short": "2009-2013", "main": "2005-2013", "extended": "2003-2013"}
"""The years that a scenario covers."""

PLAYERS: Final = ("no players", "one player", "two players", "three players", "four players")
BEING_SET_UP: Final = "being set up"
NO_CARD_YET: Final = "No card has been played yet"


def game(scenario: str, years: str, who: str) -> str:
    """Return what is played, and by whom."""
    return f"{scenario} {years}, {who}"


def options(told: str) -> str:
    """Return the options that a game is played with."""
    return f"Options: {told}"


def propaganda(played: int, total: int) -> str:
    """Return how many Propaganda cards have come."""
    return f"Propaganda {played} of {total}"


def finished(epilogue: str) -> str:
    """Return how a game ended."""
    return f"Finished: {epilogue}"


def card(name: str, coming: str) -> str:
    """Return the current card, and the next one if it is known."""
    return f"Card {name}" + (f". Next {coming}" if coming else "")
