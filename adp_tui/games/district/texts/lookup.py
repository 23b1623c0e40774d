"""The words of the inspection pages."""

from __future__ import annotations

from typing import Final

RULES: Final = "rules.md"
"""The file of the rules reference."""

KINDS: Final = {
    "area": "Area",
    "side": "side",
    "kind": "unit",
    "strategy": "Strategy",
    "event": "Random Event",
}
"""The kinds of things that can be inspected."""

# Labels

POP: Final = "Pop"
TERRAIN: Final = "TM"
INFRASTRUCTURE: Final = "IU"
STATE: Final = "State"
BESIDE: Final = "Beside"
STACKS: Final = "Stacks"
POINTS: Final = "TP"
VICTORY: Final = "VP"
STRATEGY: Final = "Strategy"
HAND: Final = "Hand"
APPEAL: Final = "Appeal"
SIDE: Final = "Side"
TYPE: Final = "Type"
RATINGS: Final = "Ratings"
DISPERSED: Final = "Dispersed"
EFFECT: Final = "Effect"
NUMBER: Final = "Number"
ON_THE_MAP: Final = "On the map"
POPULATION: Final = "Population"
LOC: Final = "LOC"
REDUCED: Final = "Reduced"
DISRUPTED: Final = "Disrupted"
AMBUSH: Final = "Ambush"
TERROR: Final = "Terror"
INTIMIDATE: Final = "Intimidate"
DOES: Final = "Effect"

SECRET: Final = "secret"
NOTHING: Final = "nothing"

TYPES: Final = {
    "mil": "MIL, militia: paramilitary",
    "pol": "POL, police: paramilitary",
    "cbt": "CBT, combat troops: regular",
    "for": "FOR, Foreign: regular",
    "gr": "GR, guerrillas: paramilitary",
    "mf": "MF, main force: regular",
    "asset": "Asset",
    "dummy": "Dummy",
    "concealed": "counter",
}

PAYS: Final = {
    "one": "1 VP for each Area under Population Control",
    "per-infrastructure": "1 VP for each own Infrastructure Unit in Areas under Population Control",
    "population": "the Pop of each Area under Population Control",
}
"""7.21: What Population Control pays."""

ASSETS: Final = {
    "informants": "+2 IR in Patrol",
    "engineers": "+2 CMR in Build and Remove Terror",
    "mortars": "+2 TR in Attack, attacking or attacked",
    "loudspeakers": "+1 CMR in Recruit/Promote and Reduce",
    "air-scout": "+1 IR in every Government Patrol in its Area",
    "trucks": "its stack may Move two Areas for 1 TP",
    "bomb-maker": "+2 IR in Ambush",
    "agitator": "+2 CMR in Build, Recruit/Promote and Intimidate",
    "marksman": "+1 TR in Attack and Ambush",
    "couriers": "its stack may Move two Areas for 1 TP",
    "tunnels": "+2 IR against Patrol",
    "smuggler": "1 TP more each turn in an Area with an own Infrastructure Unit",
}


def infrastructure(government: int, insurgent: int, population: int) -> str:
    """Return the Infrastructure Units of an Area."""
    return f"Government {government}, Insurgent {insurgent}, at most {population} each"


def points(tp: int, tp_max: int) -> str:
    """Return the Task Points of a side."""
    return f"{tp} of {tp_max}"


def ratings(ir: int, tr: int, cmr: int) -> str:
    """Return ratings as they are written."""
    return f"IR {ir}, TR {tr}, CMR {cmr}"


def each(kind: str, points: int) -> str:
    """Return what a unit pays."""
    return f"{kind} {points}"


def per_area(points: int) -> str:
    """Return what LOC Control pays."""
    return f"{points} VP for each Area"


def victory_points(points: int) -> str:
    """Return some Victory Points."""
    return f"{points:+} VP"
