"""The words of the panes of A Distant Plain: cards, Factions, tracks, the table of spaces."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import Terrain
from core.adp.model.ids import Deed, Support

NONE: Final = "none"

# The cards

NOW: Final = "NOW"
NEXT: Final = "NEXT"
NO_CARD: Final = "none yet"
FACE_DOWN: Final = "face down"
SOURCED: Final = "sourced"
ACTS, IS_NEXT, WAITS, OUT = "acts", "next", "waits", "out"
DEEDS: Final = {
    Deed.PASS: "passed",
    Deed.OPERATION: "Op",
    Deed.OPERATION_AND_SPECIAL: "Op+SA",
    Deed.LIMITED: "LimOp",
    Deed.EVENT: "Event",
}
"""What a Faction has done on the card, in few letters."""


def propaganda_short(played: int, total: int) -> str:
    """Return how many Propaganda cards have come, in few letters."""
    return f"Prop {played}/{total}"


def coming(card: str) -> str:
    """Return the next card."""
    return f"next {card}"


def goes_on(key: str) -> str:
    """Return the end of a cut text: the key that shows all of it."""
    return f"{key} more"


def only_sourced(side: str) -> str:
    """Return which of two sides is sourced."""
    return f"only {side} {SOURCED}"


def side_known(side: str, known: str) -> str:
    """Return how well a side of a card is known."""
    return f"{side} {known}"


def deck(cards: int, played: int, total: int) -> str:
    """Return what is left of the deck."""
    return f"deck {cards}, Propaganda {played} of {total}"


# Factions and tracks

FACTIONS_AND_TRACKS: Final = "Factions and tracks"
BOT, YOU = "bot", "you"
RACE: Final = "Race"
RACE_MEANS: Final = "margins: past 0 wins"
TRACK: Final = "Track"
AID_LETTER, PATRONAGE_LETTER = "A", "P"
"""The markers of the edge track that belong to no Faction."""
ISLAMABAD: Final = "Islamabad"
VICTORY: Final = "Victory"
OPTIONS: Final = "Options"
LEFT_OVER: Final = "Left over"
YOU_HIDE: Final = "You hide"
AID: Final = "Aid"
PATRONAGE: Final = "Patronage"
ECON: Final = "Econ"
CASUALTIES: Final = "Casual."
OUT_OF_PLAY: Final = "Out"
RETURNEES: Final = "Returnees"
MARKERS: Final = "Markers"
IN_FORCE: Final = "In force"
MOMENTUM: Final = "Momentum"


FACTION: Final = "Faction"
RESOURCES_COLUMN: Final = "Res"
SCORE: Final = "Score"
MARGIN: Final = "Mrg"
"""The headings of the Factions: margins and Resources have three cells, the score has five."""


def needed(resources: int) -> str:
    """Return the Resources that the Warlords need too."""
    return f"/{resources}"


def and_resources(purse: str, goal: int) -> str:
    """Return the Warlords' second condition."""
    return f", Res {purse}/{goal}"


def sabotaged(econ: int, roads: int) -> str:
    """Return what the roads are worth, and how many of them are closed."""
    return f"{econ}, {roads or NONE} sabotaged"


def markers(returnees: int, terror: int) -> str:
    """Return how many markers are left."""
    return f"Returnees {returnees}   Terror and Sabotage {terror}"


def holdings(available: str, on_map: str) -> str:
    """Return where the pieces of a Faction are."""
    return f"Available {available}   map {on_map}"


def losses(fallen: str, gone: str) -> str:
    """Return where else the pieces of the Coalition are."""
    return f"Casualties {fallen}   out {gone}"


def resources(purse: str) -> str:
    """Return what a Faction can spend."""
    return f"Resources {purse}"


def tracks_short(aid: int, patronage: int, islamabad: str) -> str:
    """Return the tracks in 19 cells."""
    return f" Aid{aid} Pat{patronage} {islamabad}"


# Answers

SPECIAL_ACTIVITY: Final = "Special Act."
SPECIAL_ACTIVITY_SHORT: Final = "Special"
GIVE_OR_ASK: Final = "Give, ask"
GIVE_OR_ASK_SHORT: Final = "Give"
"""Names for answers with the same key, in full and in one word."""

NO_SPECIAL: Final = "no Special Activity can be done now"
GIVE_BOT: Final = "give it Resources"
NOTHING_TO_GIVE: Final = "nothing can be given now"
NOTHING_TO_REMOVE: Final = "you cannot remove your own pieces now"

# What changes

AVAILABLE: Final = "Available"
RESOURCES: Final = "Resources"
NOW_BOX: Final = "now"


def then_box(asked: bool) -> str:
    """Return the heading of a changed space; further answers may reduce the change."""
    return "at most" if asked else "then"


# The hand-over

DECEPTION_COVERED: Final = "Others' Deception markers are hidden; the Factions view shows yours."

# The table of spaces

LAND: Final = {
    Terrain.MOUNTAIN: "Mtn",
    Terrain.PLAINS: "Pln",
    Terrain.CITY: "City",
    Terrain.PAKISTAN: "Pak",
    Terrain.LOC: "Road",
}
ATTITUDE: Final = {Support.SUPPORT: "Supp", Support.NEUTRAL: "", Support.OPPOSITION: "Oppo"}
ON_THE_MAP: Final = "On the map"
ORDER_OF_DECISION: Final = "the order of the decision"


def sorted_by(what: str) -> str:
    """Return what the table is sorted by."""
    return f"sorted by {what}"


def spaces_below(number: int, key: str) -> str:
    """Return the number of spaces below, and the key that shows them."""
    return f"{number} more spaces below: {key}"


def spaces_above(number: int, key: str) -> str:
    """Return the number of spaces above, and the key that shows them."""
    return f"{number} more spaces above: {key}"
