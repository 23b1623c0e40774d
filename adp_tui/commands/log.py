"""`adp log`: what has happened, answer by answer."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Final

from adp_tui.commands.context import Desk
from adp_tui.look.cells import pad_left
from adp_tui.play.account import Account, account
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.terminal.clean import tell
from adp_tui.texts.bots import because
from adp_tui.texts.commands import noted
from adp_tui.texts.summary import DICE
from saves.records import SEATS, Answer
from saves.session import AnySession

_FURTHER: Final = " " * 9
"""The indent of the further lines of an answer."""


def run(arguments: Namespace, desk: Desk) -> int:
    """Print each answer on the line to the head, with its facts."""
    with desk.watch(arguments.file) as session:
        for line in _transcript(session, desk.presenter(session.box)):
            tell(line)
    return 0


def _transcript(session: AnySession, presenter: AnyPresenter) -> Iterator[str]:
    """Yield the lines of the game from its start to its head."""
    header = session.header
    yield f"{header.name or header.game}: {presenter.words.scenario(header.scenario)}"
    for answer in session.line():
        told = account(session, presenter, answer.number)
        yield f"{pad_left(str(answer.number), 5)}  {_answer_line(presenter, answer, told)}"
        for reason in answer.why:
            rule, text, _ = presenter.words.reason(reason)
            yield f"{_FURTHER}{because(f'{rule}: {text}' if rule else text)}"
        for text, rule, _ in told.facts:
            cited = presenter.words.rule(rule)
            yield f"{_FURTHER}{f'{text} ({cited})' if rule else text}"
        if (note := session.tree.notes.get(answer.number)) is not None:
            yield f"{_FURTHER}{noted(note)}"
        if told.trouble:
            yield f"{_FURTHER}{told.trouble}"


def _answer_line(presenter: AnyPresenter, answer: Answer, told: Account) -> str:
    """Return who answered what, with the rule that asked if the current rules still ask."""
    if answer.ask == SEATS:
        return told.said
    who = DICE if answer.by is None else presenter.words.name(answer.by)
    rule = "" if told.asked is None else f" ({presenter.words.rule(told.asked.rule)})"
    return f"{who}: {told.said}{rule}"
