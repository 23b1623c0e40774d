"""The names of things: pieces, tracks, phases, deeds, cards, spaces."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.texts.card_titles import TITLES
from core.adp.model.ids import (
    PROPAGANDA,
    Control,
    Deed,
    Epilogue,
    Faction,
    Islamabad,
    Piece,
    PieceBox,
    Scenario,
    Side,
    SpaceId,
    Stage,
    Support,
    Track,
)

CARD: Final = "card"
"""What a chapter of the game is."""

SPACE: Final = "space"
PROPAGANDA_CARD: Final = "Propaganda"

LETTER: Final = {
    Faction.COALITION: "C",
    Faction.GOVERNMENT: "G",
    Faction.TALIBAN: "T",
    Faction.WARLORDS: "W",
}
"""The letter that stands for a Faction; those on the board, the same in every language."""

SPACES: Final = {
    SpaceId.BADAKHSHAN: "Badakhshan",
    SpaceId.BADGHIS: "Badghis",
    SpaceId.BAGHLAN: "Baghlan",
    SpaceId.BALKH: "Balkh",
    SpaceId.BAMIAN: "Bamian",
    SpaceId.FARAH: "Farah",
    SpaceId.FARYAB: "Faryab",
    SpaceId.GHAZNI: "Ghazni",
    SpaceId.GHOWR: "Ghowr",
    SpaceId.HELMAND: "Helmand",
    SpaceId.HERAT: "Herat",
    SpaceId.KABUL: "Kabul",
    SpaceId.KANDAHAR: "Kandahar",
    SpaceId.KHOWST: "Khowst",
    SpaceId.KONDUZ: "Konduz",
    SpaceId.NIMRUZ: "Nimruz",
    SpaceId.NURISTAN: "Nuristan",
    SpaceId.ORUZGAN: "Oruzgan",
    SpaceId.PAKTIKA: "Paktika",
    SpaceId.SAMANGAN: "Samangan",
    SpaceId.SAR_E_POL: "Sar-e-Pol",
    SpaceId.ZABOL: "Zabol",
    SpaceId.BALOCHISTAN: "Balochistan",
    SpaceId.NORTHWEST_FRONTIER: "Northwest Frontier",
    SpaceId.WAZIRISTAN: "Waziristan",
    SpaceId.KABUL_TOR_KHAM: "Kabul-Tor Kham",
    SpaceId.KANDAHAR_SPIN_BOLDAK: "Kandahar-Spin Boldak",
    SpaceId.KABUL_AIBAK: "Kabul-Aibak",
    SpaceId.SHIBIRGHAN_AIBAK: "Shibirghan-Aibak",
    SpaceId.FARAH_KANDAHAR: "Farah-Kandahar",
    SpaceId.TORAGHONDI_FARAH: "Toraghondi-Farah",
    SpaceId.KANDAHAR_KABUL: "Kandahar-Kabul",
}
"""What spaces are called in a sentence."""

PIECE_NAMES: Final = {
    Piece.COALITION_BASE: ("Coalition Base", "Coalition Bases"),
    Piece.COALITION_TROOPS: ("Coalition Troops", "Coalition Troops"),
    Piece.GOVERNMENT_BASE: ("Government Base", "Government Bases"),
    Piece.GOVERNMENT_TROOPS: ("Government Troops", "Government Troops"),
    Piece.GOVERNMENT_POLICE: ("Police", "Police"),
    Piece.TALIBAN_BASE: ("Taliban Base", "Taliban Bases"),
    Piece.TALIBAN_UNDERGROUND: ("Taliban Guerrilla", "Taliban Guerrillas"),
    Piece.TALIBAN_ACTIVE: ("Active Taliban Guerrilla", "Active Taliban Guerrillas"),
    Piece.WARLORD_BASE: ("Warlord Base", "Warlord Bases"),
    Piece.WARLORD_UNDERGROUND: ("Warlord Guerrilla", "Warlord Guerrillas"),
    Piece.WARLORD_ACTIVE: ("Active Warlord Guerrilla", "Active Warlord Guerrillas"),
}

TRACK_NAMES: Final = {
    Track.GOVERNMENT: "Government Resources",
    Track.TALIBAN: "Taliban Resources",
    Track.WARLORDS: "Warlord Resources",
    Track.AID: "Aid",
    Track.PATRONAGE: "Patronage",
}

BOX_NAMES: Final = {
    PieceBox.AVAILABLE: "Available",
    PieceBox.CASUALTIES: "Casualties",
    PieceBox.OUT_OF_PLAY: "out of play",
}

STAGE_NAMES: Final = {
    Stage.DECK: "Set-up: the deck",
    Stage.DECEPTION: "Set-up: Deception markers",
    Stage.DEPLOY: "Set-up: deployment",
    Stage.NEXT_CARD: "The next card",
    Stage.TURN: "The Factions act",
    Stage.VICTORY: "Propaganda Round: Victory Phase",
    Stage.RESOURCES: "Resources Phase",
    Stage.SUPPORT: "Support Phase",
    Stage.REDEPLOY: "Redeploy Phase",
    Stage.RESET: "Reset Phase",
    Stage.OVER: "The end",
}

DEEDS: Final = {
    Deed.PASS: "Passed",
    Deed.OPERATION: "Operation done",
    Deed.OPERATION_AND_SPECIAL: "Operation and Special Activity done",
    Deed.LIMITED: "Limited Operation done",
    Deed.EVENT: "Event played",
}

TOTALS: Final = {
    Faction.COALITION: "Support + Available",
    Faction.GOVERNMENT: "COIN Control + Patronage",
    Faction.TALIBAN: "Opposition + Bases",
    Faction.WARLORDS: "Uncontrolled",
}
"""The score of each Faction."""

EPILOGUES: Final[dict[str, str]] = {
    Epilogue.DENIED: "Fundamentalism Denied",
    Epilogue.DICTATORSHIP: "Pashtun Dictatorship",
    Epilogue.RETURN: "Extremist Return",
    Epilogue.PATCHWORK: "Feudal Patchwork",
    Epilogue.VINDICATED: "Surge Vindicated",
    Epilogue.GLORY: "Glory to the Jihad",
    Epilogue.STALEMATE: "Stalemate",
}
"""What became of Afghanistan."""


def epilogue(word: str) -> str:
    """Return what became of Afghanistan; a foreign position may have other words."""
    return EPILOGUES.get(word, word)


PROPER: Final[dict[str, str]] = {
    Faction.COALITION: "Coalition",
    Faction.GOVERNMENT: "Government",
    Faction.TALIBAN: "Taliban",
    Faction.WARLORDS: "Warlords",
    Track.AID: "Aid",
    Track.PATRONAGE: "Patronage",
    Support.SUPPORT: "Support",
    Support.NEUTRAL: "Neutral",
    Support.OPPOSITION: "Opposition",
    Islamabad.HOSTILITY: "Hostility",
    Islamabad.PRESSURE: "Pressure",
    Islamabad.TOLERANCE: "Tolerance",
    Islamabad.BACKING: "Backing",
    Islamabad.SPONSORSHIP: "Sponsorship",
    Scenario.SHORT: "Short",
    Scenario.MAIN: "Main",
    Scenario.EXTENDED: "Extended",
    Side.UNSHADED: "Unshaded",
    Side.SHADED: "Shaded",
    Control.COIN: "COIN",
}
"""Factions, tracks, attitudes, boxes of Islamabad, scenarios, sides of cards, Control by name."""

SIDES: Final = {Side.UNSHADED: "unshaded", Side.SHADED: "shaded"}
"""The sides of cards within a sentence."""


def called(word: str) -> str:
    """Return one of these by its name."""
    return PROPER.get(word, word)


NOTES: Final[dict[str, str]] = {
    "by hand": "by hand",
    "no Coalition losses": "no Coalition losses",
    "no Coalition Assault": "no Coalition Assault",
}
"""Notes on Events in force, by their words in positions."""


def note(word: str) -> str:
    """Return the note on an Event in force: one of these, or a Faction."""
    return NOTES.get(word, called(word))


def card_name(card: int) -> str:
    """Return a card's number and title."""
    return PROPAGANDA_CARD if card == PROPAGANDA else f"{card} {TITLES[card]}"


def card_rule(card: str) -> str:
    """Return a card in place of a rule number."""
    return f"card {card}"


def pieces(piece: Piece, count: int) -> str:
    """Return a number of pieces in words."""
    return f"{count} {PIECE_NAMES[piece][0 if count == 1 else 1]}"


def place(space: SpaceId) -> str:
    """Return a space by its name."""
    return SPACES[space]
