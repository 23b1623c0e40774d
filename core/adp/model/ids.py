"""1.2 The words of the game: what logs, options, notation and tools call things."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Faction(StrEnum):
    """The four sides, in the order in which the rules list them."""

    COALITION = "coalition"
    GOVERNMENT = "government"
    TALIBAN = "taliban"
    WARLORDS = "warlords"


COALITION: Final = Faction.COALITION
GOVERNMENT: Final = Faction.GOVERNMENT
TALIBAN: Final = Faction.TALIBAN
WARLORDS: Final = Faction.WARLORDS
FACTIONS: Final = (COALITION, GOVERNMENT, TALIBAN, WARLORDS)
COIN: Final = (COALITION, GOVERNMENT)
INSURGENTS: Final = (TALIBAN, WARLORDS)


class SpaceId(StrEnum):
    """The 32 spaces of the map (1.3.1)."""

    BADAKHSHAN = "badakhshan"
    BADGHIS = "badghis"
    BAGHLAN = "baghlan"
    BALKH = "balkh"
    BAMIAN = "bamian"
    FARAH = "farah"
    FARYAB = "faryab"
    GHAZNI = "ghazni"
    GHOWR = "ghowr"
    HELMAND = "helmand"
    HERAT = "herat"
    KABUL = "kabul"
    KANDAHAR = "kandahar"
    KHOWST = "khowst"
    KONDUZ = "konduz"
    NIMRUZ = "nimruz"
    NURISTAN = "nuristan"
    ORUZGAN = "oruzgan"
    PAKTIKA = "paktika"
    SAMANGAN = "samangan"
    SAR_E_POL = "sar-e-pol"
    ZABOL = "zabol"
    BALOCHISTAN = "balochistan"
    NORTHWEST_FRONTIER = "northwest-frontier"
    WAZIRISTAN = "waziristan"
    KABUL_TOR_KHAM = "kabul-tor-kham"
    KANDAHAR_SPIN_BOLDAK = "kandahar-spin-boldak"
    KABUL_AIBAK = "kabul-aibak"
    SHIBIRGHAN_AIBAK = "shibirghan-aibak"
    FARAH_KANDAHAR = "farah-kandahar"
    TORAGHONDI_FARAH = "toraghondi-farah"
    KANDAHAR_KABUL = "kandahar-kabul"


class Piece(StrEnum):
    """The kinds of pieces (1.4), Guerrillas by state; each is also a counter of `Forces`."""

    COALITION_BASE = "coalition_bases"
    COALITION_TROOPS = "coalition_troops"
    GOVERNMENT_BASE = "government_bases"
    GOVERNMENT_TROOPS = "government_troops"
    GOVERNMENT_POLICE = "government_police"
    TALIBAN_BASE = "taliban_bases"
    TALIBAN_UNDERGROUND = "taliban_underground"
    TALIBAN_ACTIVE = "taliban_active"
    WARLORD_BASE = "warlord_bases"
    WARLORD_UNDERGROUND = "warlord_underground"
    WARLORD_ACTIVE = "warlord_active"


BASE: Final = {
    COALITION: Piece.COALITION_BASE,
    GOVERNMENT: Piece.GOVERNMENT_BASE,
    TALIBAN: Piece.TALIBAN_BASE,
    WARLORDS: Piece.WARLORD_BASE,
}
TROOPS: Final = {COALITION: Piece.COALITION_TROOPS, GOVERNMENT: Piece.GOVERNMENT_TROOPS}
UNDERGROUND: Final = {TALIBAN: Piece.TALIBAN_UNDERGROUND, WARLORDS: Piece.WARLORD_UNDERGROUND}
ACTIVE: Final = {TALIBAN: Piece.TALIBAN_ACTIVE, WARLORDS: Piece.WARLORD_ACTIVE}
POLICE: Final = Piece.GOVERNMENT_POLICE

PIECES: Final = {
    COALITION: (Piece.COALITION_BASE, Piece.COALITION_TROOPS),
    GOVERNMENT: (Piece.GOVERNMENT_BASE, Piece.GOVERNMENT_TROOPS, Piece.GOVERNMENT_POLICE),
    TALIBAN: (Piece.TALIBAN_BASE, Piece.TALIBAN_UNDERGROUND, Piece.TALIBAN_ACTIVE),
    WARLORDS: (Piece.WARLORD_BASE, Piece.WARLORD_UNDERGROUND, Piece.WARLORD_ACTIVE),
}
"""The pieces of each Faction, Bases first."""

OWNER: Final = {piece: faction for faction, pieces in PIECES.items() for piece in pieces}
BASES: Final = tuple(BASE.values())
GUERRILLAS: Final = (*UNDERGROUND.values(), *ACTIVE.values())
GUERRILLAS_OF: Final = {faction: (UNDERGROUND[faction], ACTIVE[faction]) for faction in INSURGENTS}
CUBES: Final = {COALITION: (TROOPS[COALITION],), GOVERNMENT: (TROOPS[GOVERNMENT], POLICE)}

HIDDEN: Final = {ACTIVE[faction]: UNDERGROUND[faction] for faction in INSURGENTS}
"""The kind in Available of each Active Guerrilla: off the map all are Underground."""


class Support(StrEnum):
    """The attitude of an area (1.6, 1.6.1)."""

    SUPPORT = "support"
    NEUTRAL = "neutral"
    OPPOSITION = "opposition"


class Control(StrEnum):
    """Who Controls an area (1.7)."""

    COIN = "coin"
    TALIBAN = "taliban"
    NONE = "none"


class Islamabad(StrEnum):
    """The boxes of the Islamabad track (6.6.1), in order."""

    HOSTILITY = "hostility"
    PRESSURE = "pressure"
    TOLERANCE = "tolerance"
    BACKING = "backing"
    SPONSORSHIP = "sponsorship"


ISLAMABAD: Final = tuple(Islamabad)


class Track(StrEnum):
    """The tracks with a number on them (1.8)."""

    GOVERNMENT = "government"
    TALIBAN = "taliban"
    WARLORDS = "warlords"
    AID = "aid"
    PATRONAGE = "patronage"


CAP: Final = {
    Track.GOVERNMENT: 75,
    Track.TALIBAN: 75,
    Track.WARLORDS: 75,
    Track.AID: 75,
    Track.PATRONAGE: 40,
}
"""The highest value of each track (1.8)."""

PURSE: Final = {
    COALITION: Track.GOVERNMENT,  # 1.8: the Coalition spends Government Resources
    GOVERNMENT: Track.GOVERNMENT,
    TALIBAN: Track.TALIBAN,
    WARLORDS: Track.WARLORDS,
}
"""The Resources that each Faction spends and earns."""


class Side(StrEnum):
    """The two texts of an Event card (5.2)."""

    UNSHADED = "unshaded"
    SHADED = "shaded"


class PieceBox(StrEnum):
    """The boxes for Coalition pieces off the map (1.4.1)."""

    AVAILABLE = "available"
    CASUALTIES = "casualties"
    OUT_OF_PLAY = "out-of-play"


class Scenario(StrEnum):
    """The three starting points."""

    SHORT = "short"
    MAIN = "main"
    EXTENDED = "extended"


class Seat(StrEnum):
    """Who runs a Faction."""

    HUMAN = "human"
    BOT = "bot"


class Deception(StrEnum):
    """The hidden markers of the Victory Deception option (7.3)."""

    THREAT = "empty-threat"
    AGENDA = "hidden-agenda"
    ASSET = "hidden-asset"
    FACE_DOWN = "face-down"
    """A marker hidden from the viewer; used only in views, never in a position."""


DECEPTIONS: Final = (Deception.THREAT, Deception.AGENDA, Deception.ASSET)
"""The kinds that are drawn."""


class ThingKind(StrEnum):
    """What the options of a decision are if not spaces, numbers or a menu."""

    PIECE = "piece"
    FACTION = "faction"
    CARD = "card"
    CARD_SIDE = "card-side"


class Deed(StrEnum):
    """What a Faction did with its turn on an Event card (2.3.4)."""

    PASS = "pass"
    OPERATION = "operation"
    OPERATION_AND_SPECIAL = "operation+special"
    LIMITED = "limited"
    EVENT = "event"


class Stage(StrEnum):
    """The stage of the sequence of play at a checkpoint."""

    DECK = "deck"
    DECEPTION = "deception"
    DEPLOY = "deploy"
    NEXT_CARD = "next-card"
    TURN = "turn"
    VICTORY = "victory"
    RESOURCES = "resources"
    SUPPORT = "support"
    REDEPLOY = "redeploy"
    RESET = "reset"
    OVER = "over"


BETWEEN_CARDS: Final = (Stage.DECK, Stage.DECEPTION, Stage.DEPLOY, Stage.NEXT_CARD)
"""Set-up, and drawing a card: no card is being played."""


class Epilogue(StrEnum):
    """What became of Afghanistan (7.1, 8.9); saves and the notation contain these values."""

    DENIED = "Fundamentalism Denied"
    DICTATORSHIP = "Pashtun Dictatorship"
    RETURN = "Extremist Return"
    PATCHWORK = "Feudal Patchwork"
    VINDICATED = "Surge Vindicated"
    GLORY = "Glory to the Jihad"
    STALEMATE = "Stalemate"


PROPAGANDA: Final = 0
"""The number of a Propaganda card; Event cards are 1 to 72."""

DONE: Final = "done"
"""The word that ends a choice of any number."""
