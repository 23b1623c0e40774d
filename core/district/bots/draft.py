"""RDB.2, RDB.3 A Deployment as a bot plans it: where each unit goes, in which stack, and why.

The whole plan follows from the view at any question, and from nothing that changes while the
Deployment is under way. So all its answers fit together, and a bot may keep it (`KeptPlan`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from core.district.model.board import DistrictBoard, in_unit_order
from core.district.model.ids import AVAILABLE, Belligerent
from core.kernel import Why, as_phrase, filled, in_a_row
from core.kernel.reasoning import Notes


class Spot(NamedTuple):
    """Where a plan has a unit."""

    area: str
    task: str
    lead: str
    """A member of its stack; Area, task and lead together tell one stack from another."""

    why: Why
    """The line of the list, with its number first."""

    dispersed: bool = False
    underground: bool = False

    @property
    def stack(self) -> tuple[str, str, str]:
        """What all members of its stack have in common."""
        return self.area, self.task, self.lead


Draft = Mapping[str, Spot]
"""A plan for all units of a side that are to be on the map, in the order in which it was made."""


class KeptPlan:
    """The last plan of a Deployment, and the position that it was made for."""

    def __init__(self) -> None:
        self.board: DistrictBoard | None = None
        """The position, without what was posted since; None before the first plan."""

        self.plan: Draft = {}


class Drafting:
    """A plan that takes shape: units are taken from those that are left."""

    def __init__(self, board: DistrictBoard, side: Belligerent, notes: Notes) -> None:
        self.board = board
        self.side = side
        self.notes = notes
        self.spots: dict[str, Spot] = {}
        self._at: dict[str, list[str]] = {}
        """The units of the side by where they are, in order."""

        for name in in_unit_order(board.units):
            if board.kind(name).side is side:
                self._at.setdefault(board.units[name].at, []).append(name)

    def ranked(self, line: Why, areas: Iterable[str], score: Callable[[str], float]) -> list[str]:
        """Return Areas by what speaks for them, the best first; an explanation has it in tenths."""
        scores = {area: score(area) for area in areas}
        order = sorted(scores, key=lambda area: -scores[area])
        if self.notes.full:
            each = (filled("{0} {1}", area, abs(round(10 * scores[area]))) for area in order)
            self.notes.look(filled("{0}: {1}", as_phrase(line), in_a_row(*each)))
        return order

    def left_at(self, place: str) -> list[str]:
        """Return the units without a spot that are in a box or an Area."""
        return [name for name in self._at.get(place, ()) if name not in self.spots]

    def left_to_deploy(self) -> list[str]:
        """Return the units without a spot that are Available or on the map."""
        return [name for place in (AVAILABLE, *self.board.grounds) for name in self.left_at(place)]

    def post(
        self,
        units: Iterable[str],
        area: str,
        task: str,
        why: Why,
        *,
        lead: str = "",
        dispersed: bool = False,
        underground: bool = False,
    ) -> None:
        """Give units a spot in a stack, the only one of that task in the Area unless it has a lead.

        A unit that has a spot already keeps it.
        """
        for name in units:
            self.spots.setdefault(name, Spot(area, task, lead, why, dispersed, underground))

    def post_alone(
        self, name: str, area: str, task: str, why: Why, *, dispersed: bool = False
    ) -> None:
        """Give a unit a spot in a stack of its own."""
        self.post([name], area, task, why, lead=name, dispersed=dispersed)

    def attach(self, name: str, spot: Spot, why: Why) -> None:
        """Put a unit into a stack of the plan."""
        self.spots.setdefault(name, spot._replace(why=why, dispersed=False))

    def post_militia(self, area: str, task: str, why: Why, *, underground: bool = False) -> None:
        """8.1: Put the MIL of an Area into one of its stacks."""
        militia = [name for name in self.left_at(area) if self.board.kind(name).is_militia]
        self.post(militia, area, task, why, underground=underground)

    def manned(self) -> list[Spot]:
        """Return the spots of the Combat Units of the plan."""
        return [spot for name, spot in self.spots.items() if self.board.kind(name).is_combat]
