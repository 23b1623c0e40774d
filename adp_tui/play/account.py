"""The account of an answer: who gave it by which rule, why, and what it led to.

Both the journal on the screen and the transcript of the command line are made from it. It holds
what the reader may know, and no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts.bots import played_by
from adp_tui.texts.plainly import FACE_DOWN
from core.kernel import ONLOOKER, Decision, Viewer
from saves.errors import DivergedError
from saves.records import SEATS, START, Answer
from saves.session import AnySession


class FactText(NamedTuple):
    """Something that happened."""

    text: str
    rule: str
    is_silent: bool
    """Whether it is not worth mentioning beside the other facts."""

    is_result: bool = False
    """Whether it is what a player has waited for since an answer."""


class Account(NamedTuple):
    """Everything to tell about one answer."""

    answer: Answer | None
    """The answer itself; None for the set-up before the first answer."""

    asked: Decision | None = None
    """The question; None for a change of seats, or if the rules no longer ask it."""

    said: str = ""
    """The answer in words; blank if the reader is not even told that there was one."""

    is_unseen: bool = False
    """Whether the reader may not know the answer."""

    whose: str | None = None
    """The side whose answer it is, or whose secret; None for the dice."""

    facts: tuple[FactText, ...] = ()
    trouble: str = ""
    """Why its effects are unknown; blank if they are known."""


def account(
    session: AnySession, presenter: AnyPresenter, number: int, viewer: Viewer = ONLOOKER
) -> Account:
    """Return the account of an answer, or of the start, for somebody."""
    return Teller(session, presenter, viewer).account(number)


def whose(asked: Decision) -> str | None:
    """Return the side that answers, or for which something is drawn in secret."""
    return asked.by or next(iter(asked.known_to or ()), None)


class Teller:
    """Tells somebody what they may know of the answers of a game.

    An answer always leads to the same facts, so accounts are kept.
    """

    def __init__(self, session: AnySession, presenter: AnyPresenter, viewer: Viewer) -> None:
        self._session = session
        self._presenter = presenter
        self._viewer = viewer
        self._made: dict[int, Account] = {}

    def account(self, number: int) -> Account:
        """Return the account of an answer, or of the start."""
        if number not in self._made:
            self._made[number] = self._tell(number)
        return self._made[number]

    def _tell(self, number: int) -> Account:
        answer = None if number == START else self._session.tree[number]
        try:
            step = self._session.step(number)
        except DivergedError as error:
            return self._contradicted(answer, str(error))
        facts = tuple(self._facts(step.facts))
        if answer is None:
            return Account(None, facts=facts)
        if answer.ask == SEATS and answer.by is not None:
            said = played_by(self._presenter.words.name(answer.by), answer.answer)
            return Account(answer, said=said)
        assert step.asked is not None
        if not self._viewer.may_know(step.asked.known_to):
            return self._unseen(answer, step.asked)._replace(facts=facts)
        said = self._said(answer, step.asked)
        return Account(answer, step.asked, said, whose=answer.by, facts=facts)

    def _unseen(self, answer: Answer, asked: Decision) -> Account:
        """Return the account of an answer that they may not know; a draw is for some side."""
        said = self._presenter.words.unseen(asked)
        return Account(answer, asked, said, is_unseen=True, whose=whose(asked))

    def _facts(self, facts: Iterable[Any]) -> Iterator[FactText]:
        """Yield what they learn of, in words."""
        words = self._presenter.words
        for fact in facts:
            told = self._viewer.seen(self._session.box, fact)
            if told is not None:
                yield FactText(
                    words.tell(told),
                    str(getattr(told, "rule", "")),
                    words.is_silent(told),
                    words.is_result(told),
                )

    def _said(self, answer: Answer, asked: Decision) -> str:
        """Return an answer in words, with the meaning of a roll."""
        session, words = self._session, self._presenter.words

        def before() -> Any:
            return self._viewer.view(session.box, session.before(answer.number).board)

        by = None if answer.follows == START else session.tree[answer.follows].by
        outcome = words.outcome_of(asked, answer.answer, by, before)
        return f"{words.said(asked, answer.answer)}{outcome}"

    def _contradicted(self, answer: Answer | None, trouble: str) -> Account:
        """Return the account of an answer that the rules contradict, in words if still possible."""
        if answer is None:
            return Account(None, trouble=trouble)
        try:
            asked = self._session.at(answer.follows).pending
        except DivergedError:
            asked = None
        if not self._viewer.may_know(answer.known_to):
            return Account(answer, said=FACE_DOWN, is_unseen=True, whose=answer.by, trouble=trouble)
        if not isinstance(asked, Decision) or asked.ask != answer.ask:
            said = f"{answer.ask} = {answer.answer}"
            return Account(answer, said=said, whose=answer.by, trouble=trouble)
        if not self._viewer.may_know(asked.known_to):
            return self._unseen(answer, asked)._replace(trouble=trouble)
        said = self._presenter.words.said(asked, answer.answer)
        return Account(answer, asked, said, whose=answer.by, trouble=trouble)
