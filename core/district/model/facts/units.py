"""2.1, 5.2, 5.3, 6.17, 6.2 Facts about units: where they are, what shows, what hits them."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from core.district.model.board import DistrictBoard, Unit
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import AVAILABLE, INSURGENT, UNKNOWN, Belligerent


class Exposed(Struct, frozen=True):
    """A counter that was turned up, and what it is."""

    unit: str
    kind: str


class UnitStored(DistrictFact, frozen=True, tag="unit-stored"):
    """A unit went from one place off the map to another; only its side learns of it (2.1)."""

    unit: str
    kind: str
    to: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Move it."""
        unit = board.units[self.unit]
        return board.with_unit(self.unit, replace(unit, at=self.to))


class UnitWithdrawn(DistrictFact, frozen=True, tag="unit-withdrawn"):
    """A unit was taken off the map, neither by Hits nor because it was found (7.1, 7.3)."""

    reveals: ClassVar[bool] = True

    unit: str
    kind: str
    area: str
    to: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Move it; Hits stay on it (ruling DA-25)."""
        unit = board.units[self.unit]
        return board.with_units({self.unit: off_map(unit, self.to)})

    def for_others(self) -> Self:
        """Tell that a concealed counter left the map."""
        return replace(self, kind=UNKNOWN, to="")

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The side whose unit it is, if others do not learn what it is."""
        return self.secret_of


class UnitPlaced(DistrictFact, frozen=True, tag="unit-placed"):
    """A unit was placed in an Area and in a stack there (6.17)."""

    unit: str
    kind: str
    area: str
    stack: str = ""
    """The letter of a stack that is there; empty if there are no stacks at this time."""

    fresh: bool = False
    revealed: bool = False

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Place it."""
        unit = board.units[self.unit]
        placed = replace(
            unit, at=self.area, stack=self.stack, fresh=self.fresh, revealed=self.revealed
        )
        return board.with_unit(self.unit, placed)

    def for_others(self) -> Self:
        """Tell that a counter appeared."""
        return replace(self, kind=UNKNOWN, fresh=False)


class UnitExchanged(DistrictFact, frozen=True, tag="unit-exchanged"):
    """A unit was promoted: another one took its place (6.17)."""

    reveals: ClassVar[bool] = True

    unit: str
    """The unit that was promoted."""

    old: str
    """Its kind."""

    by: str
    """The unit that it became."""

    new: str
    """Its kind."""

    area: str
    stack: str
    to: str
    """Where the old unit went."""

    revealed: bool = False

    @property
    def tells_secrets(self) -> bool:
        """What the Insurgent drew is seen if it lies face up."""
        return self.revealed

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The Insurgent has drawn it."""
        return INSURGENT

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Exchange them; a stack that loses its last unit is gone."""
        arriving = replace(
            board.units[self.by], at=self.area, stack=self.stack, revealed=self.revealed
        )
        leaving = off_map(board.units[self.unit], self.to)
        return board.with_units({self.by: arriving, self.unit: leaving})

    def for_others(self) -> Self:
        """Tell that one counter was exchanged for another."""
        return replace(self, old=UNKNOWN, new=UNKNOWN, to="")


class CountersRevealed(DistrictFact, frozen=True, tag="counters-revealed"):
    """Insurgent counters were turned up (2.1); Dummies among them go to Available (6.2)."""

    reveals: ClassVar[bool] = True

    stack: str
    area: str
    counters: tuple[Exposed, ...]
    dummies: tuple[str, ...] = ()
    """The Dummies among them."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Turn them up; take the Dummies away."""
        changed = {
            exposed.unit: replace(board.units[exposed.unit], revealed=True)
            for exposed in self.counters
        }
        changed |= {name: off_map(board.units[name], AVAILABLE) for name in self.dummies}
        return board.with_units(changed)

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The side whose counters they are."""
        return INSURGENT


class UnitHit(DistrictFact, frozen=True, tag="unit-hit"):
    """A regular unit took Hits that did not Disrupt it (6.2)."""

    unit: str
    kind: str
    hits: int = 1

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Add them."""
        unit = board.units[self.unit]
        return board.with_unit(self.unit, replace(unit, hits=unit.hits + self.hits))


class UnitRepaired(DistrictFact, frozen=True, tag="unit-repaired"):
    """All Hits were taken off a unit (5.23)."""

    unit: str
    kind: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Take them off."""
        return board.with_unit(self.unit, replace(board.units[self.unit], hits=0))


class UnitDisrupted(DistrictFact, frozen=True, tag="unit-disrupted"):
    """A unit was Disrupted (6.2)."""

    unit: str
    kind: str
    area: str
    to: str
    """Disrupted for most, Recruiting for MIL, Available for Dummies."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Take it off the map with its Hits gone; a stack without units is gone."""
        unit = board.units[self.unit]
        return board.with_units({self.unit: replace(off_map(unit, self.to), hits=0)})

    def for_others(self) -> Self:
        """Tell that a concealed counter was Disrupted."""
        return replace(self, kind=UNKNOWN, to="")


class ModeSet(DistrictFact, frozen=True, tag="mode-set"):
    """A regular unit of the Government chose its mode (5.3, 8.3)."""

    unit: str
    dispersed: bool

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Turn it over; what it knew of the terrain is lost."""
        unit = board.units[self.unit]
        settled = unit.settled and unit.dispersed == self.dispersed
        return board.with_unit(self.unit, replace(unit, dispersed=self.dispersed, settled=settled))


class UnitSettled(DistrictFact, frozen=True, tag="unit-settled"):
    """A Dispersed unit that stays got to know the terrain (11)."""

    unit: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Remember it."""
        return board.with_unit(self.unit, replace(board.units[self.unit], settled=True))


class CountersShuffled(DistrictFact, frozen=True, tag="counters-shuffled"):
    """The Insurgent's counters got new names, so that nobody can follow one (RDD-39)."""

    names: dict[str, str]
    """The new name of each counter."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Rename them; the order of the position stays that of the names."""
        renamed = {self.names.get(name, name): unit for name, unit in board.units.items()}
        units = {name: renamed[name] for name in board.units}
        return replace(board, units=units)


def off_map(unit: Unit, box: str) -> Unit:
    """Return a unit as it is off the map: in no stack, Concentrated, with its Hits."""
    return Unit(kind=unit.kind, at=box, hits=unit.hits)
