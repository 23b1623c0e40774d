"""`adp play --plain`: a saved game as plain text, from a keyboard or a pipe."""

from __future__ import annotations

import sys
from argparse import Namespace
from io import TextIOWrapper

from adp_tui.commands import open as on_screen
from adp_tui.commands.context import Desk
from adp_tui.games import in_words_of
from adp_tui.saved.opening import open_or_follow
from adp_tui.terminal.clean import tell


def run(arguments: Namespace, desk: Desk) -> int:
    """Play until the player leaves or the input ends; without --plain, use the screen."""
    if not arguments.plain:
        return on_screen.run(arguments, desk)
    from adp_tui.plain.talk import Talk

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="ignore")  # bytes that are not valid text are dropped
    path = desk.find(arguments.file)
    box = desk.box_for(path)
    desk.load_copy(arguments, box.name)
    with in_words_of(box.name, desk.games):
        opened = open_or_follow(box, path)
    with opened as session:
        talk = Talk(session, desk.presenter(session.box), bot=session.box.bot)
        _say([*session.notices, *talk.greet()])
        while not talk.over:
            print("> ", end="", flush=True)
            if not (typed := sys.stdin.readline()):
                print()
                break
            _say(talk.hear(typed))
    return 0


def _say(rows: list[str]) -> None:
    for row in rows:
        tell(row)
