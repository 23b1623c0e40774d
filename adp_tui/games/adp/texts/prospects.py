"""The words beside an answer: column headings and short hints."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

BRINGS: Final = {
    "train.space": "place",
    "rally.space": "place",
    "sweep.space": "come",
    "patrol.space": "come",
    "march.origin": "go",
    "march.destination": "go",
    "sweep.origin": "go",
    "patrol.origin": "go",
    "transport.origin": "go",
    "transport.destination": "go",
    "air-lift.origin": "go",
    "air-lift.destination": "go",
    "event.move.origin": "go",
    "event.move.destination": "go",
    "redeploy.coalition.origin": "go",
    "redeploy.police.origin": "go",
    "redeploy.taliban.origin": "go",
    "redeploy.destination": "go",
    "assault.space": "remove",
    "patrol.assault": "remove",
    "attack.space": "remove",
    "ambush.space": "remove",
    "air-strike.space": "remove",
    "infiltrate.space": "remove",
    "suborn.space": "remove",
    "extort.space": "gain",
    "traffic.space": "gain",
}
"""The heading of the numbers beside the spaces, by question."""

OTHERWISE_BRINGS: Final = "effect"


def by(road: str) -> str:
    """Return the LoC that pieces come by."""
    return f"by {road}"


def one_of(number: int) -> str:
    """Return the number of spaces for a Limited Operation, which takes one (2.3.5)."""
    return f"1 of {number}"


def spaces(number: int) -> str:
    """Return the number of spaces an Operation can take."""
    return counted(number, "space")


def passing(earned: int) -> str:
    """Return the gain from a Pass."""
    return f"+{earned}, stay Eligible"
