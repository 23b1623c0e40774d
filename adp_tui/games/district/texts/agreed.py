"""The options of a game in a sentence."""

from __future__ import annotations

from typing import Final

STANDARD: Final = "the standard game"

VALUES: Final = {
    "government": "Government",
    "insurgent": "Insurgent",
    "both": "both sides",
    "no-recovery": "without recovery",
    "no-attack": "without Attack",
    "mil": "MIL",
    "mil-gr": "MIL and GR",
}
"""The values of options in a few words; numbers stand for themselves."""


def set_to(name: str, value: str) -> str:
    """Return an option with its value."""
    return f"{name}: {value}"


def without(name: str) -> str:
    """Return an option that is off."""
    return f"no {name}"
