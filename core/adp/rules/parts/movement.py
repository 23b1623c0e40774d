"""3.2.2 and 3.2.3 What Patrol and Sweep share: cubes that move once and then search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from core.adp.model.board import COUNT, UNDERGROUND_IN, Board
from core.adp.model.facts import Activated, Moved
from core.adp.model.ids import (
    COALITION,
    CUBES,
    GOVERNMENT,
    INSURGENTS,
    POLICE,
    TROOPS,
    Faction,
    Piece,
    SpaceId,
)
from core.adp.rules.operations import Execution
from core.adp.rules.parts.targets import choose_aim_for_all, share_out
from core.adp.rules.table import AdpTable

_KIND: Final = {TROOPS[COALITION]: "troops", TROOPS[GOVERNMENT]: "troops", POLICE: "police"}


class Arrivals:
    """The cubes that have moved in an Operation and may not move again, by space."""

    def __init__(self, arrived: Mapping[tuple[Piece, SpaceId], int]) -> None:
        self._arrived = arrived

    def waiting(self, board: Board, piece: Piece, space: SpaceId) -> int:
        """How many pieces of a kind in a space have not moved yet.

        If a Special Activity takes cubes away in between, it takes these first.
        """
        there = COUNT[piece](board.spaces[space])
        if there and self._arrived:
            return max(0, there - self._arrived.get((piece, space), 0))
        return there

    def origins(self, board: Board, piece: Piece, among: Iterable[SpaceId]) -> Iterator[SpaceId]:
        """Yield the spaces with pieces of a kind that have not moved yet."""
        count, spaces = COUNT[piece], board.spaces
        for space in among:
            if count(spaces[space]) and self.waiting(board, piece, space):
                yield space

    def any_waiting(self, board: Board, faction: Faction, space: SpaceId) -> bool:
        """Whether any cubes of a COIN Faction in a space have not moved yet."""
        here = board.spaces[space]
        cubes = here.coalition_troops if faction is COALITION else here.government_cubes
        if not cubes or not self._arrived:
            return cubes > 0
        return any(self.waiting(board, piece, space) for piece in CUBES[faction])


NOBODY_MOVED: Final = Arrivals(MappingProxyType({}))
"""The arrivals before an Operation: none."""


class Movement(Arrivals):
    """Arrivals to which moving cubes are added."""

    def __init__(self) -> None:
        self._moved: dict[tuple[Piece, SpaceId], int] = {}
        super().__init__(self._moved)

    def move(
        self,
        table: AdpTable,
        piece: Piece,
        origin: SpaceId,
        destination: SpaceId,
        count: int,
        rule: str,
    ) -> None:
        """Move pieces, if any, and record them."""
        if count:
            table.emit(Moved(piece, origin, destination, count, rule=rule))
            arrived = self._moved.get((piece, destination), 0)
            self._moved[piece, destination] = arrived + count


async def choose_cubes(
    execution: Execution,
    there: dict[Piece, int],
    most: int,
    *,
    ask: str,
    rule: str,
    about: tuple[str, ...],
) -> dict[Piece, int]:
    """Ask how many cubes of each kind to take: at least 1 and at most `most` in total."""
    chosen: dict[Piece, int] = {}
    taken, behind = 0, sum(there.values())
    for piece, number in there.items():
        behind -= number
        chosen[piece] = await execution.table.choose_count(
            execution.faction,
            0 if taken or behind else 1,
            min(number, most - taken),
            ask=f"{ask}.{_KIND[piece]}",
            rule=rule,
            about=about,
        )
        taken += chosen[piece]
    return chosen


async def search(execution: Execution, seekers: dict[SpaceId, int], *, ask: str, rule: str) -> None:
    """1.4.3: Activate an Underground Guerrilla for each searching cube (ruling A-5)."""
    board = execution.board
    hiding = {
        space: tuple(f for f in INSURGENTS if UNDERGROUND_IN[f](board.spaces[space]))
        for space, cubes in seekers.items()
        if cubes
    }
    aims = await choose_aim_for_all(execution, hiding, ask=f"{ask}.targets", rule=rule)
    for space, aim in aims.items():
        here = execution.board.spaces[space]
        reach = {faction: UNDERGROUND_IN[faction](here) for faction in aim}
        found = await share_out(
            execution, space, reach, seekers[space], ask=f"{ask}.taliban", rule=rule
        )
        for faction, number in found.items():
            if number:
                execution.table.emit(Activated(faction, space, number, rule=rule))
