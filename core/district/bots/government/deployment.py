"""RDB.2-1 to RDB.2-6 The Deployment of the Government: to strike, to police, to build."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from core.district.bots.appraisal import card_of, lead, need, strength
from core.district.bots.draft import Draft, Drafting, Spot
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, Rating, UnitType
from core.district.model.options import NotMyTribe
from core.kernel.reasoning import NO_NOTES, Notes

STRIKE: Final = "strike"
POLICE: Final = "police"
BUILDERS: Final = "builders"
WATCHERS: Final = "watchers"
OTHERS: Final = "others"
MILITIA: Final = "militia"
"""The tasks of stacks."""

CHOICE: Final = "RDB.2-1: the Areas to strike, the best first (in tenths)"
STRIKERS: Final = "RDB.2-2: the strongest regular units strike"
ESCORT: Final = "RDB.2-2: the weakest police go with them"
POLICEMEN: Final = "RDB.2-3: police beside them, to reduce"
BUILDING: Final = "RDB.2-4: police where building is needed most"
ROADS: Final = "RDB.2-5: a regular unit holds roads where there are no Insurgents"
WATCH: Final = "RDB.2-5: a regular unit patrols in the next Area to strike"
HELP: Final = "RDB.2-6: an Asset where it helps"
STAYING: Final = "RDB.4-7: it stays where it is"

ENOUGH_POLICE: Final = 3
"""RDB.2-2: With so many POL, one of them goes with the strike stack."""

FULL_STRIKE: Final = 3
ROADS_STRIKE: Final = 2
"""RDB.2-2: The regular units of the strike stack; fewer if the others are to hold roads."""


def plan(board: DistrictBoard, notes: Notes = NO_NOTES) -> Draft:
    """RDB.2: Return the Deployment of the Government."""
    drafting = _Drafting(board, notes)
    if drafting.prizes:
        drafting.strike(drafting.prizes[0])
        drafting.police(drafting.prizes[0])
    drafting.builders()
    drafting.others()
    drafting.rest()
    drafting.assets()
    return drafting.spots


def prize(board: DistrictBoard, area: str) -> float:
    """RDB.2-1: Return how good an Area is to strike."""
    ground = board.grounds[area]
    is_close = -lead(board, GOVERNMENT, area) in (0, 1)
    return (
        board.population(area)
        + 1.5 * ground.insurgent
        + 2 * is_close
        + (ground.government > 0)
        - 1.2 * board.area(area).terrain
    )


class _Drafting(Drafting):
    """RDB.2: The plan of the Government, line by line."""

    def __init__(self, board: DistrictBoard, notes: Notes) -> None:
        super().__init__(board, GOVERNMENT, notes)
        with_enemy = [area for area, ground in board.grounds.items() if ground.insurgent]
        self.prizes = self.ranked(CHOICE, with_enemy, partial(prize, board))
        """RDB.2-1: The Areas to strike, the best first."""

        self.pays_roads = card_of(board, GOVERNMENT).loc > 0
        self.regulars = sorted(
            self._free(lambda name: board.kind(name).is_regular),
            key=lambda name: (self._partners_first(name), -self._full_tr(name)),
        )
        police = self._free(lambda name: board.kind(name).type is UnitType.POL)
        self.pol = sorted(police, key=lambda name: -strength(board, name))

    def _free(self, fits: Callable[[str], bool]) -> list[str]:
        """Return the units that fit and may be deployed."""
        return [name for name in self.left_to_deploy() if fits(name)]

    def _full_tr(self, name: str) -> int:
        """Return the TR of a unit when it is Concentrated."""
        return self.board.kind(name).ratings.tr - self.board.units[name].hits

    def _partners_first(self, name: str) -> bool:
        """11 `partnering`: False for Foreign units, which others need for an Attack."""
        return self.board.options.partnering and self.board.kind(name).type is not UnitType.FOR

    # RDB.2-2

    def strike(self, area: str) -> None:
        """RDB.2-2: Form the strike stack, if there are two regular units."""
        options = self.board.options
        size = ROADS_STRIKE if self.pays_roads or options.green_small else FULL_STRIKE
        strikers = self.regulars[:size]
        if len(strikers) < ROADS_STRIKE:
            return
        self.regulars = self.regulars[size:]
        scout = self._scout(strikers) if len(strikers) == FULL_STRIKE else None
        for name in strikers:
            self.post([name], area, STRIKE, STRIKERS, dispersed=name == scout)
        if len(self.pol) >= ENOUGH_POLICE and self._may_mix():
            self.post([self.pol.pop()], area, STRIKE, ESCORT)

    def _scout(self, strikers: list[str]) -> str | None:
        """RDB.2-2: Return the unit that is best at Patrols in Dispersed mode."""
        ratings = {
            name: mode.ir
            for name in strikers
            if self._may_disperse(name) and (mode := self.board.kind(name).dispersed) is not None
        }
        return max(ratings, key=lambda name: ratings[name], default=None)

    def _may_disperse(self, name: str) -> bool:
        """8.3: Whether a unit may be Dispersed without being Disrupted by it."""
        kind, options = self.board.kind(name), self.board.options
        if kind.dispersed is None or self.board.units[name].hits >= kind.dispersed.tr:
            return False
        return not (options.green_no_disperse and kind.type is UnitType.CBT)

    def _may_mix(self) -> bool:
        """11: Whether POL may stand in a stack with CBT, and help it there."""
        options = self.board.options
        is_apart = options.no_mixed_stacks or options.green_no_mix or options.green_small
        return not is_apart and options.not_my_tribe is NotMyTribe.OFF

    # RDB.2-3 to RDB.2-5

    def police(self, area: str) -> None:
        """RDB.2-3: Put two POL beside the strike stack, with the MIL there."""
        self._pair(area, POLICE, POLICEMEN)

    def builders(self) -> None:
        """RDB.2-4: Put the other POL in pairs where building is needed most.

        Where it is not needed, Areas with most own Infrastructure come first (ruling DA-81).
        """
        board = self.board
        others = [area for area in board.grounds if area not in self.prizes[:1]]
        others.sort(key=lambda area: -board.grounds[area].government)
        for area in self.ranked(BUILDING, others, partial(need, board, GOVERNMENT)):
            self._pair(area, BUILDERS, BUILDING)

    def _pair(self, area: str, task: str, why: str) -> None:
        """Form a stack of two POL and the MIL of their Area, if any POL is left."""
        if self.pol:
            self.post(self.pol[:2], area, task, why)
            self.pol = self.pol[2:]
            self.post_militia(area, task, why)

    def others(self) -> None:
        """RDB.2-5: Put the other regular units on roads, or where the enemy might be struck.

        Those for whom there is no such Area go where the first strike is (ruling DA-82).
        """
        if self.pays_roads:
            self._watch(self._quiet_roads(), ROADS)
        self._watch(self.prizes[1:], WATCH)
        self._watch(self.prizes[:1] * len(self.regulars), WATCH)

    def _quiet_roads(self) -> list[str]:
        """RDB.2-5: Return Areas without Insurgents and own regular units, the easiest first."""
        board = self.board
        held = {spot.area for name, spot in self.spots.items() if board.kind(name).is_regular}
        quiet = [
            area
            for area in board.grounds
            if area not in held and not board.units_in(area, INSURGENT)
        ]
        return self.ranked(ROADS, quiet, lambda area: -board.area(area).terrain)

    def _watch(self, areas: list[str], why: str) -> None:
        """RDB.2-5: Put one regular unit in each Area, Dispersed, in a stack of its own."""
        for area, name in zip(areas, self.regulars, strict=False):
            self.post_alone(name, area, WATCHERS, why, dispersed=self._may_disperse(name))
        self.regulars = self.regulars[len(areas) :]

    def rest(self) -> None:
        """Let whoever has no task stay where they are, MIL in a stack of their own."""
        for area in self.board.grounds:
            for name in self.left_at(area):
                kind, unit = self.board.kind(name), self.board.units[name]
                if kind.is_combat and not kind.is_militia:
                    dispersed = unit.dispersed and self._may_disperse(name)
                    self.post_alone(name, area, OTHERS, STAYING, dispersed=dispersed)
            self.post_militia(area, MILITIA, STAYING)

    # RDB.2-6

    def assets(self) -> None:
        """RDB.2-6: Put Assets that help among people with the police, others with the strike."""
        for name in self._free(lambda name: self.board.kind(name).is_asset):
            effect = self.board.kind(name).effect
            is_civil = effect is not None and effect.rating is Rating.CMR
            order = (POLICE, BUILDERS, STRIKE) if is_civil else (STRIKE, POLICE, BUILDERS)
            if spots := self.manned():
                self.attach(name, min(spots, key=lambda spot: _rank(spot, order)), HELP)


def _rank(spot: Spot, order: tuple[str, ...]) -> int:
    """RDB.2-6: Return how far down in an order of tasks a stack is."""
    return order.index(spot.task) if spot.task in order else len(order)
