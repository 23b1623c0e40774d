"""Orchard: a small invented game with everything that the kernel and the saves must handle.

Two neighbours take turns. The mover picks fruit from trees (a loop with a die and a count in it),
gives a feast (which lets the neighbour pick: one procedure calls another) or rests. While picking,
the mover may sell fruit at any moment (an interrupt). If wasps come, the neighbour is asked in the
middle of the mover's turn (nesting). Every turn begins at a checkpoint, and so does every night,
which asks nothing. After six days the richer neighbour wins.

`tests/orchard_fair.py` adds secrets: an evening fair, at which both bid at the same time.
"""

from __future__ import annotations

from typing import Final, assert_never

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from core.kernel import (
    BadPositionError,
    BadSetupError,
    Bot,
    Box,
    Interrupt,
    Kind,
    Knowledge,
    Outcome,
    Procedure,
    Reason,
    Reply,
    Setup,
    Table,
)

ANN: Final = "ann"
BEN: Final = "ben"
NEIGHBOUR: Final = {ANN: BEN, BEN: ANN}
TREES: Final = ("apple", "cherry", "pear", "plum")
DAYS: Final = 6
DONE: Final = "done"
BASKET: Final = 3
"""How much fruit the higher bid gets at a fair."""


class Orchard(Struct, frozen=True, forbid_unknown_fields=True):
    """A position."""

    trees: dict[str, int]
    fruit: dict[str, int]
    coins: dict[str, int]
    day: int = 1
    night: bool = False
    purses: dict[str, int | None] | UnsetType = UNSET
    """At a fair: what each neighbour can bid, None if that is not known; else not there."""


class Picked(Struct, frozen=True, tag="picked"):
    """Fruit went from a tree into a basket."""

    by: str
    tree: str
    count: int


class Spilled(Struct, frozen=True, tag="spilled"):
    """A piece of fruit was lost."""

    by: str


class Sold(Struct, frozen=True, tag="sold"):
    """Fruit became coins."""

    by: str
    count: int


class Feasted(Struct, frozen=True, tag="feasted"):
    """Two pieces of fruit were eaten."""

    by: str


class Dusk(Struct, frozen=True, tag="dusk"):
    """A day ended."""


class Grown(Struct, frozen=True, tag="grown"):
    """Every tree bore one more fruit overnight."""


class Filled(Struct, frozen=True, tag="filled"):
    """Pennies went into a purse; only its owner knows how many."""

    by: str
    pennies: int | None


class BidsShown(Struct, frozen=True, tag="bids-shown"):
    """Both bids were shown at once."""

    bids: dict[str, int]

    @property
    def winner(self) -> str | None:
        """The neighbour who bid more; None if the bids were equal."""
        best = max(self.bids.values())
        highest = [by for by, bid in self.bids.items() if bid == best]
        return highest[0] if len(highest) == 1 else None


Fact = Picked | Spilled | Sold | Feasted | Dusk | Grown | Filled | BidsShown
OrchardTable = Table[Orchard, Fact]


class OrchardOutcome(Outcome, frozen=True):
    """Who was richer, and how many coins each had."""

    coins: dict[str, int]


def mover(board: Orchard) -> str:
    """Return whose day it is: Ann moves on odd days, Ben on even ones."""
    return ANN if board.day % 2 else BEN


def after(board: Orchard, fact: Fact) -> Orchard:
    """Return the position after a fact."""
    trees, fruit, coins = board.trees, board.fruit, board.coins
    match fact:
        case Picked(by, tree, count):
            return replace(
                board,
                trees=trees | {tree: trees[tree] - count},
                fruit=fruit | {by: fruit[by] + count},
            )
        case Spilled(by):
            return replace(board, fruit=fruit | {by: fruit[by] - 1})
        case Sold(by, count):
            return replace(
                board,
                fruit=fruit | {by: fruit[by] - count},
                coins=coins | {by: coins[by] + count},
            )
        case Feasted(by):
            return replace(board, fruit=fruit | {by: fruit[by] - 2})
        case Dusk():
            return replace(board, night=True)
        case Grown():
            grown = {tree: n + 1 for tree, n in trees.items()}
            return replace(board, trees=grown, day=board.day + 1, night=False)
        case Filled(by, pennies):
            return replace(board, purses=purses(board) | {by: pennies})
        case BidsShown(bids) as shown:
            if (winner := shown.winner) is None:
                return board
            held = purses(board)[winner]
            left = None if held is None else held - bids[winner]
            return replace(
                board,
                fruit=fruit | {winner: fruit[winner] + BASKET},
                purses=purses(board) | {winner: left},
            )
    assert_never(fact)


def purses(board: Orchard) -> dict[str, int | None]:
    """Return what is known of each purse; nothing where there is no fair."""
    return {} if board.purses is UNSET else board.purses


async def day(table: OrchardTable) -> None:
    """Play one turn of the neighbour whose day it is."""
    by = mover(table.board)

    def menu() -> list[str]:
        return ["pick", *(["feast"] if table.board.fruit[by] >= 2 else []), "rest"]

    match await table.ask(by, menu, ask="day", rule="1"):
        case "pick":
            table.interrupts = (sale(table, by),)
            await pick(table, by)
            table.interrupts = ()
        case "feast":
            await feast(table, by)
        case _rest:
            pass
    table.emit(Dusk())


