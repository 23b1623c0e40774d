"""2.1 What a side may know of a position: the one place that says what is secret."""

from __future__ import annotations

from msgspec.structs import replace

from core.district.model.board import BLIND, Camp, DistrictBoard, Post, Unit
from core.district.model.ids import (
    GOVERNMENT,
    INSURGENT,
    OFF_MAP,
    UNKNOWN,
    Belligerent,
)


def view(board: DistrictBoard, side: str | None) -> DistrictBoard:
    """Return a position as a side, or an onlooker without one, may know it."""
    units = {
        name: shown
        for name, unit in board.units.items()
        if (shown := _shown(board, name, unit, side)) is not None
    }
    camps = {
        who: _own(camp) if who == side else _closed(board, who, camp)
        for who, camp in board.camps.items()
    }
    return replace(
        board,
        units=units,
        camps=camps,
        posts=_posts(board, side),
        curtain=None,
    )


def _posts(board: DistrictBoard, side: str | None) -> dict[str, Post]:
    """5.3: What a side sees of a Deployment under way: the Government's, before it forms stacks."""
    if board.side == side:
        return board.posts
    if board.side is INSURGENT:
        return {}
    return {name: replace(post, group=0) for name, post in board.posts.items()}


def _own(camp: Camp) -> Camp:
    """11: What a side sees of its own: all but the true Strategy and what that notes."""
    return replace(camp, true_strategy="", true_vp=0) if camp.true_strategy else camp


def _closed(board: DistrictBoard, side: Belligerent, camp: Camp) -> Camp:
    """2.1: What others see of a side: the Government's Task Points, and held Intelligence."""
    points: tuple[int, int] = (0, 0)
    account = None
    if side is GOVERNMENT:
        points = (camp.tp if board.curtain is None else board.curtain.tp, camp.tp_max)
        account = camp.paramilitary_tp if board.curtain is None else None
    return Camp(
        tp=points[0],
        tp_max=points[1],
        strategy=UNKNOWN,
        hand=BLIND,
        appeal_from=0,
        advantages=camp.advantages,
        winds=camp.winds,
        paramilitary_tp=account,
        concealed=True,
    )


def _shown(board: DistrictBoard, name: str, unit: Unit, side: str | None) -> Unit | None:
    """2.1: What a side sees of a unit; None for a unit of the other side that is off the map."""
    kind = board.rulebook.kinds[unit.kind]
    if kind.side == side:
        return unit
    if unit.at in OFF_MAP:
        return None
    if kind.side is GOVERNMENT:
        return _behind_curtain(board, name, unit)
    if unit.revealed:
        return unit
    return Unit(kind=UNKNOWN, at=unit.at, stack=unit.stack)


def _behind_curtain(board: DistrictBoard, name: str, unit: Unit) -> Unit:
    """DA-2: A repair is seen when both sides have done what is done at the same time."""
    if board.curtain is None:
        return unit
    return replace(unit, hits=board.curtain.hits.get(name, 0))
