"""The names of what changes beside the map."""

from __future__ import annotations

from typing import Final

from core.adp.model.ids import Side

ISLAMABAD: Final = "Islamabad"
CASUALTIES: Final = "Casualties"
OUT_OF_PLAY: Final = "Out of play"
CAPABILITIES: Final = "In force"
MOMENTUM: Final = "Momentum"
HARD: Final = "Hard"
SIDES: Final = {Side.UNSHADED: "C", Side.SHADED: "T"}
"""The Faction that a side of a card favours."""
