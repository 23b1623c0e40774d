"""The names of things: pieces, tracks, phases, deeds, cards, spaces."""

from __future__ import annotations

from typing import Final

from core.adp.events.deck import TITLES
from core.adp.model.atlas import ATLAS
from core.adp.model.ids import (
    FACTIONS,
    PROPAGANDA,
    Box,
    Deed,
    Epilogue,
    Faction,
    Islamabad,
    Piece,
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

LETTER: Final = {faction: faction[0].upper() for faction in FACTIONS}
"""The letter that stands for a Faction."""

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
    Box.AVAILABLE: "Available",
    Box.CASUALTIES: "Casualties",
    Box.OUT_OF_PLAY: "out of play",
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
"""What each Faction's victory is counted by."""

EPILOGUES: Final = {
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
    """Return what became of Afghanistan; a position from elsewhere may have its own words."""
    return EPILOGUES[Epilogue(word)] if word in EPILOGUES else word


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
}
"""Factions, tracks, attitudes, the boxes of Islamabad, scenarios and sides of cards by name."""


def called(word: str) -> str:
    """Return one of these by its name; what comes from elsewhere is written with a capital."""
    return PROPER.get(word, word.title())


def card_name(card: int) -> str:
    """Return a card as people speak of it."""
    return "Propaganda" if card == PROPAGANDA else f"{card} {TITLES[card]}"


def pieces(piece: Piece, count: int) -> str:
    """Return a number of pieces in words."""
    one, many = PIECE_NAMES[piece]
    return f"{count} {one if count == 1 else many}"


def place(space: SpaceId) -> str:
    """Return a space by its name."""
    return ATLAS[space].name
