"""The words with which somebody is asked to agree that play goes back."""

from __future__ import annotations

from typing import Final

ANSWERS: Final = {"yes": True, "y": True, "no": False, "n": False}
"""What can be typed in the line mode, and what it means."""


def may_go_back(name: str) -> str:
    """Return the question in the line mode."""
    return f"{name}, may play go back past something that somebody has seen? yes or no"


def asked(name: str) -> str:
    """Return the question on the screen; it tells nothing that is secret."""
    return f"{name}, do you agree?"


REASON: Final = (
    "Play would go back past something that somebody has seen and cannot forget: what was drawn, "
    "shown or turned over."
)
"""Why somebody is asked."""


def refused(name: str) -> str:
    """Return the notice that nothing was taken back."""
    return f"{name} does not agree: nothing was taken back"
