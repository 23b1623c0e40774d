"""The things that can be looked up in a game, and the page about each."""

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
    """What can be looked up: sides and places, unless a game adds more."""

    usual_rule: str = ""
    """The rule to show if nothing in particular is highlighted."""

    private: tuple[str, ...] = ()
    """The actions of the game that show what a single player may know."""

    def __init__(self, box: Box[BoardT, FactT], words: Words[BoardT, FactT]) -> None:
        self._box = box
        self._words = words

    @property
    def rulebook(self) -> Rulebook | None:
        """The rules to read; None if there are none."""
        return None

    def things(self) -> Sequence[Thing]:
        """Return everything that can be found by name."""
        places = (Thing(PLACE, place) for place in self._box.places)
        return (*places, *(Thing(SIDE, side) for side in self._box.sides))

    def things_of(self, board: BoardT) -> Sequence[Thing]:
        """Return what a position has besides, as far as its viewer may know: pieces, groups."""
        return ()

    def name(self, thing: Thing) -> str:
        """Return its name."""
        return self._words.name(thing.id)

    def kind(self, thing: Thing) -> str:
        """Return what kind of thing it is."""
        return texts.KINDS[thing.kind]

    def listed(self, thing: Thing, board: BoardT) -> tuple[str, str]:
        """Return its name, and what stands beside it in a list: its kind, or where it is."""
        return self.name(thing), self.kind(thing)

    def is_place(self, thing: Thing) -> bool:
        """Whether it is a place, which may be chosen."""
        return thing.id in self._box.places

    def place(self, place: str) -> Thing:
        """Return a place as a thing."""
        return Thing(PLACE, place)

    def highlighted(self, sight: Sight, word: str, place: str | None) -> Thing | None:
        """Return what is highlighted: a place, an answer, or otherwise the side that is asked."""
        if place is not None:
            return self.place(place)
        return Thing(SIDE, sight.asked) if sight.asked is not None else None

    def named(self, sight: Sight, word: str) -> Thing | None:
        """Return the thing that an answer names, if it is no place; it comes before the places."""
        return None

    def shortcut(self, action: str, sight: Sight) -> Thing | None:
        """Return what an action of the game shows; None if it shows nothing."""
        return None

    def by_other_name(self, name: str) -> Thing | None:
        """Return the thing with exactly this other name, if there is one."""
        return None

    def beside(self, thing: Thing, direction: Direction, board: BoardT) -> Thing:
        """Return the thing that an arrow leads to: the next of its kind."""
        everything = (*self.things_of(board), *self.things())
        alike = [other for other in everything if other.kind == thing.kind]
        by = 1 if direction in (Direction.RIGHT, Direction.DOWN) else -1
        return alike[(alike.index(thing) + by) % len(alike)]

    def sheet(self, thing: Thing, sight: Sight, cells: int) -> Sheet:
        """Return the page about a thing."""
        standing = self._box.standings(sight.board).get(thing.id)
        told = "" if standing is None else f"{standing:+}"
        rows = entry(texts.STANDS_AT, told, cells) if told else entry("", texts.NOTHING, cells)
        return Sheet(self.name(thing), self.kind(thing), rows, "")

    def rule(self, sight: Sight, word: str) -> str | None:
        """Return the rule of an answer that starts an action; None if it is the question's."""
        return None
