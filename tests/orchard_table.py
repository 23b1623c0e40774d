"""Orchard on the screen: how the invented game is shown and described."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from adp_tui.games import GameEntry, Games
from adp_tui.look.paint import Line, line
from adp_tui.presenter.ahead import Ahead, Change, Difference
from adp_tui.presenter.answers import Answers, Section
from adp_tui.presenter.cover import Action, Cover
from adp_tui.presenter.presenter import AnyBox, Presenter
from adp_tui.presenter.words import Words
from core.kernel import Decision, Reason
from tests.orchard import (
    TREES,
    BidsShown,
    Dusk,
    Fact,
    Feasted,
    Filled,
    Grown,
    Orchard,
    OrchardWithBots,
    Picked,
    Sold,
    Spilled,
    purses,
)
from tests.orchard_fair import FairBox

COVER: Final = Cover(
    title="Orchard",
    subtitle="Two neighbours, four trees, six days",
    about="Pick fruit, and sell it before the week is over.",
    example="adp new young --seat ben=bot",
    actions=(Action("sell", ("S",), "sell fruit", after="inspect"),),
)


class OrchardWords(Words[Orchard, Fact]):
    """The sentences of Orchard; questions and answers are shown by their plain words."""

    chapter = "day"

    def refusal(self, reason: Reason) -> str:
        """Return why a tree cannot be picked."""
        known = {"pick.visited": "you have been there", "pick.bare": "nothing hangs there"}
        return known.get(reason.code) or super().refusal(reason)

    def tell(self, fact: Fact) -> str:
        """Return what happened."""
        match fact:
            case Picked(by, tree, count):
                return f"{self.name(by)} picks {count} from the {tree} tree"
            case Spilled(by):
                return f"{self.name(by)} spills one"
            case Sold(by, count):
                return f"{self.name(by)} sells {count}"
            case Feasted(by):
                return f"{self.name(by)} gives a feast"
            case Dusk():
                return "Night falls"
            case Grown():
                return "Fruit grows overnight"
            case Filled(by, pennies):
                return f"{self.name(by)} has {'?' if pennies is None else pennies} pennies to bid"
            case BidsShown(bids):
                return ", ".join(f"{self.name(by)} bids {bid}" for by, bid in bids.items())

    def show(self, board: Orchard) -> str:
        """Return the trees, the baskets and the purses."""
        trees = [f"{tree:<8} {'o' * hanging or '-'}" for tree, hanging in board.trees.items()]
        people = [
            f"{self.name(who):<8} {board.fruit[who]} fruit, {board.coins[who]} coins"
            for who in board.fruit
        ]
        secret = [
            f"{self.name(who):<8} {'?' if pennies is None else pennies} pennies to bid"
            for who, pennies in purses(board).items()
        ]
        return "\n".join((f"Day {board.day}", "", *trees, "", *people, *secret))


class OrchardAhead(Ahead[Orchard, Fact]):
    """What answers change in Orchard."""

    def difference(self, before: Orchard, after: Orchard, facts: Sequence[Fact] = ()) -> Difference:
        """Return the trees, baskets and purses that have changed."""

        def changes(old: dict[str, int], new: dict[str, int], unit: str) -> tuple[Change, ...]:
            names = [name for name in old if old[name] != new[name]]
            return tuple(
                Change(f"{name} {unit}".strip(), str(old[name]), str(new[name])) for name in names
            )

        fruit = changes(before.fruit, after.fruit, "fruit")
        coins = changes(before.coins, after.coins, "coins")
        return Difference(places=changes(before.trees, after.trees, ""), others=(*fruit, *coins))

    def contents(self, board: Orchard, place: str) -> Line:
        """Return what hangs on a tree."""
        return line("o" * board.trees[place])


class OrchardAnswers(Answers[Orchard]):
    """Selling has its own key, and players can look for every tree."""

    sections = (Section("sell", "Sell", "there is nothing to sell", ("sell",), is_aside=True),)

    def sought(self, decision: Decision) -> tuple[str, ...]:
        """Return the trees if the question is about one of them."""
        return TREES if decision.ask == "pick.tree" else ()


def presenter(box: AnyBox) -> Presenter[Orchard, Fact]:
    """Return how the game in a box is shown."""
    return Presenter(
        box, COVER, words=OrchardWords(), answers=OrchardAnswers(), ahead=OrchardAhead()
    )


def games(box: Callable[[], AnyBox]) -> Games:
    """Return a catalogue with a single kind of orchard."""
    return {"orchard": GameEntry(COVER, box, lambda: presenter(box()))}


ORCHARD: Final = games(OrchardWithBots)

FAIR: Final = games(FairBox)
"""The same with a fair, where there is something to hide."""
