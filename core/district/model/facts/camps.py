"""5.2, 7.11, 7.2, 7.3, 9.3 Facts about Task Points, chits, Victory Points and Strategies."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS, BLANK, Belligerent


class TaskPointsSet(DistrictFact, frozen=True, tag="task-points-set"):
    """TP NOW of a side was set at the beginning of a turn (5.21)."""

    side: Belligerent
    points: int

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Set TP NOW; it is not divided into accounts yet (11)."""
        camp = board.camps[self.side]
        return board.with_camp(self.side, replace(camp, tp=self.points, paramilitary_tp=None))


class TaskPointsPaid(DistrictFact, frozen=True, tag="task-points-paid"):
    """A side paid Task Points of its own will (6.1)."""

    side: Belligerent
    points: int
    paramilitary: bool = False
    """11: Whether they came from the paramilitary account, with `two-solitudes`."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Lower TP NOW."""
        return _with_less(board, self.side, self.points, paramilitary=self.paramilitary)


class TaskPointsLost(DistrictFact, frozen=True, tag="task-points-lost"):
    """A side lost Task Points by what happened to it (6.13, 6.2)."""

    side: Belligerent
    points: int
    paramilitary: bool = False
    """11: Whether the paramilitary account lost them, with `two-solitudes`."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Lower TP NOW, also below zero."""
        return _with_less(board, self.side, self.points, paramilitary=self.paramilitary)


class AllotmentChanged(DistrictFact, frozen=True, tag="allotment-changed"):
    """TP MAX of a side changed (7.11, 7.3)."""

    side: Belligerent
    by: int

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Change TP MAX."""
        camp = board.camps[self.side]
        return board.with_camp(self.side, replace(camp, tp_max=camp.tp_max + self.by))


class PointsScored(DistrictFact, frozen=True, tag="points-scored"):
    """A side noted Victory Points, or lost some (7.2)."""

    side: Belligerent
    points: int
    reason: str
    """What for: `population`, `loc`, `disrupted`, `reduced`, `ambush`, `terror`, `start`."""

    area: str = ""
    true_points: int = 0
    """11: What its true Strategy notes for it, with `switcheroo`."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Add the points."""
        camp = board.camps[self.side]
        scored = replace(camp, vp=camp.vp + self.points, true_vp=camp.true_vp + self.true_points)
        return board.with_camp(self.side, scored)

    def for_owner(self) -> Self | None:
        """Tell nothing of what the true Strategy notes."""
        return replace(self, true_points=0) if self.points else None


class StrategyTaken(DistrictFact, frozen=True, tag="strategy-taken"):
    """A side has a Strategy: drawn at the start, or chosen or drawn after an Appeal (7.3)."""

    side: Belligerent
    strategy: str
    true: bool = False
    """11: Whether it is the one that counts in the end, with `switcheroo`."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Put it in front of the side."""
        camp = board.camps[self.side]
        if self.true:
            return board.with_camp(self.side, replace(camp, true_strategy=self.strategy))
        return board.with_camp(self.side, replace(camp, strategy=self.strategy))

    def for_owner(self) -> Self | None:
        """Tell nothing of the true Strategy: nobody may look at it."""
        return None if self.true else self


class NumberDrawn(DistrictFact, frozen=True, tag="number-drawn"):
    """A chit told a side how many chits it draws; it went back (5.22)."""

    side: Belligerent
    chit: str
    number: int

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Change nothing."""
        return board


class ChitTaken(DistrictFact, frozen=True, tag="chit-taken"):
    """A side drew a chit into its hand (5.22)."""

    side: Belligerent
    chit: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Add it to the hand, which is kept in order."""
        camp = board.camps[self.side]
        hand = tuple(sorted((*camp.hand, self.chit)))
        return board.with_camp(self.side, replace(camp, hand=hand))


