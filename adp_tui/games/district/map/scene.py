"""RDS-21: What is to be seen in an Area, as far as the viewer knows it.

Two positions with the same scene look the same there, on every map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from adp_tui.games.district.map.roads import as_posted, road_holders
from core.district.model.board import DistrictBoard, in_unit_order
from core.district.model.ids import (
    BELLIGERENTS,
    GOVERNMENT,
    INSURGENT,
    UNKNOWN,
    Belligerent,
    Rating,
    Ratings,
)
from core.district.rules.strength import rating_of
from core.district.rules.victory_points import controller_of


class Whereabouts(StrEnum):
    """Where in an Area units are."""

    OPEN = "open"
    """Stacks of the Government have no other place."""

    AT_LARGE = "at-large"
    UNDERGROUND = "underground"
    UNDECIDED = "undecided"
    """5.3: In no stack yet."""


class SeenUnit(NamedTuple):
    """A unit as it is seen; units that look the same are counted."""

    kind: str
    """`UNKNOWN` if the viewer may not know it."""

    dispersed: bool = False
    hits: int = 0
    revealed: bool = False
    covered: bool = False
    """2.1: Whether it lies face down, so that others do not know what it is."""


class SeenStack(NamedTuple):
    """A stack as it is seen, or units that have not formed one yet."""

    label: str
    """Its letter; in a Deployment the number of a group, or nothing."""

    side: Belligerent
    where: Whereabouts
    units: tuple[tuple[SeenUnit, int], ...]
    done: bool = False
    sums: Ratings | None = None
    """Its ratings, if all of its units are known."""


class AreaScene(NamedTuple):
    """Everything that is drawn in an Area."""

    area: str
    population: int
    terrain: int
    government: int
    """The Infrastructure Units of the Government."""

    insurgent: int
    terror: bool
    control: Belligerent | None
    loc: frozenset[Belligerent | None]
    """7.22: Who may have LOC Control; in a Deployment, as it would be with the units posted."""

    acts: Belligerent | None
    """6: Who holds the opportunity, if the Area is being activated."""

    is_active: bool
    is_done: bool
    stacks: tuple[SeenStack, ...]


def scene(board: DistrictBoard, area: str) -> AreaScene:
    """Return what is to be seen in an Area."""
    ground, printed = board.grounds[area], board.area(area)
    is_active = area == board.active
    return AreaScene(
        area,
        printed.population,
        printed.terrain,
        ground.government,
        ground.insurgent,
        ground.terror,
        controller_of(board, area),
        road_holders(as_posted(board), area),
        board.side if is_active else None,
        is_active,
        ground.done and not is_active,
        stacks_seen(board, area),
    )


def stacks_seen(board: DistrictBoard, area: str) -> tuple[SeenStack, ...]:
    """Return the stacks of an Area: the Government's, at large, underground."""
    found = [
        *(seen_stack(board, letter) for letter in board.stacks_in(area)),
        *_posted(board, area),
        *_alone(board, area),
    ]
    places = list(Whereabouts)
    return tuple(sorted(found, key=lambda one: (one.side, places.index(one.where))))


def seen_stack(board: DistrictBoard, letter: str) -> SeenStack:
    """Return a stack as it is seen."""
    stack, members = board.stacks[letter], board.members(letter)
    where = Whereabouts.OPEN
    if stack.side is INSURGENT:
        where = Whereabouts.UNDERGROUND if stack.underground else Whereabouts.AT_LARGE
    units = seen_units(board, members)
    return SeenStack(letter, stack.side, where, units, stack.done, sums_of(board, members))


def _posted(board: DistrictBoard, area: str) -> Iterator[SeenStack]:
    """5.3: Return the units that a Deployment under way has posted here, by group."""
    groups: dict[tuple[Belligerent, int], list[str]] = {}
    for name, post in board.posts.items():
        if post.area == area:
            groups.setdefault((board.side_of(name), post.group), []).append(name)
    for (side, group), names in sorted(groups.items()):
        where = _planned(side, group, hidden=any(board.posts[name].underground for name in names))
        yield SeenStack(str(group or ""), side, where, seen_units(board, names))


def _planned(side: Belligerent, group: int, *, hidden: bool) -> Whereabouts:
    """5.3: Return where in its Area a stack is to be; units without a group are in none yet."""
    if hidden:
        return Whereabouts.UNDERGROUND
    if not group:
        return Whereabouts.UNDECIDED
    return Whereabouts.AT_LARGE if side is INSURGENT else Whereabouts.OPEN


def _alone(board: DistrictBoard, area: str) -> Iterator[SeenStack]:
    """Return the units that are in no stack, as between two Phases (7.1)."""
    for side in BELLIGERENTS:
        names = [
            name
            for name in board.units_in(area, side)
            if not board.units[name].stack and name not in board.posts
        ]
        if names:
            is_ours = side is GOVERNMENT
            where = Whereabouts.UNDECIDED if is_ours else Whereabouts.UNDERGROUND
            yield SeenStack("", side, where, seen_units(board, names))


def seen_units(board: DistrictBoard, names: Iterable[str]) -> tuple[tuple[SeenUnit, int], ...]:
    """Return units as they are seen, counted, in the order of the roster; concealed ones last."""
    counted = Counter(_seen_unit(board, name) for name in in_unit_order(names))
    kinds = [*board.rulebook.kinds, UNKNOWN]
    return tuple(sorted(counted.items(), key=lambda one: (kinds.index(one[0].kind), one[0][1:])))


def _seen_unit(board: DistrictBoard, name: str) -> SeenUnit:
    unit, post = board.units[name], board.posts.get(name)
    if unit.kind == UNKNOWN:
        return SeenUnit(UNKNOWN)
    dispersed = unit.dispersed if post is None else post.dispersed
    covered = board.side_of(name) is INSURGENT and not unit.revealed
    return SeenUnit(unit.kind, dispersed, unit.hits, unit.revealed, covered)


def sums_of(board: DistrictBoard, units: tuple[str, ...]) -> Ratings | None:
    """Return the sums of the ratings of some units; None if one of them is not known."""
    if any(board.units[unit].kind == UNKNOWN for unit in units):
        return None
    return Ratings(*(sum(rating_of(board, unit, rating) for unit in units) for rating in Rating))
