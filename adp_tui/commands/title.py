"""`adp` without a command: the title screen."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from warnings import filterwarnings

from adp_tui.commands.context import Desk
from adp_tui.entry.exit_codes import UsageError
from adp_tui.entry.garbage import start_is_over, wait_with_garbage
from adp_tui.saved.copies import load_named
from adp_tui.texts.command_line import no_terminal_to_play

if TYPE_CHECKING:
    from adp_tui.config.settings import Settings
    from adp_tui.presenter.cover import Cover
    from adp_tui.saved.copies import Copies
    from core.kernel import Viewer
    from saves.session import AnySession


def run(arguments: Namespace, desk: Desk) -> int:
    """Show the title until the player leaves."""
    need_a_terminal(no_terminal_to_play("NAME"))
    wait_with_garbage()
    settings, config, problem = chosen_settings(arguments)
    copies = desk.copies(arguments)
    for game in copies.named:
        load_named(copies, game)
    return run_app(desk, settings, config, copies=copies, notice=problem or "")


def chosen_settings(arguments: Namespace) -> tuple[Settings, Path, str | None]:
    """Return the settings with the command line applied, their folder, and any complaint."""
    from adp_tui.config.keys import settings_folder
    from adp_tui.config.settings import read_settings

    config = settings_folder()
    settings, problem = read_settings(config)
    given = {name: getattr(arguments, name, None) for name in ("theme", "ascii", "mouse")}
    chosen = {name: value for name, value in given.items() if value is not None}
    return settings._replace(**chosen), config, problem


def run_app(
    desk: Desk,
    settings: Settings,
    config: Path,
    *,
    copies: Copies,
    opening: AnySession | None = None,
    viewer: Viewer | None = None,
    notice: str = "",
) -> int:
    """Run the program on the screen and return its exit code."""
    from adp_tui.app import AdpApp

    app = AdpApp(
        desk.folder,
        settings,
        desk.games,
        config=config,
        copies=copies,
        opening=opening,
        viewer=viewer,
        notice=notice,
        once_shown=start_is_over,
    )
    # Textual cancels its unfinished work when the program ends, and Python would warn about each
    # coroutine that was never awaited. These warnings help no one.
    filterwarnings("ignore", "coroutine", RuntimeWarning)
    app.run(mouse=settings.with_mouse())
    if app.crash is not None:
        raise app.crash
    return app.return_code or 0


def need_a_screen(cover: Cover, otherwise: Callable[[str, str], str], file: str) -> None:
    """Raise a sentence unless the screen can show the game."""
    if not cover.on_screen:
        raise UsageError(otherwise(cover.title, file))


def need_a_terminal(otherwise: str) -> None:
    """Raise a sentence unless there is a keyboard to read and a screen to draw on."""
    if not _at_a_terminal():
        raise UsageError(otherwise)


def _at_a_terminal() -> bool:
    """Whether there is a keyboard and a screen (Textual draws on stderr)."""
    ends = (sys.stdin, sys.__stderr__)
    return all(end is not None and end.isatty() for end in ends) and _can_paint()


def _can_paint() -> bool:
    """Whether the terminal can do more than print lines."""
    return os.environ.get("TERM", "dumb") != "dumb"
