"""RDS-24 The plans that a Deployment begins with: as it is, as last turn, as the bot would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from core.district.box.planned import DeploymentPlan
from core.district.model.board import DistrictBoard, Post
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT, Belligerent
from core.district.rules.modes import may_disperse, would_fall_apart
from core.district.rules.postings import areas_for, footholds, why_not_deploy
from core.district.rules.stacking import in_stacking_order, why_not_stack

if TYPE_CHECKING:  # few games need the bot, so it is imported when it is asked
    from core.district.bots.draft import Draft

WITH_ALL: Final = None
"""What units have in common that are to be with all others of their Area."""


class Begun(NamedTuple):
    """A Deployment as the side that plans it knows it."""

    board: DistrictBoard
    side: Belligerent
    done: DistrictBoard | None
    """The position after the last Deployment of the side."""

    said: frozenset[str]
    """What the side has answered in this Deployment."""


class Wish(NamedTuple):
    """Where a unit is to be; units with the same `mates` are to be in one stack."""

    post: Post
    mates: object = WITH_ALL


def as_it_is(begun: Begun) -> DeploymentPlan:
    """Return the units that are posted, each with those with whom it was in the last turn."""
    before = {} if begun.done is None else _wishes_as_before(begun)
    wishes: dict[str, Wish] = {}
    for name, post in begun.board.posts.items():
        wish = before.get(name)
        if wish is None or wish.post.area != post.area:
            wish = Wish(replace(post, underground=begun.side is INSURGENT))
        wishes[name] = wish._replace(post=replace(wish.post, dispersed=post.dispersed))
    return in_stacks(begun.board, wishes)


def as_before(begun: Begun) -> DeploymentPlan | None:
    """RDD-40: Return the last Deployment again, as far as possible; None if there was none."""
    if begun.done is None:
        return None
    return in_stacks(begun.board, _possible(begun.board, _wishes_as_before(begun)))


def as_the_bot(begun: Begun) -> DeploymentPlan:
    """RDB.2, RDB.3: Return the Deployment that the bot would carry out."""
    from core.district.bots.government import deployment as government
    from core.district.bots.insurgent import deployment as insurgent

    board = begun.board
    if begun.side is GOVERNMENT:
        draft = government.plan(board)
    else:
        draft = insurgent.plan(board, footholds(board))
    return in_stacks(board, _possible(board, _wishes(draft)))


def _wishes_as_before(begun: Begun) -> dict[str, Wish]:
    from core.district.bots.last_turn import plan_as_before

    assert begun.done is not None
    return _wishes(plan_as_before(begun.board, begun.done, begun.said))


def _wishes(draft: Draft) -> dict[str, Wish]:
    return {
        name: Wish(
            Post(spot.area, dispersed=spot.dispersed, underground=spot.underground), spot.stack
        )
        for name, spot in draft.items()
    }


def _possible(board: DistrictBoard, wishes: Mapping[str, Wish]) -> dict[str, Wish]:
    """Return what the rules allow of some wishes; who is on the map without one stays there."""
    found: dict[str, Wish] = {}
    for name in board.units:
        wish, now = wishes.get(name), board.posts.get(name)
        if wish is None:
            if now is not None and board.units[name].at != AVAILABLE:
                found[name] = Wish(replace(now, underground=board.side_of(name) is INSURGENT))
            continue
        area, dispersed = wish.post.area, wish.post.dispersed
        may_move = why_not_deploy(board, name) is None and area in areas_for(board, name)
        if now is None and not may_move:
            continue
        if now is not None and not may_move:
            area, dispersed = now.area, now.dispersed
        elif dispersed and (now is None or not now.dispersed):
            dispersed = may_disperse(board, name) and not would_fall_apart(board, name)
        found[name] = wish._replace(post=replace(wish.post, area=area, dispersed=dispersed))
    return found


def in_stacks(board: DistrictBoard, wishes: Mapping[str, Wish]) -> DeploymentPlan:
    """5.3: Form the stacks, as far as the rules allow them; the first unit decides where it is."""
    plan = {name: wish.post for name, wish in wishes.items()}
    for area in board.grounds:
        groups: list[list[str]] = []
        for name in in_stacking_order(replace(board, posts=plan), area):
            group = _group_for(board, wishes, groups, name)
            group.append(name)
            under = plan[group[0]].underground and board.side_of(name) is INSURGENT
            plan[name] = replace(plan[name], group=groups.index(group) + 1, underground=under)
    return {name: plan[name] for name in board.units if name in plan}


def _group_for(
    board: DistrictBoard, wishes: Mapping[str, Wish], groups: list[list[str]], name: str
) -> list[str]:
    """Return the stack of an Area that a unit joins, which may be a new one."""
    possible = [group for group in groups if why_not_stack(board, [*group, name]) is None]
    mates = [group for group in possible if wishes[group[0]].mates == wishes[name].mates]
    if mates:
        return mates[0]
    if possible and board.kind(name).is_asset:
        return possible[0]
    groups.append([])
    return groups[-1]
