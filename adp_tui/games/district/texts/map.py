"""The words and signs on the map: short names of units, marks of Areas and stacks."""

from __future__ import annotations

from typing import Final

SHORT: Final = {
    "guards": "GUAR",
    "line": "LINE",
    "gendarmes": "GEND",
    "constables": "CONS",
    "home-guard": "HOME",
    "legion": "LEGI",
    "main-force": "MAIN",
    "fighters": "FIGH",
    "organisers": "ORGA",
    "levies": "LEVY",
    "villagers": "VILL",
    "dummy": "DUMM",
    "informants": "INFO",
    "engineers": "ENGI",
    "mortars": "MORT",
    "loudspeakers": "LOUD",
    "air-scout": "SCOU",
    "trucks": "TRUC",
    "bomb-maker": "BOMB",
    "agitator": "AGIT",
    "marksman": "MARK",
    "couriers": "COUR",
    "tunnels": "TUNN",
    "smuggler": "SMUG",
}
"""Kinds of units in four letters."""

SHORTEST: Final = {
    "guards": "GU",
    "line": "LI",
    "gendarmes": "GE",
    "constables": "CO",
    "home-guard": "HG",
    "legion": "LG",
    "main-force": "MF",
    "fighters": "FI",
    "organisers": "OR",
    "levies": "LV",
    "villagers": "VI",
    "dummy": "DU",
    "informants": "IN",
    "engineers": "EN",
    "mortars": "MO",
    "loudspeakers": "LS",
    "air-scout": "AS",
    "trucks": "TK",
    "bomb-maker": "BM",
    "agitator": "AG",
    "marksman": "MA",
    "couriers": "CR",
    "tunnels": "TU",
    "smuggler": "SM",
}
"""The same in two letters, where there is hardly any room."""

# Signs

DISPERSED: Final = "*"
REVEALED: Final = "!"
CONCEALED: Final = "?"
MORE: Final = "+"
"""Ends a row after which something does not fit."""

DONE: Final = "."
"""Ends what can act no more in this Phase."""

TERROR: Final = "☠"
BEGIN, END = "(", ")"
"""Around counters of one's own that lie face down."""

BETWEEN: Final = ","
"""Follows a name in full before the next one."""

MOST_SIGNS: Final = 4
"""How many concealed counters are drawn one by one; more are counted."""

# Where stacks are

AT_LARGE: Final = "at"
UNDERGROUND: Final = "ug"
IN_NO_STACK: Final = "in"
"""Units in an Area whose stack is not decided yet."""

UNDERGROUND_BOX: Final = "underground"

# The Area itself

INFRASTRUCTURE: Final = "IU"
LOC: Final = "LOC"
UNDECIDED: Final = "?"
SIDE: Final = {"government": "gov", "insurgent": "ins"}
"""The sides, where there is room for more than their letter."""

TERROR_IN_WORDS: Final = "terror"


def population(number: int) -> str:
    """Return the Population of an Area."""
    return f"P{number}"


def terrain(number: int) -> str:
    """Return the Terrain Modifier of an Area."""
    return f"T{number}"


def capitals(name: str) -> str:
    """Return the name of the Area that is being activated."""
    return name.upper()


def infrastructure(letter: str, number: int, *, in_control: bool) -> str:
    """Return the Infrastructure of a side; the letter of whoever is in control is a capital."""
    return f"{letter.upper() if in_control else letter.lower()}{number}"


def control(side: str) -> str:
    """Return who has Population Control."""
    return f"control {side}"


def acts(side: str) -> str:
    """Return who holds the opportunity in an Area."""
    return f"{side} acts"


def hits(number: int) -> str:
    """Return the Hits of a unit."""
    return f"-{number}"


def counted(number: int) -> str:
    """Return how many units a short name stands for."""
    return str(number) if number > 1 else ""


def counted_in_full(number: int) -> str:
    """Return the same after a name in full."""
    return f" x{number}" if number > 1 else ""


def sums(ir: int, tr: int, cmr: int) -> str:
    """Return the sums of ratings of a stack."""
    return f"IR {ir} TR {tr} CMR {cmr}"
