"""The outlook: how far an answer could lead, found by playing on from it on the side.

An answer is followed as long as the same side is asked about the same places. Of numbers the
largest is taken, of places the first each time; a menu is followed every way. Dice are never
rolled: each face is followed, which gives the chance of each result. Nothing is told that the
viewer cannot know before: there each way ends.
"""

from __future__ import annotations

from typing import Any, Final

from adp_tui.play.lookahead.foreseen import first_unforeseen, foreseen, may_foresee
from adp_tui.presenter.ahead import End, Outlook
from adp_tui.presenter.presenter import AnyPresenter
from core.kernel import ONLOOKER, Decision, Kind, Turn, Viewer

AnyTurn = Turn[Any, Any]

MOST_WAYS: Final = 6
"""How many ways are followed to the end, before a die and after each of its faces."""

MOST_STEPS: Final = 14
"""How many answers each way may take."""


def look_ahead(
    presenter: AnyPresenter, here: AnyTurn, word: str, viewer: Viewer = ONLOOKER
) -> Outlook:
    """Return how far a word would lead as an answer to the question; the game stays where it is."""
    box, turn = presenter.box, here.fork()
    decision, board = turn.pending, turn.board
    assert isinstance(decision, Decision)
    before = viewer.view(box, board)
    if decision.sealed and not viewer.sees_all:
        return _hidden(presenter, decision, before, End((), before))
    facts = turn.answer(word)
    at_once, is_cut = foreseen(box, viewer, board, facts, turn.board)
    if is_cut or not may_foresee(viewer, turn.pending):
        return _hidden(presenter, decision, before, at_once)
    pending = viewer.public_question(box, turn.board, turn.pending)
    same_turn = not turn.checkpoints
    subject = {word, *decision.about}.intersection(box.places)
    way = _Trial(presenter, decision, subject, viewer, board)
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


def _hidden(presenter: AnyPresenter, decision: Decision, before: Any, at_once: End) -> Outlook:
    """Return the outlook of an answer whose consequences the viewer cannot know."""
    price = presenter.ahead.paid(at_once.facts)
    return Outlook(
        before,
        at_once,
        pending=decision,
        same_turn=True,
        price=price,
        most_paid=price,
        next=None,
        asked=False,
        ends=(at_once,),
        faces=(),
        cut=True,
        is_hidden=True,
    )


class _Trial:
    """The results of playing on from an answer."""

    def __init__(
        self,
        presenter: AnyPresenter,
        decision: Decision,
        subject: set[str],
        viewer: Viewer,
        start: Any,
    ) -> None:
        self._presenter = presenter
        self._decision = decision
        self._viewer = viewer
        self._start = start
        """The position before the answer."""

        self._subject = subject
        """The places it is about: questions about other places are not followed."""

        self.ends: list[End] = []
        self.faces: list[tuple[End, ...]] = []
        self.cut = False

    def follow(self, turn: AnyTurn, facts: tuple[Any, ...], steps: int = 0) -> None:
        """Play on until something else is asked, every way that a menu offers."""
        while not self._is_unforeseen(facts) and (words := self.words(turn)):
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
        end, is_cut = foreseen(self._presenter.box, self._viewer, self._start, facts, turn.board)
        if is_cut:
            self.cut = True
            self.ends.append(end)
        elif isinstance(die, Decision) and die.kind is Kind.DIE and self._concerns(die):
            self._look_at(die, turn, facts)
        else:
            self.ends.append(end)

    def _is_unforeseen(self, facts: tuple[Any, ...]) -> bool:
        """Whether something has happened that the viewer cannot foresee."""
        return first_unforeseen(self._presenter.box, self._viewer, facts) is not None

    def question(self, turn: AnyTurn) -> Decision | None:
        """Return the question, if it is for the same side in the same turn and no secret."""
        asked = turn.pending
        if not isinstance(asked, Decision) or asked.by != self._decision.by or turn.checkpoints:
            return None
        return asked if may_foresee(self._viewer, asked) else None

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
            way = _Trial(self._presenter, self._decision, self._subject, self._viewer, self._start)
            way.faces.append(())
            way.follow(aside, facts + aside.answer(face))
            self.faces.append(tuple(way.ends))
