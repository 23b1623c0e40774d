"""The outlook: how far an answer could lead, found by answering on and on, on the side.

An answer is followed as long as the same Faction is asked about all of its spaces. Of numbers the
most is taken, of spaces the first, again and again; a menu is followed every way. Dice are never
rolled: what each of their faces would lead to is looked at, and so the chance of it is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from adp_tui.games.adp.ahead.option_order import AS_IT_IS, standing_number
from adp_tui.play.adp import AdpTurn
from adp_tui.play.choices import main_words
from core.adp.board import Board
from core.adp.facts import Fact, Paid
from core.kernel import Decision, Game, Kind, Rules, Turn

MOST_WAYS: Final = 6
"""How many ways are followed to their end, before a die and behind each of its faces."""

SURGE_SPACE: Final = "surge.space"
DONE: Final = "done"
_LATER: Final = (SURGE_SPACE, *AS_IT_IS)
"""Questions whose answers change nothing before the last of them has been given."""

MOST_STEPS: Final = 14
"""How many answers each of them may take."""


class End(NamedTuple):
    """Where a way ends: what has happened, and the position."""

    facts: tuple[Fact, ...]
    board: Board


class Outlook(NamedTuple):
    """How far an answer could lead before something else is asked."""

    before: Board
    price: int
    """What the answer itself costs."""

    next: Decision | None
    """What is asked next, if that is asked of the same Faction in the same turn."""

    asked: bool
    """Whether anything has to be answered on the way."""

    ends: tuple[End, ...]
    """The positions that it could lead to."""

    faces: tuple[tuple[End, ...], ...]
    """The same for each face of the die that is rolled on the way; empty if none is."""

    cut: bool
    """Whether one could go on further than was looked."""

    @property
    def most_paid(self) -> int:
        """The most that could be paid on the way."""
        ends = (*self.ends, *(end for ends in self.faces for end in ends))
        return max((paid(end.facts) for end in ends), default=self.price)


Look = Callable[[str], Outlook | None]
"""Tells how far a word would lead; None where that cannot be told."""


def paid(facts: Sequence[Fact]) -> int:
    """Return what was paid in all."""
    return sum(fact.amount for fact in facts if isinstance(fact, Paid))


def look_ahead(rules: Rules[Board, Fact], game: Game[Board], word: str) -> Outlook:
    """Return how far a word would lead as an answer to what is asked."""
    turn: AdpTurn = Turn(rules, game)
    decision, before = turn.pending, turn.board
    assert isinstance(decision, Decision)
    facts = turn.answer(word)
    way = _Way(decision, {word, *decision.about} & before.spaces.keys())
    price, following, asked = paid(facts), way.question(turn), bool(way.words(turn))
    way.follow(turn, facts)
    return Outlook(before, price, following, asked, tuple(way.ends), tuple(way.faces), way.cut)


class _Way:
    """What is found on the way on from an answer."""

    def __init__(self, decision: Decision, subject: set[str]) -> None:
        self._decision = decision
        self._subject = subject
        """The spaces that it is about: questions about others are another matter."""

        self.ends: list[End] = []
        self.faces: list[tuple[End, ...]] = []
        self.cut = False

    def follow(self, turn: AdpTurn, facts: tuple[Fact, ...], steps: int = 0) -> None:
        """Answer on until something else is asked, in every way that a menu offers."""
        while words := self.words(turn):
            if steps == MOST_STEPS:
                self.cut = True
                break
            steps += 1
            for other in words[1:]:
                if len(self.ends) >= MOST_WAYS:
                    self.cut = True
                    break
                aside = turn.fork()
                self.follow(aside, facts + aside.answer(other), steps)
            facts += turn.answer(words[0])
        die = turn.pending
        if isinstance(die, Decision) and die.kind is Kind.DIE and self._concerns(die):
            self._look_at(die, turn, facts)
        else:
            self.ends.append(End(facts, turn.board))

    def question(self, turn: AdpTurn) -> Decision | None:
        """Return what is asked, if that is asked of the same Faction in the same turn."""
        asked = turn.pending
        if not isinstance(asked, Decision) or asked.by != self._decision.by or turn.checkpoints:
            return None
        return asked

    def words(self, turn: AdpTurn) -> list[str]:
        """Return the answers to follow; none where the matter ends."""
        asked = self.question(turn)
        if asked is not None and self._decision.ask in _LATER:
            return self._of_those_settled_later(asked, turn)
        if asked is None or asked.ask == self._decision.ask or not self._concerns(asked):
            return []
        return self._main_words(asked)

    def _of_those_settled_later(self, asked: Decision, turn: AdpTurn) -> list[str]:
        """Return the answers to follow where all numbers are given before any piece moves (4.2.1).

        No more spaces are taken, and in other spaces everything stays as it is.
        """
        if asked.ask == SURGE_SPACE and asked.ask == self._decision.ask:
            return [word for word in asked.options if word == DONE]
        if asked.ask not in AS_IT_IS:
            return []
        if self._decision.ask == SURGE_SPACE and self._concerns(asked):
            return self._main_words(asked)
        if self._decision.ask not in (SURGE_SPACE, asked.ask):
            return []
        return [standing_number(asked, turn.board) or asked.options[-1]]

    def _main_words(self, asked: Decision) -> list[str]:
        words = main_words(asked)
        match asked.kind:
            case Kind.COUNT:
                return words[-1:]
            case Kind.PLACE:
                return words[:1]
            case _:
                return words

    def _concerns(self, asked: Decision) -> bool:
        return bool(self._subject) and self._subject.issubset(asked.about)

    def _look_at(self, die: Decision, turn: AdpTurn, facts: tuple[Fact, ...]) -> None:
        """Follow each face of a die; what depends on a second one is not told."""
        if self.faces:
            self.cut = True
            return
        for face in die.options:
            aside = turn.fork()
            way = _Way(self._decision, self._subject)
            way.faces.append(())
            way.follow(aside, facts + aside.answer(face))
            self.faces.append(tuple(way.ends))
