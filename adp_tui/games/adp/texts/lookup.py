"""The words of the inspection pages for spaces, Factions, cards and boxes."""

from __future__ import annotations

from typing import Final

from core.adp.model.atlas import Terrain
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Islamabad, Support

NOW: Final = "Now"
YOU_HIDE: Final = "You hide"
NONE: Final = "none"
NOBODY: Final = "nobody"
NOTHING: Final = "Nothing."
RULES: Final = "rules.md"
"""The file with the rules."""

KINDS: Final = {"space": "space", "faction": "Faction", "box": "box", "card": "card"}
"""The kinds of things that can be inspected."""


# Spaces

TERRAIN: Final = {
    Terrain.MOUNTAIN: "Province, Mountain",
    Terrain.PLAINS: "Province, Plains",
    Terrain.CITY: "City",
    Terrain.PAKISTAN: "Province of Pakistan",
    Terrain.LOC: "Line of Communication",
}
ATTITUDE: Final = {
    Support.SUPPORT: "Support",
    Support.NEUTRAL: "Neutral",
    Support.OPPOSITION: "Opposition",
}
PASHTUN: Final = "PASHTUN"
CONTROL: Final = "Control"
CONTROL_FROZEN: Final = "stays as it was until all have Redeployed, 6.5"
COUNTS_FOR: Final = "Counts for"
PIECES: Final = "Pieces"
BASES: Final = "Bases"
UNDERGROUND: Final = "Underground"
ACTIVE: Final = "Active"
TROOPS: Final = "Troops"
POLICE: Final = "Police"
BORDERS: Final = "Borders"
NOTHING_IN_AFGHANISTAN: Final = "nothing in Afghanistan"
PAKISTAN: Final = "Pakistan"
ROADS: Final = "Roads"
SABOTAGED: Final = "Sabotaged"
OPEN: Final = "open"


def population(number: int, printed: int, returnees: int) -> str:
    """Return the Population, and how it comes about."""
    return f"Population {number}" + (f" ({printed}+{returnees} Returnees)" if returnees else "")


def terror(markers: int) -> str:
    """Return how much Terror there is."""
    return f"Terror {markers}"


def econ(worth: int) -> str:
    """Return the Econ of a road."""
    return f"Econ {worth}"


def road_counts(worth: int, *, sabotaged: bool) -> str:
    """Return what a road is worth."""
    what = "nothing while it is Sabotaged" if sabotaged else f"{worth} Econ in Resources"
    return f"the Government: {what} (6.3.2)"


def bases(number: int) -> str:
    """Return a number of Bases."""
    return f"{number} Base{'s' if number > 1 else ''}"


def bases_of(number: int, most: int) -> str:
    """Return the number of Bases and the limit."""
    return f"{number} of {most}, 1.4.2"


def nobody_controls(coin: int, taliban: int, warlords: int) -> str:
    """Return the pieces in a space without Control."""
    return f"COIN {coin}, Taliban {taliban}, Warlords {warlords}"


def somebody_would(coin: int, taliban: int) -> str:
    """Return the numbers at which a space would become Controlled."""
    return f"COIN gain it at {coin}, Taliban at {taliban}"


def coin_control(coin: int, taliban: int, warlords: int) -> str:
    """Return the numbers by which COIN control a space."""
    return f"COIN {coin} > Taliban {taliban} + Warlords {warlords}"


def coin_would_lose(coin: int, taliban: int) -> str:
    """Return the numbers at which COIN would lose Control."""
    return f"COIN lose it at {coin}; Taliban gain it at {taliban}"


def taliban_control(coin: int, taliban: int, warlords: int) -> str:
    """Return the numbers by which the Taliban control a space."""
    return f"Taliban {taliban} > COIN {coin} + Warlords {warlords}"


def taliban_would_lose(taliban: int, coin: int) -> str:
    """Return the numbers at which the Taliban would lose Control."""
    return f"Taliban lose it at {taliban}; COIN gain it at {coin}"


def number_of(number: int, kind: str) -> str:
    """Return how many pieces of a kind are there."""
    return f"{number} {kind}"


def share(letter: str, part: int, total: int, of: str) -> str:
    """Return what a space adds to the total of a Faction."""
    return f"{letter} {part} of {total} ({of})"


SHARES: Final = {
    "support": "Support",
    "coin": "COIN Control",
    "opposition": "Opposition",
    "bases": "Bases",
    "uncontrolled": "Uncontrolled",
}

# Factions

