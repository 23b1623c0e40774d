"""The outlook: how far an answer could lead, found by playing on from it on the side.

An answer is followed as long as the same side is asked about the same places. Of numbers the
largest is taken, of places the first each time; a menu is followed every way. Dice are never
rolled: each face is followed, which gives the chance of each result.
"""

from __future__ import annotations

from typing import Any, Final

from adp_tui.presenter.ahead import End, Outlook
from adp_tui.presenter.presenter import AnyPresenter
from core.kernel import Decision, Kind, Turn

AnyTurn = Turn[Any, Any]

MOST_WAYS: Final = 6
"""How many ways are followed to the end, before a die and after each of its faces."""

MOST_STEPS: Final = 14
"""How many answers each way may take."""


def look_ahead(presenter: AnyPresenter, here: AnyTurn, word: str) -> Outlook:
    """Return how far a word would lead as an answer to the question; the game stays where it is."""
    turn = here.fork()
    decision, before = turn.pending, turn.board
    assert isinstance(decision, Decision)
    facts = turn.answer(word)
    at_once, pending, same_turn = End(facts, turn.board), turn.pending, not turn.checkpoints
    way = _Trial(presenter, decision, {word, *decision.about}.intersection(presenter.box.places))
    following, asked = way.question(turn), bool(way.words(turn))
    way.follow(turn, facts)
    paid, ends = presenter.ahead.paid, (*way.ends, *(end for ends in way.faces for end in ends))
    price = paid(facts)
    return Outlook(
        before,
        at_once,
        pending,
        same_turn,
        price,
        max((paid(end.facts) for end in ends), default=price),
        following,
        asked,
        tuple(way.ends),
        tuple(way.faces),
        way.cut,
    )


class _Trial:
    """The results of playing on from an answer."""

    def __init__(self, presenter: AnyPresenter, decision: Decision, subject: set[str]) -> None:
        self._presenter = presenter
        self._decision = decision
        self._subject = subject
        """The places it is about: questions about other places are not followed."""

        self.ends: list[End] = []
        self.faces: list[tuple[End, ...]] = []
        self.cut = False

    def follow(self, turn: AnyTurn, facts: tuple[Any, ...], steps: int = 0) -> None:
        """Play on until something else is asked, every way that a menu offers."""
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

    def question(self, turn: AnyTurn) -> Decision | None:
        """Return the question, if it is for the same side in the same turn."""
        asked = turn.pending
        if not isinstance(asked, Decision) or asked.by != self._decision.by or turn.checkpoints:
            return None
        return asked

    def words(self, turn: AnyTurn) -> list[str]:
        """Return the answers to follow; none where the matter ends."""
        if (asked := self.question(turn)) is None:
            return []
        concerns = self._concerns(asked)
        wanted = self._presenter.ahead.followed(
            self._decision, asked, turn.board, concerns=concerns
        )
        if wanted is not None:
            return wanted
        if asked.ask == self._decision.ask or not concerns:
            return []
        words = self._presenter.answers.main_words(asked)
        match asked.kind:
            case Kind.COUNT:
                return words[-1:]
            case Kind.PLACE:
                return words[:1]
            case _:
                return words

    def _concerns(self, asked: Decision) -> bool:
        return bool(self._subject) and self._subject.issubset(asked.about)

    def _look_at(self, die: Decision, turn: AnyTurn, facts: tuple[Any, ...]) -> None:
        """Follow each face of a die; a second die is not followed."""
        if self.faces:
            self.cut = True
            return
        for face in die.options:
            aside = turn.fork()
            way = _Trial(self._presenter, self._decision, self._subject)
            way.faces.append(())
            way.follow(aside, facts + aside.answer(face))
            self.faces.append(tuple(way.ends))
