"""10, RDM.7 The first Infrastructure and MIL, where a scenario does not fix their Areas."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.grounds import InfrastructureBuilt
from core.district.model.facts.units import UnitPlaced
from core.district.model.ids import (
    BELLIGERENTS,
    ENEMY,
    GOVERNMENT,
    INSURGENT,
    RECRUITING,
    Belligerent,
)
from core.district.model.module import Quota
from core.district.rules.militia import has_room_for_militia
from core.district.rules.table import DistrictTable
from core.kernel import Kind, Reason

RULE: Final = "10"

WhyNot = Callable[[DistrictBoard, Belligerent, str], Reason | None]
"""Says why a side may not place a piece in an Area, None if it may."""


async def place_pieces(table: DistrictTable, quota: Quota) -> None:
    """RDM.7 `free`: Each side chooses its Areas, the Government first."""
    for side in BELLIGERENTS:
        for _ in range(quota.infrastructure[side]):
            area = await _choose(table, side, "setup.iu", why_not_infrastructure, None)
            build(table, side, area)
        audience = (INSURGENT,) if side is INSURGENT else None
        for _ in range(quota.militia[side]):
            area = await _choose(table, side, "setup.mil", why_not_militia, audience)
            raise_militia(table, side, area)


async def scatter_pieces(table: DistrictTable, quota: Quota) -> None:
    """RDM.7 `random`: Areas are drawn, sides alternating, with their Population as weight."""

    async def infrastructure(side: Belligerent) -> None:
        build(table, side, await _draw(table, side, "setup.iu", why_full, None))

    async def militia(side: Belligerent) -> None:
        audience = (INSURGENT,) if side is INSURGENT else None
        area = await _draw(table, side, "setup.mil", why_not_militia, audience)
        raise_militia(table, side, area)

    await _in_turn(quota.infrastructure, infrastructure)
    await _in_turn(quota.militia, militia)


async def _in_turn(
    quota: dict[Belligerent, int], place: Callable[[Belligerent], Awaitable[None]]
) -> None:
    """RDM.7: Let the sides take turns; who has placed all is skipped."""
    for number in range(max(quota.values())):
        for side in BELLIGERENTS:
            if number < quota[side]:
                await place(side)


async def _choose(
    table: DistrictTable,
    side: Belligerent,
    ask: str,
    why_not: WhyNot,
    known_to: tuple[str, ...] | None,
) -> str:
    return await table.ask(
        side,
        lambda: open_areas(table.board, side, why_not),
        ask=ask,
        rule=RULE,
        kind=Kind.PLACE,
        refuse=lambda word: (
            why_not(table.board, side, word) if word in table.board.grounds else None
        ),
        known_to=known_to,
    )


async def _draw(
    table: DistrictTable,
    side: Belligerent,
    ask: str,
    why_not: WhyNot,
    known_to: tuple[str, ...] | None,
) -> str:
    board = table.board
    areas = open_areas(board, side, why_not)
    return await table.chance(
        areas,
        ask=ask,
        rule=RULE,
        kind=Kind.PLACE,
        about=(side,),
        weights=tuple(board.population(area) for area in areas),
        known_to=known_to,
    )


def open_areas(board: DistrictBoard, side: Belligerent, why_not: WhyNot) -> tuple[str, ...]:
    """RDM.7: Return the Areas where a side may place a piece."""
    return tuple(area for area in board.grounds if why_not(board, side, area) is None)


def why_full(board: DistrictBoard, side: Belligerent, area: str) -> Reason | None:
    """8.2: At most Pop Infrastructure Units of a side in an Area."""
    if board.grounds[area].of(side) >= board.population(area):
        return Reason("setup.area-full", "8.2")
    return None


def why_not_infrastructure(board: DistrictBoard, side: Belligerent, area: str) -> Reason | None:
    """RDM.7 `free`: Return why a side may not place Infrastructure in an Area."""
    if full := why_full(board, side, area):
        return full
    if side is INSURGENT:
        taken = board.grounds[area].of(ENEMY[side])
        return Reason("setup.enemy-infrastructure", RULE) if taken else None
    quota = _quota(board)
    if quota.most_areas is None:
        return None
    own = {here for here, ground in board.grounds.items() if ground.government}
    if area not in own and len(own) == quota.most_areas:
        return Reason("setup.too-many-areas", RULE, (str(quota.most_areas),))
    if not _has_room(board, quota, own | {area}, quota.most_areas):
        return Reason("setup.too-small", RULE)
    return None


def _has_room(board: DistrictBoard, quota: Quota, own: set[str], most_areas: int) -> bool:
    """RDM.7: Whether some Areas, with others that may be added, hold all Infrastructure."""
    others = sorted(board.population(area) for area in board.grounds if area not in own)
    added = others[len(others) - (most_areas - len(own)) :]
    room = sum(board.population(area) for area in own) + sum(added)
    return room >= quota.infrastructure[GOVERNMENT]


def _quota(board: DistrictBoard) -> Quota:
    layout = board.rulebook.scenarios[board.scenario]
    assert isinstance(layout, Quota)
    return layout


def why_not_militia(board: DistrictBoard, side: Belligerent, area: str) -> Reason | None:
    """RDM.7, 8.1: MIL begin beside own Infrastructure, at most Pop of them in an Area."""
    if not board.grounds[area].of(side):
        return Reason("setup.no-infrastructure", RULE)
    if not has_room_for_militia(board, area, side):
        return Reason("setup.militia-full", "8.1")
    return None


def build(table: DistrictTable, side: Belligerent, area: str) -> None:
    """RDM.7: Place an Infrastructure Unit from the pool."""
    table.emit(InfrastructureBuilt(side=side, area=area, rule=RULE))


def raise_militia(table: DistrictTable, side: Belligerent, area: str) -> None:
    """RDM.7: Place a MIL from Recruiting; they are alike."""
    name = table.board.units_in(RECRUITING, side)[0]
    table.emit(
        UnitPlaced(
            unit=name,
            kind=table.board.units[name].kind,
            area=area,
            rule=RULE,
            secret_of=INSURGENT if side is INSURGENT else None,
        )
    )
