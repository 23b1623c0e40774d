"""RDD-40 The words that stand for a whole Deployment: the last one again, and that of the bot."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from core.district.box.bot import DistrictBotOnDemand, KnownToSide
from core.district.model.board import DistrictBoard
from core.district.model.ids import Segment
from core.kernel import Reason, Reply, Shortcut

if TYPE_CHECKING:
    from core.district.bots.draft import Draft

NEVER_BEFORE: Final = Reason("deploy.never-before", "RDD-40")


def shortcuts(
    bot: DistrictBotOnDemand, known: KnownToSide, earlier: Iterable[DistrictBoard]
) -> tuple[Shortcut[DistrictBoard], ...]:
    """RDD-40: Return what `deploy.unit` offers besides its options."""
    if known.decision.ask != "deploy.unit":
        return ()
    return AsBefore(known, earlier), LeaveIt(bot)


class AsBefore(Shortcut[DistrictBoard]):
    """RDD-40: The last Deployment of the side again, as far as possible."""

    word = "as-before"

    def __init__(self, known: KnownToSide, earlier: Iterable[DistrictBoard]) -> None:
        self._known = known
        self._earlier = earlier
        self._plan: Draft | None = None
        """The whole Deployment, as it is planned at the first answer."""

    @property
    def refusal(self) -> Reason | None:
        """It needs a Deployment in an earlier turn."""
        return NEVER_BEFORE if self._done is None else None

    @cached_property
    def _done(self) -> DistrictBoard | None:
        return last_deployment(self._known.board, self._known.side, self._earlier)

    def answer(self, known: KnownToSide) -> Reply | None:
        """Return the next answer of the Deployment, None if something else must be done first."""
        # Imported here, as the bot is, because few games need it.
        from core.district.bots.last_turn import plan_as_before, repeat
        from core.district.bots.mind import DistrictMind

        if self._done is None or not _is_of_deployment(known):
            return None
        mind = DistrictMind(known)
        if self._plan is None:
            self._plan = plan_as_before(mind.board, self._done, mind.said)
        word = repeat(mind, self._plan)
        return None if word is None else Reply(word, mind.notes.take_reasons())


class LeaveIt(Shortcut[DistrictBoard]):
    """RDD-40: The Deployment as the bot of the side would carry it out."""

    word = "leave-it"

    def __init__(self, bot: DistrictBotOnDemand) -> None:
        self._bot = bot

    def answer(self, known: KnownToSide) -> Reply | None:
        """Return what the bot answers as long as the Deployment goes on."""
        return self._bot.decide(known) if _is_of_deployment(known) else None


def last_deployment(
    board: DistrictBoard, side: str, earlier: Iterable[DistrictBoard]
) -> DistrictBoard | None:
    """RDD-40: Return the position after the Deployment of a side in an earlier turn."""
    after = None
    for before in earlier:
        is_deploying = before.segment is Segment.DEPLOYMENT and before.side == side
        if is_deploying and before.turn < board.turn:
            return after
        after = before
    return None


def _is_of_deployment(known: KnownToSide) -> bool:
    return known.decision.ask.startswith("deploy.")
