"""`adp show`: a position, for people or for tools."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from adp_tui.commands.context import Desk
from adp_tui.commands.players import player_of
from adp_tui.play import json_values as wire
from adp_tui.presenter.words import AnyWords
from adp_tui.terminal.clean import json_text, tell
from adp_tui.texts import commands as texts
from core.kernel import Decision, Turn


def run(arguments: Namespace, desk: Desk) -> int:
    """Print the position at the head of a save, or after one of its answers."""
    with desk.watch(arguments.file) as session:
        number = session.number if arguments.at is None else arguments.at
        turn = session.at(number)
        if arguments.json:
            print(json_text(wire.state_value(session.box, turn.board, number)))
            return 0
        desk.load_copy(arguments, session.box.name)
        shown = desk.presenter(session.box).words.show(turn.board).rstrip()
        told = (texts.position_after(number), *shown.split("\n"))
        words = desk.presenter(session.box).words
        for line in (*told, "", *_asked(turn, session.seats, words)):
            tell(line)
    return 0


def _asked(turn: Turn[Any, Any], seats: dict[str, str], words: AnyWords) -> list[str]:
    """Return the pending question in the words of the rules, or how the game ended."""
    pending = turn.pending
    if not isinstance(pending, Decision):
        return [texts.won_by(map(words.name, pending.winners))]
    about = " ".join(("", *pending.about))
    who = player_of(words, pending.by, seats)
    asked = texts.asked_now(who, f"{pending.ask}{about}", words.rule(pending.rule))
    return [asked, f"  {' '.join(pending.options)}"]
