"""The things that can be looked up: those of the module, and those of a position."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from adp_tui.games.district.naming import called, chit_called, event_called, unit_called
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.presenter.panes import Thing
from core.district.model.board import DistrictBoard, in_unit_order
from core.district.model.ids import BELLIGERENTS, LETTERS, OFF_MAP, UNKNOWN, Belligerent
from core.district.model.module import Module


class DistrictThing(StrEnum):
    """The kind of thing."""

    AREA = "area"
    STACK = "stack"
    UNIT = "unit"
    SIDE = "side"
    KIND = "kind"
    STRATEGY = "strategy"
    EVENT = "event"
    CHIT = "chit"
    LEGEND = "legend"
    RULE = "rule"


SIGNS: Final = Thing(DistrictThing.LEGEND, DistrictThing.LEGEND)
"""What the signs on the map mean."""


def name_of_thing(thing: Thing) -> str:
    """Return the name of a thing, as far as it does not depend on the position."""
    match DistrictThing(thing.kind):
        case DistrictThing.EVENT:
            return event_called(int(thing.id))
        case DistrictThing.CHIT:
            return chit_called(thing.id)
        case DistrictThing.STACK:
            return names.stack(thing.id)
        case DistrictThing.UNIT:
            return unit_called(thing.id, UNKNOWN)
        case DistrictThing.LEGEND:
            return names.LEGEND
        case _:
            return called(thing.id)


def of_module(module: Module) -> tuple[Thing, ...]:
    """Return everything of a module: Areas, sides, kinds, Strategies, events, chits, signs."""
    words = {
        DistrictThing.AREA: module.areas,
        DistrictThing.SIDE: BELLIGERENTS,
        DistrictThing.KIND: module.kinds,
        DistrictThing.STRATEGY: module.strategies,
        DistrictThing.EVENT: [str(event) for event in EVENTS if first_like(event) == event],
        DistrictThing.CHIT: module.chits,
    }
    found = tuple(Thing(kind, word) for kind, some in words.items() for word in some)
    return (*found, SIGNS)


def first_like(event: int) -> int:
    """Return the first number of an event; some events have several."""
    return next(number for number, words in EVENTS.items() if words == EVENTS[event])


def of_position(board: DistrictBoard) -> tuple[Thing, ...]:
    """RDS-22: Return the stacks, Area by Area, and the units that the viewer may know of."""
    stacks = (Thing(DistrictThing.STACK, letter) for letter in stacks_in_order(board))
    units = (Thing(DistrictThing.UNIT, unit) for unit in units_in_order(board))
    return (*stacks, *units)


def stacks_in_order(board: DistrictBoard) -> list[str]:
    """Return the letters of all stacks, Area by Area, as the Areas are on the map."""
    areas, letters = list(board.grounds), list(LETTERS)
    return sorted(
        board.stacks,
        key=lambda letter: (areas.index(board.stacks[letter].area), letters.index(letter)),
    )


def units_in_order(board: DistrictBoard) -> list[str]:
    """Return the units on the map and in the boxes of the viewer, side by side."""
    named = in_unit_order(board.units)
    return [
        unit
        for side in BELLIGERENTS
        for unit in named
        if board.side_of(unit) is side and _is_known(board, unit, side)
    ]


def _is_known(board: DistrictBoard, unit: str, side: Belligerent) -> bool:
    return not board.camps[side].concealed or board.units[unit].at not in OFF_MAP
