"""2.1 What a side may know of a position: the one place that says what is secret.

A side never sees the boxes, the hand, the Victory Points and the Strategy of the other, nor the
Insurgent's Task Points; and a counter that is face down is a counter, no more. When the game is
over, Victory Points and Strategies are open, because they tell who won (ruling DA-70).
"""

from __future__ import annotations

from msgspec.structs import replace

from core.district.model.board import BLIND, Camp, DistrictBoard, Post, Unit
from core.district.model.ids import GOVERNMENT, OFF_MAP, UNKNOWN, Belligerent


def view(board: DistrictBoard, side: str | None) -> DistrictBoard:
    """Return a position as a side, or an onlooker without one, may know it.

    If it may know everything, as in a view of its own, it is the position itself.
    """
    units = {
        name: shown
        for name, unit in board.units.items()
        if (shown := _shown(board, name, unit, side)) is not None
    }
    seen = replace(
        board,
        units=units,
        camps={who: _camp(board, who, side) for who in board.camps},
        posts=board.posts and _posts(board, side),
        curtain=None,
    )
    return board if seen == board else seen


def _camp(board: DistrictBoard, owner: Belligerent, side: str | None) -> Camp:
    """2.1: Return what somebody sees of what a side has in front of it."""
    camp = board.camps[owner]
    if owner != side:
        return _closed(board, owner, camp)
    if board.result is not None:
        return camp
    return replace(camp, true_strategy=_covered(camp), true_vp=0)


def _covered(camp: Camp) -> str:
    """11: Return what anybody sees of the true Strategy (ruling DA-71)."""
    return UNKNOWN if camp.true_strategy else ""


def _closed(board: DistrictBoard, owner: Belligerent, camp: Camp) -> Camp:
    """2.1: Return what others see of a side: held Intelligence, the Government's Task Points.

    The paramilitary account is as open as they are (ruling DA-72).
    """
    closed = Camp(
        tp=0,
        tp_max=0,
        strategy=UNKNOWN,
        hand=BLIND,
        appeal_from=0,
        advantages=camp.advantages,
        winds=camp.winds,
        true_strategy=_covered(camp),
        concealed=True,
    )
    if owner is GOVERNMENT:
        curtain = board.curtain
        points = camp.tp if curtain is None else curtain.tp
        account = camp.paramilitary_tp if curtain is None else None
        closed = replace(closed, tp=points, tp_max=camp.tp_max, paramilitary_tp=account)
    if board.result is None:
        return closed
    return replace(
        closed,
        vp=camp.vp,
        strategy=camp.strategy,
        true_vp=camp.true_vp,
        true_strategy=camp.true_strategy,
    )


def _shown(board: DistrictBoard, name: str, unit: Unit, side: str | None) -> Unit | None:
    """2.1: Return what a side sees of a unit; None of one of the other side off the map."""
    if unit.kind == UNKNOWN:
        return unit
    owner = board.rulebook.kinds[unit.kind].side
    if owner == side:
        return unit
    if owner is GOVERNMENT:
        if unit.at in OFF_MAP and name not in board.posts:
            return None
        return _behind_curtain(board, name, unit)
    if unit.at in OFF_MAP:
        return None
    return unit if unit.revealed else Unit(kind=UNKNOWN, at=unit.at, stack=unit.stack)


def _behind_curtain(board: DistrictBoard, name: str, unit: Unit) -> Unit:
    """DA-2: A repair is seen when both sides have done what is done at the same time."""
    if board.curtain is None:
        return unit
    return replace(unit, hits=board.curtain.hits.get(name, 0))


def _posts(board: DistrictBoard, side: str | None) -> dict[str, Post]:
    """5.3: Return what a side sees of a Deployment under way.

    The Government deploys openly, but forms its stacks in secret; of the Insurgent's nothing is
    seen before it is done.
    """
    seen = {}
    for name, post in board.posts.items():
        owner = board.side_of(name)
        if owner == side:
            seen[name] = post
        elif owner is GOVERNMENT:
            seen[name] = replace(post, group=0)
    return seen
