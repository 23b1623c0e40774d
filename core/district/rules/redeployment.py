"""7.1 Redeployment: units go back to Available, the others go underground, the Phase is over."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.flow import PhaseEnded
from core.district.model.facts.stacks import Redeployed
from core.district.model.facts.units import UnitSettled
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    DONE,
    GOVERNMENT,
    INSURGENT,
    OFF_MAP,
    AnswerKind,
    Belligerent,
)
from core.district.rules.assets import left_alone
from core.district.rules.shuffle import shuffle
from core.district.rules.table import DistrictTable
from core.kernel import Reason

RULE: Final = "7.1"


async def redeployment(table: DistrictTable) -> None:
    """7.1: Both sides take back units at the same time; then counters are concealed anew."""
    leaving = await table.together(*(choose_units(table, side) for side in BELLIGERENTS))
    for side, units in zip(BELLIGERENTS, leaving, strict=True):
        take_back(table, side, units)
    table.emit(PhaseEnded(rule=RULE))
    await shuffle(table, RULE)
    if table.board.options.persistence:
        settle(table)


async def choose_units(table: DistrictTable, side: Belligerent) -> tuple[str, ...]:
    """7.1: Ask a side for the units that it takes back, one by one."""
    chosen: list[str] = []

    def options() -> tuple[str, ...]:
        return (*(name for name in movable(table.board, side) if name not in chosen), DONE)

    def refuse(word: str) -> Reason | None:
        return why_not_take_back(table.board, side, word)

    while True:
        word = await table.ask(
            side, options, ask="redeploy", rule=RULE, kind=AnswerKind.UNIT, refuse=refuse
        )
        if word == DONE:
            return tuple(chosen)
        chosen.append(word)


def movable(board: DistrictBoard, side: Belligerent) -> tuple[str, ...]:
    """7.1: Return the units on the map that may be taken back: all but MIL."""
    return tuple(name for name in board.on_map(side) if not board.kind(name).is_militia)


def why_not_take_back(board: DistrictBoard, side: Belligerent, word: str) -> Reason | None:
    """7.1: Return why a unit of its own cannot be taken back by a side."""
    if word not in board.units or board.side_of(word) is not side:
        return None
    if board.units[word].at in OFF_MAP:
        return Reason("redeploy.off-map", RULE)
    if board.kind(word).is_militia:
        return Reason("redeploy.militia-stays", "8.1")
    return Reason("redeploy.chosen", RULE)


def take_back(table: DistrictTable, side: Belligerent, units: tuple[str, ...]) -> None:
    """7.1: Move units to Available, with the Assets that would be left alone."""
    board = table.board
    places = {name: board.units[name].at for name in board.on_map(side) if name not in units}
    leaving = {*units, *left_alone(board, places)}
    names = tuple(name for name in board.units if name in leaving)
    if not names:
        return
    table.emit(
        Redeployed(
            side=side,
            units=names,
            kinds=tuple(board.units[name].kind for name in names),
            box=AVAILABLE,
            rule=RULE,
            secret_of=INSURGENT if side is INSURGENT else None,
        )
    )


def settle(table: DistrictTable) -> None:
    """11 `persistence`: Dispersed units that have stayed get to know the terrain."""
    for name in table.board.on_map(GOVERNMENT):
        unit = table.board.units[name]
        if unit.dispersed and not unit.settled:
            table.emit(UnitSettled(unit=name, rule="11"))
