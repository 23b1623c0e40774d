"""`adp log`: what has happened, answer by answer."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import Any

from adp_tui.desk import Desk
from adp_tui.texts.bots import because
from adp_tui.texts.words import plain
from adp_tui.wire import DICE
from saves.errors import DivergedError
from saves.session import Session


def run(arguments: Namespace, desk: Desk) -> int:
    """Print each answer on the line to the head, and the facts that it led to."""
    with desk.watch(arguments.file) as session:
        for line in _transcript(session, desk.games[session.box.name].tell):
            print(line)
    return 0


def _transcript(session: Session[Any, Any], tell: Callable[[Any], str]) -> Iterator[str]:
    """Tell the game from its start to its head."""
    header = session.header
    yield f"{plain(header.name or header.game)}: {header.scenario}"
    for answer in session.line():
        yield f"{answer.number:>5}  {answer.by or DICE}: {answer.ask} = {answer.answer}"
        yield from (f"{'':9}{because(plain(reason))}" for reason in answer.why)
        yield from (f"{'':9}{told}" for told in _consequences(session, answer.number, tell))


def _consequences(session: Session[Any, Any], number: int, tell: Callable[[Any], str]) -> list[str]:
    """Return what an answer led to, as far as the rules still say so."""
    try:
        return [_told(tell(fact), fact) for fact in session.happened(number)]
    except DivergedError as error:
        return [str(error)]


def _told(sentence: str, fact: Any) -> str:
    """Return a fact as a sentence, with the rule that made it happen."""
    rule = getattr(fact, "rule", None)
    return f"{sentence} ({rule})" if rule else sentence
