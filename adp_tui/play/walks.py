"""Where an arrow leads from place to place: past those where a piece may not be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from adp_tui.presenter.panes import Direction

Walk = Callable[[str, Direction], str]
"""Returns the next place in a direction, or the same one if there is none."""

_OPPOSITE: Final = {
    Direction.UP: Direction.DOWN,
    Direction.DOWN: Direction.UP,
    Direction.LEFT: Direction.RIGHT,
    Direction.RIGHT: Direction.LEFT,
}


def towards(here: str, direction: Direction, allowed: Collection[str], walk: Walk) -> str | None:
    """Return the next allowed place in a direction; None at the edge.

    Those straight ahead come first, then those at either side of them, the nearest first. If none
    is allowed, it is the next place, which is refused with the reason.
    """
    ahead = _line(here, direction, walk)
    behind = {here, *_line(here, _OPPOSITE[direction], walk)}
    found = [place for place in (*ahead, *_beside(ahead, direction, walk)) if place in allowed]
    return next((place for place in found if place not in behind), ahead[0] if ahead else None)


def _beside(ahead: Sequence[str], direction: Direction, walk: Walk) -> list[str]:
    """Return the places at either side of those ahead, the nearest first."""
    ways = [way for way in Direction if way not in (direction, _OPPOSITE[direction])]
    found = [
        (steps + aside, place)
        for steps, start in enumerate(ahead)
        for way in ways
        for aside, place in enumerate(_line(start, way, walk))
    ]
    return [place for _, place in sorted(found, key=lambda one: one[0])]


def _line(here: str, direction: Direction, walk: Walk) -> list[str]:
    """Return the places in a direction, in order."""
    found = [here]
    while (place := walk(found[-1], direction)) not in found:
        found.append(place)
    return found[1:]


def in_a_row(places: Sequence[str]) -> Walk:
    """Return how to walk through places that no map shows: back and forth in their order."""

    def walk(place: str, direction: Direction) -> str:
        by = 1 if direction in (Direction.RIGHT, Direction.DOWN) else -1
        return places[min(max(places.index(place) + by, 0), len(places) - 1)]

    return walk
