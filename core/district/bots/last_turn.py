"""RDD-40 The last Deployment of a side as the plan of this one, as far as possible.

Counters of the Insurgent have new numbers in every turn (RDD-39), so units are known again by their
kind. What a side has said in this Deployment already stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from core.district.bots.deployment import STEPS, unit_left
from core.district.bots.draft import Draft, Spot
from core.district.bots.mind import DistrictMind
from core.district.model.board import DistrictBoard, in_unit_order
from core.district.model.ids import AVAILABLE, DONE, GOVERNMENT, Belligerent
from core.district.rules.assets import left_alone
from core.district.rules.modes import would_fall_apart
from core.district.rules.postings import areas_for, why_not_deploy

AS_BEFORE: Final = "RDD-40: as last turn"
STAYS: Final = "RDD-40: not in the last Deployment, so it stays as it is"


def repeat(mind: DistrictMind, plan: Draft) -> str | None:
    """RDD-40: Answer a question of the Deployment; None if the rules want something else done."""
    if mind.decision.ask == "deploy.unit" and unit_left(mind, plan) is None:
        return mind.say(DONE, AS_BEFORE) if DONE in mind.options else None
    return STEPS[mind.decision.ask](mind, plan)


def plan_as_before(board: DistrictBoard, done: DistrictBoard, said: Iterable[str]) -> Draft:
    """RDD-40: Return the plan that repeats a Deployment.

    `done`: the position after that Deployment, `board`: in this one, `said`: the answers in it.
    """
    assert board.side is not None
    again = _Again(board, board.side, done, frozenset(said))
    again.find_slots()
    again.let_the_others_stay()
    again.accompany_assets()
    again.limit_dummies()
    return {name: again.spots[name] for name in in_unit_order(again.spots)}


class _Slot(NamedTuple):
    """Where the last Deployment had a unit."""

    name: str
    kind: str
    area: str
    letter: str
    dispersed: bool
    underground: bool


_Fits = Callable[[str, _Slot], bool]
"""Whether a unit may have a slot of its kind."""


class _Again:
    """A plan that takes shape: units are found for the slots of the last Deployment."""

    def __init__(
        self, board: DistrictBoard, side: Belligerent, done: DistrictBoard, said: frozenset[str]
    ) -> None:
        self.board = board
        self.side = side
        self.spots: dict[str, Spot] = {}
        own = in_unit_order(name for name in board.units if board.side_of(name) is side)
        self._posted = tuple(name for name in own if name in board.posts)
        self._fixed = frozenset(
            name for name in own if name in said or why_not_deploy(board, name) is not None
        )
        """The units that this plan does not deploy: they may not be, or the side has done so."""

        self._fresh = tuple(
            name for name in own if name not in self._fixed and name not in board.posts
        )
        self._free = [_slot(done, name) for name in in_unit_order(done.on_map(side))]
        """The slots for which there is no unit yet."""

    def find_slots(self) -> None:
        """Find a unit for each slot: the same one, one that is there already, a new one."""
        if self.side is GOVERNMENT:
            self._fill((*self._posted, *self._fresh), self._is_the_same)
        self._fill(self._posted, self._is_just_there)
        self._fill(self._posted, self._is_there)
        self._fill(self._fresh, lambda name, slot: slot.area in areas_for(self.board, name))

    def _is_the_same(self, name: str, slot: _Slot) -> bool:
        return name == slot.name and (name not in self._fixed or self._is_there(name, slot))

    def _is_there(self, name: str, slot: _Slot) -> bool:
        return name in self.board.posts and self.board.posts[name].area == slot.area

    def _is_just_there(self, name: str, slot: _Slot) -> bool:
        return self._is_there(name, slot) and self.board.posts[name].dispersed == slot.dispersed

    def _fill(self, units: Iterable[str], fits: _Fits) -> None:
        """Give units the first free slot of their kind that fits."""
        for name in units:
            if name in self.spots:
                continue
            kind = self.board.units[name].kind
            slots = (one for one in self._free if one.kind == kind and fits(name, one))
            if (slot := next(slots, None)) is not None:
                self._free.remove(slot)
                self.spots[name] = self._spot_in(name, slot)

    def _spot_in(self, name: str, slot: _Slot) -> Spot:
        """Return a unit's spot; it does not change its mode if it would fall apart (8.3)."""
        dispersed = slot.dispersed and not would_fall_apart(self.board, name)
        spot = Spot(slot.area, "", slot.letter, AS_BEFORE, dispersed, slot.underground)
        if name in self._fixed:
            post = self.board.posts[name]
            spot = spot._replace(area=post.area, dispersed=post.dispersed)
        return spot

    def let_the_others_stay(self) -> None:
        """Leave all other units where they are, in a stack with others of their type."""
        for name in self._posted:
            if name not in self.spots:
                self.spots[name] = self._spot_where_it_is(name)

    def _spot_where_it_is(self, name: str) -> Spot:
        post, kind = self.board.posts[name], self.board.kind(name).type
        alike = (
            spot
            for mate, spot in self.spots.items()
            if spot.area == post.area and self.board.kind(mate).type is kind
        )
        stack = next(alike, Spot(post.area, kind, "", STAYS, underground=True))
        return stack._replace(why=STAYS, dispersed=post.dispersed)

    def accompany_assets(self) -> None:
        """9.1: Leave new Assets at home that would stand alone; others follow a Combat Unit."""
        for name in left_alone(self.board, {name: spot.area for name, spot in self.spots.items()}):
            if name in self._fresh:
                del self.spots[name]
            elif name not in self._fixed and (company := self._company_of(name)) is not None:
                self.spots[name] = company._replace(why=AS_BEFORE, dispersed=False)

    def _company_of(self, asset: str) -> Spot | None:
        """Return the spot of a Combat Unit, if possible of one that stands with an Asset now."""
        board, here = self.board, self.board.posts[asset].area
        fighting = [name for name in self.spots if board.kind(name).is_combat]
        near = [name for name in fighting if board.units[name].at == here]
        return next((self.spots[name] for name in (*near, *fighting)), None)

    def limit_dummies(self) -> None:
        """5.3: Leave Dummies at home that would be too many."""
        fresh = [name for name in self.spots if self.board.units[name].at == AVAILABLE]
        dummies = [name for name in fresh if self.board.kind(name).is_dummy]
        spare = len(fresh) - 2 * len(dummies)
        for name in reversed(dummies):
            if spare < 0 and name in self._fresh:
                del self.spots[name]
                spare += 1


def _slot(done: DistrictBoard, name: str) -> _Slot:
    unit = done.units[name]
    stack = done.stacks.get(unit.stack)
    is_under = stack is not None and stack.underground
    return _Slot(name, unit.kind, unit.at, unit.stack, unit.dispersed, is_under)
