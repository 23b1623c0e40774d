"""RDB.1 How a bot appraises Areas, chits and Strategies, from what its side knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    ENEMY,
    GOVERNMENT,
    INSURGENT,
    Belligerent,
    Rating,
    UnitType,
    ratings_of,
)
from core.district.model.module import Population, Strategy
from core.district.rules.strength import rating_of
from core.district.rules.victory_points import controller_of, population_worth, presence

FAIR_CHANCE: Final = 0.4
"""RDB.2-13: With a smaller chance against a random chit, a bot does not try."""

UNDECIDED_LEAD: Final = 1.5
SECURE_LEAD: Final = 0.6
"""RDB.1-3: What a further one is worth in an Area that is tied, or controlled already."""

LEAST_ROADS: Final = 2
"""RDB.4-4: In how many Areas a bot expects LOC Control at least, once its Strategy pays it."""

USUAL_LOSSES: Final = {
    UnitType.CBT: 0.2,
    UnitType.POL: 1.0,
    UnitType.MIL: 0.2,
    UnitType.GR: 1.5,
    UnitType.MF: 0.5,
}
USUAL_AMBUSHES: Final = 0.4
USUAL_INTIMIDATIONS: Final = 0.3
"""RDB.4-4: What happens in a usual turn."""


def chance_to_beat(board: DistrictBoard, total: int) -> float:
    """RDB.1-1: Return the chance that a CMR total beats a random chit."""
    chits = board.rulebook.chits
    return sum(ratings_of(chit).cmr < total for chit in chits) / len(chits)


def is_worth_a_try(board: DistrictBoard, total: int) -> bool:
    """RDB.2-13: Whether the chance against a random chit is fair."""
    return chance_to_beat(board, total) >= FAIR_CHANCE


def worth(board: DistrictBoard, side: Belligerent, area: str) -> int:
    """RDB.1-2: Return what Population Control of an Area pays a side now, at least 1."""
    return max(1, population_worth(board, card_of(board, side), side, area))


def lead(board: DistrictBoard, side: Belligerent, area: str) -> int:
    """RDB.1-3: Return how many more Infrastructure Units a side has in an Area than its enemy."""
    ground = board.grounds[area]
    return ground.of(side) - ground.of(ENEMY[side])


def has_room(board: DistrictBoard, side: Belligerent, area: str) -> bool:
    """RDB.1-3: Whether Infrastructure of a side can be built in an Area, now or later."""
    ground = board.grounds[area]
    return not ground.terror and board.pool > 0 and ground.of(side) < board.population(area)


def need(board: DistrictBoard, side: Belligerent, area: str) -> float:
    """RDB.1-3: Return how much a side wants to build in an Area; 0 if it cannot."""
    if not has_room(board, side, area):
        return 0.0
    value, ahead = worth(board, side, area), lead(board, side, area)
    if ahead < 0:
        return value / (1 - ahead)
    if ahead == 0:
        return UNDECIDED_LEAD * value
    pays_each = card_of(board, side).population is Population.PER_INFRASTRUCTURE
    return value if pays_each else SECURE_LEAD * value


def best(board: DistrictBoard, side: Belligerent, rating: Rating) -> int:
    """RDB.1-4: Return the highest rating among the chits in hand, 0 if there are none."""
    return max((ratings_of(chit).of(rating) for chit in board.camps[side].hand), default=0)


def look(board: DistrictBoard, area: str) -> int:
    """RDB.3: Return the sum of the Government's IR in an Area."""
    return total(board, board.units_in(area, GOVERNMENT), Rating.IR)


def total(board: DistrictBoard, units: Iterable[str], rating: Rating) -> int:
    """Return the sum of a rating over some units."""
    return sum(rating_of(board, unit, rating) for unit in units)


def resilience(board: DistrictBoard, units: Iterable[str]) -> int:
    """6.2: Return how many Hits Disrupt units; a concealed counter counts as a paramilitary unit.

    Assets take none (rulings DA-24 and DA-84).
    """
    return sum(
        rating_of(board, name, Rating.TR) if board.kind(name).is_regular else 1
        for name in units
        if not board.kind(name).is_asset
    )


def would_terrorize(board: DistrictBoard, area: str, hits: int, units: Iterable[str]) -> bool:
    """6.3: Whether so many Hits would be left over by the units of an Area that there is Terror."""
    people = board.population(area)
    is_possible = people > 0 and not board.grounds[area].terror
    return is_possible and hits - resilience(board, units) > people


def strength(board: DistrictBoard, unit: str) -> int:
    """Return the sum of the ratings of a unit as it is."""
    return sum(rating_of(board, unit, rating) for rating in Rating)


def card_of(board: DistrictBoard, side: Belligerent) -> Strategy:
    """Return the Strategy of a side that looks at its own view."""
    return board.rulebook.strategies[board.camps[side].strategy]


# Strategies


def value_of(board: DistrictBoard, side: Belligerent, card: Strategy) -> float:
    """RDB.4-4: Return what a Strategy is likely to pay in a turn, as things stand."""
    own = [area for area in board.grounds if controller_of(board, area) is side]
    points = float(sum(population_worth(board, card, side, area) for area in own))
    roads = [area for area in board.grounds if holds_roads(board, side, area)]
    points += card.loc * max(LEAST_ROADS, len(roads))
    points += sum(USUAL_LOSSES.get(kind, 0) * paid for kind, paid in card.disrupted.items())
    if side is INSURGENT:
        points += card.ambush * USUAL_AMBUSHES + card.intimidated * USUAL_INTIMIDATIONS
    return points


def holds_roads(board: DistrictBoard, side: Belligerent, area: str) -> bool:
    """7.22: Whether a side has LOC Control, if every concealed counter is a Combat Unit."""
    needed = max(1, board.area(area).terrain)
    enemies = board.units_in(area, ENEMY[side])
    unknown = sum(board.kind(name).type is UnitType.CONCEALED for name in enemies)
    return presence(board, area, side) >= needed > presence(board, area, ENEMY[side]) + unknown
