"""The words of the panes: points, hand, boxes, the bar of a small screen, the views."""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = "?"

# Both sides

TASK_POINTS: Final = "TP"
VICTORY_POINTS: Final = "VP"
INITIATIVE: Final = "Initiative"
POOL: Final = "IU pool"
ADVANTAGES: Final = "Adv"
STRATEGY: Final = "Strategy"


def of(now: int, most: int) -> str:
    """Return a number and its limit."""
    return f"{now}/{most}"


def appeal(turn: int) -> str:
    """Return the first turn in which a side may Appeal."""
    return f"Appeal from {turn}"


def acts(letter: str) -> str:
    """Return who holds the opportunity in Operations."""
    return f"{letter} acts"


def held(letter: str, number: int) -> str:
    """Return how many Intelligence Advantages a side holds."""
    return f"{letter}{number}"


def event(number: int, name: str) -> str:
    """Return the random event of this turn."""
    return f"{number} {name}"


def areas(done: int, left: int) -> str:
    """Return how many Areas have been activated in this Phase, and how many will be."""
    return f"{done} done, {left} left"


def areas_in_full(done: int, left: int) -> str:
    """Return the same where there is room."""
    return f"Areas: {areas(done, left)}"


# What a Strategy pays, in few letters

PAYS: Final = {
    "one": "Control 1",
    "per-infrastructure": "Control 1 per IU",
    "population": "Control Pop",
}
"""7.21: For Population Control."""

LOC: Final = "LOC"
REDUCED: Final = "Reduce"
AMBUSH: Final = "Ambush"
INTIMIDATE: Final = "Intimidate"
TERROR: Final = "Terror"


def pays(what: str, points: int) -> str:
    """Return what something pays."""
    return f"{what} {points}"


# The hand

RATINGS: Final = {"ir": "IR", "tr": "TR", "cmr": "CMR"}
SYMBOLS: Final = {"ir": "◉", "tr": "✶", "cmr": "❥"}
"""RDS-23: The eye, the star and the heart of the chits."""

BLANK: Final = "000"
"""The blank, as chits are written."""


def more(number: int) -> str:
    """Return how many more chits there are."""
    return f"+{number}"


COVERED_HAND: Final = "The hands are covered."
COVERED_HAND_SHORT: Final = "Hands covered"

# The boxes

COVERED_BOXES: Final = "The Unit Boxes are covered."
NOTHING: Final = "-"

# The bar of a small screen

PAUSE: Final = " · "
OVER: Final = "the game is over"


def turn(number: int) -> str:
    """Return the turn."""
    return f"Turn {number}"


def in_area(segment: str, area: str) -> str:
    """Return a part of the turn and where it is."""
    return f"{segment}: {area}"


# The views

STACKS: Final = "Stacks on the map"
FORCES: Final = "Sides and boxes"
NO_STACKS: Final = "Nobody is on the map."
AREA: Final = "Area"
UNITS: Final = "Units"
HAND: Final = "Hand"
BOXES: Final = "Boxes"
APPEAL: Final = "Appeal"
SECRET: Final = "secret"
INTELLIGENCE: Final = "Intel"
PLAYERS: Final = {"human": "(a person)", "bot": "(a bot)"}
MORE: Final = "+"

STATES: Final = {
    "open": "",
    "at-large": "at large",
    "underground": "underground",
    "undecided": "no stack yet",
}
"""Where stacks are."""

SHORT_STATES: Final = {"open": "", "at-large": "at", "underground": "ug", "undecided": "in"}
"""The same as on the map."""

DONE: Final = "done"
MOVED: Final = "moved"
AMBUSHED: Final = "ambushed"
SIGNS: Final = (
    ("*", "Dispersed"),
    ("-1", "Hits"),
    ("!", "revealed"),
    ("?", "concealed"),
    ("( )", "only you know"),
    (".", "done"),
    ("G3 I3", "Control"),
    ("☠", "Terror"),
    ("+", "more"),
)
"""The signs of the map and what they mean."""


def group(number: str) -> str:
    """Return a group of a Deployment that is under way."""
    return f"#{number}"


def ratings(ir: int, tr: int, cmr: int) -> str:
    """Return the ratings of a unit as they are printed."""
    return f"{ir}-{tr}-{cmr}"
