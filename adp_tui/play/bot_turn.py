"""A bot's turn as it is shown: its thoughts in order, and what the turn has changed."""

from __future__ import annotations

from typing import NamedTuple

from adp_tui.play.bots import explained
from adp_tui.presenter.ahead import Difference
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.presenter.words import AnyWords, ReasonText
from core.kernel import ONLOOKER, Decision, Viewer
from saves.records import START, Answer
from saves.session import AnySession


class ShownThought(NamedTuple):
    """What a bot answered, and why."""

    reasons: tuple[ReasonText, ...]
    said: str
    """Its answer; blank if it only asked for dice."""


class BotTurn(NamedTuple):
    """The turn of a bot so far."""

    side: str
    thoughts: tuple[ShownThought, ...]
    answers: tuple[int, int]
    """The numbers of its first and last answers; both 0 before the first."""

    change: Difference
    """The changes since it began."""


Known = dict[tuple[int, bool], ShownThought]
"""Thoughts already worded, by the number of the answer and whether in full."""


def bot_turn(
    session: AnySession,
    presenter: AnyPresenter,
    *,
    fresh: bool,
    full: bool = False,
    known: Known | None = None,
    viewer: Viewer = ONLOOKER,
) -> BotTurn:
    """Return the current turn; between turns the last one, or an empty one if `fresh`.

    `full` gives the complete reasoning; thoughts worded for the first time are added to `known`.
    Somebody who knows less than the bot is not told what it thought.
    """
    known = {} if known is None else known
    board = viewer.view(session.box, session.turn.board)
    line = [] if fresh and not session.turn.game.trail else _last_turn(session)
    if not line:
        asked = session.turn.pending
        side = asked.by if isinstance(asked, Decision) else None
        return BotTurn(side or "", (), (0, 0), presenter.ahead.difference(board, board))
    thoughts = tuple(
        _thought(session, presenter, answer, full, known)
        for answer in line
        if answer.is_by_bot and may_read_reasons(session, viewer, answer)
    )
    before = viewer.view(session.box, session.at(line[0].follows).board)
    side = line[-1].by
    assert side is not None
    change = presenter.ahead.difference(before, board)
    return BotTurn(side, thoughts, (line[0].number, line[-1].number), change)


def may_read_reasons(session: AnySession, viewer: Viewer, answer: Answer) -> bool:
    """Whether somebody may know why a side answered: reasons tell what that side knows."""
    if answer.by is None or not viewer.may_know(answer.known_to):
        return False
    return viewer.knows_as_much_as(answer.by, session.box, session.turn.board)


def reasons_of(words: AnyWords, answer: Answer) -> tuple[ReasonText, ...]:
    """Return a bot's recorded reasons for an answer, in words."""
    return tuple(map(words.reason, answer.why))


def thoughts_of(session: AnySession, words: AnyWords, answer: Answer) -> tuple[ReasonText, ...]:
    """Return a bot's full reasoning, or its recorded reasons if it would answer differently now."""
    now = explained(session, answer) if reasons_of(words, answer) else None
    if now is None or now.option != answer.answer:
        return reasons_of(words, answer)
    return tuple(words.thought(thought) for thought in now.thoughts)


def _last_turn(session: AnySession) -> list[Answer]:
    """Return the answers of the turn in which a bot last answered; none if a person did since."""
    found: list[Answer] = []
    number = session.number
    while number != START:
        answer = session.tree[number]
        if answer.is_by_person and not found:
            return []
        if found and answer.fingerprint is not None:
            break  # the answer that led to this turn belongs to the turn before it
        if found or answer.is_by_bot:
            found.append(answer)
        number = answer.follows
    return found[::-1]


def _thought(
    session: AnySession, presenter: AnyPresenter, answer: Answer, full: bool, known: Known
) -> ShownThought:
    """Return an answer and its reasons; each is worded only once."""
    key = answer.number, full
    if key not in known:
        words, asked = presenter.words, session.step(answer.number).asked
        assert asked is not None
        dice = answer.answer in _dice_words(session)
        said = "" if dice else words.said(asked, answer.answer)
        reasons = reasons_of(words, answer)
        known[key] = ShownThought(thoughts_of(session, words, answer) if full else reasons, said)
    return known[key]


def _dice_words(session: AnySession) -> tuple[str, ...]:
    """Return the words with which a bot only asks for dice."""
    return () if session.box.bot is None else session.box.bot.dice
