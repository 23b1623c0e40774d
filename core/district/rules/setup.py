"""3, RDM.2, RDM.4, RDM.6, RDM.7 Setting up: what is drawn, and where the first pieces stand."""

from __future__ import annotations

from core.district.model.facts.camps import StrategyTaken
from core.district.model.facts.flow import TurnBegun
from core.district.model.facts.units import UnitStored
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    RESERVE,
    Belligerent,
    UnitType,
)
from core.district.model.module import Quota
from core.district.rules.drawing import draw_unit
from core.district.rules.first_pieces import place_pieces, scatter_pieces
from core.district.rules.shuffle import shuffle
from core.district.rules.table import DistrictTable
from core.kernel import Kind


async def set_up(table: DistrictTable) -> None:
    """3: Draw Strategies and units, place the first pieces, number the counters, begin."""
    board = table.board
    for side in BELLIGERENTS:
        await draw_strategy(table, side)
    for unit_type, count in board.rulebook.drawn.items():
        for _ in range(count):
            await draw_units_of_type(table, unit_type)
    if board.options.assets:
        for side in BELLIGERENTS:
            await draw_assets(table, side)
    layout = board.rulebook.scenarios[board.scenario]
    if isinstance(layout, Quota):
        await (scatter_pieces if layout.drawn else place_pieces)(table, layout)
    await shuffle(table, "3")
    table.emit(TurnBegun(turn=1, rule="3"))


async def draw_strategy(table: DistrictTable, side: Belligerent) -> None:
    """RDM.4: A side draws its first Strategy and looks at it alone.

    11 `switcheroo`: another one is drawn that nobody may look at; it counts in the end.
    """
    card = await _draw_card(table, side, "setup.strategy", (side,))
    table.emit(StrategyTaken(side=side, strategy=card, rule="3", secret_of=side))
    if table.board.options.switcheroo:
        card = await _draw_card(table, side, "setup.true-strategy", ())
        table.emit(StrategyTaken(side=side, strategy=card, true=True, rule="11", secret_of=side))


async def _draw_card(
    table: DistrictTable, side: Belligerent, ask: str, known_to: tuple[str, ...]
) -> str:
    return await table.chance(
        table.board.rulebook.strategies_of(side),
        ask=ask,
        rule="3",
        kind=Kind.MENU,
        about=(side,),
        known_to=known_to,
    )


async def draw_units_of_type(table: DistrictTable, unit_type: UnitType) -> None:
    """RDM.2: Draw one unit of a type from Reserve into Available."""
    board = table.board
    units = [name for name in board.units_in(RESERVE) if board.kind(name).type is unit_type]
    await _to_available(table, units, f"setup.{unit_type}")


async def draw_assets(table: DistrictTable, side: Belligerent) -> None:
    """RDM.6: Draw the Assets that a side begins with."""
    for _ in range(table.board.rulebook.drawn_assets[side]):
        board = table.board
        units = [name for name in board.units_in(RESERVE, side) if board.kind(name).is_asset]
        await _to_available(table, units, "setup.asset")


async def _to_available(table: DistrictTable, units: list[str], ask: str) -> None:
    """2.3: Draw one of a side's units in Reserve; only that side learns which."""
    side = table.board.side_of(units[0])
    name = await draw_unit(table, units, ask=ask, rule="3", about=(side,), known_to=(side,))
    kind = table.board.units[name].kind
    table.emit(UnitStored(unit=name, kind=kind, to=AVAILABLE, rule="3", secret_of=side))
