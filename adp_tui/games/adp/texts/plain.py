"""The position of A Distant Plain in sentences, for plain mode."""

from __future__ import annotations


def card(name: str) -> str:
    """Return the current card."""
    return f"Card {name}"


def state(what: str, now: str) -> str:
    """Return the game and its current state."""
    return f"{what}. {now}."


def next_card(name: str) -> str:
    """Return the next card."""
    return f"Next card {name}."


def options(told: str) -> str:
    """Return the options that a game is played with."""
    return f"Options: {told}."


def margins(told: str) -> str:
    """Return the margins."""
    return f"Margins: {told}."
