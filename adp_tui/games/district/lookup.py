"""The things that can be looked up in District Commander."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from adp_tui.games.district.sheets import sheet_about
from adp_tui.games.district.texts import lookup as texts
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.games.district.things import ALL, DistrictThing, name_of_thing
from adp_tui.games.district.wording import unit_in
from adp_tui.presenter.lookup import Lookup
from adp_tui.presenter.panes import Thing
from adp_tui.presenter.rulebook import Rulebook
from adp_tui.presenter.sheet import Sheet
from adp_tui.presenter.sight import Sight
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS, UNKNOWN

RULES: Final = {
    "patrol": "6.11",
    "patrol-all": "6.11",
    "attack": "6.12",
    "ambush": "6.13",
    "move": "6.14",
    "build": "6.15",
    "reduce": "6.16",
    "recruit": "6.17",
    "intimidate": "6.18",
    "remove-terror": "6.19",
}
"""The rules of answers that start something."""


@cache
def rulebook() -> Rulebook | None:
    """Return the rules reference; the file links to the docs and is included in wheels."""
    file = files("adp_tui.games.district").joinpath("data", texts.RULES)
    return Rulebook(file.read_text(encoding="utf-8")) if file.is_file() else None


class DistrictLookup(Lookup[DistrictBoard, DistrictFact]):
    """Areas, sides, kinds of units, Strategies and events."""

    usual_rule = "4"

    @property
    def rulebook(self) -> Rulebook | None:
        """The rules in our words, read on demand."""
        return rulebook()

    def things(self) -> Sequence[Thing]:
        """Return everything that can be found by name."""
        return ALL

    def name(self, thing: Thing) -> str:
        """Return its name."""
        return name_of_thing(thing)

    def kind(self, thing: Thing) -> str:
        """Return what kind of thing it is."""
        return texts.KINDS[thing.kind]

    def place(self, place: str) -> Thing:
        """Return an Area as a thing."""
        return Thing(DistrictThing.AREA, place)

    def highlighted(self, sight: Sight, word: str, place: str | None) -> Thing | None:
        """Return an Area, a Strategy, a kind of unit, or the side that is asked."""
        board: DistrictBoard = sight.board
        if place is not None:
            return self.place(place)
        if word in names.STRATEGIES:
            return Thing(DistrictThing.STRATEGY, word)
        unit = board.units.get(unit_in(word))
        if unit is not None and unit.kind != UNKNOWN:
            return Thing(DistrictThing.KIND, unit.kind)
        if word in board.stacks:
            return self.place(board.stacks[word].area)
        asked = sight.asked
        return Thing(DistrictThing.SIDE, asked) if asked in BELLIGERENTS else None

    def by_other_name(self, name: str) -> Thing | None:
        """Return a Strategy by its card, or an event by its number."""
        if name.upper() in names.STRATEGIES:
            return Thing(DistrictThing.STRATEGY, name.upper())
        is_event = name.isdecimal() and int(name) in EVENTS
        return Thing(DistrictThing.EVENT, name) if is_event else None

    def sheet(self, thing: Thing, sight: Sight, cells: int) -> Sheet:
        """Return the page about a thing."""
        return sheet_about(sight.board, thing, cells)

    def rule(self, sight: Sight, word: str) -> str | None:
        """Return the rule of an answer that starts something, or by which the game ended."""
        board: DistrictBoard = sight.board
        return RULES.get(word) if board.result is None else board.result.rule
