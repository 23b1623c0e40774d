"""The map of Afghanistan in three sizes, from `data/map-layout.json`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from adp_tui.mapping.layout import read_layouts
from core.adp.model.atlas import ATLAS
from core.adp.model.ids import SpaceId

LAYOUTS: Final = read_layouts(
    files("adp_tui.games.adp").joinpath("data", "map-layout.json").read_bytes(),
    abroad=frozenset(space for space, place in ATLAS.items() if place.in_pakistan),
)
COMPACT, LARGE, WIDE = LAYOUTS

ROAD_IDS: Final = {SpaceId(space): road.id for space, road in LARGE.roads.items()}
"""The two letters of each LoC."""
