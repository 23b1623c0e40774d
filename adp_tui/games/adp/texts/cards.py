"""What `adp cards` prints."""

from __future__ import annotations

from typing import Final

ONLY_SIDE: Final = "Text"
"""The heading of a card with only one side."""


def no_card(number: int, last: int) -> str:
    """Return which cards there are."""
    return f"there is no card {number}: they go from 1 to {last}"


def capability_of(owner: str) -> str:
    """Return whose Capability a card is."""
    return f"{owner} Capability"


def card_heading(number: int, title: str, order: str) -> str:
    """Return a card and the order of the Factions on it."""
    return f"{number} {title}   order {order}"
