"""5 An Event while it is carried out: the verbs that all cards share.

The verbs respect what no Event may break (5.1.1): they place only Available pieces and observe
stacking, Pakistan and the ends of tracks. They do as much as can be done (5.1.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.events.piece_verbs import PieceVerbs
from core.adp.model.board import Lasting
from core.adp.model.facts import (
    Calmed,
    CapabilityGained,
    EligibilityMarked,
    MomentumGained,
    Repaired,
    Resettled,
    Sabotaged,
    Terrorized,
    Unsettled,
)
from core.adp.model.ids import CAP, Faction, SpaceId, Support, Track
from core.adp.rules.civic_action_and_sharia import one_level_towards
from core.adp.rules.islamabad import shift_islamabad
from core.adp.rules.operations import Execution, Operation, Special, Terms, carry_out
from core.kernel import Reason

DO: Final = "do"
DECLINE: Final = "decline"


class EventPlay(PieceVerbs):
    """An Event being carried out by the Faction that executes it."""

    # Tracks, Islamabad, attitudes, markers

    def gain(self, track: Track, amount: int) -> int:
        """Raise a track, at most to its end; return by how much."""
        return self.table.gain(track, amount, self.rule)

    def lose(self, track: Track, amount: int) -> int:
        """Lower a track, at most to 0; return by how much."""
        return self.table.lose(track, amount, self.rule)

    def transfer(self, source: Track, target: Track, amount: int) -> int:
        """Move points from one track to another as far as both allow."""
        return self.table.transfer(source, target, amount, self.rule)

    async def transfer_up_to(self, source: Track, target: Track, most: int) -> None:
        """Move as many points as the executing Faction likes, as far as both tracks allow."""
        room = CAP[target] - self.board.track(target)
        amount = await self.choose_amount(min(most, self.board.track(source), room))
        self.transfer(source, target, amount)

    def shift_islamabad(self, boxes: int) -> None:
        """Shift towards Sponsorship, or if negative towards Hostility (6.6.1)."""
        shift_islamabad(self.table, boxes, self.rule)

    def shift(self, space: SpaceId, goal: Support) -> None:
        """Shift an area one level towards Support or Opposition."""
        now = self.board.spaces[space].support
        self.table.shift(space, one_level_towards(now, goal), self.rule)

    def can_shift(self, space: SpaceId, goal: Support) -> bool:
        """Whether an area can still shift towards Support or Opposition."""
        return self.board.spaces[space].support is not goal and self.board.can_take_sides(space)

    def set_attitude(self, space: SpaceId, to: Support) -> None:
        """Set an area directly to a level."""
        self.table.shift(space, to, self.rule)

    def add_terror(self, space: SpaceId) -> None:
        """Add a Terror marker, if one is left (3.3.4)."""
        if self.board.markers_left:
            self.table.emit(Terrorized(space, rule=self.rule))

    def remove_terror(self, space: SpaceId, most: int | None = None) -> None:
        """Remove some or all Terror markers from an area."""
        there = self.board.spaces[space].terror
        if count := there if most is None else min(most, there):
            self.table.emit(Calmed(space, count, rule=self.rule))

    def sabotage(self, space: SpaceId) -> None:
        """Sabotage a LoC that is not Sabotaged yet, if a marker is left (3.3.4)."""
        if not self.board.spaces[space].sabotaged and self.board.markers_left:
            self.table.emit(Sabotaged(space, rule=self.rule))

    def repair(self, space: SpaceId) -> None:
        """Remove the Sabotage marker of a LoC."""
        if self.board.spaces[space].sabotaged:
            self.table.emit(Repaired(space, rule=self.rule))

    def resettle(self, space: SpaceId) -> None:
        """Place an unused Returnees marker in an area that has none (4.3.1)."""
        if self.board.returnees_left and not self.board.spaces[space].returnees:
            self.table.emit(Resettled(space, rule=self.rule))

    def unsettle(self, space: SpaceId) -> None:
        """Remove the Returnees marker of an area; without people it becomes Neutral (1.6.2)."""
        if self.board.spaces[space].returnees:
            self.table.emit(Unsettled(space, rule=self.rule))

    # What lasts

    def stays_in_force(self) -> None:
        """5.3: This side is a Capability from now on."""
        self.table.emit(CapabilityGained(Lasting(self.card, self.side), rule=self.rule))

    def holds_until_propaganda(self, note: str = "") -> None:
        """5.4: This side is Momentum until the next Reset."""
        self.table.emit(MomentumGained(Lasting(self.card, self.side, note), rule=self.rule))

    def stays_eligible(self, faction: Faction) -> None:
        """A Faction stays Eligible although it executes on this card (2.3.6)."""
        self.table.emit(EligibilityMarked(faction, True, rule=self.rule))

    def becomes_ineligible(self, faction: Faction) -> None:
        """A Faction does nothing more on this card and is Ineligible through the next (2.3.6)."""
        self.table.emit(EligibilityMarked(faction, False, rule=self.rule))

    # Free actions (5.5)

    async def free_operation(
        self, faction: Faction, operation: Operation, terms: Terms
    ) -> Execution | None:
        """5.5: Offer a Faction a free Operation if one is possible; return what it did."""
        return await self.free_action(faction, (operation,), terms)

    async def free_special(
        self, faction: Faction, special: Special, terms: Terms
    ) -> Execution | None:
        """5.5: Offer a Faction a free Special Activity if one is possible."""
        return await self.free_action(faction, (special,), terms)

    async def free_action(
        self, faction: Faction, actions: Sequence[Operation | Special], terms: Terms
    ) -> Execution | None:
        """5.5: Offer a Faction one of several free actions, if any is possible."""
        assert terms.free
        lone = len(actions) == 1

        def possible() -> list[str]:
            return [
                action.word
                for action in actions
                if self.why_not_free(faction, action, terms) is None
            ]

        def words() -> tuple[str, ...]:
            return (*((DO,) if lone and possible() else possible()), DECLINE)

        word = await self.pick(
            words,
            by=faction,
            ask="event.free" if lone else "event.free.which",
            about=tuple(action.word for action in actions),
        )
        if word == DECLINE:
            return None
        action = actions[0] if lone else next(a for a in actions if a.word == word)
        return await self.act_free(faction, action, terms)

    async def act_free(
        self, faction: Faction, action: Operation | Special, terms: Terms
    ) -> Execution:
        """5.5: Carry out a free action; return what was done."""
        if isinstance(action, Special):
            execution = Execution(self.table, faction, terms)
            await carry_out(execution, action)
        else:
            execution = Execution(self.table, faction, terms, action)
            await carry_out(execution)
        return execution

    def why_not_free(
        self, faction: Faction, action: Operation | Special, terms: Terms
    ) -> Reason | None:
        """5.5: Why a Faction cannot take a free action; None if it can."""
        if isinstance(action, Special):
            return action.refuse(Execution(self.table, faction, terms))
        return action.refuse(self.board, faction, terms)
