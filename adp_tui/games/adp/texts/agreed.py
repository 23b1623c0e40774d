"""What was agreed on before a game: the options that are not the usual ones."""

from __future__ import annotations

from typing import Final

USUAL: Final = "the defaults"


def without(option: str) -> str:
    """Return that a usual option is switched off."""
    return f"without {option}"


def set_to(option: str, value: str) -> str:
    """Return which of its values an option has."""
    return f"{option} {value}"


def agreed(options: str, edition: str) -> str:
    """Return the options that are unusual, and the printing whose rules are followed."""
    return f"{options}; {edition}"
