"""The random events: their names, and what they do."""

from __future__ import annotations

from typing import Final, NamedTuple


class EventWords(NamedTuple):
    """A random event in words."""

    name: str
    does: str


QUIET: Final = EventWords("Quiet weeks", "nothing happens")

EVENTS: Final[dict[int, EventWords]] = {
    11: EventWords("Cloudburst", "nobody Moves this turn"),
    12: QUIET,
    13: EventWords("Late pay", "Government stacks of MIL alone carry out no missions this turn"),
    14: EventWords(
        "Harvest", "this turn both sides add 1 in Recruit/Promote where Pop is 2 or less"
    ),
    15: EventWords("Informer", "the Government draws 2 chits more this turn"),
    21: QUIET,
    22: EventWords("Landslip", "TM of Quarry Road is 1 more in missions this turn"),
    23: EventWords("The press", "VP lost for Terror are doubled this turn"),
    24: EventWords("Old cache", "the Insurgent may get a Disrupted Combat Unit back"),
    25: EventWords("Curfew", "Intimidate costs 2 TP this turn"),
    31: EventWords("Boundary feud", "the Area with most Infrastructure loses some of it"),
    32: QUIET,
    33: QUIET,
    34: EventWords("Refit", "the Government takes all Hits off one unit on the map"),
    35: EventWords(
        "Elders' truce", "the Insurgent names an Area without Attack and Ambush this turn"
    ),
    41: EventWords("Blackout", "TM of Orrin Town and Mill Quarter is 1 more against Patrols"),
    42: EventWords("Relief money", "the side with the lower TP MAX has 2 TP more this turn"),
    43: QUIET,
    44: EventWords("Column from the hills", "the Insurgent gets a Main Force, or 1 TP more"),
    45: EventWords("Fuel short", "a Government Move costs 2 TP this turn"),
    51: EventWords("Amnesty", "the Government may name an Area where Villagers go home"),
    52: EventWords("Rumours", "each side returns a chit at random"),
    53: QUIET,
    54: EventWords("Burial rites", "one Area loses its Terror marker"),
    55: EventWords("Inspection", "both sides must Appeal this turn if they need not wait"),
}
"""By number: the IRs of the two chits."""
