"""The words about how a game of District Commander is won and how it ended."""

from __future__ import annotations

from typing import Final

NOBODY: Final = "Nobody"


def won(winners: str) -> str:
    """Return who won."""
    return f"{winners} won"


def by_limit(figures: str, limit: int, turn: int) -> str:
    """Return that somebody reached the limit."""
    return f"{figures}: {limit} VP were reached in turn {turn}"


def by_last_turn(figures: str, turn: int) -> str:
    """Return that there was no further turn."""
    return f"{figures} after the last turn, turn {turn}"


def figure(side: str, points: int) -> str:
    """Return the Victory Points of a side."""
    return f"{side} {points} VP"


def aim(side: str, strategy: str) -> str:
    """Return the Strategy of a side."""
    return f"{side}: {strategy}"
