"""The things that can be looked up in District Commander."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from adp_tui.games.district.lookup.about import sheet_about
from adp_tui.games.district.map.layouts import COMPACT, has_map
from adp_tui.games.district.naming import ADVANTAGE, called, is_chit, unit_called
from adp_tui.games.district.texts import lookup as texts
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.games.district.things import (
    DistrictThing,
    first_like,
    name_of_thing,
    of_module,
    of_position,
    units_in_order,
)
from adp_tui.games.district.wording import unit_in
from adp_tui.games.district.words import DistrictWords
from adp_tui.look.paint import Line
from adp_tui.mapping.walk import walk
from adp_tui.presenter.lookup import Lookup
from adp_tui.presenter.panes import Direction, Thing
from adp_tui.presenter.rulebook import Rulebook
from adp_tui.presenter.sheet import Sheet
from adp_tui.presenter.sight import Sight
from adp_tui.widgets.rows import wrapped
from core.district.box import DistrictCommander
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS, BLANK, AnswerKind
from core.kernel import Decision

RULES: Final = {
    "patrol": "6.11",
    "patrol-all": "6.11",
    "attack": "6.12",
    "ambush": "6.13",
    "move": "6.14",
    "build": "6.15",
    "reduce": "6.16",
    "recruit": "6.17",
    "promote": "6.17",
    "intimidate": "6.18",
    "remove-terror": "6.19",
    "chit": "5.22",
    "concentrated": "8.3",
    "dispersed": "8.3",
    "gather": "9.3",
    "appeal": "7.3",
}
"""The rules of answers that start something."""

HAND: Final = "hand"
"""The action that shows what only one side may know."""

_CHITS: Final = "2.24"
"""The rule about chits, of which the blank is one."""


@cache
def rulebook() -> Rulebook | None:
    """Return the rules reference; the file links to the docs and is included in wheels."""
    file = files("adp_tui.games.district").joinpath("data", texts.RULES)
    return Rulebook(file.read_text(encoding="utf-8")) if file.is_file() else None


class DistrictLookup(Lookup[DistrictBoard, DistrictFact]):
    """RDS-22: Areas, stacks, units, chits, sides, kinds of units, Strategies, events, rules."""

    usual_rule = "4"
    private = (HAND,)

    def __init__(self, box: DistrictCommander, words: DistrictWords) -> None:
        super().__init__(box, words)
        self._module = box.module

    @property
    def rulebook(self) -> Rulebook | None:
        """The rules in our words, read on demand."""
        return rulebook()

    def things(self) -> Sequence[Thing]:
        """Return everything of the module, and every rule."""
        book = rulebook()
        rules = () if book is None else (Thing(DistrictThing.RULE, r.number) for r in book.rules)
        return (*of_module(self._module), *rules)

    def things_of(self, board: DistrictBoard) -> Sequence[Thing]:
        """Return the stacks and units that the viewer of a position may know of."""
        return of_position(board)

    def name(self, thing: Thing) -> str:
        """Return its name."""
        book = rulebook()
        if thing.kind == DistrictThing.RULE and book is not None:
            rule = book.rule(thing.id)
            return texts.rule(rule.number, rule.title)
        return name_of_thing(thing)

    def kind(self, thing: Thing) -> str:
        """Return what kind of thing it is."""
        return texts.KINDS[thing.kind]

    def listed(self, thing: Thing, board: DistrictBoard) -> tuple[str, str]:
        """RDS-22: Return a unit by what it is as far as the viewer knows, and where it is."""
        if thing.kind == DistrictThing.UNIT and thing.id in board.units:
            unit = board.units[thing.id]
            return unit_called(thing.id, unit.kind), called(unit.at)
        if thing.kind == DistrictThing.STACK and thing.id in board.stacks:
            return self.name(thing), called(board.stacks[thing.id].area)
        return self.name(thing), self.kind(thing)

    def is_place(self, thing: Thing) -> bool:
        """Whether it is an Area."""
        return thing.kind == DistrictThing.AREA

    def place(self, place: str) -> Thing:
        """Return an Area as a thing."""
        return Thing(DistrictThing.AREA, place)

    def highlighted(self, sight: Sight, word: str, place: str | None) -> Thing | None:
        """Return an Area, what an answer names or is about, or the side that is asked."""
        if place is not None:
            return self.place(place)
        if (named := self.named(sight, word)) is not None:
            return named
        if sight.decision is not None and word:
            return Thing(DistrictThing.RULE, sight.decision.rule)
        return Thing(DistrictThing.SIDE, sight.asked) if sight.asked in BELLIGERENTS else None

    def named(self, sight: Sight, word: str) -> Thing | None:
        """Return what an answer names, or otherwise the unit or the stack that is asked about."""
        board: DistrictBoard = sight.board
        if sight.decision is None or not word or word in board.grounds:
            return None
        return _answer(sight.decision, word, board) or _subject(sight.decision, board)

    def shortcut(self, action: str, sight: Sight) -> Thing | None:
        """RDS-23: Return the side of whoever looks: its hand, its boxes and its Strategy."""
        return (
            Thing(DistrictThing.SIDE, sight.viewer[0]) if action == HAND and sight.viewer else None
        )

    def by_other_name(self, name: str) -> Thing | None:
        """Return a Strategy by its card, an event or a chit by its number, a mission's rule."""
        word = name.upper()
        if word in self._module.strategies:
            return Thing(DistrictThing.STRATEGY, word)
        if name in self._module.chits:
            return Thing(DistrictThing.CHIT, name)
        if (rule := RULES.get(name.lower().replace(" ", "-"))) is not None:
            return Thing(DistrictThing.RULE, rule)
        is_event = name.isdecimal() and int(name) in EVENTS
        return Thing(DistrictThing.EVENT, str(first_like(int(name)))) if is_event else None

    def beside(self, thing: Thing, direction: Direction, board: DistrictBoard) -> Thing:
        """Return the next Area on the map, the next stack there, or the next of its kind."""
        if thing.kind == DistrictThing.AREA and has_map(self._module):
            return self.place(walk(COMPACT, thing.id, direction))
        return super().beside(thing, direction, board)

    def sheet(self, thing: Thing, sight: Sight, cells: int) -> Sheet:
        """Return the page about a thing."""
        if thing.kind == DistrictThing.RULE:
            return _rule_sheet(thing.id, cells)
        return sheet_about(sight.board, thing, cells)

    def rule(self, sight: Sight, word: str) -> str | None:
        """Return the rule of an answer that starts something, or by which the game ended."""
        board: DistrictBoard = sight.board
        return RULES.get(word) if board.result is None else board.result.rule


