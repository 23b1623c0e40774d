"""RDS-6: What a side may not know changes nothing for it; and a game that tells is found out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from core.kernel import Knowledge, Procedure, Reason, Reply
from tests.blindfold import Blindfold
from tests.blindfolds import TRIALS, Trial, other_purses, sought_at_fair
from tests.orchard import (
    ANN,
    BEN,
    NEIGHBOUR,
    BidsShown,
    Fact,
    FirstOptionBot,
    Grown,
    Orchard,
    OrchardTable,
    Spilled,
    purses,
)
from tests.orchard_fair import FairBox, FairRules, evening
from tests.orchard_table import presenter
from tests.previewed import previews

SEEDS: Final = range(3)
"""Random games of each kind; `python -m tests.blindfolds` plays more."""


@pytest.mark.rule("RDS-6", "RDS-12", "RDS-14")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("trial", TRIALS.values(), ids=TRIALS)
def test_games_that_differ_in_what_a_side_may_not_know_are_the_same_to_it(
    trial: Trial, seed: int
) -> None:
    assert trial.play(seed) > 10


# Orchards that tell a secret


class OpenPurses(FairBox):
    """A view that forgets to hide the purses."""

    def view(self, board: Orchard, side: str | None) -> Orchard:
        """Return everything."""
        return board


class OpenFacts(FairBox):
    """A fact that tells everybody how many pennies there are."""

    def seen(self, fact: Fact, side: str | None) -> Fact | None:
        """Return everything."""
        return fact


class Unannounced(FairBox):
    """Bids that are shown without a word that they reveal something."""

    def reveals(self, fact: Fact, side: str | None) -> bool:
        """Say that nothing is new."""
        return False


class PeekingBot(FirstOptionBot):
    """A bot that looks into the neighbour's purse."""

    def decide(self, known: Knowledge[Orchard, Fact]) -> Reply:
        """Take the last option if the neighbour is rich."""
        theirs = purses(known._turn.board).get(NEIGHBOUR[known.side]) or 0
        return Reply(known.decision.options[-1 if theirs > 2 else 0])


class TellingBot(FirstOptionBot):
    """A bot whose reasons tell what it should not know."""

    def decide(self, known: Knowledge[Orchard, Fact]) -> Reply:
        """Take the first option, and say too much."""
        return Reply(known.decision.options[0], (f"8.1: {purses(known._turn.board)}",))


def with_bot(mind: FirstOptionBot) -> FairBox:
    """Return the fair with another bot."""
    box = FairBox()
    box.bot = mind
    return box


def with_evening(evening: Callable[[OrchardTable], Procedure]) -> FairBox:
    """Return the fair with other evenings."""

    class Rules(FairRules):
        def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
            table, procedure = super().sit(board)
            if not board.night:
                return table, procedure
            procedure.close()
            return table, evening(table)

    box = FairBox()
    box.rules = Rules()
    return box


def theirs(table: OrchardTable, by: str) -> int:
    """Return what is in the neighbour's purse."""
    return purses(table.board)[NEIGHBOUR[by]] or 0


async def bid_up_to(table: OrchardTable, by: str, most: int) -> int:
    """Ask for a bid in secret."""
    counts = [str(n) for n in range(most + 1)]
    return int(await table.ask(by, lambda: counts, ask="bid", rule="5.2", known_to=(by,)))


async def capped(table: OrchardTable, by: str) -> int:
    """Ask for a bid, and offer no more than the neighbour has."""
    return await bid_up_to(table, by, theirs(table, by))


async def explained(table: OrchardTable, by: str) -> int:
    """Ask for a bid, and refuse with a word about the neighbour's purse."""

    def refuse(word: str) -> Reason | None:
        return Reason("bid.enough", "5.2") if theirs(table, by) < 3 else None

    return int(await table.ask(by, lambda: ["0"], ask="bid", rule="5.2", refuse=refuse))


async def warned(table: OrchardTable, by: str) -> int:
    """Ask for a bid, and say what the neighbour can bid."""
    about = (str(theirs(table, by)),)
    return int(await table.ask(by, lambda: ["0", "1"], ask="bid", rule="5.2", about=about))


async def one_after_the_other(table: OrchardTable) -> None:
    """Let Ben bid no more than Ann has bid in secret."""
    anns = await bid_up_to(table, ANN, purses(table.board)[ANN] or 0)
    bens = await bid_up_to(table, BEN, anns)
    table.emit(BidsShown({ANN: anns, BEN: bens}), Grown())


async def asked_if_rich(table: OrchardTable) -> None:
    """Ask Ann aloud whether she bids, but only if she has something."""
    if purses(table.board)[ANN]:
        await table.ask(ANN, lambda: ["yes", "no"], ask="bids", rule="5.2")
    await evening(table)


async def spilled_if_rich(table: OrchardTable) -> None:
    """Let something happen that everybody sees, and that depends on a purse."""
    if purses(table.board)[ANN] and table.board.fruit[ANN]:
        table.emit(Spilled(ANN))
    await evening(table)


def _evening_of(ask: Callable[[OrchardTable, str], Awaitable[int]]) -> Callable[[], FairBox]:
    return lambda: with_evening(lambda table: evening(table, ask))


LEAKS: Final[dict[str, tuple[Callable[[], FairBox], str]]] = {
    "a view that hides nothing": (OpenPurses, "sees a difference"),
    "a fact that is told to all": (OpenFacts, "learns Filled"),
    "a fact that reveals unannounced": (Unannounced, "learns BidsShown"),
    "options that depend on a secret": (_evening_of(capped), "against"),
    "refusals that depend on a secret": (_evening_of(explained), "bid: "),
    "a question that is about a secret": (_evening_of(warned), "against"),
    "options that depend on a sealed bid": (lambda: with_evening(one_after_the_other), "against"),
    "a question that is asked because of a secret": (
        lambda: with_evening(asked_if_rich),
        "against",
    ),
    "an event because of a secret": (lambda: with_evening(spilled_if_rich), "learns"),
    "a bot that peeks": (lambda: with_bot(PeekingBot()), "the bot answers"),
    "a bot that tells": (lambda: with_bot(TellingBot()), "the bot answers"),
}
"""Each leak, and what the test says about it."""


@pytest.mark.rule("RDS-6")
@pytest.mark.parametrize(("leak", "found"), [(leak, found) for leak, (_, found) in LEAKS.items()])
def test_a_game_that_tells_a_secret_is_found_out(leak: str, found: str) -> None:
    box = LEAKS[leak][0]()
    blindfold = Blindfold(box, other_purses, sought=sought_at_fair)
    (setup,) = box.samples

    with pytest.raises(AssertionError, match=found):
        sum(blindfold.check_game(setup, seed, every=1, farthest=50) for seed in range(20))


@pytest.mark.rule("RDS-6", "RDS-14")
def test_a_preview_that_tells_a_secret_is_found_out() -> None:
    box = FairBox()
    blindfold = Blindfold(box, other_purses, foresee=previews(presenter(box), sees_all=True))
    (setup,) = box.samples

    with pytest.raises(AssertionError, match="shows"):
        sum(blindfold.check_game(setup, seed, every=1, farthest=50) for seed in range(20))


def test_the_same_game_without_leaks_is_not() -> None:
    box = with_evening(evening)
    blindfold = Blindfold(box, other_purses, sought=sought_at_fair)
    (setup,) = box.samples

    assert sum(blindfold.check_game(setup, seed, every=1, farthest=50) for seed in range(5)) > 100
