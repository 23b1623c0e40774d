"""5.3 Stacks: who stands together after a Deployment, and who is underground."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from core.district.model.board import DistrictBoard, in_unit_order
from core.district.model.facts.planning import StackPosted
from core.district.model.facts.stacks import UnitPosted
from core.district.model.ids import INSURGENT, NEW, AnswerKind, Belligerent, UnitType
from core.district.rules.table import DistrictTable
from core.kernel import Kind, Reason

RULE: Final = "5.3"
UNDERGROUND: Final = "underground"
AT_LARGE: Final = "at-large"
MOST_GREEN: Final = 2
"""11: How many Combat Units a stack with CBT may have, with `green-small`."""

ASSETS_JOIN: Final = Reason("deploy.assets-join", "9.1")
NO_MIX: Final = Reason("deploy.no-mix", "11")
TOO_LARGE: Final = Reason("deploy.too-large", "11")


async def form_stacks(table: DistrictTable, side: Belligerent) -> None:
    """5.3: Form the stacks of every Area anew, with the units that were there before."""
    for area in table.board.grounds:
        for name in in_stacking_order(table.board, area):
            await join_stack(table, side, name)
        if side is INSURGENT:
            for group in groups_in(table.board, area):
                await place_stack(table, area, group)


def in_stacking_order(board: DistrictBoard, area: str) -> tuple[str, ...]:
    """5.3: Return the units posted in an Area: Combat Units first, then Dummies, then Assets."""
    names = in_unit_order(name for name, post in board.posts.items() if post.area == area)
    return tuple(sorted(names, key=lambda name: _place_in_order(board, name)))


def _place_in_order(board: DistrictBoard, unit: str) -> int:
    kind = board.kind(unit)
    return 0 if kind.is_combat else 1 if kind.is_dummy else 2


async def join_stack(table: DistrictTable, side: Belligerent, unit: str) -> None:
    """5.3: Let a unit join a stack of its Area or form one; nobody is asked without a choice.

    There is none for the first unit of an Area, nor for an Asset if one stack has Combat Units.
    """
    post = table.board.posts[unit]
    words = open_groups(table.board, unit)
    word = words[0]
    if len(words) > 1:
        word = await table.ask(
            side,
            lambda: words,
            ask="deploy.stack",
            rule=RULE,
            kind=AnswerKind.STACK,
            about=(unit, post.area),
            refuse=lambda word: why_not_join(table.board, unit, word),
            known_to=(side,),
        )
    group = len(groups_in(table.board, post.area)) + 1 if word == NEW else int(word)
    posted = replace(post, group=group)
    kind = table.board.units[unit].kind
    table.emit(UnitPosted(unit=unit, kind=kind, post=posted, rule=RULE, secret_of=side))


def groups_in(board: DistrictBoard, area: str) -> dict[int, tuple[str, ...]]:
    """5.3: Return the stacks of an Area so far, by number."""
    groups: dict[int, tuple[str, ...]] = {}
    for name, post in board.posts.items():
        if post.area == area and post.group:
            groups[post.group] = (*groups.get(post.group, ()), name)
    return dict(sorted(groups.items()))


def open_groups(board: DistrictBoard, unit: str) -> tuple[str, ...]:
    """5.3: Return the stacks that a unit may join, and `new` unless it is an Asset."""
    words = (*map(str, groups_in(board, board.posts[unit].area)), NEW)
    return tuple(word for word in words if why_not_join(board, unit, word) is None)


def why_not_join(board: DistrictBoard, unit: str, word: str) -> Reason | None:
    """5.3, 9.1, 11: Return why a unit may not join a stack of its Area, or form one."""
    is_asset = board.kind(unit).is_asset
    if word == NEW:
        return ASSETS_JOIN if is_asset else None
    members = groups_in(board, board.posts[unit].area).get(int(word) if word.isdecimal() else 0)
    if members is None:
        return None
    types = [board.kind(name).type for name in members if board.kind(name).is_combat]
    if is_asset:
        return None if types else ASSETS_JOIN
    return why_not_mix(board, [*types, board.kind(unit).type])


def why_not_stack(board: DistrictBoard, members: Iterable[str]) -> Reason | None:
    """5.3, 9.1, 11: Return why some units may not form a stack, in whatever order they join it."""
    kinds = [board.kind(name) for name in members]
    types = [kind.type for kind in kinds if kind.is_combat]
    if not types and any(kind.is_asset for kind in kinds):
        return ASSETS_JOIN
    return why_not_mix(board, types)


def why_not_mix(board: DistrictBoard, types: list[UnitType]) -> Reason | None:
    """11: Return why Combat Units of some types may not share a stack."""
    if UnitType.CBT not in types:
        return None
    others = {unit_type for unit_type in types if unit_type is not UnitType.CBT}
    if board.options.no_mixed_stacks and UnitType.POL in others:
        return NO_MIX
    if board.options.green_no_mix and others:
        return NO_MIX
    return TOO_LARGE if board.options.green_small and len(types) > MOST_GREEN else None


async def place_stack(table: DistrictTable, area: str, group: int) -> None:
    """5.3: Ask whether a stack is underground or at large."""
    word = await table.ask(
        INSURGENT,
        lambda: (UNDERGROUND, AT_LARGE),
        ask="deploy.place",
        rule=RULE,
        kind=Kind.MENU,
        about=(area, str(group)),
        known_to=(INSURGENT,),
    )
    table.emit(
        StackPosted(
            area=area,
            group=group,
            underground=word == UNDERGROUND,
            rule=RULE,
            secret_of=INSURGENT,
        )
    )
