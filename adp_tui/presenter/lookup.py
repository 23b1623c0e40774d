"""What there is to look at in a game, and what is to be known about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from adp_tui.presenter.panes import Direction, Thing
from adp_tui.presenter.rulebook import Rulebook
from adp_tui.presenter.sheet import Sheet, entry
from adp_tui.presenter.sight import Sight
from adp_tui.presenter.words import Words
from adp_tui.texts import lookup as texts
from core.kernel import Box
from core.kernel.table import BoardT, FactT

PLACE = "place"
SIDE = "side"


class Lookup(Generic[BoardT, FactT]):
    """What can be looked at: sides and places, unless a game says more."""

    usual_rule: str = ""
    """The rule to read where nothing in particular is highlighted."""

    def __init__(self, box: Box[BoardT, FactT], words: Words[BoardT, FactT]) -> None:
        self._box = box
        self._words = words

    @property
    def rulebook(self) -> Rulebook | None:
        """The rules to read; None where there are none."""
        return None

    def things(self) -> Sequence[Thing]:
        """Return everything that can be found by its name."""
        places = (Thing(PLACE, place) for place in self._box.places)
        return (*places, *(Thing(SIDE, side) for side in self._box.sides))

    def name(self, thing: Thing) -> str:
        """Return what people call it."""
        return self._words.name(thing.id)

    def kind(self, thing: Thing) -> str:
        """Return what kind of thing it is."""
        return texts.KINDS[thing.kind]

    def is_place(self, thing: Thing) -> bool:
        """Whether it is a place, which may be chosen."""
        return thing.id in self._box.places

    def place(self, place: str) -> Thing:
        """Return a place as something to look at."""
        return Thing(PLACE, place)

    def highlighted(self, sight: Sight, word: str, place: str | None) -> Thing | None:
        """Return what there is to look at: a place, an answer, or whoever is asked."""
        if place is not None:
            return self.place(place)
        return Thing(SIDE, sight.asked) if sight.asked is not None else None

    def shortcut(self, action: str, sight: Sight) -> Thing | None:
        """Return what an action of the game shows; None if it shows nothing."""
        return None

    def called(self, name: str) -> Thing | None:
        """Return what has just this name, where that is not how it is called."""
        return None

    def beside(self, thing: Thing, direction: Direction, board: BoardT) -> Thing:
        """Return what an arrow leads to: the next of its kind."""
        alike = [other for other in self.things() if other.kind == thing.kind]
        by = 1 if direction in (Direction.RIGHT, Direction.DOWN) else -1
        return alike[(alike.index(thing) + by) % len(alike)]

    def sheet(self, thing: Thing, sight: Sight, cells: int) -> Sheet:
        """Return what is to be known about a thing."""
        standing = self._box.standings(sight.board).get(thing.id)
        told = "" if standing is None else f"{standing:+}"
        rows = entry(texts.STANDS_AT, told, cells) if told else entry("", texts.NOTHING, cells)
        return Sheet(self.name(thing), self.kind(thing), rows, "")

    def rule(self, sight: Sight, word: str) -> str | None:
        """Return the rule of an answer that begins something; None if it is the question's."""
        return None
