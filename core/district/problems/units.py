"""2.221, 2.3, 6.2, 8.1, 8.3 Where each unit may be, and in which state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.district.model.board import DistrictBoard, Unit
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    GOVERNMENT,
    OFF_MAP,
    RECRUITING,
    UnitType,
)
from core.district.model.module import UnitKind
from core.district.model.roster import roster


def inventory_problems(board: DistrictBoard) -> Iterator[str]:
    """2.221: Units are neither made nor lost; 9: only those that were agreed on are in play."""
    wanted = roster(board.rulebook, board.options)
    kinds = Counter(wanted.values())
    there = Counter(unit.kind for unit in board.units.values())
    for kind in board.rulebook.kinds.values():
        if there[kind.word] != kinds[kind.word]:
            yield f"{there[kind.word]} {kind.name} in play instead of {kinds[kind.word]} (2.221)"
    if board.units.keys() != wanted.keys():
        names = sorted(board.units.keys() ^ wanted.keys())
        yield f"units are missing or called by wrong names: {' '.join(names[:6])} (2.221)"
    for name, unit in board.units.items():
        if board.kind(name).side is GOVERNMENT and wanted.get(name, unit.kind) != unit.kind:
            yield f"{name} cannot be one of the {board.kind(name).name} (2.221)"


def unit_problems(board: DistrictBoard) -> Iterator[str]:
    """Where each unit may be, and in which state."""
    for name, unit in board.units.items():
        kind = board.kind(name)
        who = f"{name} ({kind.name})"
        if unit.at in OFF_MAP:
            yield from _off_map(who, unit, kind)
        else:
            yield from _on_map(board, who, unit, kind)
        yield from _hits(board, name, who, unit, kind)
    yield from _militia(board)


def _off_map(who: str, unit: Unit, kind: UnitKind) -> Iterator[str]:
    if kind.is_militia != (unit.at == RECRUITING):
        yield f"{who}: {unit.at} is not for it: only MIL are in Recruiting, and nowhere else (2.3)"
    if kind.is_dummy and unit.at != AVAILABLE:
        yield f"{who}: Dummies off the map are Available (6.2)"
    if unit.stack:
        yield f"{who}: in a stack, but not on the map (5.3)"
    if unit.dispersed or unit.revealed or unit.fresh or unit.settled:
        yield f"{who}: off the map a unit has no state but its Hits (2.3)"


def _on_map(board: DistrictBoard, who: str, unit: Unit, kind: UnitKind) -> Iterator[str]:
    if unit.revealed:
        yield from _revealed(board, who, unit, kind)
    if unit.dispersed and kind.dispersed is None:
        yield f"{who}: it has no Dispersed mode (8.3)"
    elif unit.dispersed and kind.type is UnitType.CBT and board.options.green_no_disperse:
        yield f"{who}: CBT have no Dispersed mode (11)"
    if unit.fresh and not kind.is_militia:
        yield f"{who}: only MIL are recruited (6.17)"
    if unit.settled and not (board.options.persistence and unit.dispersed):
        yield f"{who}: only a Dispersed unit gets to know the terrain, with persistence (11)"


def _revealed(board: DistrictBoard, who: str, unit: Unit, kind: UnitKind) -> Iterator[str]:
    if kind.side is GOVERNMENT:
        yield f"{who}: units of the Government are never concealed (2.1)"
    elif unit.stack not in board.stacks:
        yield f"{who}: face up, but in no stack (7.1)"
    elif board.stacks[unit.stack].underground:
        yield f"{who}: face up in the Underground box (6.1)"
    elif kind.is_dummy:
        yield f"{who}: a Dummy that was turned up is Available (6.2)"


def _hits(board: DistrictBoard, name: str, who: str, unit: Unit, kind: UnitKind) -> Iterator[str]:
    if unit.hits and not kind.is_regular:
        yield f"{who}: only regular units collect Hits (6.2)"
    elif kind.is_regular and not 0 <= unit.hits < board.ratings(name).tr:
        yield f"{who}: {unit.hits} Hits at TR {board.ratings(name).tr} (6.2)"


def _militia(board: DistrictBoard) -> Iterator[str]:
    for side in BELLIGERENTS:
        where = [board.units[name].at for name in board.on_map(side) if board.kind(name).is_militia]
        for area, count in Counter(where).items():
            if count > board.population(area):
                most = board.population(area)
                yield f"{board.area(area).name}: {count} {side} MIL, at most {most} (8.1)"
