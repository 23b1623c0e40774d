"""8.7.3 A March of the Non-player Taliban: who may leave, and which groups have moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from core.adp.bots.leaving import Guerrillas, free_to_leave, marching_group
from core.adp.bots.mind import Mind
from core.adp.bots.taliban.bands import NOWHERE, Bands, Been
from core.adp.model.atlas import ADJACENT, AREAS, PAKISTAN, PASHTUN
from core.adp.model.board import Board
from core.adp.model.ids import TALIBAN, Control, Islamabad, SpaceId
from core.adp.rules.march import (
    is_noticed,
    march_cost,
    nobody_marches_on,
    why_not_enter,
)
from core.adp.rules.operations import FULL
from core.adp.rules.parts.marchers import Marchers
from core.kernel import Why, filled
from core.kernel.reasoning import NO_NOTES, Notes, qualify

FEWEST_AT_AN_ORIGIN: Final = 2


def origins_of(board: Board, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """8.7.3: Taliban-Controlled areas with 2 or more Taliban Guerrillas."""

    def why_not(space: SpaceId) -> Why | None:
        if board.spaces[space].taliban_guerrillas < FEWEST_AT_AN_ORIGIN:
            return filled("fewer than {0} Guerrillas", FEWEST_AT_AN_ORIGIN)
        return None if board.control(space) is Control.TALIBAN else "no Taliban Control"

    return qualify("8.7.3: origins", AREAS, why_not, notes)


def spare(board: Board, space: SpaceId) -> Guerrillas:
    """The Guerrillas that may go: 1 stays, Underground if possible (ruling A-76)."""
    here = board.spaces[space]
    if here.taliban_underground:
        return Guerrillas(here.taliban_underground - 1, here.taliban_active)
    return Guerrillas(0, max(0, here.taliban_active - 1))


def number_to_spare(board: Board, space: SpaceId) -> int:
    """How many of them can leave without changing Control (8.1.2)."""
    return free_to_leave(board, space, TALIBAN, spare(board, space).size)


def all_that_can(board: Board, origin: SpaceId, destination: SpaceId) -> Guerrillas:
    """8.1.2: The group if all that can go do (ruling A-41)."""
    most = number_to_spare(board, origin)
    if _all_exposed(board, destination):
        return so_many(board, origin, destination, most)
    return marching_group(board, TALIBAN, destination, spare(board, origin), most)


def so_many(board: Board, origin: SpaceId, destination: SpaceId, number: int) -> Guerrillas:
    """8.1.2: A group of a given size that arrives Underground, otherwise Active ones first."""
    there = spare(board, origin)
    noticed = is_noticed(board, TALIBAN, destination, number)
    if noticed or _all_exposed(board, destination):
        active = min(number, there.active)
        return Guerrillas(number - active, active)
    underground = min(number, there.underground)
    return Guerrillas(underground, number - underground)


def _all_exposed(board: Board, destination: SpaceId) -> bool:
    """6.6.1: At Hostility no Guerrilla can be Underground in Pakistan."""
    return destination in PAKISTAN and board.islamabad is Islamabad.HOSTILITY


class Expedition:
    """A March of the Non-player Taliban."""

    def __init__(self, board: Board, notes: Notes = NO_NOTES) -> None:
        self.origins = origins_of(board, notes)
        """Where it may start."""

        self.column = Marchers(once=nobody_marches_on(board))
        self.bands = Bands()
        """Where its Guerrillas have been; none comes back (ruling A-76)."""

    def can_go(self, board: Board, origin: SpaceId, destination: SpaceId) -> bool:
        """Whether a group could go from a space to its neighbour, and can pay."""
        return why_not_enter(board, TALIBAN, FULL, self.column, origin, destination) is None

    def cost(self, board: Board, origin: SpaceId, destination: SpaceId) -> int:
        """What it costs to go there."""
        return march_cost(board, TALIBAN, self.column, origin, destination)

    def starts_near(
        self, board: Board, destination: SpaceId, origins: Sequence[SpaceId]
    ) -> list[SpaceId]:
        """Return the origins from which a Guerrilla can go to a neighbour."""
        return [
            origin
            for origin in origins
            if destination in ADJACENT[origin]
            and number_to_spare(board, origin)
            and self.can_go(board, origin, destination)
        ]

    def new_origins(self) -> list[SpaceId]:
        """8.7.3 step 4: The entered Pashtun areas, from which Guerrillas may March on."""
        if self.column.once:
            return []
        return [space for space in PASHTUN if space in self.column.arrived]

    async def go(
        self, mind: Mind, origin: SpaceId, destination: SpaceId, group: Guerrillas, why: Why
    ) -> None:
        """Send a group of Guerrillas that have not Marched yet."""
        await self.send(mind, origin, destination, {NOWHERE: group}, why)

    async def send(
        self,
        mind: Mind,
        origin: SpaceId,
        destination: SpaceId,
        who: Mapping[Been, Guerrillas],
        why: Why,
    ) -> None:
        """Send parts of several bands as one group."""
        board = mind.board
        if self.cost(board, origin, destination):
            self.column = self.column.paying_for(destination)
        group = Guerrillas(
            sum(band.underground for band in who.values()),
            sum(band.active for band in who.values()),
        )
        self.column = self.column.joined_by(origin, destination, *group)
        self.bands.move(origin, destination, who, exposed=_all_exposed(board, destination))
        await mind.say(origin, why)
        await mind.say_if_asked("march.destination", destination, why)
        await mind.say_if_asked("march.count", str(group.size), why)
        number = group.underground
        hidden = filled(
            "8.1.2: as many as possible arrive Underground: {0} Underground now", number
        )
        await mind.say_if_asked("march.underground", str(number), hidden)
