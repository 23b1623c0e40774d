"""The words of the screen on which a Deployment is planned."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.keys import KeyWords

TITLE: Final = "Deployment"
ON_THE_MAP: Final = "On the map"

KEYS: Final = {
    "select": KeyWords("choose that unit", "unit"),
    "move": KeyWords("put the unit into the next Area, from where the last one went", "put"),
    "step": KeyWords("choose the next unit", "next"),
    "inspect": KeyWords("look at the unit", "look"),
    "again": KeyWords("put it into the stack of the last one, and choose the next one", "same"),
    "back": KeyWords("back to Available, or to where it was on the map", "back"),
    "join": KeyWords("into that stack of its Area or of the last one's, or a new one", "stack"),
    "turn": KeyWords("Dispersed or Concentrated; its stack underground or at large", "mode"),
    "before": KeyWords("as in the last turn, as far as possible", "last"),
    "bot": KeyWords("as the bot would deploy", "bot"),
    "clear": KeyWords("everything as it was before", "clear"),
    "undo": KeyWords("take back the last change", "undo"),
    "done": KeyWords("Deployment is done", "done"),
    "leave": KeyWords("back to the list of answers, without this plan", "leave"),
}
"""What keys of the screen do in this game."""

AREAS: Final = {
    "highfell": "Hig",
    "north-fields": "NoF",
    "saddle-pass": "SaP",
    "quarry-road": "QuR",
    "orrin-town": "OrT",
    "east-terraces": "EaT",
    "salt-flats": "SaF",
    "mill-quarter": "MiQ",
    "riverside": "Riv",
}
"""Areas in three letters."""

DISPERSED: Final = ("*", "Dispersed")
UNDERGROUND: Final = ("ug", "undergr.")
AT_LARGE: Final = ("at", "at large")
"""Modes in a narrow row and in a wide one."""

NOWHERE: Final = "in no Area yet"


def hits(number: int) -> str:
    """Return the Hits of a unit, to follow its name."""
    return f"-{number}"


def stack(area: str, number: int) -> str:
    """Return a stack of an Area."""
    return f"{area}, stack {number}"
