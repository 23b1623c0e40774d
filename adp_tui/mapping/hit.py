"""The place under a cell of a map."""

from __future__ import annotations

from adp_tui.mapping.layout import Layout
from adp_tui.mapping.walls import walls


def place_at(layout: Layout, x: int, y: int) -> str | None:
    """Return the road with a plate at a cell, or otherwise the area; None on walls and outside."""
    for space, road in layout.roads.items():
        plate = road.plate
        if y == plate.y and plate.x <= x < plate.x + plate.width:
            return space
    for space, stretches in walls(layout).grounds.items():
        if any(y == row and start <= x < end for row, start, end in stretches):
            return space
    return None
