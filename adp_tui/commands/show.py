"""`adp show`: a position, for people or for tools."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from adp_tui.commands import view_log
from adp_tui.commands.context import Desk
from adp_tui.commands.players import player_of
from adp_tui.commands.viewer import viewer_of
from adp_tui.play import json_values as wire
from adp_tui.play.told import last_number, place_of
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.presenter.words import AnyWords
from adp_tui.terminal.clean import json_text, tell
from adp_tui.texts import commands as texts
from core.kernel import UNKNOWN, Decision, Outcome, Turn, Viewer
from saves.session import AnySession
from saves.view_file import is_view_log


def run(arguments: Namespace, desk: Desk) -> int:
    """Print the position at the head of a save, or after one of its answers."""
    if is_view_log(path := desk.find(arguments.file)):
        return view_log.show(path, arguments, desk)
    with desk.watch(arguments.file) as session:
        box, presenter = session.box, desk.presenter(session.box)
        viewer = viewer_of(arguments, session)
        number, turn = _place(session, presenter, viewer, arguments.at)
        board = viewer.view(box, turn.board)
        if arguments.json:
            print(json_text(wire.state_value(box, board, number)))
            return 0
        desk.load_copy(arguments, box.name)
        shown = presenter.words.show(board).rstrip()
        told = (texts.position_after(number), *shown.split("\n"))
        pending = viewer.public_question(box, turn.board, turn.pending)
        for line in (*told, "", *_asked(pending, session.seats, presenter.words)):
            tell(line)
    return 0


def _place(
    session: AnySession, presenter: AnyPresenter, viewer: Viewer, at: int | None
) -> tuple[int, Turn[Any, Any]]:
    """Return the number of an answer as the viewer counts, and the game after it."""
    if at is None:
        return last_number(session, presenter, viewer), session.turn
    return at, session.at(place_of(session, presenter, viewer, at))


def _asked(pending: Decision | Outcome, seats: dict[str, str], words: AnyWords) -> list[str]:
    """Return the pending question in the words of the rules, or how the game ended."""
    if not isinstance(pending, Decision):
        return [texts.won_by(map(words.name, pending.winners))]
    who = player_of(words, pending.by, seats)
    if pending.ask == UNKNOWN:
        return [texts.asked_in_secret(who)]
    about = " ".join(("", *pending.about))
    asked = texts.asked_now(who, f"{pending.ask}{about}", words.rule(pending.rule))
    return [asked, f"  {' '.join(pending.options) or texts.OPTIONS_HIDDEN}"]
