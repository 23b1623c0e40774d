"""5.3, 8.1, 9.1 Where units may be deployed, and when a Deployment may end."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    AVAILABLE,
    GOVERNMENT,
    INSURGENT,
    OFF_MAP,
    Belligerent,
    UnitType,
)
from core.district.rules.assets import left_alone
from core.kernel import Reason

RULE: Final = "5.3"

MILITIA_STAYS: Final = Reason("deploy.militia-stays", "8.1")
STAYS: Final = Reason("deploy.stays", RULE)
NOT_AVAILABLE: Final = Reason("deploy.not-available", RULE)
NO_FOOTHOLD: Final = Reason("deploy.no-foothold", RULE)
NO_COMPANY: Final = Reason("deploy.no-company", RULE)
NOT_FROM_AVAILABLE: Final = Reason("deploy.not-from-available", RULE)

FOOTHOLDS: Final = (UnitType.GR, UnitType.MIL, UnitType.MF)
"""5.3: What lets the Insurgent deploy in an Area if it has no Infrastructure anywhere: the first of
these that it has on the map (ruling DA-45 for the last)."""


def deployable(board: DistrictBoard, side: Belligerent) -> tuple[str, ...]:
    """5.3: Return the units that a side may deploy, those too that it has posted already."""
    return tuple(
        name
        for name in board.units
        if board.side_of(name) is side and why_not_deploy(board, name) is None
    )


def why_not_deploy(board: DistrictBoard, unit: str) -> Reason | None:
    """5.3: MIL stay in their Area, and so does whatever the Insurgent has on the map."""
    at, kind = board.units[unit].at, board.kind(unit)
    if kind.is_militia:
        return MILITIA_STAYS
    if at == AVAILABLE:
        return why_not_dummy(board, unit) if kind.is_dummy else None
    if at in OFF_MAP:
        return NOT_AVAILABLE
    return STAYS if board.side_of(unit) is INSURGENT else None


def why_not_dummy(board: DistrictBoard, unit: str) -> Reason | None:
    """5.3: No more Dummies are posted than other units could be deployed, in whatever order.

    Otherwise a Deployment might have to be taken apart again before it can end (ruling DA-94).
    """
    if unit in board.posts:
        return None
    available = [name for name in board.units if board.units[name].at == AVAILABLE]
    own = [name for name in available if board.side_of(name) is INSURGENT]
    others = sum(not board.kind(name).is_dummy for name in own)
    posted = sum(board.kind(name).is_dummy for name in own if name in board.posts)
    return None if posted < others else NO_COMPANY


def why_not_end(board: DistrictBoard) -> Reason | None:
    """5.3, 9.1: Nothing may stand alone that cannot, nor may there be too many Dummies."""
    lonely = alone(board)
    if lonely:
        return Reason("deploy.asset-alone", "9.1", (lonely[0], board.posts[lonely[0]].area))
    if (spare := spare_dummies(board)) < 0:
        return Reason("deploy.too-many-dummies", RULE, (str(-spare),))
    return None


def alone(board: DistrictBoard) -> tuple[str, ...]:
    """9.1: Return the Assets that are posted in an Area without a Combat Unit (ruling DA-46)."""
    return left_alone(board, {name: post.area for name, post in board.posts.items()})


def spare_dummies(board: DistrictBoard) -> int:
    """5.3: Return how many more Dummies may be deployed: as many as other units, at most."""
    fresh = [name for name in board.posts if board.units[name].at == AVAILABLE]
    dummies = sum(board.kind(name).is_dummy for name in fresh)
    return len(fresh) - 2 * dummies


def areas_for(board: DistrictBoard, unit: str) -> tuple[str, ...]:
    """5.3: Return the Areas where a unit may be deployed."""
    return tuple(board.grounds) if board.side_of(unit) is GOVERNMENT else footholds(board)


def footholds(board: DistrictBoard) -> tuple[str, ...]:
    """5.3: Return the Areas where the Insurgent may deploy, by what it had there before."""
    built = tuple(area for area, ground in board.grounds.items() if ground.insurgent)
    if built:
        return built
    there = {(board.units[name].at, board.kind(name).type) for name in board.on_map(INSURGENT)}
    for unit_type in FOOTHOLDS:
        held = tuple(area for area in board.grounds if (area, unit_type) in there)
        if held:
            return held
    return tuple(board.grounds)


def may_take_back(board: DistrictBoard, unit: str) -> bool:
    """5.3: Whether a unit that is posted may stay in Available after all, or go there.

    An Asset from the map may if no Combat Unit is left on the map that it could join.
    """
    if unit not in board.posts:
        return False
    if board.units[unit].at == AVAILABLE:
        return True
    has_company = any(board.kind(name).is_combat for name in board.posts)
    return board.kind(unit).is_asset and not has_company


def why_not_there(board: DistrictBoard, word: str) -> Reason | None:
    """5.3: Return why a unit may not be deployed in a place."""
    if word == AVAILABLE:
        return NOT_FROM_AVAILABLE
    return NO_FOOTHOLD if word in board.grounds else None
