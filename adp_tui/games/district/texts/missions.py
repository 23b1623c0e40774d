"""The words of missions: both totals, and what came of them."""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = "?"

OUTCOMES: Final[dict[str, tuple[str, str, str]]] = {
    "patrol": ("found", "not found", "not found"),
    "patrol-all": ("found", "not found", "not found"),
    "attack": ("won", "lost", "a tie"),
    "ambush": ("success", "failure", "failure"),
    "build": ("built", "not built", "not built"),
    "reduce": ("reduced", "not reduced", "not reduced"),
    "recruit": ("success", "failure", "failure"),
    "intimidate": ("success", "failure", "failure"),
    "remove-terror": ("removed", "not removed", "not removed"),
    "desertion": ("it deserts", "it stays", "it stays"),
}
"""What is said if the acting side's total is higher, if it is lower, and at a tie."""

SHORT: Final = {
    "patrol": "Patrol",
    "patrol-all": "Patrol",
    "attack": "Attack",
    "ambush": "Ambush",
    "move": "Move",
    "build": "Build",
    "reduce": "Reduce",
    "recruit": "Recruit/Promote",
    "intimidate": "Intimidate",
    "remove-terror": "Remove Terror",
    "desertion": "Desertion",
}
"""Missions in one word, before their target."""


def judged(mission: str, sums: str, outcome: str) -> str:
    """Return a mission with its totals and its outcome."""
    return f"{mission}: {sums}: {outcome}"


def against(target: str, mission: str) -> str:
    """Return a mission with its target."""
    return f"{mission} {target}"


def of_unit(mission: str, unit: str) -> str:
    """Return a mission with the unit that it is against."""
    return f"{mission} on {unit}"


def compared(own: str, against: str) -> str:
    """Return two sums that are compared."""
    return f"{own} against {against}"


PLUS: Final = " + "
"""Between the parts of a sum."""
