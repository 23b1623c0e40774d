"""The words of a saved game of District Commander in a few rows."""

from __future__ import annotations

from typing import Final

BEING_SET_UP: Final = "being set up"
TWO_PLAYERS: Final = "two players"


def game(scenario: str, length: str, who: str) -> str:
    """Return what is played, and by whom."""
    return f"{scenario} {length}, {who}"


def turn(number: int, last: int, now: str) -> str:
    """Return how far a game has come."""
    return f"Turn {number} of at most {last}: {now}"


def state(number: int) -> str:
    """Return the turn in a word."""
    return f"turn {number}"


def options(told: str) -> str:
    """Return the options that a game is played with."""
    return f"Options: {told}"


def points(tp: int, tp_max: int) -> str:
    """Return the Task Points of a side."""
    return f"TP {tp}/{tp_max}"
