"""Where everything stands on the game screen, for every size of terminal."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple


class Place(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


class Pane(StrEnum):
    """The parts of the game screen."""

    BAR = "bar"
    LEFT = "left"
    """The map, or the view that stands in its place."""

    WALL = "wall"
    """The line between left and right, where the map leaves no room for a gap."""

    JOURNAL = "journal"
    CARDS = "cards"
    FACTIONS = "factions"
    TRACKS = "tracks"
    DECISION = "decision"
    PREVIEW = "preview"
    FOOTER = "footer"


class Layout(NamedTuple):
    """One size of the map and what the panes beside it are given."""

    least: tuple[int, int]
    """The smallest terminal it is for."""

    map: tuple[int, int]
    gap: int
    """Columns between left and right."""

    cards: int
    factions: int
    tracks: int
    """Rows of the panes above the decision; what is 0 is not shown."""

    preview: int


LEAST: Final = (80, 24)
LAYOUTS: Final = (
    Layout((200, 60), (127, 47), 1, 4, 6, 2, 12),
    Layout((120, 36), (78, 30), 1, 4, 6, 2, 7),
    Layout(LEAST, (60, 22), 1, 0, 4, 1, 4),
)


def layout_for(width: int, height: int) -> Layout | None:
    """Return the largest layout that fits; None if the terminal is too small for any."""
    fitting = (one for one in LAYOUTS if width >= one.least[0] and height >= one.least[1])
    return next(fitting, None)


def places(width: int, height: int) -> dict[Pane, Place]:
    """Return where each pane stands; a pane without room is left out."""
    layout = layout_for(width, height)
    if layout is None:
        return {}
    left, depth = layout.map
    right = left + layout.gap
    cells = width - right
    found = {
        Pane.BAR: Place(0, 0, width, 1),
        Pane.LEFT: Place(0, 1, left, depth),
        Pane.JOURNAL: Place(0, depth + 1, left, height - depth - 2),
        Pane.WALL: Place(left, 1, layout.gap, height - 2),
        Pane.FOOTER: Place(0, height - 1, width, 1),
    }
    y = 1
    for pane, rows in (
        (Pane.CARDS, layout.cards),
        (Pane.FACTIONS, layout.factions),
        (Pane.TRACKS, layout.tracks),
        (
            Pane.DECISION,
            height - 2 - layout.cards - layout.factions - layout.tracks - layout.preview,
        ),
        (Pane.PREVIEW, layout.preview),
    ):
        found[pane] = Place(right, y, cells, rows)
        y += rows
    return {pane: place for pane, place in found.items() if place.height > 0}
