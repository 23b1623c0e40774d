"""Answers in short form, for narrow lists."""

from __future__ import annotations

from typing import Final

SHORT: Final[dict[str, str]] = {
    "patrol": "Patrol one",
    "patrol-all": "Patrol all",
    "build": "Build",
    "reduce": "Reduce",
    "recruit": "Recruit",
    "stop": "Stop",
    "new-underground": "New, undergr.",
    "new-at-large": "New, at large",
    "leave-it": "Left to the bot",
    "as-before": "As before",
    "G1": "Hold the Towns",
    "G2": "Clear and Hold",
    "G3": "Open Roads",
    "G4": "Wear Them Down",
    "I1": "Shadow State",
    "I2": "Bleed Them",
    "I3": "Cut the Roads",
    "I4": "Rule of Fear",
}
