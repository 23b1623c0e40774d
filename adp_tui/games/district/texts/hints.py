"""What is said beside answers: ratings, places, sums."""

from __future__ import annotations

from typing import Final

CHIT: Final = "chit"
"""A chit in a sum whose rating is not known yet."""

UNKNOWN: Final = "?"


def ratings(ir: int, tr: int, cmr: int) -> str:
    """Return the three ratings of a unit, as they are printed on it."""
    return f"{ir}-{tr}-{cmr}"


def place(area: str) -> str:
    """Return where a unit is."""
    return f"in {area}"


def hits(number: int) -> str:
    """Return the Hits of a unit."""
    return f"{number} Hit" if number == 1 else f"{number} Hits"


def printed(population: int, terrain: int) -> str:
    """Return the printed numbers of an Area."""
    return f"Pop {population}, TM {terrain}"


def infrastructure(government: int, insurgent: int) -> str:
    """Return the Infrastructure Units of an Area."""
    return f"IU {government}-{insurgent}"


TERROR: Final = "Terror"


def forces(side: str, units: str) -> str:
    """Return the units of a side."""
    return f"{side} {units}"


def total(units: str, chit: int) -> str:
    """Return a sum with a chit."""
    return f"{units} + {chit}"


def targets(letters: str) -> str:
    """Return the stacks that a mission can be against."""
    return f"against {letters}"


def costs(points: int) -> str:
    """Return a price."""
    return f"{points} TP"


def purse(points: int, allotment: int) -> str:
    """Return the Task Points that are left."""
    return f"You have {points} of {allotment} TP."


def hand(number: int) -> str:
    """Return how many chits are in a hand."""
    return f"1 TP, you hold {number}"
