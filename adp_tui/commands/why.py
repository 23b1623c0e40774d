"""`adp why`: the whole reasoning behind one answer."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from adp_tui.desk import Desk
from adp_tui.texts import commands as texts
from adp_tui.texts.words import plain
from adp_tui.wire import DICE, seat_of
from core.kernel import Decision, GameError
from saves.records import START
from saves.session import Session


def run(arguments: Namespace, desk: Desk) -> int:
    """Print who was asked what, what could be answered, what was, and why."""
    with desk.watch(arguments.file) as session:
        for line in _account(session, arguments.answer):
            print(line)
    return 0


def _account(session: Session[Any, Any], number: int) -> Iterator[str]:
    """Give an account of an answer."""
    session.at(number)  # refuses an answer that is not there
    if number == START:
        raise GameError(texts.NO_ANSWER)
    answer = session.tree[number]
    asked = session.at(answer.follows).pending
    assert isinstance(asked, Decision)
    who = texts.player(answer.by or DICE, seat_of(answer.by, session.seats))
    question = " ".join((asked.ask, *asked.about))
    yield texts.answer(number, who)
    yield from texts.account(question, asked.rule, " ".join(asked.options), answer.answer)
    if not answer.why:
        yield texts.NO_REASONS
    for place, reason in enumerate(answer.why, 1):
        yield f"{place:>4}. {plain(reason)}"
