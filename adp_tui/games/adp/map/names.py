"""What the spaces are called on the map."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.texts.map import SHORT_NAMES
from core.adp.model.atlas import ATLAS
from core.adp.model.ids import SpaceId

NAMES: Final = {space: place.name for space, place in ATLAS.items()} | SHORT_NAMES
"""Names as they are written in running text."""


def caption_name(space: SpaceId, name: str = "") -> str:
    """Return the name, or another text for it, as it stands on the map: Pashtun in capitals."""
    name = name or NAMES[space]
    return name.upper() if ATLAS[space].pashtun else name
