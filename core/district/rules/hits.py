"""6.2 Hits and Disruption: which units take them is their owner's choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.district.model.board import DistrictBoard
from core.district.model.ids import AnswerKind, Belligerent, Mission, Rating, UnitType
from core.district.rules.strength import rating_of
from core.district.rules.table import DistrictTable

Units = Callable[[DistrictBoard], Iterable[str]]
"""Returns the units that may be given Hits in a position."""


async def take_hits(
    table: DistrictTable,
    side: Belligerent,
    units: Units,
    hits: int,
    mission: Mission,
    about: tuple[str, ...],
) -> int:
    """RDD-29: Let a side say which units take Hits, one by one; return how many are left over."""

    def targets() -> tuple[str, ...]:
        return alike(table.board, may_take_a_hit(table.board, units(table.board)))

    while hits and targets():
        unit = await table.ask(
            side, targets, ask="hits", rule="6.2", kind=AnswerKind.UNIT, about=about
        )
        table.hit(unit, "6.2", mission)
        hits -= 1
    return hits


def may_take_a_hit(board: DistrictBoard, units: Iterable[str]) -> tuple[str, ...]:
    """9.2: Return the units that may be given a Hit.

    A Hit that would Disrupt a FOR goes to another Combat Unit while there is one.
    """
    here = tuple(units)
    if all(board.kind(name).type is UnitType.FOR for name in here):
        return here
    return tuple(name for name in here if not _is_spared(board, name))


def _is_spared(board: DistrictBoard, unit: str) -> bool:
    """9.2: Whether it is a FOR that one more Hit would Disrupt."""
    return board.kind(unit).type is UnitType.FOR and rating_of(board, unit, Rating.TR) <= 1


def alike(board: DistrictBoard, units: Iterable[str]) -> tuple[str, ...]:
    """RDD-29: Return the first unit of each kind and state in each stack."""
    first = {board.units[name]: name for name in reversed(tuple(units))}
    listed = frozenset(first.values())
    return tuple(name for name in board.units if name in listed)
