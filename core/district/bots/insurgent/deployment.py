"""RDB.3-1 to RDB.3-6 The Deployment of the Insurgent, after seeing that of the Government."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Final

from core.district.bots.appraisal import card_of, has_room, look, need, total
from core.district.bots.draft import Draft, Drafting, Spot
from core.district.bots.insurgent.goal import goal_of
from core.district.model.board import DistrictBoard
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT, Mission, Rating
from core.district.model.module import EventEffect
from core.kernel.reasoning import NO_NOTES, Notes, applied

RAIDERS: Final = "raiders"
FOUNDERS: Final = "founders"
BUILDERS: Final = "builders"
VETERANS: Final = "veterans"
MILITIA: Final = "militia"
BLUFFS: Final = "bluffs"
"""The tasks of stacks."""

MAY_DEPLOY: Final = "RDB.3-1: the Areas in which units may be deployed"
RAID: Final = "RDB.3-1: raiders where the enemy is worth it"
FEAR: Final = "RDB.3-1: raiders where the police are weakest"
FOUND: Final = "RDB.3-2: founders beside their goal"
GOAL: Final = "RDB.3-2: the goal of the founders"
BUILD: Final = "RDB.3-3: builders underground, where building is needed most"
THERE: Final = "RDB.3-4: who is there already goes underground"
BLUFF: Final = "RDB.3-5: a Dummy where there is something to shield"
HELP: Final = "RDB.3-6: an Asset where it helps"

STRONG: Final = 2
"""RDB.3-1: The TR of a unit that counts as strong."""

FULL_RAID: Final = 3
SMALL_RAID: Final = 2
ENOUGH_STRONG: Final = 5
"""RDB.3-1: So many raiders; only two of them if fewer than five strong units are left."""

ENOUGH_FOR_FOUNDERS: Final = 4


def plan(board: DistrictBoard, areas: Sequence[str], notes: Notes = NO_NOTES) -> Draft:
    """RDB.3: Return the Deployment of the Insurgent, if units may be deployed to some Areas."""
    drafting = _Drafting(board, areas, notes)
    notes.look(applied(MAY_DEPLOY, *areas))
    if areas:
        drafting.raiders()
        drafting.founders()
        drafting.builders()
    drafting.veterans()
    drafting.assets()
    drafting.dummies()
    return drafting.spots


class _Drafting(Drafting):
    """RDB.3: The plan of the Insurgent, line by line."""

    def __init__(self, board: DistrictBoard, areas: Sequence[str], notes: Notes) -> None:
        super().__init__(board, INSURGENT, notes)
        self.areas = areas
        """5.3: Where units may be deployed."""

        self.looks = {area: look(board, area) for area in board.grounds}
        self.card = card_of(board, INSURGENT)
        self.fresh = [name for name in self.left_at(AVAILABLE) if board.kind(name).is_combat]
        """The Combat Units that are Available and have no task yet."""

    def _best(self, number: int, rating: Rating) -> list[str]:
        """Take the units with the highest rating from those without a task."""
        board = self.board
        order = sorted(self.fresh, key=lambda name: -board.kind(name).ratings.of(rating))
        self.fresh = [name for name in self.fresh if name not in order[:number]]
        return order[:number]

    # RDB.3-1

    def raiders(self) -> None:
        """RDB.3-1: Put the strongest units at large where the enemy is worth it."""
        pays_fear, pays_ambush = self.card.intimidated > 0, self.card.ambush > 0
        rating = Rating.CMR if pays_fear else Rating.TR
        for area in self._targets(fear=pays_fear)[: 2 if pays_fear or pays_ambush else 1]:
            if number := self._raiders_wanted():
                self.post(self._best(number, rating), area, RAIDERS, RAID)

    def _raiders_wanted(self) -> int:
        """RDB.3-1: Return how many of those that are left go together (ruling DA-86)."""
        trs = [self.board.kind(name).ratings.tr for name in self.fresh]
        strong = sum(tr >= STRONG for tr in trs)
        if strong < SMALL_RAID:
            return 0
        return FULL_RAID if strong >= ENOUGH_STRONG else SMALL_RAID

    def _targets(self, *, fear: bool) -> list[str]:
        """RDB.3-1: Return the Areas for raiders, the best first."""
        enemies = {area: self.board.units_in(area, GOVERNMENT) for area in self.areas}
        police = {area: self._police(units) for area, units in enemies.items()}
        policed = [area for area in self.areas if police[area]]
        if fear and policed:
            return self.ranked(
                FEAR, policed, lambda area: -total(self.board, police[area], Rating.CMR)
            )
        occupied = [area for area in self.areas if enemies[area]]
        return self.ranked(RAID, occupied, lambda area: self._prize(area, enemies[area]))

    def _prize(self, area: str, enemies: Sequence[str]) -> float:
        """RDB.3-1: Return how good an Area is for raiders."""
        board = self.board
        regulars = sum(board.kind(name).is_regular for name in enemies)
        police, terrain = len(self._police(enemies)), board.area(area).terrain
        return 2 * regulars + police + terrain - self.looks[area] / 4

    def _police(self, units: Sequence[str]) -> list[str]:
        """Return the MIL and POL among some units."""
        return [name for name in units if self.board.kind(name).is_paramilitary]

    # RDB.3-2

    def founders(self) -> None:
        """RDB.3-2: Put two units at large beside the goal, to Move there."""
        event = self.board.event_in_force
        cannot_move = event is not None and event.effect is EventEffect.NO_MOVE
        goal = goal_of(self.board)
        if goal is None or len(self.fresh) < ENOUGH_FOR_FOUNDERS or cannot_move:
            return
        self.notes.look(applied(GOAL, goal))
        beside = [area for area in self.areas if area in self.board.area(goal).adjacent]
        if beside:
            quietest = min(beside, key=lambda area: self.looks[area])
            self.post(self._best(2, Rating.CMR), quietest, FOUNDERS, FOUND)

    # RDB.3-3 and RDB.3-4

    def builders(self) -> None:
        """RDB.3-3: Put the rest in pairs underground, where building is needed most."""
        board = self.board
        order = sorted(self.fresh, key=lambda name: -board.kind(name).ratings.of(Rating.CMR))
        needs = {area: need(board, INSURGENT, area) for area in self.areas}
        wanted = [area for area in self.areas if needs[area] > 0] or list(self.areas)
        ranked = self.ranked(BUILD, wanted, lambda area: 2 * needs[area] - 0.15 * self.looks[area])
        for area in cycle(ranked):
            if not order:
                break
            pair = [order.pop(0), *order[-1:]]
            order = order[:-1]
            self.post(pair, area, BUILDERS, BUILD, lead=pair[0], underground=True)

    def veterans(self) -> None:
        """RDB.3-4: Put GR and MF that are there into one stack underground, MIL into another."""
        board = self.board
        for area in board.grounds:
            combat = [name for name in self.left_at(area) if board.kind(name).is_combat]
            veterans = [name for name in combat if not board.kind(name).is_militia]
            self.post(veterans, area, VETERANS, THERE, underground=True)
            self.post_militia(area, MILITIA, THERE, underground=True)

    # RDB.3-5

    def dummies(self) -> None:
        """RDB.3-5: Put Dummies one by one where there is something to shield."""
        board = self.board
        deployed = sum(board.units[name].at == AVAILABLE for name in self.spots)
        for area in board.grounds:
            for name in self.left_at(area):
                self._bluff(name, area)
        held = [area for area in self.areas if board.grounds[area].insurgent] or list(self.areas)
        shielded = self.ranked(
            BLUFF, held, lambda area: board.grounds[area].insurgent + 0.3 * self.looks[area]
        )
        fresh = [name for name in self.left_at(AVAILABLE) if board.kind(name).is_dummy]
        for name, area in zip(fresh[:deployed], cycle(shielded), strict=False):
            self._bluff(name, area)

    def _bluff(self, name: str, area: str) -> None:
        """RDB.3-5: Put a Dummy at large if it keeps the Government from building."""
        board = self.board
        hinders = bool(board.units_in(area, GOVERNMENT)) and has_room(board, GOVERNMENT, area)
        self.post([name], area, BLUFFS, BLUFF, lead=name, underground=not hinders)

    # RDB.3-6

    def assets(self) -> None:
        """RDB.3-6: Put Assets for builders with them, others with the raiders."""
        for name in self.left_to_deploy():
            if not self.board.kind(name).is_asset:
                continue
            order = (BUILDERS, RAIDERS) if self._is_for_builders(name) else (RAIDERS, BUILDERS)
            if spots := self._company(name):
                self.attach(name, min(spots, key=lambda spot: _rank(spot, order)), HELP)

    def _company(self, asset: str) -> list[Spot]:
        """5.3: Return the stacks that an Asset may join; one on the map stays in its Area."""
        at = self.board.units[asset].at
        areas = self.areas if at == AVAILABLE else (at,)
        return [spot for spot in self.manned() if spot.area in areas]

    def _is_for_builders(self, asset: str) -> bool:
        """RDB.3-6: Whether an Asset helps to build, or against Patrols."""
        effect = self.board.kind(asset).effect
        if effect is None:
            return False
        hides = effect.rating is Rating.IR and Mission.PATROL in effect.missions
        return hides or Mission.BUILD in effect.missions


def _rank(spot: Spot, order: tuple[str, ...]) -> int:
    """RDB.3-6: Return how far down in an order of tasks a stack is."""
    return order.index(spot.task) if spot.task in order else len(order)
