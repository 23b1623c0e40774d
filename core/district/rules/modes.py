"""8.3 Concentrated and Dispersed mode."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.stacks import UnitPosted
from core.district.model.facts.units import UnitDisrupted
from core.district.model.ids import DISRUPTED, ENEMY, UnitType
from core.district.rules.postings import alone
from core.district.rules.table import DistrictTable
from core.kernel import Kind

RULE: Final = "8.3"
CONCENTRATED: Final = "concentrated"
DISPERSED: Final = "dispersed"


def may_disperse(board: DistrictBoard, unit: str) -> bool:
    """8.3: Whether a unit has a Dispersed mode; 11 `green-no-disperse`: CBT have none."""
    kind = board.kind(unit)
    is_green = board.options.green_no_disperse and kind.type is UnitType.CBT
    return kind.dispersed is not None and not is_green


async def choose_mode(table: DistrictTable, unit: str) -> bool:
    """5.3: Ask for the mode of a unit that has two; return whether it is Dispersed."""
    if not may_disperse(table.board, unit):
        return False
    word = await table.ask(
        table.board.side_of(unit),
        lambda: (CONCENTRATED, DISPERSED),
        ask="deploy.mode",
        rule=RULE,
        kind=Kind.MENU,
        about=(unit,),
    )
    return word == DISPERSED


def would_fall_apart(board: DistrictBoard, unit: str) -> bool:
    """8.3: Whether a unit has as many Hits as its TR in Dispersed mode."""
    ratings = board.kind(unit).dispersed
    return ratings is not None and board.units[unit].hits >= ratings.tr


def fall_apart(table: DistrictTable, unit: str, area: str) -> None:
    """8.3: A unit that Disperses with too many Hits is Disrupted at once.

    Assets that are left in the Area without a Combat Unit are Disrupted with it (ruling DA-46).
    """
    kind = table.board.kind(unit)
    _disrupt(table, unit, area)
    table.lose_points(kind.side, 1, "6.2", paramilitary=kind.is_paramilitary)
    table.score(ENEMY[kind.side], kind.type, "7.2", area)
    posts = table.board.posts
    for asset in alone(table.board):
        if posts[asset].area == area:
            _disrupt(table, asset, area)


def _disrupt(table: DistrictTable, unit: str, area: str) -> None:
    kind = table.board.kind(unit).word
    table.emit(
        UnitDisrupted(unit=unit, kind=kind, area=area, to=DISRUPTED, rule=RULE),
        UnitPosted(unit=unit, kind=kind, post=None, rule=RULE),
    )