async def pick(table: OrchardTable, by: str, most: int = len(TREES)) -> None:
    """Pick from different trees, at most `most`, until done."""
    visited: list[str] = []

    def trees() -> list[str]:
        laden = [tree for tree in TREES if tree not in visited and table.board.trees[tree]]
        return [*laden, DONE]

    def refuse(word: str) -> Reason | None:
        if word in visited:
            return Reason("pick.visited", "2.1", (word,))
        if word in TREES:
            return Reason("pick.bare", "2.2", (word,))
        return None

    while len(visited) < most:
        tree = await table.ask(by, trees, ask="pick.tree", rule="2", kind=Kind.PLACE, refuse=refuse)
        if tree == DONE:
            return
        visited.append(tree)
        await pick_from(table, by, tree)


async def pick_from(table: OrchardTable, by: str, tree: str) -> None:
    """Roll; after a good roll the picker chooses how much to take, and a 6 brings wasps."""
    roll = await table.roll(ask="pick.roll", rule="2.3", about=(tree,))
    hanging = table.board.trees[tree]
    if roll <= hanging:
        counts = [str(n) for n in range(1, min(3, hanging) + 1)]
        count = await table.ask(
            by, lambda: counts, ask="pick.count", rule="2.4", kind=Kind.COUNT, about=(tree,)
        )
        table.emit(Picked(by, tree, int(count)))
    elif roll == 6:
        await wasps(table, by)


async def wasps(table: OrchardTable, by: str) -> None:
    """Let the neighbour decide whether to help."""
    mercy = await table.ask(NEIGHBOUR[by], lambda: ["help", "laugh"], ask="wasps", rule="3")
    if mercy == "laugh" and table.board.fruit[by]:
        table.emit(Spilled(by))


async def feast(table: OrchardTable, by: str) -> None:
    """Eat two, and let the neighbour pick from one tree."""
    table.emit(Feasted(by))
    await pick(table, NEIGHBOUR[by], most=1)


def sale(table: OrchardTable, by: str) -> Interrupt:
    """Return the interrupt that sells fruit whenever there is some."""

    async def sell() -> None:
        counts = [str(n) for n in range(1, table.board.fruit[by] + 1)]
        count = await table.ask(by, lambda: counts, ask="sell", rule="4", kind=Kind.COUNT)
        table.emit(Sold(by, int(count)))

    return Interrupt("sell", by, lambda: table.board.fruit[by] > 0, sell)


async def night(table: OrchardTable) -> None:
    """Ask nothing; let fruit grow."""
    table.emit(Grown())


class OrchardRules:
    """The rules in the form that the kernel takes."""

    def after(self, board: Orchard, fact: Fact) -> Orchard:
        """Return the position after a fact."""
        return after(board, fact)

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Play a day or a night."""
        table = OrchardTable(board, after)
        return table, night(table) if board.night else day(table)

    def outcome(self, board: Orchard) -> Outcome | None:
        """Count the coins after the last day."""
        if board.day <= DAYS:
            return None
        best = max(board.coins.values())
        return OrchardOutcome(tuple(w for w in (ANN, BEN) if board.coins[w] == best), board.coins)


class OrchardBox(Box[Orchard, Fact]):
    """The game in the form that the saves take."""

    name = "orchard"
    version = 1
    rules = OrchardRules()
    sides = (ANN, BEN)
    scenarios: tuple[str, ...] = ("young", "old")
    places = TREES

    def start(self, setup: Setup) -> Orchard:
        """Set up one of two orchards."""
        match setup.scenario:
            case "young":
                hanging = 2
            case "old":
                hanging = 5
            case other:
                raise BadSetupError(f"there is no scenario '{other}': choose young or old")
        if setup.position is not None:
            return self.restore(setup.position, setup)
        return Orchard(dict.fromkeys(TREES, hanging), {ANN: 0, BEN: 0}, {ANN: 0, BEN: 0})

    def reseat(self, board: Orchard, side: str, who: str) -> Orchard:
        """Change nothing: the rules do not care who plays a side."""
        if side not in NEIGHBOUR:
            raise BadSetupError(f"nobody here is called '{side}'")
        return board

    def begins_chapter(self, board: Orchard) -> bool:
        """Whether it is morning: every morning begins a chapter."""
        return not board.night

    def standings(self, board: Orchard) -> dict[str, int]:
        """Return by how many coins each neighbour is ahead."""
        return {side: board.coins[side] - board.coins[NEIGHBOUR[side]] for side in self.sides}

    def position(self, board: Orchard) -> str:
        """Write a position as JSON."""
        return msgspec.json.encode(board).decode()

    def restore(self, text: str, setup: Setup) -> Orchard:
        """Read a position from JSON."""
        try:
            return msgspec.json.decode(text, type=Orchard)
        except msgspec.MsgspecError as error:
            raise BadPositionError([str(error)]) from error

    def problems(self, board: Orchard) -> list[str]:
        """Return every count below 0."""
        counts = (*board.trees.items(), *board.fruit.items(), *board.coins.items())
        known = ((name, held) for name, held in purses(board).items() if held is not None)
        return [f"{name} is below 0" for name, count in (*counts, *known) if count < 0]

    def state(self, board: Orchard) -> object:
        """Return the position as it is."""
        return board


class FirstOptionBot(Bot[Orchard]):
    """Always takes the first option."""

    def decide(self, known: Knowledge[Orchard, Fact]) -> Reply:
        """Take the first option, and say why."""
        day = known.checkpoint.day
        return Reply(known.decision.options[0], (f"8.{day}: it comes first",))


class OrchardWithBots(OrchardBox):
    """The invented game, with a bot."""

    bot = FirstOptionBot()
