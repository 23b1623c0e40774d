"""The preview: what an answer would change, found by answering on the side.

Dice are never rolled for it: where chance comes in, the preview stops and tells the chances.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from adp_tui.play.lookahead.follow import look_ahead
from adp_tui.play.lookahead.next_question import NextQuestion, chances, next_question
from adp_tui.presenter.ahead import Change, Difference, Following, Outlook
from adp_tui.presenter.presenter import AnyPresenter
from core.kernel import Decision, Game, Kind


class Preview(NamedTuple):
    """What an answer would lead to, up to the next question."""

    change: Difference
    then: str = ""
    """What is asked next; blank where nothing is answered."""

    rule: str = ""
    """By which rule."""

    asks: str = ""
    """The next question in few words; blank where it needs all of them."""

    options: tuple[str, ...] = ()
    """What could be answered then."""

    refused: tuple[str, ...] = ()
    """What one might look for then and could not have, with the reasons."""

    chances: tuple[str, ...] = ()
    """What a die would lead to, with the chance of each."""

    most: Change | None = None
    """The most that could come of it, where that is still to be decided."""

    turns: Following | None = None
    """Who acts after this turn; None if it is not about a turn."""


def preview(
    presenter: AnyPresenter,
    game: Game[Any],
    decision: Decision,
    word: str,
    outlook: Outlook | None = None,
) -> Preview:
    """Return what a word would change as an answer; the outlook is given where it is known."""
    seen = outlook or look_ahead(presenter, game, word)
    ahead = NextQuestion(presenter, decision, word, seen.next)
    facts, after = seen.at_once
    return Preview(
        presenter.ahead.difference(seen.before, after, facts),
        then=next_question(presenter, decision, seen),
        rule=_rule(presenter, decision, word, seen),
        asks=ahead.question,
        options=ahead.options,
        refused=ahead.refused,
        chances=chances(presenter, game, decision, word, seen),
        most=presenter.ahead.at_most(decision, word, seen),
        turns=presenter.ahead.afterwards(decision, seen.before, word),
    )


def _rule(presenter: AnyPresenter, decision: Decision, word: str, seen: Outlook) -> str:
    """Return the rule of an answer: of what a menu leads to, else of the question itself."""
    leads = decision.kind is Kind.MENU and word not in presenter.answers.finishing
    asked = seen.pending
    if leads and isinstance(asked, Decision) and asked.by == decision.by and seen.same_turn:
        return asked.rule
    return decision.rule
