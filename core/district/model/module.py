"""What a module brings: map, units, chits, Strategies, events and scenarios, as data."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct, field

from core.district.model.ids import (
    COMBAT,
    GOVERNMENT,
    INSURGENT,
    PARAMILITARY,
    REGULAR,
    UNKNOWN,
    Belligerent,
    Mission,
    Rating,
    Ratings,
    UnitType,
)


class AreaData(Struct, frozen=True):
    """2.21: An Area as printed on the map."""

    name: str
    population: int
    terrain: int
    """The Terrain Modifier."""

    adjacent: tuple[str, ...]


class AssetEffect(Struct, frozen=True):
    """9.1: What an Asset does."""

    rating: Rating | None = None
    """The rating it changes; None if it does something else."""

    amount: int = 0
    missions: frozenset[Mission] = frozenset()
    """The missions in which it does so, whoever carries them out."""

    whole_area: bool = False
    """Whether it helps every stack of its side in its Area, not only its own."""

    far: bool = False
    """Whether its stack may Move two Areas."""

    task_points: int = 0
    """How many Task Points it brings if it is on the map in an Area with an own Infrastructure."""


class UnitKind(Struct, frozen=True):
    """2.221: All units of one kind are alike."""

    word: str
    name: str
    side: Belligerent
    type: UnitType
    count: int
    ratings: Ratings
    dispersed: Ratings | None = None
    """8.3: The ratings in Dispersed mode, if it has that mode."""

    effect: AssetEffect | None = None
    foreign: bool = False

    @property
    def is_combat(self) -> bool:
        """Whether it is a Combat Unit that is no Asset."""
        return self.type in COMBAT

    @property
    def is_regular(self) -> bool:
        """Whether it collects Hits."""
        return self.type in REGULAR

    @property
    def is_paramilitary(self) -> bool:
        """Whether one Hit Disrupts it."""
        return self.type in PARAMILITARY

    @property
    def is_militia(self) -> bool:
        """Whether it is a MIL."""
        return self.type is UnitType.MIL

    @property
    def is_dummy(self) -> bool:
        """Whether it is a Dummy."""
        return self.type is UnitType.DUMMY

    @property
    def is_asset(self) -> bool:
        """Whether it is an Asset, but not a Dummy."""
        return self.type is UnitType.ASSET


CONCEALED: Final = UnitKind(
    UNKNOWN, "?", INSURGENT, UnitType.CONCEALED, 0, Ratings(0, 0, 0), effect=None
)
"""What somebody sees of a counter whose kind they may not know."""


class Population(StrEnum):
    """7.21: What Population Control of an Area pays."""

    ONE = "one"
    PER_INFRASTRUCTURE = "per-infrastructure"
    POPULATION = "population"


class Strategy(Struct, frozen=True):
    """7.2: A Strategy card: what a side gets Victory Points for."""

    word: str
    name: str
    side: Belligerent
    population: Population
    loc: int = 0
    """7.22: For LOC Control of an Area."""

    reduced: int = 0
    """For each enemy Infrastructure Unit that is Reduced."""

    disrupted: dict[UnitType, int] = {}
    """For each enemy unit that is Disrupted."""

    ambush: int = 0
    """For a successful Ambush."""

    terror: int = 0
    """For causing Terror."""

    intimidated: int = 0
    """For each unit Disrupted by Intimidate, on top of `disrupted`."""


class EventEffect(StrEnum):
    """5.1: What random events can do."""

    NOTHING = "nothing"
    NO_MOVE = "no-move"
    IDLE_MILITIA = "idle-militia"
    HARVEST = "harvest"
    MORE_CHITS = "more-chits"
    ROUGHER = "rougher"
    DARKER = "darker"
    DOUBLE_TERROR = "double-terror"
    CACHE = "cache"
    DEAR_INTIMIDATE = "dear-intimidate"
    FEUD = "feud"
    REFIT = "refit"
    TRUCE = "truce"
    RELIEF = "relief"
    COLUMN = "column"
    DEAR_MOVE = "dear-move"
    AMNESTY = "amnesty"
    RUMOURS = "rumours"
    BURIAL = "burial"
    INSPECTION = "inspection"


class RandomEvent(Struct, frozen=True):
    """5.1: An event of the table."""

    name: str
    effect: EventEffect
    amount: int = 0
    areas: tuple[str, ...] = ()
    most_population: int | None = None
    """The Areas it concerns, if they are told by their Population."""


class Length(Struct, frozen=True):
    """RDM.7: How long a game is."""

    limit: int
    """The Victory Points that win."""

    start: dict[Belligerent, int]
    """The Victory Points at start."""

    last_turn: int


class StartingForces(Struct, frozen=True):
    """RDM.7: What is on the map at start."""

    infrastructure: dict[Belligerent, dict[str, int]]
    militia: dict[Belligerent, dict[str, int]]


class Quota(Struct, frozen=True):
    """RDM.7: How many pieces a side places in a scenario in which they are not fixed."""

    infrastructure: dict[Belligerent, int]
    militia: dict[Belligerent, int]
    most_areas: int | None = None
    """In how many Areas the Government may place Infrastructure, if that is limited."""

    drawn: bool = False
    """Whether the Areas are drawn by chance."""


class Module(Struct, frozen=True):
    """Everything that the Standard Rules leave open."""

    word: str
    name: str
    areas: dict[str, AreaData]
    """In map order, which breaks ties."""

    kinds: dict[str, UnitKind]
    chits: tuple[str, ...]
    strategies: dict[str, Strategy]
    events: dict[int, RandomEvent]
    lengths: dict[str, Length]
    scenarios: dict[str, StartingForces | Quota]
    available: dict[str, int]
    """How many units of a kind are Available at start; the others are in Reserve."""

    drawn: dict[UnitType, int]
    """How many units of a type are drawn at random into Available at start."""

    drawn_assets: dict[Belligerent, int]
    infrastructure: int
    """How many Infrastructure Units there are."""

    task_points: dict[Belligerent, int]
    intelligence: dict[str, int]
    """2.25, 9.3: The Intelligence Pool: blank, blue, orange."""

    advanced_bonus: int = 0
    """The Victory Points that the Government begins with in addition in the advanced game."""

    promoted: dict[Belligerent, UnitType] = field(
        default_factory=lambda: {GOVERNMENT: UnitType.POL, INSURGENT: UnitType.GR}
    )
    """6.17: What the MIL of each side are promoted to."""

    dummy_ir: int = 3
    """Ruling DA-6: the IR of a stack of Dummies."""

    def strategies_of(self, side: Belligerent) -> tuple[str, ...]:
        """Return the Strategy cards of a side."""
        return tuple(word for word, card in self.strategies.items() if card.side is side)
