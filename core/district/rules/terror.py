"""6.3 Terror: Attack and Intimidate cause it if Hits are left over when all units are gone."""

from __future__ import annotations

from core.district.model.board import DistrictBoard
from core.district.model.facts.stacks import StackFormed
from core.district.model.facts.units import UnitPlaced
from core.district.model.ids import GOVERNMENT, INSURGENT, RECRUITING, Belligerent
from core.district.rules.militia import has_room_for_militia, militia_in
from core.district.rules.table import DistrictTable


def has_foreign(board: DistrictBoard, letter: str) -> bool:
    """9.2: Whether a stack has a Foreign unit or Asset."""
    return any(board.kind(name).foreign for name in board.members(letter))


def cause_terror(
    table: DistrictTable, area: str, by: Belligerent, rule: str, *, foreign: bool
) -> None:
    """6.3: Terrorize an Area; 11 `accidental-guerrillas`: if Foreign units did it, MIL arise."""
    was_terrorized = table.board.grounds[area].terror
    table.terrorize(area, by, rule)
    is_new = table.board.grounds[area].terror and not was_terrorized
    if is_new and foreign and by is GOVERNMENT and table.board.options.accidental_guerrillas:
        raise_guerrillas(table, area)


def raise_guerrillas(table: DistrictTable, area: str) -> None:
    """11 `accidental-guerrillas`: Place one Insurgent MIL in UG, if one is left."""
    board = table.board
    waiting = militia_in(board, RECRUITING, INSURGENT)
    if not waiting or not has_room_for_militia(board, area, INSURGENT):
        return
    letter = board.next_letter
    table.emit(
        StackFormed(letter=letter, side=INSURGENT, area=area, underground=True, rule="11"),
        UnitPlaced(
            unit=waiting[0],
            kind=board.units[waiting[0]].kind,
            area=area,
            stack=letter,
            fresh=True,
            rule="11",
            secret_of=INSURGENT,
        ),
    )
