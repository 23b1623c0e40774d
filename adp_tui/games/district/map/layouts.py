"""RDS-21: The map of Orrin Valley in three sizes, from `data/map-layout.json`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from adp_tui.mapping.layout import read_layouts
from core.district.model.module import Module
from core.district.modules.orrin_valley import ORRIN_VALLEY

LAYOUTS: Final = read_layouts(
    files("adp_tui.games.district").joinpath("data", "map-layout.json").read_bytes(),
    abroad=frozenset(ORRIN_VALLEY.areas),  # no wall is a border, so all are light
)
COMPACT, LARGE, WIDE = LAYOUTS


def has_map(module: Module) -> bool:
    """Whether there is a map of a module; without one, its position is shown as text."""
    return module.areas.keys() == COMPACT.areas.keys()
