"""Answers in short form, for narrow lists."""

from __future__ import annotations

from typing import Final

SHORT: Final[dict[str, str]] = {
    "patrol": "Patrol one",
    "patrol-all": "Patrol all",
    "build": "Build",
    "reduce": "Reduce",
    "recruit": "Recruit",
    "stop": "Stop",
    "new": "New stack",
    "new-underground": "New, undergr.",
    "new-at-large": "New, at large",
    "leave-it": "Left to the bot",
    "as-before": "As before",
    "gather": "Gather",
    "flip": "Take it",
    "appeal": "Appeal",
    "degrade": "Degrade",
    "regular": "Regular unit",
    "paramilitary": "MIL and POL",
    "infrastructure": "Infrastructure",
    "look": "Look at it",
    "blue": "Government's",
    "orange": "Insurgent's",
    "G1": "Hold the Towns",
    "G2": "Clear and Hold",
    "G3": "Open Roads",
    "G4": "Wear Them Down",
    "I1": "Shadow State",
    "I2": "Bleed Them",
    "I3": "Cut the Roads",
    "I4": "Rule of Fear",
}

SHORTEST: Final[dict[str, str]] = {
    "done": "Done",
    "no": "No",
    "none": "None",
    "pass": "Pass",
    "stop": "Stop",
}
"""Answers that end a question in one word."""

KINDS: Final[dict[str, str]] = {
    "gendarmes": "Gend.",
    "constables": "Const.",
    "home-guard": "Home G.",
    "main-force": "Main F",
    "fighters": "Fight.",
    "organisers": "Organ.",
    "villagers": "Villag.",
    "informants": "Inform.",
    "engineers": "Engin.",
    "loudspeakers": "Loudsp.",
    "air-scout": "Scout",
    "bomb-maker": "Bombs",
    "agitator": "Agit.",
    "marksman": "Marks.",
    "couriers": "Cour.",
    "tunnels": "Tunnel",
    "smuggler": "Smugg.",
}
"""Kinds of units whose names are long."""


def unit(kind: str, number: str) -> str:
    """Return one of several units of a kind."""
    return f"{kind} {number}"


def recover(unit: str) -> str:
    """Return the answer that recovers a unit."""
    return f"Rec. {unit}"


def repair(unit: str) -> str:
    """Return the answer that repairs a unit."""
    return f"Rep. {unit}"


def with_advantage(chit: str, *, narrow: bool) -> str:
    """Return a chit that an Advantage goes with."""
    return f"{chit}+" if narrow else f"{chit} +Adv."


def target(unit: str, letter: str) -> str:
    """Return a unit of a stack as the target of an Ambush."""
    return f"{unit}, {letter}"


BLANK: Final = "blank"
