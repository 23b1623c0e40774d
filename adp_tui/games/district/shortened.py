"""Answers in fewer words, where there is little room: labels leave room for what is beside them."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.naming import ADVANTAGE, RECOVER, REPAIR, called, is_chit, kind_in
from adp_tui.games.district.texts import short as texts
from adp_tui.games.district.wording import unit_in
from adp_tui.look.cells import cells_of
from core.district.model.ids import BLANK, LETTERS, AnswerKind
from core.kernel import Decision

_NARROW: Final = 24
"""Below this room a unit is called by a short name, and a stack by its letter."""

_ROOM_OF_CHIT: Final = 64
"""Below this room a chit is called by its digits, which leaves room for the sums it makes."""

_RATINGS: Final = 6
"""Cells of three ratings and the blank before them."""

_LETTERS: Final = frozenset(LETTERS)


def shortened(decision: Decision, word: str, label: str, cells: int) -> str:
    """Return an answer in as few words as the room beside it demands."""
    if decision.kind == AnswerKind.CHIT and is_chit(word):
        return label if cells >= _ROOM_OF_CHIT else _chit(word, narrow=cells < _NARROW)
    if cells >= _NARROW:
        return label if cells_of(label) <= cells else texts.SHORT.get(word, label)
    if word in _LETTERS:
        return word
    if (unit := _unit(word)) and cells_of(label) + _RATINGS > cells:
        return unit
    return texts.SHORT.get(word, label)


def _chit(word: str, *, narrow: bool) -> str:
    """Return a chit by its digits."""
    chit = word.removesuffix(ADVANTAGE)
    told = texts.BLANK if chit == BLANK else chit
    return told if chit == word else texts.with_advantage(told, narrow=narrow)


def _unit(word: str) -> str:
    """Return an answer about a Government unit; blank if it is about nothing of the kind."""
    name = unit_in(word)
    kind = kind_in(name)
    if not kind or not name.removeprefix(f"{kind}-").isdigit():
        return ""
    told = texts.unit(texts.KINDS.get(kind, called(kind)), name.rpartition("-")[2])
    if word.startswith(RECOVER):
        return texts.recover(told)
    if word.startswith(REPAIR):
        return texts.repair(told)
    letter, dot, _ = word.partition(".")
    return texts.target(told, letter) if dot else told
