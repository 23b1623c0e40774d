"""The names of things: sides, Areas, units, boxes, missions, Strategies, events."""

from __future__ import annotations

from typing import Final

TURN: Final = "turn"
"""What a chapter of the game is."""

AREA: Final = "Area"
ROUND: Final = "Turn"
ROUNDS: Final = "turns"

SIDES: Final = {"government": "Government", "insurgent": "Insurgent"}
LETTER: Final = {"government": "G", "insurgent": "I"}
"""The letter that stands for a side, the same in every language."""

AREAS: Final = {
    "highfell": "Highfell",
    "north-fields": "North Fields",
    "saddle-pass": "Saddle Pass",
    "quarry-road": "Quarry Road",
    "orrin-town": "Orrin Town",
    "east-terraces": "East Terraces",
    "salt-flats": "Salt Flats",
    "mill-quarter": "Mill Quarter",
    "riverside": "Riverside",
}

KINDS: Final = {
    "guards": "Guards",
    "line": "Line",
    "gendarmes": "Gendarmes",
    "constables": "Constables",
    "home-guard": "Home Guard",
    "legion": "Legion",
    "main-force": "Main Force",
    "fighters": "Fighters",
    "organisers": "Organisers",
    "levies": "Levies",
    "villagers": "Villagers",
    "dummy": "Dummy",
    "informants": "Informants",
    "engineers": "Engineers",
    "mortars": "Mortars",
    "loudspeakers": "Loudspeakers",
    "air-scout": "Air Scout",
    "trucks": "Trucks",
    "bomb-maker": "Bomb-maker",
    "agitator": "Agitator",
    "marksman": "Marksman",
    "couriers": "Couriers",
    "tunnels": "Tunnels",
    "smuggler": "Smuggler",
}
"""The kinds of units; several units of a kind are counted: `Line x2`."""

TYPES: Final = {
    "mil": "MIL",
    "pol": "POL",
    "cbt": "CBT",
    "for": "FOR",
    "gr": "GR",
    "mf": "MF",
    "asset": "Asset",
    "dummy": "Dummy",
    "concealed": "counter",
}
RATINGS: Final = {"ir": "IR", "tr": "TR", "cmr": "CMR"}

BOXES: Final = {
    "available": "Available",
    "disrupted": "Disrupted",
    "recruiting": "Recruiting",
    "reserve": "Reserve",
    "removed": "out of the game",
}

MISSIONS: Final = {
    "patrol": "Patrol",
    "patrol-all": "Patrol against all",
    "attack": "Attack",
    "ambush": "Ambush",
    "move": "Move",
    "build": "Build",
    "reduce": "Reduce",
    "recruit": "Recruit/Promote",
    "intimidate": "Intimidate",
    "remove-terror": "Remove Terror",
}

SEGMENTS: Final = {
    "set-up": "Set-up",
    "event": "Random Event",
    "command": "Command",
    "deployment": "Deployment",
    "intelligence": "Intelligence",
    "operations": "Operations",
    "redeployment": "Redeployment",
    "allotment": "Allotment",
    "victory": "Victory Points",
    "appeal": "Appeals",
}

STRATEGIES: Final = {
    "G1": "Hold the Towns",
    "G2": "Clear and Hold",
    "G3": "Open Roads",
    "G4": "Wear Them Down",
    "I1": "Shadow State",
    "I2": "Bleed Them",
    "I3": "Cut the Roads",
    "I4": "Rule of Fear",
}

SCENARIOS: Final = {
    "standard": "Standard",
    "free": "Free Deployment",
    "random": "Random Deployment",
}
LENGTHS: Final = {"short": "Short", "normal": "Normal", "long": "Long"}

LEGEND: Final = "Signs on the map"
BLANK_CHIT: Final = "the blank"
UNKNOWN: Final = "?"
NOTHING: Final = "nothing"


def several(name: str, number: int) -> str:
    """Return how many there are of something."""
    return f"{name} x{number}" if number > 1 else name


def numbered(name: str, number: str) -> str:
    """Return one of several units of a kind."""
    return f"{name} {number}"


def counter(word: str) -> str:
    """Return a concealed counter."""
    return f"counter {word}"


def known_counter(kind: str, word: str) -> str:
    """Return a counter whose kind is known."""
    return f"{kind} ({word})"


def strategy(name: str, word: str) -> str:
    """Return a Strategy and the name of its card."""
    return f"{name} ({word})"


def stack(letter: str) -> str:
    """Return a stack."""
    return f"stack {letter}"


def chit(ratings: str) -> str:
    """Return a numbered chit."""
    return f"chit {ratings}"


def with_advantage(chit: str) -> str:
    """Return a chit that an Advantage goes with."""
    return f"{chit} with an Advantage"


def chit_ratings(ir: int, tr: int, cmr: int) -> str:
    """Return the three ratings of a chit."""
    return f"IR {ir}, TR {tr}, CMR {cmr}"


def which(unit: str) -> str:
    """Return what the chosen unit is, to follow the answer."""
    return f", {unit}"
