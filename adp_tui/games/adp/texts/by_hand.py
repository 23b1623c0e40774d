"""The words of steps by hand: the name of each, and the next question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adp_tui.games.adp.texts.names import BOX_NAMES, TRACK_NAMES, called
from adp_tui.games.adp.texts.options import LABELS
from core.adp.model.ids import PieceBox, Track

STEPS: Final[dict[str, str]] = {
    "place": "Place pieces",
    "remove": "Remove pieces",
    "replace": "Replace pieces",
    "move": "Move pieces",
    "flip": "Turn Guerrillas over",
    "attitude": "Support, Opposition",
    "marker": "Terror and other markers",
    "track": "Resources, Aid, Patronage",
    "transfer": "From one track to another",
    "islamabad": "Islamabad",
    "free": "A free action",
    "die": "Roll a die",
    "boxes": "Casualties, out of play",
    "eligibility": "Eligibility",
    "lasting": "What stays in force",
    "hand-over": "Another Faction chooses",
    "done": "Card done",
}
"""The menu."""

MORE: Final[dict[str, str]] = {
    "place": "More {0}",
    "remove": "Remove more",
    "replace": "Replace more",
    "move": "Move more",
    "flip": "Turn more over",
    "attitude": "Another area",
    "marker": "{0}",
    "track": "Another track",
    "transfer": "Other tracks",
    "islamabad": "Once more",
    "free": "{0}, more",
    "boxes": "More pieces",
    "eligibility": "Another Faction",
    "lasting": "Another text",
}
"""The title of the question that follows each kind of change."""

WITH_SPACES: Final = ("place", "remove", "replace", "move", "flip", "attitude", "marker")

FIXED: Final[dict[str, str]] = {
    "towards-sponsorship": "Towards Sponsorship",
    "towards-hostility": "Towards Hostility",
    "harden": "Make it Hard",
    "soften": "No longer Hard",
    "anywhere": "Anywhere",
    "go": "In these spaces",
    "other-capability": "Another Capability",
    "add-terror": "Add Terror",
    "remove-terror": "Remove Terror",
    "sabotage": "Sabotage",
    "repair": "Remove Sabotage",
    "add-returnees": "Add Returnees",
    "remove-returnees": "Remove Returnees",
}

MADE_OF: Final[dict[str, Callable[[str], str]]] = {
    "free-": lambda rest: LABELS[rest],
    "activate-": lambda rest: f"{called(rest)} Active",
    "hide-": lambda rest: f"{called(rest)} Underground",
    "raise-": lambda rest: f"{TRACK_NAMES[Track(rest)]} up",
    "lower-": lambda rest: f"{TRACK_NAMES[Track(rest)]} down",
    "from-": lambda rest: f"From {TRACK_NAMES[Track(rest)]}",
    "to-": lambda rest: f"To {TRACK_NAMES[Track(rest)]}",
    "stays-": lambda rest: f"{called(rest)}: stays Eligible",
    "ineligible-": lambda rest: f"{called(rest)}: Ineligible through the next card",
    "eligible-": lambda rest: f"{called(rest)}: Eligible at once",
    "momentum-": lambda rest: f"This text ({rest}), until Propaganda",
    "capability-": lambda rest: f"This text ({rest}), as a Capability",
    "end-": lambda rest: f"End {rest}",
    "turn-": lambda rest: f"Turn over {rest}",
}
"""Compound words, by their first part; cards are passed by name."""


def from_box_to_box(source: PieceBox, target: PieceBox) -> str:
    """Return the boxes that pieces move between."""
    return f"{BOX_NAMES[source]} to {BOX_NAMES[target]}"


WHERE_ELSE: Final = "where else?"
WHAT_ELSE: Final = "what else?"
