"""`adp log`: what has happened, answer by answer."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from adp_tui.clean import tell
from adp_tui.desk import Desk
from adp_tui.games import Entry
from adp_tui.texts.bots import because, played_by
from adp_tui.texts.commands import FACE_DOWN
from adp_tui.wire import DICE
from core.kernel import Decision
from saves.errors import DivergedError
from saves.records import SEATS, Answer
from saves.session import Session


def run(arguments: Namespace, desk: Desk) -> int:
    """Print each answer on the line to the head, and the facts that it led to."""
    with desk.watch(arguments.file) as session:
        for line in _transcript(session, desk.games[session.box.name]):
            tell(line)
    return 0


def _transcript(session: Session[Any, Any], game: Entry) -> Iterator[str]:
    """Tell the game from its start to its head."""
    header = session.header
    yield f"{header.name or header.game}: {header.scenario}"
    for answer in session.line():
        yield f"{answer.number:>5}  {_said(session, answer, game)}"
        yield from (f"{'':9}{because(game.reason(reason))}" for reason in answer.why)
        yield from (f"{'':9}{told}" for told in _consequences(session, answer.number, game))


def _said(session: Session[Any, Any], answer: Answer, game: Entry) -> str:
    """Return who answered what, with the rule that asked, as far as the rules still do."""
    if answer.ask == SEATS and answer.by is not None:
        return played_by(answer.by, answer.answer)
    who = (answer.by or DICE).capitalize()
    try:
        asked = session.at(answer.follows).pending
    except DivergedError:
        asked = None
    if not isinstance(asked, Decision) or asked.ask != answer.ask:
        return f"{who}: {answer.ask} = {answer.answer}"
    said = FACE_DOWN if asked.ask in game.secret else game.said(asked, answer.answer)
    return f"{who}: {said} ({asked.rule})"


def _consequences(session: Session[Any, Any], number: int, game: Entry) -> list[str]:
    """Return what an answer led to, as far as the rules still say so."""
    try:
        return [_told(game.tell(fact), fact) for fact in session.happened(number)]
    except DivergedError as error:
        return [str(error)]


def _told(sentence: str, fact: Any) -> str:
    """Return a fact as a sentence, with the rule that made it happen."""
    rule = getattr(fact, "rule", None)
    return f"{sentence} ({rule})" if rule else sentence
