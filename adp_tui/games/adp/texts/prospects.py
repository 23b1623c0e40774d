"""The words beside an answer: what the columns of the list are, and short hints."""

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
"""What the numbers behind the spaces of a question are about."""

OTHERWISE_BRINGS: Final = "effect"


def by(road: str) -> str:
    """Return by which LoC one comes."""
    return f"by {road}"


def one_of(number: int) -> str:
    """Return that a Limited Operation takes place in one of so many spaces (2.3.5)."""
    return f"1 of {number}"


def spaces(number: int) -> str:
    """Return how many spaces are open to an Operation."""
    return counted(number, "space")


def passing(earned: int) -> str:
    """Return what a Pass brings."""
    return f"+{earned}, stay Eligible"
