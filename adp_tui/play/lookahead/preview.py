"""The preview: what an answer would change, found by trying it on the side.

Dice are never rolled for it: at a die, the preview stops and gives the chances.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from adp_tui.play.lookahead.follow import look_ahead
from adp_tui.play.lookahead.next_question import NextQuestion, chances, next_question
from adp_tui.presenter.ahead import Change, Difference, Following, Item, Outlook
from adp_tui.presenter.presenter import AnyPresenter
from core.kernel import ONLOOKER, Decision, Kind, Turn, Viewer


class Preview(NamedTuple):
    """What an answer would lead to, up to the next question."""

    change: Difference
    then: str = ""
    """The next question; blank if nothing is answered."""

    rule: str = ""
    """The rule of the answer."""

    asks: str = ""
    """The next question in a few words; blank if it needs more."""

    options: tuple[str, ...] = ()
    """The possible answers to it."""

    refused: tuple[str, ...] = ()
    """Answers to it that a player might expect and that are refused, with reasons."""

    chances: tuple[str, ...] = ()
    """What a die would lead to, with the chance of each result."""

    most: Change | None = None
    """The most that could be gained, if that is still open."""

    is_hidden: bool = False
    """Whether what follows cannot be known."""

    expected: tuple[Item, ...] = ()
    """What is known of the outcome before chance or others have their say."""

    turns: Following | None = None
    """Who acts after this turn; None if it is not about a turn."""


def preview(
    presenter: AnyPresenter,
    here: Turn[Any, Any],
    decision: Decision,
    word: str,
    outlook: Outlook | None = None,
    viewer: Viewer = ONLOOKER,
) -> Preview:
    """Return what a word would change as an answer; pass the outlook if it is known."""
    seen = outlook or look_ahead(presenter, here, word, viewer)
    ahead = NextQuestion(presenter, decision, word, seen.next)
    facts, after = seen.at_once
    return Preview(
        presenter.ahead.difference(seen.before, after, facts),
        then=next_question(presenter, decision, seen),
        rule=_rule(presenter, decision, word, seen),
        asks=ahead.question,
        options=ahead.options,
        refused=ahead.refused,
        chances=() if seen.is_hidden else chances(presenter, here, decision, word, seen, viewer),
        is_hidden=seen.is_hidden,
        most=presenter.ahead.at_most(decision, word, seen),
        expected=presenter.ahead.expected(decision, word, seen),
        turns=presenter.ahead.afterwards(decision, seen.before, word),
    )


def _rule(presenter: AnyPresenter, decision: Decision, word: str, seen: Outlook) -> str:
    """Return the rule of an answer: that of the action a menu leads to, or of the question."""
    leads = decision.kind is Kind.MENU and word not in presenter.answers.finishing
    asked = seen.pending
    leads = leads and not seen.is_hidden
    if leads and isinstance(asked, Decision) and asked.by == decision.by and seen.same_turn:
        return asked.rule
    return decision.rule
