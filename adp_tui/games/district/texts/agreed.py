"""The options of a game in a sentence."""

from __future__ import annotations

from typing import Final

STANDARD: Final = "the standard game"


def set_to(name: str, value: str) -> str:
    """Return an option with its value."""
    return f"{name} {value}"


def without(name: str) -> str:
    """Return an option that is off."""
    return f"no {name}"