def _answer(decision: Decision, word: str, board: DistrictBoard) -> Thing | None:
    """Return the thing that an answer names; None if it names none."""
    if decision.kind == AnswerKind.CHIT and is_chit(word):
        chit = word.removesuffix(ADVANTAGE)
        is_blank = chit == BLANK
        return Thing(DistrictThing.RULE, _CHITS) if is_blank else Thing(DistrictThing.CHIT, chit)
    if word in board.rulebook.strategies:
        return Thing(DistrictThing.STRATEGY, word)
    if unit_in(word) in board.units:
        return Thing(DistrictThing.UNIT, unit_in(word))
    if word in board.stacks:
        return Thing(DistrictThing.STACK, word)
    if word in board.rulebook.kinds:
        return Thing(DistrictThing.KIND, word)
    return Thing(DistrictThing.RULE, RULES[word]) if word in RULES else None


def _subject(decision: Decision, board: DistrictBoard) -> Thing | None:
    """Return the unit or the stack that a question is about, the last one of several."""
    known = set(units_in_order(board))
    for word in reversed(decision.about):
        if word in known:
            return Thing(DistrictThing.UNIT, word)
        if word in board.stacks:
            return Thing(DistrictThing.STACK, word)
    return None


def _rule_sheet(number: str, cells: int) -> Sheet:
    """Return a rule as a page."""
    book = rulebook()
    if book is None:
        return Sheet(number, texts.KINDS[DistrictThing.RULE], [], number)
    rule = book.rule(number)
    rows: list[Line] = []
    for statement in rule.statements:
        for place, told in enumerate(statement.lines):
            rows += wrapped(told if place else texts.statement(statement.number, told), cells)
    title = texts.rule(rule.number, rule.title)
    return Sheet(title, texts.KINDS[DistrictThing.RULE], rows, rule.number)
