"""8.4.4 The measured effect of a choice in an Event."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Final

from msgspec import Struct

from core.adp.model.board import Board
from core.adp.model.facts import (
    Fact,
    Fell,
    Moved,
    Placed,
    Removed,
    Returned,
    Shifted,
    TurnEnded,
    Withdrawn,
)
from core.adp.model.ids import BASES, OWNER, Faction, Piece, SpaceId, Support

LEVELS: Final = tuple(Support)

PieceFact = Placed | Removed | Fell | Withdrawn | Moved | Returned


class Trial(Struct, frozen=True):
    """The effect of one answer."""

    word: str
    before: Board
    facts: tuple[Fact, ...]

    @classmethod
    def of(cls, word: str, before: Board, facts: Iterable[Fact]) -> Trial:
        """Measure the facts up to the end of the turn."""
        return cls(word, before, tuple(takewhile(_is_before_the_end, facts)))

    @property
    def after(self) -> Board:
        """The position afterwards."""
        board = self.before
        for fact in self.facts:
            board = fact.on(board)
        return board

    @property
    def space(self) -> SpaceId:
        """The space that was tried."""
        return SpaceId(self.word)

    @property
    def bases(self) -> int:
        """8.4.4: Bases placed, removed or replaced."""
        return sum(fact.count for fact in self._pieces() if fact.piece in BASES)

    @property
    def others(self) -> int:
        """8.4.4: Other pieces placed, removed or replaced."""
        return sum(fact.count for fact in self._pieces() if fact.piece not in BASES)

    @property
    def shift(self) -> int:
        """8.4.4: Population times levels shifted, whichever way (ruling A-84)."""
        shifts = [fact for fact in self.facts if isinstance(fact, Shifted)]
        if not shifts:
            return 0
        population = self.after.population
        return sum(
            population(fact.space) * abs(LEVELS.index(fact.origin) - LEVELS.index(fact.to))
            for fact in shifts
        )

    @property
    def losers(self) -> tuple[Faction, ...]:
        """The Factions whose pieces were removed from the map."""
        gone = (fact for fact in self.facts if isinstance(fact, Removed | Fell | Withdrawn))
        return tuple(OWNER[fact.piece] for fact in gone)

    @property
    def newcomers(self) -> tuple[Faction, ...]:
        """The Factions whose pieces were placed on the map."""
        return tuple(OWNER[fact.piece] for fact in self.facts if isinstance(fact, Placed))

    @property
    def tally(self) -> tuple[int, int, int]:
        """8.4.4: How spaces are compared: Bases, then other pieces, then shifts."""
        return self.bases, self.others, self.shift

    def _pieces(self) -> Iterable[PieceFact]:
        return (fact for fact in self.facts if isinstance(fact, PieceFact))

    def touches(self, piece: Piece) -> bool:
        """Whether a kind of piece was placed, removed or moved."""
        return any(fact.piece is piece for fact in self._pieces())


def _is_before_the_end(fact: Fact) -> bool:
    return not isinstance(fact, TurnEnded)
