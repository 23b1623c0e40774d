"""`adp new`: start a game and save it."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.commands.context import Desk
from adp_tui.games import in_words_of
from adp_tui.play.seats import seated
from adp_tui.saved.opening import begin
from adp_tui.terminal.clean import tell
from adp_tui.texts import commands as texts
from core.kernel import Setup


def run(arguments: Namespace, desk: Desk) -> int:
    """Create the save and print how to continue with it."""
    box = desk.box(arguments.game)
    seats = seated(box.sides, dict(arguments.seat))
    printed = desk.load_copy(arguments, box.name)
    setup = Setup(arguments.scenario, seats, dict(arguments.option), printed=printed)
    name, seed = arguments.name, arguments.seed
    with in_words_of(box.name, desk.games):
        session = begin(box, setup, desk.folder, name=name, seed=seed)
    with session:
        assert session.path is not None
        tell(texts.saved_as(session.path))
        on_screen = desk.games[box.name].cover.on_screen
        tell(texts.play_it(session.path.stem, on_screen=on_screen))
        tell(texts.look_at_it(session.path.stem))
    return 0
