"""The position: everything on the map, in the boxes and in the hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.district.model.ids import (
    INSURGENT,
    LETTERS,
    OFF_MAP,
    UNKNOWN,
    Belligerent,
    Ratings,
    Segment,
)
from core.district.model.module import CONCEALED, AreaData, Length, Module, RandomEvent, UnitKind
from core.district.model.options import DistrictOptions
from core.district.modules import MODULES
from core.kernel import Outcome


class Unit(Struct, frozen=True, omit_defaults=True, gc=False):
    """A Combat Unit, an Asset or a Dummy; its name is the key under which a position has it.

    The names of Insurgent counters do not tell what they are: `x7` (RDD-39).
    """

    kind: str
    at: str
    """An Area, or one of the places off the map."""

    stack: str = ""
    """The letter of its stack; empty before stacks are formed, and off the map."""

    dispersed: bool = False
    hits: int = 0
    revealed: bool = False
    """Whether an Insurgent counter is turned up."""

    fresh: bool = False
    """6.17: Whether it was recruited in this Phase."""

    settled: bool = False
    """11: Whether it knows the terrain, with `persistence`."""


class Stack(Struct, frozen=True, omit_defaults=True, gc=False):
    """5.3: Units of an Area that act together in this Phase."""

    side: Belligerent
    area: str
    underground: bool = False
    done: bool = False
    """Whether it has been activated and cannot act any more in this Phase."""

    missions: int = 0
    """How many missions it has carried out in this Phase."""

    arrived: bool = False
    """6.14: Whether it has Moved in this Phase, so that only tactical missions are left to it."""

    ambushed: bool = False
    """6.13: Whether it has suffered an Ambush in this Phase."""


class AreaGround(Struct, frozen=True, omit_defaults=True, gc=False):
    """What is in an Area besides units."""

    government: int = 0
    """The Infrastructure Units of the Government."""

    insurgent: int = 0
    terror: bool = False
    new_terror: bool = False
    """6.19: Whether the Terror marker was placed in this Phase."""

    attempts: int = 0
    """6.17: How often Recruit/Promote was attempted in this Phase."""

    done: bool = False
    """Whether the Area has been activated in this Phase."""

    found: int = 0
    """11: How many Insurgent Infrastructure Units lie face up, with `deep-underground`."""

    def of(self, side: Belligerent) -> int:
        """Return how many Infrastructure Units of a side are here."""
        return self.insurgent if side is INSURGENT else self.government


class Camp(Struct, frozen=True, omit_defaults=True):
    """What a side has in front of it; most of it is secret (2.1)."""

    tp: int
    """TP NOW."""

    tp_max: int
    vp: int = 0
    strategy: str = ""
    hand: tuple[str, ...] = ()
    """2.24: Its numbered Chance Chits in order; the blank is always there and not among them."""

    appeal_from: int = 1
    """7.3: The first turn in which it may Appeal again."""

    advantages: int = 0
    """9.3: The Intelligence Advantages that it holds."""

    winds: int = 0
    """11: The blank Intelligence chits that it holds, with `only-the-wind`."""

    true_strategy: str = ""
    """11: The Strategy that counts in the end, with `switcheroo`."""

    true_vp: int = 0
    paramilitary_tp: int | None = None
    """11: What is left in the paramilitary account, with `two-solitudes`; the rest is regular."""

    concealed: bool = False
    """Whether its secrets have been blanked, because the viewer may not know them."""


class Post(Struct, frozen=True, omit_defaults=True, gc=False):
    """5.3: Where a unit is to be after a Deployment that is under way."""

    area: str
    group: int = 0
    """Which of the stacks of its side in the Area it is in, counted from 1; 0 if undecided."""

    dispersed: bool = False
    underground: bool = False


class Curtain(Struct, frozen=True):
    """DA-2: What others still see of the Government while the other side may not see it act."""

    tp: int
    hits: dict[str, int]
    """The Hits of its units on the map."""


class DistrictResult(Outcome, frozen=True):
    """7.2: How the game ended."""

    points: dict[Belligerent, int]
    """The Victory Points."""

    reason: str
    """`limit`: somebody reached the limit; `last-turn`: there was no further turn."""

    rule: str


class DistrictBoard(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete position: with the answers that follow it, it determines the game."""

    module: str
    scenario: str
    camps: dict[Belligerent, Camp]
    grounds: dict[str, AreaGround]
    """The Areas, in map order."""

    units: dict[str, Unit]
    pool: int
    """The Infrastructure Units that are on neither side."""

    options: DistrictOptions = DistrictOptions()
    turn: int = 1
    segment: Segment = Segment.SET_UP
    side: Belligerent | None = None
    """The side whose part of the segment it is; in Operations, who holds the opportunity."""

    event: int = 0
    """5.1: The number of the random event of this turn; 0 if there is none."""

    truce: str = ""
    """The Area that an event has put under truce for this turn."""

    stacks: dict[str, Stack] = {}
    """5.3: By letter."""

    letters: int = 0
    """RDD-39: How many letters have been given in this Phase."""

    posts: dict[str, Post] = {}
    """5.3: The Deployment under way, by unit."""

    active: str = ""
    """6: The Area that is being activated."""

    passed: Belligerent | None = None
    """6: Who passed last, if nobody has acted since."""

    desertions: dict[Belligerent, int] = {}
    """11: How often each side has called for desertion in this Phase."""

    intelligence: dict[str, int] = {}
    """9.3: What is in the Intelligence Pool: blank, blue, orange."""

    curtain: Curtain | None = None
    result: DistrictResult | None = None

    # What the module says

    @property
    def rulebook(self) -> Module:
        """The module that is played."""
        return MODULES[self.module]

    @property
    def length(self) -> Length:
        """RDM.7: The limits of the game."""
        return self.rulebook.lengths[self.options.length]

    def area(self, area: str) -> AreaData:
        """2.21: Return an Area as printed."""
        return self.rulebook.areas[area]

    def population(self, area: str) -> int:
        """2.21: Return the Population of an Area."""
        return self.rulebook.areas[area].population

    @property
    def event_in_force(self) -> RandomEvent | None:
        """5.1: The random event of this turn."""
        return self.rulebook.events.get(self.event)

    # Units

    def kind(self, unit: str) -> UnitKind:
        """Return what a unit is; `CONCEALED` if the viewer may not know it."""
        word = self.units[unit].kind
        return CONCEALED if word == UNKNOWN else self.rulebook.kinds[word]

    def ratings(self, unit: str) -> Ratings:
        """2.221: Return the printed ratings of a unit in its present mode."""
        kind = self.kind(unit)
        dispersed = self.units[unit].dispersed and kind.dispersed is not None
        return kind.dispersed if dispersed and kind.dispersed else kind.ratings

    def side_of(self, unit: str) -> Belligerent:
        """Return whose unit it is."""
        return self.kind(unit).side

    def units_in(self, area: str, side: Belligerent | None = None) -> tuple[str, ...]:
        """Return the units in an Area or in a box, of one side or of both."""
        return tuple(
            [
                name
                for name, unit in self.units.items()
                if unit.at == area and (side is None or self.kind(name).side is side)
            ]
        )

    def on_map(self, side: Belligerent) -> tuple[str, ...]:
        """Return the units of a side that are on the map."""
        return tuple(
            name
            for name, unit in self.units.items()
            if unit.at not in OFF_MAP and self.kind(name).side is side
        )

    def members(self, letter: str) -> tuple[str, ...]:
        """Return the units of a stack."""
        return tuple([name for name, unit in self.units.items() if unit.stack == letter])

    def combat_units(self, letter: str) -> tuple[str, ...]:
        """2.221: Return the Combat Units of a stack that are no Assets."""
        return tuple([name for name in self.members(letter) if self.kind(name).is_combat])

    # Stacks

    def stacks_in(self, area: str, side: Belligerent | None = None) -> tuple[str, ...]:
        """Return the letters of the stacks in an Area, of one side or of both."""
        return tuple(
            [
                letter
                for letter, stack in self.stacks.items()
                if stack.area == area and (side is None or stack.side is side)
            ]
        )

    def is_concealed(self, letter: str) -> bool:
        """2.1: Whether all counters of an Insurgent stack are face down."""
        return not any(self.units[name].revealed for name in self.members(letter))

    def is_revealed(self, letter: str) -> bool:
        """2.1: Whether all counters of an Insurgent stack are face up."""
        return all(self.units[name].revealed for name in self.members(letter))

    @property
    def next_letter(self) -> str:
        """RDD-39: The letter of the next stack that arises."""
        return LETTERS[self.letters]

    # Chits

    @property
    def randomizer(self) -> tuple[str, ...]:
        """2.24: The chits that are in nobody's hand."""
        held = {chit for camp in self.camps.values() for chit in camp.hand}
        return tuple([chit for chit in self.rulebook.chits if chit not in held])

    # Changes, for facts

    def with_unit(self, name: str, unit: Unit) -> DistrictBoard:
        """Return the position with one unit changed."""
        return replace(self, units=self.units | {name: unit})

    def with_units(self, changed: dict[str, Unit]) -> DistrictBoard:
        """Return the position with some units changed; stacks without units are gone."""
        units = self.units | changed
        left = {unit.stack for unit in units.values()}
        stacks = {letter: stack for letter, stack in self.stacks.items() if letter in left}
        return replace(self, units=units, stacks=stacks)

    def with_stack(self, letter: str, stack: Stack) -> DistrictBoard:
        """Return the position with one stack changed."""
        return replace(self, stacks=self.stacks | {letter: stack})

    def with_ground(self, area: str, ground: AreaGround) -> DistrictBoard:
        """Return the position with one Area changed."""
        return replace(self, grounds=self.grounds | {area: ground})

    def with_camp(self, side: Belligerent, camp: Camp) -> DistrictBoard:
        """Return the position with what one side has changed."""
        return replace(self, camps=self.camps | {side: camp})


def in_unit_order(names: Iterable[str]) -> tuple[str, ...]:
    """Return units in the order of their names and numbers: `x2` comes before `x10`."""
    return tuple(sorted(names, key=unit_order))


def unit_order(name: str) -> tuple[str, int]:
    """Return what units are ordered by."""
    word = name.rstrip("0123456789")
    return word, int(name[len(word) :] or 0)


def counters(number: int) -> Iterator[str]:
    """RDD-39: Yield the names of Insurgent counters."""
    return (f"x{count}" for count in range(1, number + 1))


BLIND: Final = (UNKNOWN,)
"""A hand that the viewer may not know, not even how many chits are in it."""
