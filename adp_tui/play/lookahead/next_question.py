"""Foresight: the questions and chances that an answer leads to."""

from __future__ import annotations

from typing import Any, Final

from adp_tui.play.choices import Choices
from adp_tui.play.lookahead.foreseen import foreseen, may_foresee
from adp_tui.play.spans import faces_in_words, numbers_in_words
from adp_tui.presenter.ahead import Outlook
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts import preview as texts
from adp_tui.texts.words import listed
from core.kernel import Decision, Kind, Turn, Viewer

MOST_NAMED: Final = 3
"""If there are more places, they are counted instead of named."""


def next_question(presenter: AnyPresenter, decision: Decision, seen: Outlook) -> str:
    """Return the next question, with the side if it is another one."""
    asked = seen.pending
    if seen.is_hidden:
        return texts.NOT_KNOWN
    if not isinstance(asked, Decision):
        return texts.THE_END
    return presenter.words.coming(asked, decision.by, same_turn=seen.same_turn)


class NextQuestion:
    """The next question for the same side, if it is new."""

    def __init__(
        self, presenter: AnyPresenter, decision: Decision, word: str, following: Decision | None
    ) -> None:
        new = following is not None and following.ask != decision.ask
        self._words = presenter.words
        self._asked = following if new else None
        self._choices = Choices(self._asked, presenter).rows if self._asked is not None else []
        self._subject = {word, *decision.about}

    @property
    def question(self) -> str:
        """The question in a few words, if its subject is clear."""
        if self._asked is None or self._subject.isdisjoint(self._asked.about):
            return ""
        return self._words.question(self._asked).question

    @property
    def options(self) -> tuple[str, ...]:
        """The possible answers."""
        open_ = [choice for choice in self._choices if choice.reason is None]
        if self._asked is None or not open_:
            return ()
        if self._asked.kind is Kind.COUNT:
            numbers = [choice.label for choice in open_ if choice.word.isdigit()]
            return (numbers_in_words(numbers),) if numbers else ()
        if self._asked.kind is Kind.PLACE and len(open_) > MOST_NAMED:
            return (self._words.places(len(open_)),)
        return tuple(self._words.brief(choice.word, choice.label) for choice in open_)

    @property
    def refused(self) -> tuple[str, ...]:
        """Answers refused by another rule than that of the question, with reasons."""
        return tuple(
            self._words.missing(choice.word, choice.label, why)
            for choice in self._choices
            if (why := choice.reason) is not None
            and self._asked is not None
            and why.rule != self._asked.rule
        )


def chances(
    presenter: AnyPresenter,
    here: Turn[Any, Any],
    decision: Decision,
    word: str,
    seen: Outlook,
    viewer: Viewer,
) -> tuple[str, ...]:
    """Return what each roll of a die would lead to; rolls with the same result are combined."""
    asked = seen.pending
    if not isinstance(asked, Decision) or asked.by is not None:
        return ()
    if asked.kind is not Kind.DIE:
        is_even = asked.options and not asked.weights
        return (texts.one_of(len(asked.options)),) if is_even else ()
    groups: dict[str, list[str]] = {}
    for number, face in enumerate(asked.options):
        told = None
        if decision.by is not None and number < len(seen.faces):
            told = presenter.ahead.comes_to(decision.by, seen, seen.faces[number])
        if told is None:
            told = _result_of(presenter, here, word, face, viewer)
        groups.setdefault(told, []).append(face)
    faces = len(asked.options)
    return tuple(texts.rolls(faces_in_words(some), faces, told) for told, some in groups.items())


def _result_of(
    presenter: AnyPresenter, here: Turn[Any, Any], word: str, face: str, viewer: Viewer
) -> str:
    """Return in a few words what a roll after an answer would lead to."""
    aside = here.fork()
    aside.answer(word)
    before, board = aside.checkpoints, aside.board
    (facts, _), is_cut = foreseen(presenter.box, viewer, board, aside.answer(face), aside.board)
    same_turn = aside.checkpoints == before
    words = presenter.words
    news = facts if same_turn else [fact for fact in facts if not words.is_silent(fact)]
    if news:
        return listed(words.tell(fact) for fact in news[:2])
    asked = aside.pending
    if is_cut or not may_foresee(viewer, asked):
        return texts.NOT_KNOWN
    if isinstance(asked, Decision) and asked.by is not None and same_turn:
        return str(words.question(asked))
    return texts.NOTHING
