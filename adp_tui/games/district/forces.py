"""Stacks and boxes of a position in words, as far as the reader knows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts import position as texts
from adp_tui.games.district.texts.options import LABELS
from adp_tui.texts.words import listed
from core.district.model.board import DistrictBoard, Unit, in_unit_order
from core.district.model.ids import INSURGENT, UNKNOWN, Rating
from core.district.rules.strength import rating_of


def stack_told(board: DistrictBoard, letter: str) -> str:
    """Return a stack: its letter, its units, their sums, and where it is."""
    stack, members = board.stacks[letter], board.members(letter)
    told = texts.stack(letter, units_told(board, members))
    if stack.side is INSURGENT:
        told = texts.underground(told) if stack.underground else texts.at_large(told)
    if (sums := sums_told(board, members)) is not None:
        told = listed((told, sums))
    return texts.has_acted(told) if stack.done else told


def units_told(board: DistrictBoard, units: Iterable[str]) -> str:
    """Return units by kind, with what is marked on them; concealed ones are counted."""
    marked = Counter(_marked(board.units[unit]) for unit in in_unit_order(units))
    concealed = marked.pop("", 0)
    told = [names.several(unit, number) for unit, number in marked.items()]
    return listed([*told, texts.counters(concealed)] if concealed else told)


def _marked(unit: Unit) -> str:
    """Return a unit with its marks; nothing if it is concealed."""
    if unit.kind == UNKNOWN:
        return ""
    marks = [
        *([LABELS["dispersed"]] if unit.dispersed else []),
        *([texts.hits(unit.hits)] if unit.hits else []),
        *([texts.REVEALED] if unit.revealed else []),
    ]
    name = called(unit.kind)
    return texts.with_marks(name, listed(marks)) if marks else name


def sums_told(board: DistrictBoard, units: Iterable[str]) -> str | None:
    """Return the sums of the ratings of some units; None if one of them is not known."""
    known = tuple(units)
    if any(board.units[unit].kind == UNKNOWN for unit in known):
        return None
    return texts.sums(*(sum(rating_of(board, unit, rating) for unit in known) for rating in Rating))


def boxed(board: DistrictBoard, units: Iterable[str]) -> str:
    """Return the units in a box, by kind."""
    return units_told(board, units) or texts.NONE
