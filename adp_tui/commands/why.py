"""`adp why`: the whole reasoning behind one answer."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any, Final

from adp_tui.commands.context import Desk
from adp_tui.commands.players import player_of
from adp_tui.commands.viewer import viewer_of
from adp_tui.look.cells import pad_left, wrap
from adp_tui.play.bots import explained
from adp_tui.play.told import answer_called
from adp_tui.presenter.words import AnyWords
from adp_tui.terminal.clean import tell
from adp_tui.texts import commands as texts
from adp_tui.texts.bots import SEATED
from core.kernel import Decision, Explanation, GameError, How, Kind, Level, Thought, Viewer
from saves.errors import DivergedError
from saves.records import SEATS, START, Answer
from saves.session import Session

WIDTH: Final = 100
"""The width of a line."""


def run(arguments: Namespace, desk: Desk) -> int:
    """Print who was asked what, the possible answers, the answer, and the reasons for it."""
    with desk.watch(arguments.file) as session:
        presenter = desk.presenter(session.box)
        viewer = viewer_of(arguments, session)
        number = answer_called(session, presenter, viewer, arguments.answer)
        for line in _account(session, number, presenter.words, viewer, arguments.answer):
            tell(line)
    return 0


def _account(
    session: Session[Any, Any], number: int, words: AnyWords, viewer: Viewer, called: int
) -> Iterator[str]:
    """Yield the lines about an answer, as far as somebody may know them.

    `called`: the number by which they call it.
    """
    if number == START:
        raise GameError(texts.NO_ANSWER)
    if number in session.tree and not viewer.may_know(session.tree[number].known_to):
        yield texts.NOT_FOR_YOU
        return
    try:
        turn = session.before(number)
    except DivergedError as error:
        yield from _contradicted(session, words, session.tree[number], error)
        return
    answer = session.tree[number]
    if answer.ask == SEATS:
        yield texts.reseated(called, words.name(answer.by or ""), SEATED[answer.answer])
        return
    asked = turn.pending
    assert isinstance(asked, Decision)
    question = " ".join((asked.ask, *asked.about))
    yield texts.answer(called, _who(session, words, answer))
    if not viewer.may_know(asked.known_to):
        yield texts.NOT_FOR_YOU
        return
    seen = viewer.public_question(session.box, turn.board, asked)
    assert isinstance(seen, Decision)
    options = " ".join(seen.options) or texts.OPTIONS_HIDDEN
    yield from texts.account(question, words.rule(asked.rule), options, answer.answer)
    if (sentence := _unreasoned(answer)) is not None:
        yield sentence
        return
    if seen is not asked:
        yield texts.REASONS_HIDDEN
        return
    if asked.kind is Kind.PLACE:
        yield from _refused(asked, words, session.box.places)
    yield from _reasoning(answer, words, explained(session, answer))


def _contradicted(
    session: Session[Any, Any], words: AnyWords, answer: Answer, error: DivergedError
) -> Iterator[str]:
    """Yield what the log knows about an answer that the current rules do not reach."""
    yield texts.answer(answer.number, _who(session, words, answer))
    yield from texts.account_of_old(answer.ask, answer.answer)
    yield from _wrapped(texts.no_longer(str(error)), 0)
    sentence = _unreasoned(answer)
    yield from _kept(answer, words) if sentence is None else (sentence,)


def _who(session: Session[Any, Any], words: AnyWords, answer: Answer) -> str:
    """Return the side that answered, and its player."""
    return player_of(words, answer.by, session.header.seats | session.tree.seats(answer.follows))


def _unreasoned(answer: Answer) -> str | None:
    """Return one sentence about an answer that no bot gave; None for a bot's answer."""
    if answer.by is None:
        return texts.DICE_DECIDED
    if answer.how is How.ALONE:
        return texts.ONLY_CHOICE
    if answer.is_by_person:
        return texts.PERSON_CHOSE
    return None if answer.why else texts.NO_REASONS


def _refused(asked: Decision, words: AnyWords, places: tuple[str, ...]) -> Iterator[str]:
    """Yield the places that could not be answered, where the rules give a reason."""
    if asked.refuse is None:
        return
    reasons: dict[str, list[str]] = {}
    for place in places:
        if place not in asked.options and (reason := asked.refuse(place)) is not None:
            reasons.setdefault(words.with_rule(reason), []).append(place)
    for sentence, refused in reasons.items():
        yield from _wrapped(texts.refused(" ".join(refused), sentence), 9)


def _reasoning(answer: Answer, words: AnyWords, now: Explanation | None) -> Iterator[str]:
    """Yield the bot's full reasoning, or its recorded reasons if it would now answer otherwise."""
    if now is None or now.option != answer.answer:
        if now is not None:
            yield texts.answers_otherwise(now.option)
        yield from _kept(answer, words)
        return
    yield texts.ALL_THOUGHTS
    place = 0
    for thought in (*now.before_dice, *now.thoughts):
        place += thought.level is Level.REASON
        yield from _thought(thought, words, place)


def _kept(answer: Answer, words: AnyWords) -> Iterator[str]:
    """Yield the reasons recorded in the log."""
    yield texts.REASONS_KEPT
    for place, reason in enumerate(answer.why, 1):
        yield from _thought(Thought(reason, Level.REASON), words, place)


def _thought(thought: Thought, words: AnyWords, place: int) -> Iterator[str]:
    """Yield a thought: numbered reasons, the details below, rejected candidates indented."""
    text = words.sentence(thought.text)
    if thought.why is not None:
        text = f"{text}: {words.with_rule(thought.why)}"
    if thought.level is Level.REASON:
        yield from _wrapped(f"{pad_left(str(place), 4)}. {text}", 6)
    else:
        indent = 4 + 2 * thought.level
        yield from _wrapped(" " * indent + text, indent + 2)


def _wrapped(text: str, indent: int) -> list[str]:
    """Wrap a long line; the further lines are indented."""
    return wrap(text, WIDTH, further=" " * indent, hyphens=False)
