"""Catalogues that contain only invented games."""

from __future__ import annotations

from typing import Final

from adp_tui.games import Games
from core.kernel import Procedure
from tests.orchard import (
    Orchard,
    OrchardBox,
    OrchardRules,
    OrchardTable,
    day,
    night,
)
from tests.orchard_table import games


class WindyRules(OrchardRules):
    """The orchard, where the dice are rolled first thing every morning."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Play a day that begins with wind, or a night."""
        table = OrchardTable(board, self.after)
        return table, night(table) if board.night else windy_day(table)


async def windy_day(table: OrchardTable) -> None:
    """Roll for the wind, then play an ordinary day."""
    await table.roll(ask="wind", rule="0")
    await day(table)


class WindyBox(OrchardBox):
    """The orchard with wind."""

    rules = WindyRules()


GAMES: Final[Games] = games(OrchardBox)
WINDY: Final[Games] = games(WindyBox)
