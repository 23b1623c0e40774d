"""8.4 A question within an Event, with everything that its answer depends on."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.adp.bots.mind import DICE_WORDS
from core.adp.model.board import Board
from core.adp.model.facts import Fact, Fell, Placed, Removed, Withdrawn
from core.adp.model.ids import GOVERNMENT, POLICE, TROOPS, Faction, Piece, Side, SpaceId
from core.adp.rules.interruptions import ASIDES as MEANWHILE
from core.adp.rules.victory import SHOW
from core.kernel import Answered, Decision

ASIDES: Final = (*DICE_WORDS, *MEANWHILE, *SHOW.values())
"""What may be done at any question and is not part of the Event."""

_PIECES: Final = frozenset[str](Piece)
_SPACES: Final = frozenset[str](SpaceId)
_SIDES: Final = frozenset[str](Side)


class EventQuestion(NamedTuple):
    """A question, the position, and what has happened and been answered in this turn."""

    board: Board
    decision: Decision
    facts: tuple[Fact, ...]
    trail: tuple[Answered, ...]

    @property
    def by(self) -> Faction:
        """The Faction that is asked."""
        assert self.decision.by is not None
        return Faction(self.decision.by)

    @property
    def card(self) -> int:
        """The card whose Event it is."""
        assert self.board.card is not None
        return self.board.card

    @property
    def verb(self) -> str:
        """What is done with pieces: the second word of the question."""
        parts = self.decision.ask.split(".")
        return parts[1] if len(parts) > 1 else ""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers among the options."""
        return tuple(int(word) for word in self.decision.options if word.isdigit())

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The kinds of pieces among the options."""
        return tuple(Piece(word) for word in self.decision.options if word in _PIECES)

    @property
    def spaces(self) -> tuple[SpaceId, ...]:
        """The spaces among the options."""
        return tuple(SpaceId(word) for word in self.decision.options if word in _SPACES)

    @property
    def last_word(self) -> str:
        """The last answer of the same Faction, apart from asking for dice."""
        said = (
            answered.option
            for answered in reversed(self.trail)
            if answered.by == self.decision.by and answered.option not in DICE_WORDS
        )
        return next(said, "")

    @property
    def at_hand(self) -> SpaceId | None:
        """The space where this Event last placed or removed pieces."""
        if self.facts and isinstance(fact := self.facts[-1], Placed | Removed | Fell | Withdrawn):
            return fact.space if fact.rule == f"card {self.card}" else None
        return None

    @property
    def side(self) -> Side:
        """The side of the card that is executed; until it is chosen, the unshaded one."""
        words = (answered.option for answered in self.trail)
        return next((Side(word) for word in words if word in _SIDES), Side.UNSHADED)

    def police_next(self, space: SpaceId, *, arriving: bool = False) -> bool:
        """8.1.2: Whether Police come next among the cubes placed or removed in a space."""
        kind = Placed if arriving or self.verb == "place" else Removed
        dealt = [f for f in self.facts if isinstance(f, kind) and f.space is space]
        police = sum(fact.count for fact in dealt if fact.piece is POLICE)
        troops = sum(fact.count for fact in dealt if fact.piece is TROOPS[GOVERNMENT])
        return police <= troops
