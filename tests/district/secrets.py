"""What must stay secret, found without asking the view: the words that a side may not meet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.facts.planning import RecordSeen
from core.district.model.facts.units import CountersRevealed, UnitWithdrawn
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, INSURGENT, OFF_MAP, RECRUITING

VIEWERS: Final = (*BELLIGERENTS, None)
"""Whoever may look: the sides, and an onlooker without one."""

_WORD: Final = re.compile(rb'"([^"]*)"')


def words_in(value: object) -> frozenset[str]:
    """Return every word in a position or a fact."""
    return frozenset(word.decode() for word in _WORD.findall(msgspec.json.encode(value)))


def secret_words(board: DistrictBoard, viewer: str | None) -> frozenset[str]:
    """2.1: Return the words that must not be in the view of a position."""
    return frozenset(_secret_kinds(board, viewer)) | frozenset(_in_camps(board, viewer))


def _secret_kinds(board: DistrictBoard, viewer: str | None) -> Iterable[str]:
    """2.1: Return the kinds of which a viewer sees no unit: none is on the map and face up."""
    known = {board.units[name].kind for name in board.units if _is_known(board, name, viewer)}
    return {kind for kind in board.rulebook.kinds if kind not in known}


def _is_known(board: DistrictBoard, name: str, viewer: str | None) -> bool:
    unit, side = board.units[name], board.side_of(name)
    if side == viewer:
        return True
    if side is INSURGENT:
        return unit.revealed
    return unit.at not in OFF_MAP or name in board.posts


def _in_camps(board: DistrictBoard, viewer: str | None) -> Iterable[str]:
    """2.1: Return chits and Strategies of others; when it is over, Strategies are open."""
    own = {camp.strategy for side, camp in board.camps.items() if side == viewer}
    secret: set[str] = set()
    for side, camp in board.camps.items():
        if side != viewer:
            secret |= set(camp.hand)
        if board.result is None:
            secret |= {camp.true_strategy}
            if side != viewer:
                secret |= {camp.strategy}
    return secret - own - {""}


def secret_numbers(board: DistrictBoard, viewer: str | None) -> list[int]:
    """2.1: Return the numbers in a view that must be 0, because they are not known."""
    numbers: list[int] = []
    for side, camp in board.camps.items():
        if board.result is None:
            numbers.append(camp.true_vp)
        if side == viewer:
            continue
        numbers.append(camp.appeal_from)
        if board.result is None:
            numbers.append(camp.vp)
        if side is not GOVERNMENT:
            numbers += camp.tp, camp.tp_max
    return numbers


def words_told(fact: DistrictFact) -> frozenset[str]:
    """Return the words in a fact as somebody learns it, but for those that it is there to tell.

    Dummies that are turned up are gone at once, whoever looks at a record has paid for it, and an
    amnesty is for MIL.
    """
    if isinstance(fact, CountersRevealed | RecordSeen):
        return frozenset()
    if isinstance(fact, UnitWithdrawn) and fact.to == RECRUITING:
        return frozenset()
    return words_in(fact)