class ChitReturned(DistrictFact, frozen=True, tag="chit-returned"):
    """A chit went from a hand back to the Randomizer (7.11)."""

    side: Belligerent
    chit: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Take it out of the hand."""
        return _without(board, self.side, self.chit)


class ChitsShown(DistrictFact, frozen=True, tag="chits-shown"):
    """The chits that were played face down are turned up together (6.1)."""

    reveals: ClassVar[bool] = True

    government: tuple[str, ...] = ()
    """What the Government played, usually one chit; several in an Attack by Foreign units."""

    insurgent: tuple[str, ...] = ()

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Put numbered chits back into the Randomizer; blanks return to the hand."""
        for side in BELLIGERENTS:
            for chit in self.of(side):
                if chit != BLANK:
                    board = _without(board, side, chit)
        return board

    def of(self, side: Belligerent) -> tuple[str, ...]:
        """Return what a side played."""
        played: tuple[str, ...] = getattr(self, side)
        return played


class ChanceShown(DistrictFact, frozen=True, tag="chance-shown"):
    """A chit was drawn from the Randomizer, used and returned (6.1)."""

    reveals: ClassVar[bool] = True

    chit: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Change nothing."""
        return board


class AppealMade(DistrictFact, frozen=True, tag="appeal-made"):
    """A side Appealed to its headquarters (7.3)."""

    side: Belligerent
    own: str
    """Its own chit; only the side knows."""

    hq: str
    until: int
    """The first turn in which it may Appeal again."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Let it wait."""
        camp = board.camps[self.side]
        return board.with_camp(self.side, replace(camp, appeal_from=self.until))

    def for_others(self) -> Self:
        """Tell that there was an Appeal, but neither the chits nor how long the side waits."""
        return replace(self, own="", hq="", until=0)


class IntelligenceDrawn(DistrictFact, frozen=True, tag="intelligence-drawn"):
    """A chit was drawn from the Intelligence Pool (9.3)."""

    colour: str
    """`blank`, `blue` or `orange`."""

    to: Belligerent | None = None
    """Who keeps it; None if it is laid aside."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Take it out of the pool and hand it over."""
        pool = board.intelligence | {self.colour: board.intelligence[self.colour] - 1}
        board = replace(board, intelligence=pool)
        if self.to is None:
            return board
        camp = board.camps[self.to]
        if self.colour == BLANK:
            return board.with_camp(self.to, replace(camp, winds=camp.winds + 1))
        return board.with_camp(self.to, replace(camp, advantages=camp.advantages + 1))


class BlanksReturned(DistrictFact, frozen=True, tag="blanks-returned"):
    """The blank Intelligence chits that were laid aside went back into the Pool (9.3)."""

    count: int

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Put them back."""
        pool = board.intelligence | {BLANK: board.intelligence[BLANK] + self.count}
        return replace(board, intelligence=pool)


class AdvantageSpent(DistrictFact, frozen=True, tag="advantage-spent"):
    """A side spent an Intelligence Advantage, which returned to the Pool (9.3)."""

    side: Belligerent
    use: str
    """What for: `chit`, `terrain`, `flip`, `cancel`, `look`."""

    colour: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Put it back."""
        camp = board.camps[self.side]
        spent = board.with_camp(self.side, replace(camp, advantages=camp.advantages - 1))
        pool = spent.intelligence | {self.colour: spent.intelligence[self.colour] + 1}
        return replace(spent, intelligence=pool)


class WindSpent(DistrictFact, frozen=True, tag="wind-spent"):
    """The Insurgent spent a blank Intelligence chit, which left the game (11)."""

    side: Belligerent

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Take it away."""
        camp = board.camps[self.side]
        return board.with_camp(self.side, replace(camp, winds=camp.winds - 1))


def _with_less(
    board: DistrictBoard, side: Belligerent, points: int, *, paramilitary: bool
) -> DistrictBoard:
    """Return the position with fewer Task Points; 11: also in the account that they came from."""
    camp = board.camps[side]
    account = camp.paramilitary_tp
    if account is not None and paramilitary:
        account -= points
    return board.with_camp(side, replace(camp, tp=camp.tp - points, paramilitary_tp=account))


def _without(board: DistrictBoard, side: Belligerent, chit: str) -> DistrictBoard:
    """Return the position with a chit taken out of a hand."""
    camp = board.camps[side]
    hand = tuple(held for held in camp.hand if held != chit)
    return board.with_camp(side, replace(camp, hand=hand))
