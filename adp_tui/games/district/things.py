"""The things that can be looked up: Areas, sides, kinds of units, Strategies, events."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from adp_tui.games.district.naming import called, event_called
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.presenter.panes import Thing


class DistrictThing(StrEnum):
    """The kind of thing."""

    AREA = "area"
    SIDE = "side"
    KIND = "kind"
    STRATEGY = "strategy"
    EVENT = "event"


def name_of_thing(thing: Thing) -> str:
    """Return the name of a thing."""
    return event_called(int(thing.id)) if thing.kind == DistrictThing.EVENT else called(thing.id)


ALL: Final = (
    *(Thing(DistrictThing.AREA, area) for area in names.AREAS),
    *(Thing(DistrictThing.SIDE, side) for side in names.SIDES),
    *(Thing(DistrictThing.KIND, kind) for kind in names.KINDS),
    *(Thing(DistrictThing.STRATEGY, card) for card in names.STRATEGIES),
    *(Thing(DistrictThing.EVENT, str(event)) for event in EVENTS),
)
"""Everything that can be found by name."""
