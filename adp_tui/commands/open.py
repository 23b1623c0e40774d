"""`adp open`: play a saved game on the screen, or follow it while somebody else does."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Any

from adp_tui.commands.title import at_a_terminal
from adp_tui.desk import Desk
from core.kernel import GameError
from saves.errors import LockedSaveError
from saves.session import Session

GAME = "adp"
"""The game that the screen is made for."""


def run(arguments: Namespace, desk: Desk) -> int:
    """Show the game until the player leaves."""
    path = desk.find(arguments.file)
    if not at_a_terminal():
        raise GameError(
            f"playing needs a terminal; without one there is 'adp show {arguments.file}'"
        )
    box = desk.box_for(path)
    if box.name != GAME:
        raise GameError(f"the screen cannot show the game '{box.name}' yet")
    with opened(box, path) as session:
        return _play(session, desk)


def opened(box: Any, path: Path) -> Session[Any, Any]:
    """Open a save to play on, or to follow it if another program has it."""
    try:
        return Session.open(box, path)
    except LockedSaveError as error:
        session: Session[Any, Any] = Session.open(box, path, read_only=True)
        session.notices.append(f"following: {error}")
        return session


def _play(session: Session[Any, Any], desk: Desk) -> int:
    """Run the screen on a game."""
    from adp_tui.app import AdpApp
    from adp_tui.keys import read_keys, settings_folder
    from adp_tui.play.controller import Controller
    from adp_tui.screens.game import GameScreen
    from adp_tui.theme import theme_for

    keymap, problem = read_keys(settings_folder())
    controller = Controller(session, keymap)
    notices = [*session.notices, *([problem] if problem else [])]
    controller.notice = "; ".join(notices)
    theme = theme_for(os.environ)
    app = AdpApp(desk.folder, (), opening=GameScreen(controller, theme))
    # Looks without a background of their own use the colours of the terminal as they are.
    app.ansi_color = not theme.background
    app.run(mouse=False)
    if app.crash is not None:
        raise app.crash
    return app.return_code or 0
