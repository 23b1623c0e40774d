"""Short answers, for lists sixteen cells wide."""

from __future__ import annotations

from typing import Final

from core.adp.model.ids import Piece

ANSWERS: Final = {
    "gift-from-government": "Government gives",
    "gift-from-taliban": "Taliban give",
    "gift-from-warlords": "Warlords give",
    "show-threat": "Show a Threat",
    "show-agenda": "Show an Agenda",
    "show-asset": "Waste an Asset",
    "request": "Ask",
    "remove-own": "Remove own",
    "roll-spaces": "Random Spaces",
    "place-one": "Place 1",
    "place-many": "Bases + Pop.",
    "build-base": "Base for 2",
    "hide": "Go Underground",
    "nothing": "Sharia only",
    "take-patronage": "Take 3 Patronage",
    "remove": "Remove up to 2",
    "remove-cubes": "Up to 3 cubes",
    "remove-base": "A Gov. Base",
    "remove-guerrilla": "A Tal. Guerrilla",
    "together": "With Government",
    "patronage": "Aid to Patronage",
    "by-hand": "By hand",
    "cancel": "Pay 1, cancel",
    "sacrifice": "Yes, 1 dies",
    "towards-sponsorship": "To Sponsorship",
    "towards-hostility": "To Hostility",
    "replace-guerrillas": "Replace Guerr.",
    "capability-unshaded": "Cap. unshaded",
    "capability-shaded": "Cap. shaded",
    "momentum-unshaded": "Mom. unshaded",
    "momentum-shaded": "Mom. shaded",
    "activate-warlords": "Activate Warl.",
    "ineligible-coalition": "Coal. Ineligible",
    "ineligible-government": "Gov. Ineligible",
    "ineligible-taliban": "Tal. Ineligible",
    "ineligible-warlords": "Warl. Ineligible",
    "flip": "Turn over",
    "attitude": "Support, Opp.",
    "marker": "Markers",
    "track": "Tracks",
    "transfer": "Track to track",
    "boxes": "Boxes",
    "lasting": "In force",
    "hand-over": "Other chooser",
    "available-to-casualties": "Av. to Cas.",
    "available-to-out-of-play": "Av. to out",
    "casualties-to-available": "Cas. to Av.",
    "casualties-to-out-of-play": "Cas. to out",
    "out-of-play-to-available": "Out to Av.",
    "out-of-play-to-casualties": "Out to Cas.",
}
SPECIFIC: Final = {
    ("declared", "back"): "Something else",
    ("special", "done"): "None",
    ("train.extra", "build-base"): "Base for 3 cubes",
    ("turn", "hidden-asset"): "Hidden Asset",
}
"""Answers that mean something else at some questions."""

PIECES: Final = {
    Piece.COALITION_BASE: "Coal. Bases",
    Piece.COALITION_TROOPS: "Coal. Troops",
    Piece.GOVERNMENT_BASE: "Gov. Bases",
    Piece.GOVERNMENT_TROOPS: "Gov. Troops",
    Piece.TALIBAN_BASE: "Tal. Bases",
    Piece.TALIBAN_UNDERGROUND: "Tal. Guerrillas",
    Piece.TALIBAN_ACTIVE: "Active Tal.",
    Piece.WARLORD_BASE: "Warl. Bases",
    Piece.WARLORD_UNDERGROUND: "Warl. Guerrillas",
    Piece.WARLORD_ACTIVE: "Active Warl.",
}
"""Short names of kinds of pieces."""

RESOURCES: Final = "Res"
PATRONAGE: Final = "Patr."
AVAILABLE: Final = "Av."
"""Names of changes where there is very little room."""

FIXED: Final = {"give": "Give", "request": "Ask", "remove-own": "Remove"}
"""Answers with their own key, in one word."""


def given(to: str) -> str:
    """Return the receiver of Resources."""
    return f"To {to}"


def patronage_given(letter: str) -> str:
    """Return the receiver of Patronage."""
    return f"Patronage to {letter}"
