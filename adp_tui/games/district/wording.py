"""Questions, answers and refusals in words.

The rules use stable words (`patrol.target`, `remove-terror`). Those without a text here get the
plain default wording of any game.
"""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.naming import (
    RECOVER,
    REPAIR,
    called,
    chit_called,
    chit_in_full,
    is_chit,
    name_of,
)
from adp_tui.games.district.texts import options
from adp_tui.games.district.texts.questions import (
    ABOUT_MISSIONS,
    DRAW,
    MISSION_LAST,
    QUESTIONS,
    TARGETED,
)
from adp_tui.games.district.texts.refusals import REFUSALS
from adp_tui.presenter.words import QuestionText
from adp_tui.texts import plainly
from adp_tui.texts.words import any_of
from core.district.model.ids import BLANK, LETTERS, AnswerKind
from core.kernel import Decision, Reason

TARGET: Final = 3
"""Where the target of a mission is among the words that a question is about."""

_LETTERS: Final = frozenset(LETTERS)

_CLEAR: Final = frozenset({"command", "deploy.unit", "intel.gather", "redeploy", "appeal"})
"""Questions whose end is clear without their title."""

_OF_WHOM: Final = {"deploy.stack": 0, "deploy.place": 1}
"""Where the unit or the stack is among the words of these questions, which titles do not name."""


def question(decision: Decision) -> QuestionText | None:
    """Return the question; None if there is no text for it."""
    if (known := QUESTIONS.get(decision.ask)) is None:
        return None
    about = decision.about
    if decision.ask in MISSION_LAST and about:
        about = (about[0], about[-1], *about[1:-1])
    padded = (*map(called, about), "", "", "")
    title, asked = known if about or decision.ask != "draw" else DRAW
    if decision.ask in ABOUT_MISSIONS and len(about) > TARGET:
        title = TARGETED
    return QuestionText(title.format(*padded), asked.format(*padded))


def label(decision: Decision, word: str) -> str | None:
    """Return an answer in words; None if there is no text for it."""
    if (specific := options.SPECIFIC.get((decision.ask, word))) is not None:
        return specific
    if decision.kind == AnswerKind.STACK and word.isdigit():
        return options.stack(word)
    if decision.kind == AnswerKind.CHIT:
        return _chit(word)
    return options.stack(word) if word in _LETTERS else name_of(word)


def _chit(word: str) -> str | None:
    """Return a chit with its ratings, or an answer that is none."""
    return chit_in_full(word) if is_chit(word) and word != BLANK else name_of(word)


def said(decision: Decision, word: str) -> str | None:
    """Return an answer as it is reported afterwards; None if that is its label after the title."""
    asked = question(decision)
    title = "" if asked is None else asked.title
    if decision.kind == AnswerKind.CHIT and is_chit(word):
        return plainly.said(title, chit_called(word))
    told = label(decision, word) or word
    if decision.ask in _CLEAR and (decision.ask, word) in options.SPECIFIC:
        return told
    if decision.ask in _OF_WHOM:
        whom = decision.about[_OF_WHOM[decision.ask]]
        who = options.stack(whom) if whom.isdigit() else called(whom)
        return plainly.said(title, options.of_whom(who, told))
    return None


def refusal(reason: Reason) -> str:
    """Return a reason as the end of a sentence; one without a text is shown as it is."""
    if (template := REFUSALS.get(reason.code)) is None:
        return " ".join((reason.code, *reason.parts))
    names = [called(part) for part in reason.parts]
    return template.format(*names, any=any_of(names))


def unit_in(word: str) -> str:
    """Return the unit in an answer: `recover-line-2`, `d.line-2` and `line-2` name the same."""
    return word.removeprefix(RECOVER).removeprefix(REPAIR).rpartition(".")[2]
