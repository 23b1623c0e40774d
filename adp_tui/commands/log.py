"""`adp log`: what has happened, answer by answer."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Final

from adp_tui.commands import view_log
from adp_tui.commands.context import Desk
from adp_tui.commands.viewer import viewer_of
from adp_tui.look.cells import pad_left
from adp_tui.play.account import Account
from adp_tui.play.bot_turn import may_read_reasons
from adp_tui.play.told import told_line
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.terminal.clean import tell
from adp_tui.texts.bots import because
from adp_tui.texts.commands import noted
from adp_tui.texts.summary import DICE
from core.kernel import Viewer
from saves.records import SEATS
from saves.session import AnySession
from saves.view_file import is_view_log

_FURTHER: Final = " " * 9
"""The indent of the further lines of an answer."""


def run(arguments: Namespace, desk: Desk) -> int:
    """Print each answer on the line to the head, with its facts."""
    if is_view_log(path := desk.find(arguments.file)):
        return view_log.log(path, arguments, desk)
    with desk.watch(arguments.file) as session:
        viewer = viewer_of(arguments, session)
        for line in _transcript(session, desk.presenter(session.box), viewer):
            tell(line)
    return 0


def _transcript(session: AnySession, presenter: AnyPresenter, viewer: Viewer) -> Iterator[str]:
    """Yield the lines of the game from its start to its head, as somebody may know them."""
    header = session.header
    yield f"{header.name or header.game}: {presenter.words.scenario(header.scenario)}"
    for told in told_line(session, presenter, viewer):
        yield f"{pad_left(str(told.number), 5)}  {_answer_line(presenter, told.first)}"
        for one in told.accounts:
            for line in _further(session, presenter, viewer, one):
                yield f"{_FURTHER}{line}"


def _further(
    session: AnySession, presenter: AnyPresenter, viewer: Viewer, told: Account
) -> Iterator[str]:
    """Yield the reasons for an answer, what it led to, and the note on it."""
    answer = told.answer
    assert answer is not None
    if answer.why and may_read_reasons(session, viewer, answer):
        for reason in answer.why:
            rule, text, _ = presenter.words.reason(reason)
            yield because(f"{rule}: {text}" if rule else text)
    for fact in told.facts:
        yield f"{fact.text} ({presenter.words.rule(fact.rule)})" if fact.rule else fact.text
    note = session.tree.notes.get(answer.number)
    if note is not None and not told.is_unseen:  # it may be about what is secret
        yield noted(note)
    if told.trouble:
        yield told.trouble


def _answer_line(presenter: AnyPresenter, told: Account) -> str:
    """Return who answered what, with the rule that asked if the current rules still ask."""
    answer = told.answer
    assert answer is not None
    if answer.ask == SEATS:
        return told.said
    who = DICE if told.whose is None else presenter.words.name(told.whose)
    rule = "" if told.asked is None else f" ({presenter.words.rule(told.asked.rule)})"
    return f"{who}: {told.said}{rule}"
