"""8.8.4 What an Assault of the Non-player Coalition would remove, with Air Lift or Air Strike.

Nothing here gives an answer: these functions only look at a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.bots.coalition.lift import Flight, flight
from core.adp.bots.coalition.strike import Haul, haul
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import first_space
from core.adp.bots.sweep_and_assault import Losses, assault_losses, bases_in, guerrillas_in, without
from core.adp.model.atlas import OUTSIDE_PAKISTAN
from core.adp.model.board import Board
from core.adp.model.facts import Paid, Placed
from core.adp.model.ids import COALITION, INSURGENTS, TALIBAN, UNDERGROUND, Faction, SpaceId, Track
from core.adp.model.lasting import UNSHADED, coalition_goes_alone, most_spaces
from core.adp.rules.air_lift import why_grounded
from core.adp.rules.assault import (
    ASSAULT,
    PRICE,
    can_be_avenged,
    cubes_to_count,
    exposed,
    how_to_finish,
    why_not_assault_in,
)
from core.adp.rules.operations import FREE, FULL
from core.kernel import Phrase, in_a_row, one_or_many
from core.kernel.reasoning import NO_NOTES, Notes, Objection, qualify

MANY: Final = 4
"""8.8.4: How many Taliban pieces make an Assault worthwhile."""


class Blow(NamedTuple):
    """What an Assault removes in one space."""

    space: SpaceId
    losses: Losses
    together: bool
    """Whether Government cubes take part."""

    def bases(self, *factions: Faction) -> int:
        """Bases of some Factions."""
        return sum(bases_in(self.losses, faction) for faction in factions)

    @property
    def taliban_guerrillas(self) -> int:
        """Taliban Guerrillas."""
        return guerrillas_in(self.losses, TALIBAN)

    @property
    def taliban(self) -> int:
        """Taliban pieces."""
        return self.taliban_guerrillas + self.bases(TALIBAN)

    @property
    def pieces(self) -> int:
        """All pieces."""
        return sum(self.losses.values())

    @property
    def guerrillas(self) -> int:
        """All Guerrillas."""
        return self.pieces - self.bases(*INSURGENTS)


class Battle(NamedTuple):
    """What a whole Assault removes, and the position after it."""

    blows: tuple[Blow, ...]
    board: Board

    @property
    def pieces(self) -> int:
        """All pieces."""
        return sum(blow.pieces for blow in self.blows)

    @property
    def taliban(self) -> int:
        """Taliban pieces."""
        return sum(blow.taliban for blow in self.blows)

    @property
    def bases(self) -> int:
        """Bases of either Insurgent (ruling A-55)."""
        return sum(blow.bases(*INSURGENTS) for blow in self.blows)

    @property
    def guerrillas(self) -> int:
        """Guerrillas of either Insurgent."""
        return sum(blow.guerrillas for blow in self.blows)

    def taliban_in(self, space: SpaceId) -> int:
        """Taliban pieces in one space."""
        return sum(blow.taliban for blow in self.blows if blow.space is space)

    def taliban_bases_in(self, space: SpaceId) -> int:
        """Taliban Bases in one space."""
        return sum(blow.bases(TALIBAN) for blow in self.blows if blow.space is space)


def blow_in(board: Board, space: SpaceId, *, together: bool) -> Blow:
    """8.8.4: Taliban before Warlords, with Government cubes or without."""
    losses = assault_losses(board, COALITION, FULL, space, together=together)
    return Blow(space, losses, together)


def next_blow(board: Board, space: SpaceId, *, paid_before: bool, free: bool = False) -> Blow:
    """8.8.4: What is removed in a space if it is the next one.

    Government cubes help where they first remove more, or where only they can remove a Base.
    """
    alone, here = blow_in(board, space, together=False), board.spaces[space]
    if coalition_goes_alone(board) or not cubes_to_count(space, here):
        return alone
    if not free and board.track(Track.GOVERNMENT) < PRICE:
        return alone
    both = blow_in(board, space, together=True)
    if both.bases(*INSURGENTS) > alone.bases(*INSURGENTS):
        return both
    return both if both.pieces > alone.pieces and (free or not paid_before) else alone


def order_of_spaces(board: Board, *, paid_before: bool, free: bool = False) -> tuple[Priority, ...]:
    """8.8.4: Most Taliban Bases removed, most Taliban Guerrillas, highest Population.

    `paid_before`: Government cubes have been paid for in another space.
    """
    blows: dict[SpaceId, Blow] = {}

    def blow(space: SpaceId) -> Blow:
        if space not in blows:
            blows[space] = next_blow(board, space, paid_before=paid_before, free=free)
        return blows[space]

    return (
        Priority("8.8.4: most Taliban Bases removed", lambda s: blow(s).bases(TALIBAN)),
        Priority("8.8.4: most Taliban Guerrillas removed", lambda s: blow(s).taliban_guerrillas),
        Priority("8.8.4: highest Population", board.population),
    )


def spaces_to_assault(
    board: Board, *, free: bool = False, notes: Notes = NO_NOTES
) -> tuple[SpaceId, ...]:
    """8.8.4: Wherever Coalition Troops can remove something."""
    terms = FREE if free else FULL

    def why_not(space: SpaceId) -> Objection | None:
        if not board.spaces[space].coalition_troops:
            return "no Coalition Troops"
        return why_not_assault_in(board, COALITION, terms, space)

    line = "8.8.4: Coalition Troops can remove something"
    return tuple(qualify(line, OUTSIDE_PAKISTAN, why_not, notes))


def battle(board: Board) -> Battle:
    """8.8.4: All Coalition Troops Assault; equal spaces are taken in map order."""
    left = list(spaces_to_assault(board))
    most = most_spaces(board, COALITION)
    blows: list[Blow] = []
    paid = False
    order = order_of_spaces(board, paid_before=paid)
    while left and (most is None or len(blows) < most):
        space = first_space(left, order)
        left.remove(space)
        blow = next_blow(board, space, paid_before=paid)
        blows.append(blow)
        board = without(board, space, blow.losses)
        if blow.together:  # nothing else in one space changes what happens in another
            board, paid = Paid(Track.GOVERNMENT, PRICE, rule="3.2.4").on(board), True
            order = order_of_spaces(board, paid_before=paid)
    return Battle(tuple(blows), board)


class AssaultPlan(NamedTuple):
    """An Assault with the Special Activity that goes with it."""

    battle: Battle
    haul: Haul = Haul()
    flight: Flight | None = None

    @property
    def taliban(self) -> int:
        """Taliban pieces removed in all."""
        return self.battle.taliban + self.haul.pieces

    @property
    def pieces(self) -> int:
        """Pieces removed in all."""
        return self.battle.pieces + self.haul.pieces

    @property
    def bases(self) -> int:
        """Bases removed in all, of either Insurgent."""
        return self.battle.bases + len(self.haul.bases)

    def taliban_bases_in(self, space: SpaceId) -> int:
        """Taliban Bases removed in a space."""
        return self.battle.taliban_bases_in(space) + self.haul.bases.count(space)

    def in_words(self) -> Phrase:
        """Return what would be removed, for a reader."""
        bases = one_or_many(self.bases, "{0} Base", "{0} Bases")
        taliban = one_or_many(self.taliban, "{0} Taliban piece", "{0} Taliban pieces")
        return in_a_row(bases, taliban)

    @property
    def is_worthwhile(self) -> bool:
        """8.8.4: A Base or four Taliban pieces, and something by the Assault itself (A-72)."""
        return self.battle.pieces > 0 and (self.bases > 0 or self.taliban >= MANY)


def with_strike(board: Board) -> AssaultPlan:
    """8.8.4: Assault, then Air Strike: what is removed however the Taliban respond."""
    fought = battle(board)
    if not fought.pieces:
        return AssaultPlan(fought)
    hauls = [haul(after) for after in answered(fought)]
    return AssaultPlan(fought, min(hauls, key=lambda taken: (len(taken.bases), taken.pieces)))


def answered(fought: Battle) -> list[Board]:
    """Card 34, shaded: The possible positions after an Assault and before an Air Strike."""
    if not fought.guerrillas or not can_be_avenged(fought.board):
        return [fought.board]
    guerrilla = UNDERGROUND[TALIBAN]
    return [
        Placed(guerrilla, blow.space, 1, rule="card 34").on(fought.board) for blow in fought.blows
    ]


def places_to_lift_to(board: Board) -> tuple[SpaceId, ...]:
    """8.8.4: Where more Coalition Troops might remove more Taliban."""
    if why_grounded(board, ASSAULT):
        return ()
    finish = how_to_finish(board, COALITION)

    def in_reach(space: SpaceId) -> int:
        here = board.spaces[space]
        found = finish is UNSHADED and here.taliban_underground > 0
        return exposed(TALIBAN, here, finish, found=found)

    return tuple(s for s in OUTSIDE_PAKISTAN if in_reach(s) > board.spaces[s].coalition_troops)


def with_lift(board: Board, origins: Sequence[SpaceId], destination: SpaceId) -> AssaultPlan:
    """8.8.4: Air Lift, then Assault."""
    plan = flight(board, origins, destination)
    return AssaultPlan(battle(plan.on(board)), flight=plan)
