"""8.8.4 What an Assault of the Non-player Coalition would remove, alone, after Air Lift, and so on.

Nothing here answers anything: these are looks at a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.atlas import OUTSIDE_PAKISTAN
from core.adp.board import ACTIVE_IN, UNDERGROUND_IN, Board
from core.adp.bots.coalition.lift import Flight, flight
from core.adp.bots.coalition.strike import Haul, haul
from core.adp.bots.notes import NO_NOTES, Notes, Why, counted
from core.adp.bots.priorities import Priority, narrow, qualify
from core.adp.facts import Removed
from core.adp.ids import (
    ACTIVE,
    BASE,
    COALITION,
    INSURGENTS,
    TALIBAN,
    UNDERGROUND,
    Faction,
    SpaceId,
    Track,
)
from core.adp.lasting import UNSHADED, coalition_goes_alone, most_spaces
from core.adp.rules.air_lift import why_grounded
from core.adp.rules.assault import (
    ASSAULT,
    PRICE,
    cubes_to_count,
    exposed,
    how_to_finish,
    losses_dealt,
    targets_in,
    why_not_assault_in,
)
from core.adp.rules.execution import FREE, FULL

MANY: Final = 4
"""8.8.4: So many Taliban pieces make an Assault worth while."""


class Blow(NamedTuple):
    """What an Assault removes in one space."""

    space: SpaceId
    guerrillas: dict[Faction, int]
    bases: dict[Faction, int]
    found: Faction | None
    """Whose Underground Guerrilla is among them, by card 7."""

    @property
    def taliban(self) -> int:
        """Taliban pieces."""
        return self.guerrillas[TALIBAN] + self.bases[TALIBAN]

    @property
    def pieces(self) -> int:
        """All pieces."""
        return sum(self.guerrillas.values()) + sum(self.bases.values())

    def on(self, board: Board) -> Board:
        """Return the position after it."""
        for faction in INSURGENTS:
            hidden = min(self.guerrillas[faction], self.found is faction)
            for piece, count in (
                (UNDERGROUND[faction], hidden),
                (ACTIVE[faction], self.guerrillas[faction] - hidden),
                (BASE[faction], self.bases[faction]),
            ):
                if count:
                    board = Removed(piece, self.space, count, rule="3.2.4").on(board)
        return board


class Battle(NamedTuple):
    """What a whole Assault removes, and how the position looks then."""

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
        return sum(sum(blow.bases.values()) for blow in self.blows)

    def taliban_in(self, space: SpaceId) -> int:
        """Taliban pieces in one space."""
        return sum(blow.taliban for blow in self.blows if blow.space is space)

    def taliban_bases_in(self, space: SpaceId) -> int:
        """Taliban Bases in one space."""
        return sum(blow.bases[TALIBAN] for blow in self.blows if blow.space is space)


def blow_in(board: Board, space: SpaceId, *, together: bool) -> Blow:
    """8.8.4: Taliban before Warlords, with Government cubes or without."""
    here, finish = board.spaces[space], how_to_finish(board, COALITION)
    targets = targets_in(here, finish)
    hiding = [f for f in targets if finish is UNSHADED and UNDERGROUND_IN[f](here)]
    found = hiding[0] if hiding else None  # the Taliban's, if there is one
    left = losses_dealt(COALITION, FULL, space, here, together=together)
    guerrillas, bases = dict.fromkeys(INSURGENTS, 0), dict.fromkeys(INSURGENTS, 0)
    for faction in targets:
        number = min(left, exposed(faction, here, finish, found=found is faction))
        guerrillas[faction] = min(number, ACTIVE_IN[faction](here) + (found is faction))
        bases[faction] = number - guerrillas[faction]
        left -= number
    return Blow(space, guerrillas, bases, found)


def wants_company(board: Board, space: SpaceId, *, paid_before: bool, free: bool = False) -> bool:
    """8.8.4: Government cubes where they first add anything, or where a Base falls only by them."""
    here = board.spaces[space]
    if coalition_goes_alone(board) or not cubes_to_count(space, here):
        return False
    if not free and board.track(Track.GOVERNMENT) < PRICE:
        return False
    alone, both = (blow_in(board, space, together=together) for together in (False, True))
    if sum(both.bases.values()) > sum(alone.bases.values()):
        return True
    return both.pieces > alone.pieces and (free or not paid_before)


def order_of_spaces(board: Board) -> tuple[Priority, ...]:
    """8.8.4: Most Taliban Bases, most Taliban Guerrillas, highest Population."""
    spaces = board.spaces
    return (
        Priority("most Taliban Bases", "8.8.4", lambda s: spaces[s].taliban_bases),
        Priority("most Taliban Guerrillas", "8.8.4", lambda s: spaces[s].taliban_guerrillas),
        Priority("highest Population", "8.8.4", board.population),
    )


def spaces_to_assault(
    board: Board, *, free: bool = False, notes: Notes = NO_NOTES
) -> tuple[SpaceId, ...]:
    """8.8.4: Wherever Coalition Troops can remove something."""
    terms = FREE if free else FULL

    def why_not(space: SpaceId) -> Why | None:
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
    purse, paid_before = board.track(Track.GOVERNMENT), False
    priorities = order_of_spaces(board)
    while left and (most is None or len(blows) < most):
        space = narrow(left, priorities)[0]
        left.remove(space)
        together = purse >= PRICE and wants_company(board, space, paid_before=paid_before)
        if together:
            purse, paid_before = purse - PRICE, True
        blows.append(blow_in(board, space, together=together))
    after = board
    for blow in blows:
        after = blow.on(after)
    return Battle(tuple(blows), after)


class Prospect(NamedTuple):
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

    def __str__(self) -> str:
        return f"{counted(self.bases, 'Base')}, {counted(self.taliban, 'Taliban piece')}"

    @property
    def is_worth_while(self) -> bool:
        """8.8.4: A Base or four Taliban pieces, and something by the Assault itself (A-72)."""
        return self.battle.pieces > 0 and (self.bases > 0 or self.taliban >= MANY)


def with_strike(board: Board) -> Prospect:
    """8.8.4: Assault, then Air Strike."""
    fought = battle(board)
    return Prospect(fought, haul(fought.board) if fought.pieces else Haul())


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


def with_lift(board: Board, origins: Sequence[SpaceId], destination: SpaceId) -> Prospect:
    """8.8.4: Air Lift, then Assault."""
    plan = flight(board, origins, destination)
    return Prospect(battle(plan.on(board)), flight=plan)
