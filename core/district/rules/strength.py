"""2.221, 6.1, 8.3, 9.1 What stacks bring to a mission: ratings of units, Assets and terrain.

Variations of chapter 11 that change who counts, or for how much, are asked for here and nowhere
else.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    GOVERNMENT,
    Mission,
    Rating,
    UnitType,
)
from core.district.model.module import EventEffect
from core.district.model.options import NotMyTribe


def rating_of(board: DistrictBoard, unit: str, rating: Rating) -> int:
    """2.221, 6.2: Return a rating of a unit in its present mode; Hits lower the TR."""
    value = board.ratings(unit).of(rating)
    if rating is Rating.TR:
        value -= board.units[unit].hits
    return max(0, value)


def counted(
    board: DistrictBoard, letter: str, mission: Mission, *, acting: bool = True
) -> tuple[str, ...]:
    """6.1: Return the Combat Units of a stack that count in a mission.

    11 `not-my-tribe`: CBT do not count beside paramilitary units, in Build and in Recruit. That is
    about missions of their own stack, not about those in which it is the target.
    """
    units = board.combat_units(letter)
    if not acting or board.options.not_my_tribe is NotMyTribe.OFF:
        return units
    army = [name for name in units if board.kind(name).type is UnitType.CBT]
    among_people = mission in (Mission.BUILD, Mission.RECRUIT)
    is_mixed = any(board.kind(name).is_paramilitary for name in units)
    if not army or not (among_people or is_mixed):
        return units
    return tuple(name for name in units if name not in army)


def sum_of(
    board: DistrictBoard, letter: str, rating: Rating, mission: Mission, *, acting: bool = True
) -> int:
    """6.1: Return the sum of a rating over the units and Assets of a stack."""
    units = counted(board, letter, mission, acting=acting)
    return (
        sum(rating_of(board, name, rating) for name in units)
        + lent(board, board.members(letter), rating, mission)
        + nearby(board, letter, rating, mission)
    )


def lent(board: DistrictBoard, units: Iterable[str], rating: Rating, mission: Mission) -> int:
    """9.1: Return what Assets among some units lend to a rating in a mission."""
    total = 0
    for name in units:
        effect = board.kind(name).effect
        if effect is not None and effect.rating is rating and mission in effect.missions:
            total += 0 if effect.whole_area else effect.amount
    return total


def nearby(board: DistrictBoard, letter: str, rating: Rating, mission: Mission) -> int:
    """9.1: Return what Assets of its side anywhere in the Area lend to a stack."""
    stack = board.stacks[letter]
    total = 0
    for name in board.units_in(stack.area, stack.side):
        effect = board.kind(name).effect
        if effect is not None and effect.whole_area:
            helps = effect.rating is rating and mission in effect.missions
            total += effect.amount if helps else 0
    return total


def has_asset_for(board: DistrictBoard, letter: str, rating: Rating) -> bool:
    """6.12, 6.17, RDM.6: Whether a stack has an Asset that affects a rating."""
    return any(
        effect is not None and effect.rating is rating
        for effect in (board.kind(name).effect for name in board.members(letter))
    )


def extreme_ir(board: DistrictBoard, letter: str, mission: Mission, *, highest: bool) -> int:
    """6.11, 6.13: Return the lowest or highest IR among the Combat Units of an Insurgent stack.

    Dummies count only if there is nothing else (ruling DA-6).
    """
    units = board.combat_units(letter)
    if not units:
        base = board.rulebook.dummy_ir
    else:
        each = [rating_of(board, name, Rating.IR) for name in units]
        base = max(each) if highest else min(each)
    return base + lent(board, board.members(letter), Rating.IR, mission)


def terrain(board: DistrictBoard, area: str, mission: Mission, *, eased: bool = False) -> int:
    """2.21: Return the Terrain Modifier in a mission.

    RDM.5: Some events raise it. 11 `persistence`: settled units of the Government
    lower it, in its own Patrols and Attacks and in Ambushes (`eased`).
    """
    value = board.area(area).terrain
    event = board.event_in_force
    if event is not None and area in event.areas:
        is_patrol = mission in (Mission.PATROL, Mission.PATROL_ALL)
        if event.effect is EventEffect.ROUGHER or (
            event.effect is EventEffect.DARKER and is_patrol
        ):
            value += event.amount
    if board.options.persistence and eased:
        settled = [name for name in board.units_in(area, GOVERNMENT) if board.units[name].settled]
        value = max(0, value - len(settled))
    return value
