"""The words of the chart."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

MARGINS: Final = "Margins"


def turns(number: int) -> str:
    """Return the number of turns in the chart."""
    return counted(number, "turn")
