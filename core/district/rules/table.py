"""The table of District Commander: the verbs that its rules share."""

from __future__ import annotations

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import (
    AllotmentChanged,
    ChanceShown,
    PointsScored,
    TaskPointsLost,
    TaskPointsPaid,
)
from core.district.model.facts.fact import DistrictFact, after
from core.district.model.facts.grounds import TerrorCaused
from core.district.model.facts.units import CountersRevealed, Exposed, UnitDisrupted, UnitHit
from core.district.model.ids import (
    AVAILABLE,
    BLANK,
    DISRUPTED,
    ENEMY,
    INSURGENT,
    RECRUITING,
    AnswerKind,
    Belligerent,
    Mission,
    Segment,
    UnitType,
)
from core.district.model.module import EventEffect, Strategy
from core.kernel import Table


class DistrictTable(Table[DistrictBoard, DistrictFact]):
    """A board in play, with verbs that keep the books: points, chance, Hits and what they score."""

    def __init__(self, board: DistrictBoard) -> None:
        super().__init__(board, after)

    # Task Points and Victory Points

    def pay(self, side: Belligerent, points: int, rule: str, *, paramilitary: bool = False) -> None:
        """6.1: Pay Task Points; whether that is allowed has been asked before (`may_pay`).

        What is paid for in the Command segment is secret, and so is the payment (5.2).
        """
        if points:
            secret_of = side if self.board.segment is Segment.COMMAND else None
            paid = TaskPointsPaid(
                side=side, points=points, paramilitary=paramilitary, rule=rule, secret_of=secret_of
            )
            self.emit(paid)

    def lose_points(
        self, side: Belligerent, points: int, rule: str, *, paramilitary: bool = False
    ) -> None:
        """6.1: Lose Task Points, without any limit; 11: from the account of the units hurt."""
        if points:
            self.emit(
                TaskPointsLost(side=side, points=points, paramilitary=paramilitary, rule=rule)
            )

    def change_allotment(self, side: Belligerent, by: int, rule: str) -> None:
        """7.11, 7.3: Change TP MAX, but not below 0; the Insurgent's is secret."""
        by = max(by, -self.board.camps[side].tp_max)
        if by:
            secret_of = INSURGENT if side is INSURGENT else None
            self.emit(AllotmentChanged(side=side, by=by, rule=rule, secret_of=secret_of))

    def score(self, side: Belligerent, reason: str, rule: str, area: str = "") -> None:
        """7.2: Note the Victory Points of a deed, by the Strategy in force; they are secret.

        11 `switcheroo`: also what the true Strategy notes for it.
        """
        points, true_points = self.worth(side, reason)
        if points or true_points:
            self.emit(
                PointsScored(
                    side=side,
                    points=points,
                    true_points=true_points,
                    reason=reason,
                    area=area,
                    rule=rule,
                    secret_of=side,
                )
            )

    def worth(self, side: Belligerent, reason: str) -> tuple[int, int]:
        """7.2: Return what a deed is worth by a side's Strategy, and by its true one."""
        camp, cards = self.board.camps[side], self.board.rulebook.strategies
        points = self._by_card(cards[camp.strategy], reason)
        true_points = self._by_card(cards[camp.true_strategy], reason) if camp.true_strategy else 0
        return points, true_points

    def _by_card(self, card: Strategy, reason: str) -> int:
        """RDM.4: Return what a card pays for a deed: a word, or the type of a Disrupted unit."""
        match reason:
            case "reduced":
                return card.reduced
            case "ambush":
                return card.ambush
            case "intimidated":
                return card.intimidated
            case "terror":
                event = self.board.event_in_force
                doubled = event is not None and event.effect is EventEffect.DOUBLE_TERROR
                return card.terror * 2 if doubled and card.terror < 0 else card.terror
            case _:
                return card.disrupted.get(UnitType(reason), 0)

    # Chance

    async def draw_chit(
        self, rule: str, about: tuple[str, ...] = (), *, beside: tuple[str, ...] = ()
    ) -> str:
        """6.1: Draw a chit at random, use it and return it; an empty Randomizer counts as 0-0-0.

        `beside`: chits that were played in the same mission, which return only at its end.
        """
        chits = tuple(chit for chit in self.board.randomizer if chit not in beside)
        if not chits:
            return BLANK
        chit = await self.chance(chits, ask="draw", rule=rule, kind=AnswerKind.CHIT, about=about)
        self.emit(ChanceShown(chit=chit, rule=rule))
        return chit

    # Counters, Hits and Terror

    def reveal(self, letter: str, rule: str) -> None:
        """2.1, 6.2: Turn up all counters of an Insurgent stack; Dummies go to Available."""
        board = self.board
        hidden = [name for name in board.members(letter) if not board.units[name].revealed]
        if not hidden:
            return
        self.emit(
            CountersRevealed(
                stack=letter,
                area=board.stacks[letter].area,
                counters=tuple(Exposed(name, board.units[name].kind) for name in hidden),
                dummies=tuple(name for name in hidden if board.kind(name).is_dummy),
                rule=rule,
            )
        )

    def reveal_if_at_large(self, letter: str, rule: str) -> None:
        """6.1: Turn up an Insurgent stack at large that carries out a mission (ruling DA-17)."""
        stack = self.board.stacks[letter]
        if stack.side is INSURGENT and not stack.underground:
            self.reveal(letter, rule)

    def hit(self, unit: str, rule: str, mission: Mission | None = None) -> None:
        """6.2: Let a unit take one Hit, which Disrupts it or lowers its TR."""
        kind, now = self.board.kind(unit), self.board.units[unit]
        if kind.is_regular and now.hits + 1 < self.board.ratings(unit).tr:
            self.emit(UnitHit(unit=unit, kind=kind.word, rule=rule))
        else:
            self.disrupt(unit, rule, mission)

    def disrupt(self, unit: str, rule: str, mission: Mission | None = None) -> None:
        """6.2: Disrupt a unit: its owner loses a Task Point, the enemy scores by its Strategy.

        Assets that are left without a Combat Unit are Disrupted with it.
        """
        board = self.board
        kind, letter = board.kind(unit), board.units[unit].stack
        self._take_away(unit, rule)
        if not kind.is_militia:
            self.lose_points(kind.side, 1, "6.2", paramilitary=kind.is_paramilitary)
        self.score(ENEMY[kind.side], kind.type, "7.2", board.units[unit].at)
        if mission is Mission.INTIMIDATE:
            self.score(ENEMY[kind.side], "intimidated", "7.2", board.units[unit].at)
        if letter in self.board.stacks and not self.board.combat_units(letter):
            for left in self.board.members(letter):
                self._take_away(left, "6.2")

    def _take_away(self, unit: str, rule: str) -> None:
        """6.2: Take a Disrupted unit off the map."""
        board = self.board
        kind, now = board.kind(unit), board.units[unit]
        box = RECRUITING if kind.is_militia else AVAILABLE if kind.is_dummy else DISRUPTED
        is_secret = kind.side is INSURGENT and not now.revealed
        self.emit(
            UnitDisrupted(
                unit=unit,
                kind=kind.word,
                area=now.at,
                to=box,
                rule=rule,
                secret_of=INSURGENT if is_secret else None,
            )
        )

    def terrorize(self, area: str, by: Belligerent, rule: str) -> None:
        """6.3: Terrorize an Area, unless it has no people or a marker already (ruling DA-42)."""
        if self.board.population(area) == 0 or self.board.grounds[area].terror:
            return
        self.emit(TerrorCaused(area=area, by=by, rule=rule))
        self.score(by, "terror", "6.3", area)
