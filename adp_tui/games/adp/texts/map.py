"""The words on the map, in its legend and in the heads of the table of spaces."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.adp.model.ids import Control, Islamabad, Piece, SpaceId

SHORT_NAMES: Final = {SpaceId.NORTHWEST_FRONTIER: "NW Frontier"}
"""Spaces whose name is too long for the map and for lists."""

COMPACT_ROWS: Final = {SpaceId.NORTHWEST_FRONTIER: ("NWF",)}
LARGE_ROWS: Final = {SpaceId.NORTHWEST_FRONTIER: ("NW", "Frontier")}
"""Names that differ on the compact and the large map, in rows."""

CONTROL: Final = {Control.COIN: "COIN", Control.TALIBAN: "TALI", Control.NONE: ""}
"""Who controls a space, in at most four letters."""

CONTROL_CHIP: Final = {Control.COIN: " COIN ", Control.TALIBAN: " TALIBAN ", Control.NONE: ""}
"""The same where there is room."""

NO_PIECES: Final = "none"

TROOPS, POLICE, UNDERGROUND, ACTIVE = "trp", "pol", "und", "act"
"""Pieces in three letters."""

# Beside the map

PAKISTAN: Final = ("PAKISTAN", "P A K I S T A N")
ISLAMABAD: Final = ("ISLAM.", "ISLAMABAD")
"""The labels on the large and on the wide map."""

BOXES: Final = {
    Islamabad.HOSTILITY: "Host",
    Islamabad.PRESSURE: "Press",
    Islamabad.TOLERANCE: "Toler",
    Islamabad.BACKING: "Back",
    Islamabad.SPONSORSHIP: "Spons",
}
"""The boxes of Islamabad's track in five cells."""

HARD: Final = "hard"

PASHTUN: Final = "PASHTUN"
LEGEND: Final = {
    "area": "area",
    "other": ", Other",
    "base": "Base",
    "troops": "Troops",
    "police": "Police",
    "troops-police": "trp/pol",
    "underground": "Underground",
    "hidden": "hidden",
    "hidden-short": "hid",
    "active": "Active",
    "active-short": "active",
    "attitude": "Sup/Opp",
    "terror": "Terror",
    "returnee": "Returnee",
    "sabotage": "Sabotage",
    "cursor": "cursor",
    "can": "can",
    "chosen": "chosen",
}
"""What the signs of the map mean."""

SIGNS: Final = (
    (PASHTUN, "an area in capitals has a Pashtun population"),
    ("2  2+", "Population; with Returnees"),
    ("COIN C", "COIN Control"),
    ("TALI T", "Taliban Control; a lone - means no Control"),
    ("▴  ▾", "Support, Opposition"),
    ("!1", "Terror markers"),
    ("C▪3", "Coalition: a Base and 3 Troops"),
    ("G▪3/2", "Government: a Base, 3 Troops and 2 Police; G5 where room is short"),
    ("T▪2u1a", "Taliban: a Base, 2 Guerrillas Underground and 1 Active; T3m: 3, some of each"),
    ("W▪2u1a", "Warlords, in the same way"),
    ("&", "there is more here than fits"),
    ("═ ║  2", "a Line of Communication and its value"),
    ("o", "a town, where Lines of Communication meet"),
    ("✗", "Sabotage"),
    ("▸", "the cursor; Islamabad's current box"),
    ("1-9  \u203a", "can be chosen now, by that number"),
    ("✓", "chosen in this action"),
    ("~", "changed by the last step"),
    ("│ ─", "areas that share a wall are adjacent"),
    ("┃ ━", "the border of Afghanistan"),
)
"""Every sign of the map and what it means."""

# The table of spaces


class ColumnWords(NamedTuple):
    """A column: its name in a sentence, and its heading."""

    title: str
    heading: str


COLUMNS: Final = {
    "name": ColumnWords("name", "Space"),
    "population": ColumnWords("Population", "Pop"),
    "terrain": ColumnWords("terrain", "Land"),
    "control": ColumnWords("Control", "Ctl"),
    "attitude": ColumnWords("Support", "Att"),
    "attitude-short": ColumnWords("Support", "A"),
    "terror": ColumnWords("Terror", "!"),
    "pieces": ColumnWords("pieces", "pieces"),
}
KINDS: Final = {
    Piece.COALITION_BASE: "Bases",
    Piece.COALITION_TROOPS: "Troops",
    Piece.GOVERNMENT_BASE: "Bases",
    Piece.GOVERNMENT_TROOPS: "Troops",
    Piece.GOVERNMENT_POLICE: "Police",
    Piece.TALIBAN_BASE: "Bases",
    Piece.TALIBAN_UNDERGROUND: "Underground",
    Piece.TALIBAN_ACTIVE: "Active",
    Piece.WARLORD_BASE: "Bases",
    Piece.WARLORD_UNDERGROUND: "Underground",
    Piece.WARLORD_ACTIVE: "Active",
}
"""What a column counts, after the letter of the Faction."""

KINDS_SHORT: Final = {
    Piece.COALITION_TROOPS: "tr",
    Piece.GOVERNMENT_TROOPS: "tr",
    Piece.GOVERNMENT_POLICE: "po",
    Piece.TALIBAN_UNDERGROUND: "un",
    Piece.TALIBAN_ACTIVE: "ac",
    Piece.WARLORD_UNDERGROUND: "un",
    Piece.WARLORD_ACTIVE: "ac",
}
"""The same over the column, in two cells; Bases have a sign."""

ORDER_KEY, MAP_KEY = "order", "map"
"""What the keys below the table lead to."""


def road(letters: str) -> str:
    """Return a Line of Communication by its letters."""
    return f"{letters} road"