FACTION: Final = "Faction"
WINS_BY: Final = "Wins by"
STANDS_AT: Final = "Score"
DOES: Final = "Actions"
RESOURCES: Final = "Resources"
AVAILABLE: Final = "Available"
DECEPTION: Final = "Deception"
ON_THE_MAP: Final = "On the map"
THE_GOVERNMENTS: Final = "the Government's, "
ELIGIBLE: Final = "Eligible"
INELIGIBLE: Final = "Ineligible"

ACTIONS: Final = {
    COALITION: "Train, Patrol, Sweep, Assault; Surge, Air Lift, Air Strike",
    GOVERNMENT: "Train, Patrol, Sweep, Assault; Govern, Transport, Eradicate",
    TALIBAN: "Rally, March, Attack, Terror; Extort, Infiltrate, Ambush",
    WARLORDS: "Rally, March, Attack, Terror; Cultivate, Traffic, Suborn",
}
VICTORY: Final = {
    COALITION: "Support and its Available pieces above 30 (7.2)",
    GOVERNMENT: "COIN-Controlled Population and Patronage above 35 (7.2)",
    TALIBAN: "Opposition and Taliban Bases above 20 (7.2)",
    WARLORDS: "Uncontrolled Population above 15, Resources above 40 (7.2)",
}


def stands_at(score: int, goal: int, margin: int) -> str:
    """Return a Faction's score, goal and margin."""
    return f"{score} of {goal}, margin {margin:+}"


def resources_of(number: int, goal: int) -> str:
    """Return the Warlords' Resources and their goal."""
    return f"Resources {number} of {goal}"


def hidden_markers(number: int) -> str:
    """Return how many Deception markers a Faction hides."""
    return f"{number} hidden (7.3)"


# Boxes

BOXES: Final = {
    "available": "Available",
    "casualties": "Casualties",
    "out-of-play": "Out of play",
    "islamabad": "Islamabad",
    "tracks": "Aid and Patronage",
    "deck": "The deck",
    "legend": "The legend of the map",
}
"""The boxes beside the map."""

MARKERS: Final = "Markers"
CASUALTIES: Final = "Coalition pieces here cost Aid in the Resources Phase (6.3.4)."
HARD: Final = "Hard: only a Reset ends this, and then does not shift the marker."
ISLAMABAD: Final = {
    Islamabad.HOSTILITY: "No Taliban Rally in Pakistan; Taliban Guerrillas there are Active.",
    Islamabad.PRESSURE: "No Taliban Rally in Pakistan.",
    Islamabad.TOLERANCE: "No effect.",
    Islamabad.BACKING: "Taliban Rally in Pakistan, and March to or from it, cost nothing.",
    Islamabad.SPONSORSHIP: "Taliban Rally in Pakistan, and March to or from it, cost nothing; a"
    " Taliban Limited Operation may cover several spaces.",
}
FACE_DOWN: Final = "Face down"
THIS_PILE: Final = "This pile"
PROPAGANDA: Final = "Propaganda"
TAKEN_OUT: Final = "Taken out"


def markers_left(terror: int, returnees: int) -> str:
    """Return how many markers are left."""
    return f"Terror and Sabotage {terror}, Returnees {returnees}"


def at_most(number: int, cap: int) -> str:
    """Return a track's value and its maximum."""
    return f"{number}, at most {cap}"


def pile(events: int, *, propaganda: bool) -> str:
    """Return what is left of the pile of the deck."""
    rest = " and its Propaganda card" if propaganda else ", its Propaganda card has come"
    return f"{events} Events{rest}"


def of(number: int, total: int) -> str:
    """Return a number and the total."""
    return f"{number} of {total}"


def taken_out(number: int) -> str:
    """Return how many cards left the deck."""
    return f"{number} Events during set-up"


# Cards

PROPAGANDA_ROUND: Final = (
    "A Propaganda Round follows: victory, Resources, Support, Redeploy, Reset."
)
CAPABILITY: Final = "Capability"
ORDER: Final = "Order"
NEXT_CARD: Final = "Next card"
ORDER_SOURCED: Final = "sourced"
ORDER_FOLLOWS: Final = "follows from the card's number"
ORDER_PRINTED: Final = "as on the printed card"
EVENT: Final = "Event"
SOURCED: Final = "sourced"
RECONSTRUCTED: Final = "reconstructed"
CURRENT: Final = "the current card"
COMING: Final = "the next card"
REMOVED: Final = "taken out during set-up"
PLAYED: Final = "played"
NOT_SEEN: Final = "not seen yet"


def capability_of(owner: str) -> str:
    """Return whose Capability a card is."""
    return f"of the {owner}"


def order(letters: str) -> str:
    """Return the order of the Factions on a card."""
    return f"order {letters}"


def in_force(side: str) -> str:
    """Return the note that a card is in force, shown after where it is."""
    return f", in force {side}"
