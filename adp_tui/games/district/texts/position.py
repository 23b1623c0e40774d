"""The words of a position in plain text."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

NONE: Final = "none"
UNKNOWN: Final = "?"

# The names of the entries

OPTIONS: Final = "Options"
EVENT: Final = "Event"
TRUCE: Final = "Truce"
OVER: Final = "Over"
POOL: Final = "Pool"
INTELLIGENCE: Final = "Intelligence"
POSTED: Final = "Planned"

# The tables

SIDES: Final = ("Side", "TP", "MAX", "VP", "Strategy", "Appeal", "Hand")
AREAS: Final = ("Area", "Pop", "TM", "IU Gov", "IU Ins", "State")
TERROR: Final = "Terror"
CONTROL: Final = {
    "government": "Government Control",
    "insurgent": "Insurgent Control",
    "": "no Control",
}
"""7.21: Who has Population Control of an Area."""

ACTIVE: Final = "active"
DONE: Final = "done"

STANDARD: Final = "the standard game"
BLANK_ONLY: Final = "the blank alone"


def head(scenario: str, length: str, turn: int, segment: str) -> str:
    """Return the scenario and how far the game is."""
    return f"{scenario}, {length}. Turn {turn}: {segment}."


def event(number: int, name: str, does: str) -> str:
    """Return the random event of this turn."""
    return f"{number}, {name}: {does}"


def part_of(segment: str, side: str) -> str:
    """Return a segment, and whose part of it this is."""
    return f"{segment}, {side}"


def operations(area: str, side: str) -> str:
    """Return where Operations are, and whose opportunity it is."""
    return f"Operations in {area}, {side}"


def of(number: int, wanted: int) -> str:
    """Return a score and its goal."""
    return f"{number} of {wanted}"


def from_turn(turn: int) -> str:
    """Return when a side may Appeal."""
    return f"from turn {turn}"


def hand(chits: str) -> str:
    """Return the chits of a hand."""
    return f"{chits} and the blank"


def box(name: str, letter: str) -> str:
    """Return the box of a side."""
    return f"{name} {letter}"


def pool(number: int) -> str:
    """Return how many Infrastructure Units are left."""
    return counted(number, "Infrastructure Unit")


def intelligence(blank: int, blue: int, orange: int) -> str:
    """Return what is in the Intelligence Pool."""
    return f"{counted(blank, 'blank')}, {blue} for the Government, {orange} for the Insurgent"


def advantages(government: int, insurgent: int) -> str:
    """Return the Advantages that the sides hold."""
    return f"Advantages held: Government {government}, Insurgent {insurgent}"


def with_marks(unit: str, marks: str) -> str:
    """Return a unit with its mode, its Hits and whether it is revealed."""
    return f"{unit} ({marks})"


REVEALED: Final = "revealed"


def hits(number: int) -> str:
    """Return the Hits of a unit."""
    return counted(number, "Hit")


def counters(number: int) -> str:
    """Return how many concealed counters there are."""
    return counted(number, "counter")


def stack(letter: str, units: str) -> str:
    """Return a stack and its units."""
    return f"{letter} {units}"


def underground(stack: str) -> str:
    """Return a stack that is underground."""
    return f"{stack}, underground"


def at_large(stack: str) -> str:
    """Return an Insurgent stack that is at large."""
    return f"{stack}, at large"


def sums(ir: int, tr: int, cmr: int) -> str:
    """Return the sums of ratings of a stack."""
    return f"IR {ir} TR {tr} CMR {cmr}"


def has_acted(stack: str) -> str:
    """Return a stack that has been activated."""
    return f"{stack}, done"


def posted(units: str, area: str) -> str:
    """Return units that are to be deployed."""
    return f"{area}: {units}"


def over(won: str, why: str) -> str:
    """Return how the game ended."""
    return f"{won}. {why}"
