"""4, 5.1, 6, 7.2 Facts about the course of the game: turns, segments, opportunities, the end."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from core.district.model.board import Curtain, DistrictBoard, DistrictResult
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import GOVERNMENT, INSURGENT, OFF_MAP, Belligerent, Segment


class SegmentBegun(DistrictFact, frozen=True, tag="segment-begun"):
    """A segment of the turn began, for both sides or for one (4)."""

    segment: Segment
    side: Belligerent | None = None

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Set the segment and the side."""
        return replace(board, segment=self.segment, side=self.side)


class TurnBegun(DistrictFact, frozen=True, tag="turn-begun"):
    """The next turn began (4)."""

    turn: int

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Count it; the event of the last turn is over."""
        return replace(board, turn=self.turn, segment=Segment.EVENT, side=None, event=0, truce="")


class EventDrawn(DistrictFact, frozen=True, tag="event-drawn"):
    """Two chits told the random event (5.1)."""

    first: str
    second: str
    event: int
    """The number of the event; 0 if there is none."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Remember it for this turn."""
        return replace(board, event=self.event)


class EventHadNoEffect(DistrictFact, frozen=True, tag="event-without-effect"):
    """The random event could not be carried out, or would have changed nothing (5.1)."""

    reveals: ClassVar[bool] = True

    event: int

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Forget it."""
        return replace(board, event=0)

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The side that knows what every counter is."""
        return INSURGENT


class TruceCalled(DistrictFact, frozen=True, tag="truce-called"):
    """There is a truce in an Area until the end of the turn (RDM.5)."""

    area: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Remember the Area."""
        return replace(board, truce=self.area)


class CurtainDrawn(DistrictFact, frozen=True, tag="curtain-drawn"):
    """From here on, the Insurgent does not see what the Government does (5.2, ruling DA-2)."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Keep what could be seen so far."""
        hits = {
            name: unit.hits
            for name, unit in board.units.items()
            if unit.hits and unit.at not in OFF_MAP and board.kind(name).side is GOVERNMENT
        }
        return replace(board, curtain=Curtain(board.camps[GOVERNMENT].tp, hits))


class CurtainLifted(DistrictFact, frozen=True, tag="curtain-lifted"):
    """Both sides have done what was done at the same time; its open part is seen now (5.2)."""

    reveals: ClassVar[bool] = True

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Show the position as it is."""
        return replace(board, curtain=None)

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The side that was behind it."""
        return GOVERNMENT


class AreaActivated(DistrictFact, frozen=True, tag="area-activated"):
    """The Insurgent chose the next Area for Operations (6)."""

    area: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Make it the active Area; nobody has passed."""
        return replace(board, active=self.area, passed=None)


class AreaEnded(DistrictFact, frozen=True, tag="area-ended"):
    """Both sides passed in succession, so the Operations in the Area are over (6)."""

    area: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Mark the Area; none is active."""
        ended = board.with_ground(self.area, replace(board.grounds[self.area], done=True))
        return replace(ended, active="", passed=None, side=None)


class OpportunityGiven(DistrictFact, frozen=True, tag="opportunity-given"):
    """A side may activate a stack or pass (6)."""

    reveals: ClassVar[bool] = True

    side: Belligerent

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Remember whose opportunity it is."""
        return replace(board, side=self.side)

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The side that knows the Task Points of both."""
        return INSURGENT


class OpportunityPassed(DistrictFact, frozen=True, tag="opportunity-passed"):
    """A side passed (6)."""

    side: Belligerent

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Remember who passed."""
        return replace(board, passed=self.side)


class PhaseEnded(DistrictFact, frozen=True, tag="phase-ended"):
    """The Operations of the turn are over (6, 7.1): what was noted for the Phase is forgotten."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Clear the marks of Areas and units, and dissolve the stacks."""
        grounds = {
            area: replace(ground, done=False, attempts=0, new_terror=False)
            for area, ground in board.grounds.items()
        }
        units = {
            name: replace(unit, stack="", fresh=False, revealed=False)
            if unit.stack or unit.fresh or unit.revealed
            else unit
            for name, unit in board.units.items()
        }
        return replace(
            board,
            grounds=grounds,
            units=units,
            stacks={},
            letters=0,
            desertions={},
            active="",
            passed=None,
        )


class DistrictDecided(DistrictFact, frozen=True, tag="decided"):
    """The game is over (7.2)."""

    reveals: ClassVar[bool] = True

    result: DistrictResult

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Keep the result."""
        return replace(board, result=self.result)
