"""Orchard with a fair: the smallest game with secrets that the kernel has to keep.

On the first morning each neighbour finds some pennies and counts them in secret (5.1). Every
evening both bid for a basket of fruit at the same time; the bids are shown together, and the higher
one pays and gets the basket (5.2). So there is a draw that one side knows, a question whose answer
is sealed, something hidden in the position, and a fact that shows what was hidden.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from core.kernel import Kind, Procedure, Reason, Setup
from tests.orchard import (
    ANN,
    BEN,
    NEIGHBOUR,
    BidsShown,
    Fact,
    Filled,
    Grown,
    Orchard,
    OrchardRules,
    OrchardTable,
    OrchardWithBots,
    after,
    purses,
)

PENNIES: Final = ("1", "2", "3", "4")
"""What a purse can hold at first."""


async def counting(table: OrchardTable) -> None:
    """5.1: Draw what is in each purse; only its owner may know."""
    for by in NEIGHBOUR:
        drawn = await table.chance(
            PENNIES, ask="purse", rule="5.1", kind=Kind.COUNT, about=(by,), known_to=(by,)
        )
        table.emit(Filled(by, int(drawn)))


async def bid(table: OrchardTable, by: str) -> int:
    """5.2: Ask one neighbour for a bid."""
    held = purses(table.board)[by]
    assert held is not None

    def refuse(word: str) -> Reason | None:
        return Reason("bid.too-few", "5.2", (str(held),)) if word in PENNIES else None

    counts = [str(n) for n in range(held + 1)]
    word = await table.ask(
        by, lambda: counts, ask="bid", rule="5.2", kind=Kind.COUNT, refuse=refuse
    )
    return int(word)


async def evening(
    table: OrchardTable, ask: Callable[[OrchardTable, str], Awaitable[int]] = bid
) -> None:
    """5.2: Both bid at the same time, then both bids are shown, and the night passes."""
    anns, bens = await table.together(ask(table, ANN), ask(table, BEN))
    table.emit(BidsShown({ANN: anns, BEN: bens}))
    table.emit(Grown())


class FairRules(OrchardRules):
    """The rules with a fair in the evening."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Count pennies first; then play a day or an evening."""
        table = OrchardTable(board, after)
        if not purses(board):
            return table, counting(table)
        if board.night:
            return table, evening(table)
        return super().sit(board)


class FairBox(OrchardWithBots):
    """The game with secrets, in the form that the saves take."""

    rules = FairRules()
    scenarios = ("fair",)

    def start(self, setup: Setup) -> Orchard:
        """Set up a young orchard, with purses that nobody has counted."""
        if setup.scenario != "fair":
            return super().start(setup)
        if setup.position is not None:
            return self.restore(setup.position, setup)
        return replace(super().start(Setup("young")), purses={})

    def view(self, board: Orchard, side: str | None) -> Orchard:
        """5.1: A side sees what is in its own purse; the public view has none."""
        known = {by: held if by == side else None for by, held in purses(board).items()}
        return board if known == purses(board) else replace(board, purses=known)

    def seen(self, fact: Fact, side: str | None) -> Fact | None:
        """5.1: Others see that a purse was filled, but not with how much."""
        if isinstance(fact, Filled) and fact.by != side:
            return replace(fact, pennies=None)
        return fact

    def reveals(self, fact: Fact, side: str | None) -> bool:
        """5.2: Nobody could know the other bid before."""
        return isinstance(fact, BidsShown)
