"""9.1 Assets never stand alone (ruling DA-46)."""

from __future__ import annotations

from collections.abc import Mapping

from core.district.model.board import DistrictBoard
from core.district.model.facts.units import UnitWithdrawn
from core.district.model.ids import AVAILABLE, INSURGENT, Belligerent
from core.district.rules.table import DistrictTable


def left_alone(board: DistrictBoard, places: Mapping[str, str]) -> tuple[str, ...]:
    """9.1: Return which of a side's units are Assets in an Area without a Combat Unit.

    `places`: the Area of each unit. Dummies may stand alone.
    """
    held = {area for name, area in places.items() if board.kind(name).is_combat}
    return tuple(
        name for name, area in places.items() if board.kind(name).is_asset and area not in held
    )


def send_home(table: DistrictTable, side: Belligerent, rule: str) -> None:
    """DA-46: Assets that an event or an Appeal has left alone go to Available, at no cost."""
    board = table.board
    for name in left_alone(board, {name: board.units[name].at for name in board.on_map(side)}):
        unit = board.units[name]
        table.emit(
            UnitWithdrawn(
                unit=name,
                kind=unit.kind,
                area=unit.at,
                to=AVAILABLE,
                rule=rule,
                secret_of=INSURGENT if side is INSURGENT and not unit.revealed else None,
            )
        )
