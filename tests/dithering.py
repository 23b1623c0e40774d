"""The orchard with days that can be put off forever, and a bot that does so."""

from __future__ import annotations

from core.kernel import Bot, Knowledge, Procedure, Reply
from tests.orchard import Dusk, Fact, Orchard, OrchardBox, OrchardRules, OrchardTable, mover

LATER = "later"
REST = "rest"


class DitheringRules(OrchardRules):
    """The mover rests, sooner or later."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Ask until there is an answer; nights are as usual."""
        table, procedure = super().sit(board)
        if board.night:
            return table, procedure
        procedure.close()
        return table, _whenever(table)


async def _whenever(table: OrchardTable) -> None:
    by = mover(table.board)
    while await table.ask(by, lambda: (LATER, REST), ask="when", rule="1") == LATER:
        pass
    table.emit(Dusk())


class Ditherer(Bot[Orchard]):
    """Ann rests immediately; Ben never does."""

    def decide(self, known: Knowledge[Orchard, Fact]) -> Reply:
        """Rest or wait, depending on the side."""
        return Reply(REST if known.side == "ann" else LATER, ("8: there is time",))


class DitheringBox(OrchardBox):
    """The box of this game."""

    rules = DitheringRules()
    bot = Ditherer()
