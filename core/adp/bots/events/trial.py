"""8.4.4 Trying a choice of an Event on the side, to measure what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Final

from msgspec import Struct

from core.adp.board import Board
from core.adp.bots.events.view import View
from core.adp.facts import (
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
from core.adp.ids import BASES, OWNER, Faction, Piece, SpaceId, Support
from core.kernel import Decision, Turn

LEVELS: Final = tuple(Support)

PieceFact = Placed | Removed | Fell | Withdrawn | Moved | Returned

Quick = Callable[[View], str | None]
"""Answers the questions within a choice; None where the next choice begins."""


class Trial(Struct, frozen=True):
    """What came of one word."""

    word: str
    before: Board
    after: Board
    facts: tuple[Fact, ...]

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
        return sum(
            self.after.population(fact.space)
            * abs(LEVELS.index(fact.origin) - LEVELS.index(fact.to))
            for fact in self.facts
            if isinstance(fact, Shifted)
        )

    @property
    def losers(self) -> tuple[Faction, ...]:
        """Whose pieces were taken off the map."""
        gone = (fact for fact in self.facts if isinstance(fact, Removed | Fell | Withdrawn))
        return tuple(OWNER[fact.piece] for fact in gone)

    def _pieces(self) -> Iterable[PieceFact]:
        return (fact for fact in self.facts if isinstance(fact, PieceFact))

    def touches(self, piece: Piece) -> bool:
        """Whether a kind of piece was placed, removed or moved."""
        return any(fact.piece is piece for fact in self._pieces())


def try_out(turn: Turn[Board, Fact], word: str, quick: Quick) -> Trial:
    """Answer with a word and go on to where the next choice begins."""
    before = turn.board
    facts = list(turn.answer(word))
    while turn.checkpoints == 0:
        decision = turn.pending
        assert isinstance(decision, Decision)
        answer = quick(View(turn.board, decision, turn.facts, turn.game.trail))
        if answer is None:
            break
        facts += turn.answer(answer)
    mine = tuple(takewhile(lambda fact: not isinstance(fact, TurnEnded), facts))
    after = before
    for fact in mine:
        after = fact.on(after)
    return Trial(word, before, after, mine)
