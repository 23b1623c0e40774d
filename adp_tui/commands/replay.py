"""`adp replay`: look at a saved game on the screen, answer by answer."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.commands.context import Desk
from adp_tui.commands.title import chosen_settings, need_a_screen, need_a_terminal, run_app
from adp_tui.commands.viewer import viewer_of
from adp_tui.entry.garbage import wait_with_garbage
from adp_tui.games import in_words_of
from adp_tui.saved.copies import load_for_command
from adp_tui.saved.opening import replay, whoever_replays
from adp_tui.texts.command_line import no_screen_to_look, no_terminal_to_look
from core.kernel import ONLOOKER


def run(arguments: Namespace, desk: Desk) -> int:
    """Show the game from its first chapter or a given answer, until the viewer leaves."""
    path = desk.find(arguments.file)
    need_a_screen(desk.entry_for(path).cover, no_screen_to_look, arguments.file)
    need_a_terminal(no_terminal_to_look(arguments.file))
    wait_with_garbage()
    settings, config, problem = chosen_settings(arguments)
    box = desk.box_for(path)
    copies = desk.copies(arguments)
    load_for_command(copies, box.name)
    with in_words_of(box.name, desk.games):
        opened = replay(box, path, arguments.at)
    with opened as session:
        if problem:
            session.notices.append(problem)
        viewer = viewer_of(arguments, session)
        if viewer is ONLOOKER:
            viewer = whoever_replays(path, desk.games)
        return run_app(desk, settings, config, copies=copies, opening=session, viewer=viewer)
