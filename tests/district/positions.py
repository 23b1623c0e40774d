"""Positions for the tests of District Commander, built piece by piece."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from core.district.model.board import AreaGround, Camp, DistrictBoard, Stack, Unit
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    GOVERNMENT,
    INSURGENT,
    RESERVE,
    Belligerent,
    Segment,
)
from core.district.model.options import DistrictOptions
from core.district.modules import MODULES
from core.district.rules.table import DistrictTable

_UNIT: Final = re.compile(
    r"(?P<kind>[a-z-]+?)(?:\*(?P<count>\d+))?(?P<mode>/d)?(?P<hits>-\d)?(?P<up>!)?$"
)


def empty(
    *,
    tp: tuple[int, int] = (10, 10),
    tp_max: tuple[int, int] = (12, 12),
    strategies: tuple[str, str] = ("G1", "I1"),
    hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
    segment: Segment = Segment.OPERATIONS,
    module: str = "orrin-valley",
    options: DistrictOptions | None = None,
    **fields: Any,
) -> DistrictBoard:
    """Return a position with nothing on the map and all units in Reserve, Dummies Available."""
    brought = MODULES[module]
    units: dict[str, Unit] = {}
    insurgents = 0
    for kind in brought.kinds.values():
        for number in range(1, kind.count + 1):
            insurgents += kind.side is INSURGENT
            name = f"{kind.word}-{number}" if kind.side is GOVERNMENT else f"x{insurgents}"
            units[name] = Unit(kind.word, AVAILABLE if kind.is_dummy else RESERVE)
    camps = {
        side: Camp(tp[n], tp_max[n], strategy=strategies[n], hand=tuple(sorted(hands[n])))
        for n, side in enumerate(BELLIGERENTS)
    }
    return DistrictBoard(
        module=module,
        scenario=next(iter(brought.scenarios)),
        camps=camps,
        grounds={area: AreaGround() for area in brought.areas},
        units=units,
        pool=brought.infrastructure,
        segment=segment,
        options=options or DistrictOptions(),
        **fields,
    )


def with_stack(
    board: DistrictBoard,
    letter: str,
    area: str,
    units: str,
    *,
    underground: bool = False,
    **fields: Any,
) -> DistrictBoard:
    """Add a stack: `gendarmes*2 line/d-1` or `fighters! dummy` (Dispersed, Hits, revealed)."""
    side: Belligerent | None = None
    for word in units.split():
        found = _UNIT.match(word)
        assert found is not None, word
        side = board.rulebook.kinds[found["kind"]].side
        for _ in range(int(found["count"] or 1)):
            name = next(
                name
                for name, unit in board.units.items()
                if unit.kind == found["kind"] and unit.at in (RESERVE, AVAILABLE)
            )
            unit = Unit(
                found["kind"],
                area,
                letter,
                dispersed=found["mode"] is not None,
                hits=-int(found["hits"] or 0),
                revealed=found["up"] is not None,
            )
            board = board.with_unit(name, unit)
    assert side is not None
    stack = Stack(side, area, underground=underground, **fields)
    return replace(board.with_stack(letter, stack), letters=board.letters + 1)


def with_units(board: DistrictBoard, area: str, *kinds: str, **fields: Any) -> DistrictBoard:
    """Put one unit for each kind into an Area, in no stack, as before a Deployment."""
    for kind in kinds:
        waiting = (*units_of(board, kind, RESERVE), *units_of(board, kind, AVAILABLE))
        board = board.with_unit(waiting[0], Unit(kind, area, **fields))
    return board


def with_ground(board: DistrictBoard, area: str, **fields: Any) -> DistrictBoard:
    """Change what is in an Area; Infrastructure comes from the pool."""
    before = board.grounds[area]
    now = replace(before, **fields)
    taken = now.government + now.insurgent - before.government - before.insurgent
    return replace(board.with_ground(area, now), pool=board.pool - taken)


def with_camp(board: DistrictBoard, side: Belligerent, **fields: Any) -> DistrictBoard:
    """Change what a side has in front of it."""
    return board.with_camp(side, replace(board.camps[side], **fields))


def units_of(board: DistrictBoard, kind: str, at: str | None = None) -> tuple[str, ...]:
    """Return the units of a kind, everywhere or in one place."""
    return tuple(
        name
        for name, unit in board.units.items()
        if unit.kind == kind and (at is None or unit.at == at)
    )


def in_box(board: DistrictBoard, box: str, *kinds: str) -> DistrictBoard:
    """Put one unit from Reserve into a box for each kind named."""
    for kind in kinds:
        name = units_of(board, kind, RESERVE)[0]
        board = board.with_unit(name, replace(board.units[name], at=box))
    return board


def facts_of(table: DistrictTable, kind: type[DistrictFact]) -> list[DistrictFact]:
    """Return the facts of one kind that have happened at a table."""
    return [fact for fact in table.facts if isinstance(fact, kind)]
