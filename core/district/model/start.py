"""3, 10, RDM.7 The position with which a game begins, before anything is drawn or chosen."""

from __future__ import annotations

from msgspec.structs import replace

from core.district.model.board import AreaGround, Camp, DistrictBoard, Unit
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    GOVERNMENT,
    RECRUITING,
    RESERVE,
    Belligerent,
)
from core.district.model.module import Module, StartingForces
from core.district.model.options import DistrictOptions
from core.district.model.roster import roster
from core.district.modules import MODULES


def starting_board(module: str, scenario: str, options: DistrictOptions) -> DistrictBoard:
    """3: Return a position as its scenario begins; forces that are fixed are on the map already."""
    brought = MODULES[module]
    board = DistrictBoard(
        module=module,
        scenario=scenario,
        camps={side: _camp(brought, options, side) for side in BELLIGERENTS},
        grounds={area: AreaGround() for area in brought.areas},
        units=_units(brought, options),
        pool=brought.infrastructure,
        options=options,
        intelligence=dict(brought.intelligence) if options.intelligence else {},
    )
    layout = brought.scenarios[scenario]
    return _deployed(board, layout) if isinstance(layout, StartingForces) else board


def _camp(module: Module, options: DistrictOptions, side: Belligerent) -> Camp:
    """RDM.2, RDM.7: Return what a side begins with."""
    points = module.task_points[side]
    score = module.lengths[options.length].start[side]
    if side is GOVERNMENT and options.assets and options.intelligence and options.foreign:
        score += module.advanced_bonus
    return Camp(tp=points, tp_max=points, vp=score, true_vp=score if options.switcheroo else 0)


def _units(module: Module, options: DistrictOptions) -> dict[str, Unit]:
    """RDM.2, 10: Return all units, in the boxes where they begin."""
    ready = dict(module.available)
    units: dict[str, Unit] = {}
    for name, word in roster(module, options).items():
        waiting = RECRUITING if module.kinds[word].is_militia else RESERVE
        units[name] = Unit(word, AVAILABLE if ready.get(word) else waiting)
        ready[word] = max(0, ready.get(word, 0) - 1)
    return units


def _deployed(board: DistrictBoard, layout: StartingForces) -> DistrictBoard:
    """RDM.7: Return the position with fixed forces on the map."""
    for side in BELLIGERENTS:
        for area, count in layout.infrastructure[side].items():
            here = board.grounds[area]
            there = (
                replace(here, government=count)
                if side is GOVERNMENT
                else replace(here, insurgent=count)
            )
            board = replace(board.with_ground(area, there), pool=board.pool - count)
        for area, count in layout.militia[side].items():
            for name in board.units_in(RECRUITING, side)[:count]:
                board = board.with_unit(name, replace(board.units[name], at=area))
    return board
