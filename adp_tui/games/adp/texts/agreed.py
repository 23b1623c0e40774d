"""The options of a game that differ from the defaults."""

from __future__ import annotations

from typing import Final

USUAL: Final = "the defaults"


def without(option: str) -> str:
    """Return a default option that is switched off."""
    return f"without {option}"


def set_to(option: str, value: str) -> str:
    """Return which of its values an option has."""
    return f"{option} {value}"


def agreed(options: str, edition: str) -> str:
    """Return the options that differ, and the printing whose rules are followed."""
    return f"{options}; {edition}"
