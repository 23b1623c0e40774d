"""The account of an answer: who gave it by which rule, why, and what it led to.

Both the journal on the screen and the transcript of the command line are made from it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts.bots import played_by
from adp_tui.texts.commands import FACE_DOWN
from core.kernel import Decision
from saves.errors import DivergedError
from saves.records import SEATS, START, Answer
from saves.session import AnySession


class FactText(NamedTuple):
    """Something that happened."""

    text: str
    rule: str
    is_silent: bool
    """Whether it is not worth mentioning beside the other facts."""


class Account(NamedTuple):
    """Everything to tell about one answer."""

    answer: Answer | None
    """The answer itself; None for the set-up before the first answer."""

    asked: Decision | None = None
    """The question; None for a change of seats, or if the rules no longer ask it."""

    said: str = ""
    facts: tuple[FactText, ...] = ()
    trouble: str = ""
    """Why its effects are unknown; blank if they are known."""


def account(session: AnySession, presenter: AnyPresenter, number: int) -> Account:
    """Return the account of an answer, or of the start."""
    answer = None if number == START else session.tree[number]
    try:
        step = session.step(number)
    except DivergedError as error:
        return _contradicted(session, presenter, answer, str(error))
    facts = tuple(_fact_text(presenter, fact) for fact in step.facts)
    if answer is None:
        return Account(None, facts=facts)
    if answer.ask == SEATS and answer.by is not None:
        return Account(answer, said=played_by(presenter.words.name(answer.by), answer.answer))
    assert step.asked is not None
    return Account(answer, step.asked, _answer_text(session, presenter, answer, step.asked), facts)


def _fact_text(presenter: AnyPresenter, fact: Any) -> FactText:
    words = presenter.words
    return FactText(words.tell(fact), str(getattr(fact, "rule", "")), words.is_silent(fact))


def _answer_text(
    session: AnySession, presenter: AnyPresenter, answer: Answer, asked: Decision
) -> str:
    """Return an answer in words, with the meaning of a roll."""
    words = presenter.words
    if words.is_secret(asked):
        return FACE_DOWN
    by = None if answer.follows == START else session.tree[answer.follows].by
    outcome = words.outcome_of(
        asked, answer.answer, by, lambda: session.before(answer.number).board
    )
    return f"{words.said(asked, answer.answer)}{outcome}"


def _contradicted(
    session: AnySession, presenter: AnyPresenter, answer: Answer | None, trouble: str
) -> Account:
    """Return the account of an answer that the rules contradict, in words if still possible."""
    if answer is None:
        return Account(None, trouble=trouble)
    try:
        asked = session.at(answer.follows).pending
    except DivergedError:
        asked = None
    if not isinstance(asked, Decision) or asked.ask != answer.ask:
        return Account(answer, said=f"{answer.ask} = {answer.answer}", trouble=trouble)
    said = (
        FACE_DOWN
        if presenter.words.is_secret(asked)
        else presenter.words.said(asked, answer.answer)
    )
    return Account(answer, asked, said, trouble=trouble)
