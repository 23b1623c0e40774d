"""What a bot of District Commander sees while it thinks, and how it gives its answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from core.district.bots.draft import KeptPlan
from core.district.model.board import Camp, DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import Belligerent
from core.district.model.module import Strategy
from core.kernel import Decision, Knowledge, Why
from core.kernel.reasoning import Notes


class DistrictMind:
    """The knowledge of a side, the question it is asked, and the notes on its answer."""

    def __init__(
        self,
        known: Knowledge[DistrictBoard, DistrictFact],
        kept_plan: KeptPlan | None = None,
        *,
        full: bool = False,
    ) -> None:
        self._known = known
        self.kept_plan = kept_plan or KeptPlan()
        """The last plan that the bot made; it saves time, and changes no answer."""

        self.side = Belligerent(known.side)
        self.notes = Notes(full=full)
        """The thoughts that lead to the answer."""

    @property
    def board(self) -> DistrictBoard:
        """The position, as the side may know it."""
        return self._known.board

    @property
    def decision(self) -> Decision:
        """The question."""
        return self._known.decision

    @property
    def options(self) -> tuple[str, ...]:
        """The possible answers."""
        return self._known.decision.options

    @property
    def camp(self) -> Camp:
        """What the side has in front of it."""
        return self.board.camps[self.side]

    @property
    def card(self) -> Strategy:
        """RDB.1: The present Strategy of the side."""
        return self.board.rulebook.strategies[self.camp.strategy]

    @property
    def said(self) -> tuple[str, ...]:
        """The answers since the last checkpoint, as far as the side may know them."""
        return tuple(answered.option for answered in self._known.trail)

    @property
    def facts(self) -> tuple[DistrictFact, ...]:
        """What the side has learned since the last checkpoint."""
        return self._known.facts

    def say(self, option: str, *reasons: Why) -> str:
        """Return an answer and keep its reasons, each with the number of its statement first."""
        self.notes.reason(*reasons)
        return option

    def units_offered(self, prefix: str = "") -> Iterator[tuple[str, str]]:
        """Yield the options that name a unit after a prefix, each with its unit."""
        for option in self.options:
            unit = option.removeprefix(prefix)
            if option.startswith(prefix) and unit in self.board.units:
                yield option, unit

    def about_one_of(self, words: Iterable[str]) -> str | None:
        """Return the first of some words that the question is about, None if it is about none."""
        wanted = frozenset(words)
        return next((word for word in self.decision.about if word in wanted), None)


Procedure = Callable[[DistrictMind], str]
"""Answers one kind of question."""
