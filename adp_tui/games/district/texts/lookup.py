"""The words of the inspection pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adp_tui.texts.words import any_of, counted

RULES: Final = "rules.md"
"""The file of the rules reference."""

KINDS: Final = {
    "area": "Area",
    "side": "side",
    "stack": "stack",
    "unit": "unit",
    "kind": "kind of unit",
    "strategy": "Strategy",
    "event": "Random Event",
    "chit": "Chance Chit",
    "legend": "signs",
    "rule": "rule",
}
"""The kinds of things that can be inspected."""

# Labels

POP: Final = "Pop"
TERRAIN: Final = "TM"
INFRASTRUCTURE: Final = "IU"
STATE: Final = "State"
BESIDE: Final = "Beside"
AREA: Final = "Area"
UNITS: Final = "Units"
SUMS: Final = "Sums"
ASSETS_LABEL: Final = "Assets"
DONE_SO_FAR: Final = "So far"
CAN: Final = "Can"
CANNOT: Final = "Cannot"
PLACE: Final = "Where"
PLACES: Final = "Where"
PLANNED: Final = "Planned"
STACK: Final = "Stack"
KIND: Final = "Kind"
COUNTS: Final = "Counts"
ADVANTAGES: Final = "Advantages"
NOW_WORTH: Final = "Now"
HELD: Final = "Held by"
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

THIS_TURN: Final = "the event of this turn"
NO_SUCH_STACK: Final = "this stack is no longer there"
NO_SUCH_UNIT: Final = "this unit is not known"
NOT_KNOWN: Final = "not known: the counter lies face down"
FACE_DOWN: Final = "face down: the Government does not know what it is"
ALONE: Final = "nobody else"
FRESH: Final = "recruited in this Phase"
SETTLED: Final = "knows the terrain"
ARRIVED: Final = "has Moved here"
AMBUSHED: Final = "has been ambushed"
FINISHED: Final = "can act no more in this Phase"
CHIT_COUNTS: Final = (
    "IR in Patrol; TR in Attack, and of the Government in Ambush; CMR in Reduce, Intimidate, "
    "Remove Terror, and at random in Build and Recruit/Promote"
)
"""6.1: The missions in which each rating of a chit counts."""

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


def rule(number: str, title: str) -> str:
    """Return a rule by its number and its title."""
    return f"{number} {title}"


def statement(number: str, text: str) -> str:
    """Return a statement of a rule with its number."""
    return f"{number} {text}" if number else text


def concealed(counter: str) -> str:
    """Return a counter that lies face down."""
    return f"counter {counter}, face down"


def named_counter(kind: str, counter: str) -> str:
    """Return a counter by what it is and its name."""
    return f"{kind} ({counter})"


def of_type(name: str, kind: str, ratings: str) -> str:
    """Return a unit with its type and its ratings, if it has any."""
    return f"{name}, {kind} {ratings}".rstrip()


def three(ir: int, tr: int, cmr: int) -> str:
    """Return three ratings as they are printed on a unit."""
    return f"{ir}-{tr}-{cmr}"


def and_more(*parts: str) -> str:
    """Return what is known and what is not."""
    return " and ".join(parts)


def sum_of(sums: str) -> str:
    """Return the sums of a stack, below its units."""
    return f"Sums: {sums}"


def asset(name: str, effect: str) -> str:
    """Return an Asset with what it does."""
    return f"{name}: {effect}"


def missions(number: int) -> str:
    """Return how many missions a stack has carried out."""
    return counted(number, "mission")


def for_points(mission: str, points: int) -> str:
    """Return a mission that is open, with its price."""
    return f"{mission} ({points} TP)"


def with_others(letter: str, others: str) -> str:
    """Return the stack of a unit, and who else is in it."""
    return f"{letter}, with {others}"


def in_hand_of(side: str) -> str:
    """Return whose hand a chit is in."""
    return f"in the hand of the {side}"


RANDOMIZER: Final = "the Randomizer"


def hand_of(side: str) -> str:
    """Return the hand of a side as a place."""
    return f"the hand of the {side}"


def somewhere_in(places: Sequence[str]) -> str:
    """Return where something can be."""
    return f"in {any_of(places)}"


def worth(points: int) -> str:
    """Return what Population Control would pay if it were counted now."""
    return f"{points} VP for Population Control"


def why_not(mission: str, reason: str, rule: str) -> str:
    """Return why a mission is not open to a stack, and by which rule."""
    return f"{mission}: {reason} ({rule})"
