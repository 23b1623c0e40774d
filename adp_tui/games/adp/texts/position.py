"""The words of a position in plain text."""

from __future__ import annotations

from typing import Final

from core.adp.model.ids import Control, Deed, Stage, Support

NONE: Final = "none"
CONTROL: Final = {Control.COIN: "COIN", Control.TALIBAN: "Taliban", Control.NONE: "-"}
SUPPORT: Final = {
    Support.SUPPORT: "Support",
    Support.NEUTRAL: "-",
    Support.OPPOSITION: "Opposition",
}
STAGES: Final = {
    Stage.DECK: "deck",
    Stage.DECEPTION: "deception",
    Stage.DEPLOY: "deploy",
    Stage.NEXT_CARD: "next-card",
    Stage.TURN: "turn",
    Stage.VICTORY: "victory",
    Stage.RESOURCES: "resources",
    Stage.SUPPORT: "support",
    Stage.REDEPLOY: "redeploy",
    Stage.RESET: "reset",
    Stage.OVER: "over",
}
"""The stages of a turn, named as in the notation."""

DEEDS: Final = {
    Deed.PASS: "pass",
    Deed.OPERATION: "operation",
    Deed.OPERATION_AND_SPECIAL: "operation+special",
    Deed.LIMITED: "limited",
    Deed.EVENT: "event",
}

# The names of the entries

OPTIONS: Final = "Options"
CARD: Final = "Card"
IN_PRINT: Final = "In print"
NEXT: Final = "Next"
DECK: Final = "Deck"
ELIGIBLE: Final = "Eligible"
ACTED: Final = "Acted"
PAWNS: Final = "Pawns"
OVER: Final = "Over"
RANKING: Final = "Ranking"
RESOURCES: Final = "Resources"
AID: Final = "Aid"
PATRONAGE: Final = "Patronage"
ISLAMABAD: Final = "Islamabad"
AVAILABLE: Final = "Available"
CASUALTIES: Final = "Casualties"
OUT_OF_PLAY: Final = "Out of play"
MARKERS: Final = "Markers left"
HIDDEN: Final = "Hidden"
SHOWN: Final = "Shown"
CAPABILITIES: Final = "Capabilities"
MOMENTUM: Final = "Momentum"

# The tables

VICTORY: Final = ("Victory", "", "", "Margin", "")
AREAS: Final = ("Area", "Pop", "Control", "Attitude", "Terror", "Pieces")
FROZEN_AREAS: Final = "Area (Control frozen)"
LOCS: Final = ("LoC", "Econ", "State", "Pieces")
SABOTAGE, OPEN = "Sabotage", "open"
MET: Final = "met"
AND_RESOURCES: Final = "and Resources"


def scenario(name: str, stage: str) -> str:
    """Return the scenario and the stage."""
    return f"{name} scenario, stage {stage}"


def then(card: str) -> str:
    """Return a card that comes after another."""
    return f"then {card}"


def deck(cards: int, played: int, total: int) -> str:
    """Return what is left of the deck."""
    return f"{cards} cards face down; Propaganda {played} of {total}"


def acted(name: str, deed: str) -> str:
    """Return who has done what."""
    return f"{name} ({deed})"


def counted(name: str, number: int) -> str:
    """Return a name with its amount."""
    return f"{name} {number}"


def over(won: str, why: str) -> str:
    """Return how the game ended."""
    return f"{won}. {why}"


def hard(box: str) -> str:
    """Return a box of Islamabad's track that is Hard."""
    return f"{box}, Hard"


def markers(terror: int, returnees: int) -> str:
    """Return how many markers are left."""
    return f"{terror} Terror and Sabotage, {returnees} Returnees"


def lasting(card: str, side: str) -> str:
    """Return an Event that is in force."""
    return f"{card}, {side}"


def noted(lasting: str, note: str) -> str:
    """Return an Event that is in force, and what was noted about it."""
    return f"{lasting}: {note}"


def of(number: int, wanted: int) -> str:
    """Return a score and its goal."""
    return f"{number} of {wanted}"


def to_go(points: int) -> str:
    """Return the points that are missing."""
    return f"{points} to go"
