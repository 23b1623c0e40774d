"""The preview: what an answer would change, found by answering on the side.

Dice are never rolled for it: where chance comes in, the preview stops and tells the chances.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from adp_tui.games.adp.ahead.changes import (
    Change,
    box_changes,
    other_changes,
    space_changes,
    track_change,
)
from adp_tui.games.adp.ahead.eligibility import Following, following
from adp_tui.play.choices import FINISHING
from adp_tui.play.foresight import NextQuestion, at_most, chances, next_question
from adp_tui.play.outlook import Outlook, look_ahead
from core.adp.board import Board
from core.adp.facts import Fact, Paid
from core.adp.ids import FACTIONS, Faction, Track
from core.adp.totals import margins
from core.kernel import Decision, Game, Kind, Outcome, Rules, Turn


class Preview(NamedTuple):
    """What an answer would lead to, up to the next question."""

    paid: tuple[Change, ...]
    """Tracks from which something is paid."""

    spaces: tuple[Change, ...]
    """Pieces, Control and attitude of each space touched."""

    tracks: tuple[Change, ...]
    boxes: tuple[Change, ...]
    """Available pieces."""

    margins: dict[Faction, tuple[int, int]]
    others: tuple[Change, ...] = ()
    """Islamabad, Casualties, pieces out of play, Event texts in force."""

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


def difference(before: Board, after: Board, purses: Collection[Track] = ()) -> Preview:
    """Return what is different between two positions; of some tracks, that it was paid."""
    now, then = margins(before), margins(after)
    moved = {track: track_change(before, after, track) for track in Track}
    return Preview(
        paid=tuple(c for t, c in moved.items() if t in purses and c is not None),
        spaces=space_changes(before, after),
        tracks=tuple(c for t, c in moved.items() if t not in purses and c is not None),
        boxes=box_changes(before, after),
        margins={faction: (now[faction], then[faction]) for faction in FACTIONS},
        others=other_changes(before, after),
    )


def preview(
    rules: Rules[Board, Fact], game: Game[Board], word: str, outlook: Outlook | None = None
) -> Preview:
    """Return what a word would change as an answer; the outlook is given where it is known."""
    turn: Turn[Board, Fact] = Turn(rules, game)
    decision, before = turn.pending, turn.board
    assert isinstance(decision, Decision)
    outlook = outlook or look_ahead(rules, game, word)
    facts = turn.answer(word)
    asked = turn.pending
    purses = {fact.track for fact in facts if isinstance(fact, Paid)}
    ahead = NextQuestion(decision, word, outlook.next)
    return difference(before, turn.board, purses)._replace(
        then=next_question(decision, turn),
        rule=_rule(decision, word, asked),
        asks=ahead.question,
        options=ahead.options,
        refused=ahead.refused,
        chances=chances(turn, decision.by, outlook),
        most=at_most(decision, word, outlook),
        turns=following(decision, before, word),
    )


def _rule(decision: Decision, word: str, asked: Decision | Outcome) -> str:
    """Return the rule of an answer: of what a menu leads to, else of the question itself."""
    leads = decision.kind is Kind.MENU and word not in FINISHING
    if leads and isinstance(asked, Decision) and asked.by == decision.by:
        return asked.rule
    return decision.rule
