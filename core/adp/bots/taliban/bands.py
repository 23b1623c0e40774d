"""8.7.3 Where the Guerrillas of a March have been: none enters an area twice (ruling A-76)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.adp.bots.leaving import Guerrillas
from core.adp.model.board import Board
from core.adp.model.ids import SpaceId

Been = frozenset[SpaceId]
"""The areas that Guerrillas have left in this March."""

NOWHERE: Final[Been] = frozenset()
"""For Guerrillas that have not Marched yet."""


class Bands:
    """The Guerrillas of a March, grouped by where they have been."""

    def __init__(self) -> None:
        self._arrived: dict[SpaceId, dict[Been, Guerrillas]] = {}

    def at(self, board: Board, space: SpaceId) -> dict[Been, Guerrillas]:
        """Return the bands in a space, the most travelled first.

        They go on first, because those that have been nowhere may still go anywhere.
        """
        here = board.spaces[space]
        arrived = self._arrived.get(space, {})
        resting = Guerrillas(
            max(0, here.taliban_underground - sum(band.underground for band in arrived.values())),
            max(0, here.taliban_active - sum(band.active for band in arrived.values())),
        )
        found = {**arrived, NOWHERE: resting}
        order = sorted(found, key=lambda been: -len(been))
        return {been: found[been] for been in order if found[been].size}

    def move(
        self,
        origin: SpaceId,
        destination: SpaceId,
        who: Mapping[Been, Guerrillas],
        *,
        exposed: bool,
    ) -> None:
        """Remember a move; exposed Guerrillas arrive Active."""
        left = self._arrived.get(origin, {})
        come = self._arrived.setdefault(destination, {})
        for been, (underground, active) in who.items():
            if been in left:
                left[been] = Guerrillas(
                    left[been].underground - underground, left[been].active - active
                )
            now = been | {origin}
            there = come.get(now, Guerrillas(0, 0))
            hidden = 0 if exposed else underground
            come[now] = Guerrillas(
                there.underground + hidden, there.active + underground + active - hidden
            )


def muster(
    there: Mapping[Been, Guerrillas], numbers: Mapping[Been, int], underground: int
) -> dict[Been, Guerrillas]:
    """Return the given number of each band, with the wanted number Underground if possible."""
    hidden = {been: max(0, number - there[been].active) for been, number in numbers.items()}
    wanted = underground - sum(hidden.values())
    for been, number in numbers.items():
        more = max(0, min(wanted, min(number, there[been].underground) - hidden[been]))
        hidden[been] += more
        wanted -= more
    return {
        been: Guerrillas(hidden[been], number - hidden[been]) for been, number in numbers.items()
    }
