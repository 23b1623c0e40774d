"""The bot as the box offers it: it is imported with the first question that it is asked."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.kernel import Bot, Explanation, Knowledge, Reply

if TYPE_CHECKING:
    from core.district.bots.bot import DistrictBot

KnownToSide: TypeAlias = Knowledge[DistrictBoard, DistrictFact]


class DistrictBotOnDemand(Bot[DistrictBoard]):
    """Passes every question on to the bot of a side."""

    @cached_property
    def _bot(self) -> DistrictBot:
        # Imported here, because a game of two people needs no bot.
        from core.district.bots.bot import DistrictBot

        return DistrictBot()

    def decide(self, known: KnownToSide) -> Reply:
        """Answer the question that a side is asked, with reasons."""
        return self._bot.decide(known)

    def explain(self, known: KnownToSide) -> Explanation:
        """Return its answer and everything that it thinks."""
        return self._bot.explain(known)
